export { baselines } from "./baselines.ts";
export { bangBots } from "./factory.ts";
export { policy as policyBang } from "./policy.ts";
export { BANG_ROLES, thoughtBang } from "./watch.ts";
