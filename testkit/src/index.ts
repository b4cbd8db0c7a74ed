export * from "./conform.ts";
export * from "./coverage.ts";
export * from "./golden.ts";
export * from "./perft.ts";
export * from "./story.ts";
export * from "./translation.ts";
