export * from "./frames.ts";
export * from "./side.ts";
