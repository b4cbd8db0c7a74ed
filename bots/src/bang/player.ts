import type { BangTypes } from "@trestle/bang";
import type { Player } from "../ask.ts";
import { bangCompany } from "./company.ts";
import { yardsticks } from "./yardsticks.ts";

export const bangPlayer: Player<BangTypes> = { ...bangCompany, yardsticks };
