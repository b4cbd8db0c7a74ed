export { baselines } from "./baselines.ts";
export { heistBots } from "./factory.ts";
