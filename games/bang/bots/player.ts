import type { BangTypes } from "../engine/index.ts";
import type { Player } from "@trestle/bots";
import { bangCompany } from "./company.ts";
import { yardsticks } from "./yardsticks.ts";

export const bangPlayer: Player<BangTypes> = { ...bangCompany, yardsticks };
