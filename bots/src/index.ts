export * from "./ask.ts";
export { random } from "./random.ts";
export { sensible as sensibleColt } from "./colt/sensible.ts";
