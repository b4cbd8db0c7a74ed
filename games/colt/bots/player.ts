import type { ColtTypes } from "../engine/index.ts";
import type { Player } from "@trestle/bots";
import { coltCompany } from "./company.ts";
import { yardsticks } from "./yardsticks.ts";

export const coltPlayer: Player<ColtTypes> = { ...coltCompany, yardsticks };
