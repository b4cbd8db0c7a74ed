export * from "./frames.ts";
