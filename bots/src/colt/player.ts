import type { ColtTypes } from "@trestle/colt";
import type { Player } from "../ask.ts";
import { coltCompany } from "./company.ts";
import { yardsticks } from "./yardsticks.ts";

export const coltPlayer: Player<ColtTypes> = { ...coltCompany, yardsticks };
