export { bangCompany } from "./company.ts";
export { bangPlayer } from "./player.ts";
export { policy as policyBang } from "./policy.ts";
export { BANG_ROLES, thoughtBang } from "./watch.ts";
