export { coltCompany } from "./company.ts";
export { coltPlayer } from "./player.ts";
