export * from "./frames.ts";
export * from "./side.ts";
export * from "./thought.ts";
