export { baselines } from "./baselines.ts";
export { bangBots } from "./factory.ts";
export { newPolicy } from "./policy.ts";
export { BANG_ROLES, thoughtBang } from "./watch.ts";
