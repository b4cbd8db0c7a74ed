export * from "./conform.ts";
