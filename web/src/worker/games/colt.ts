import { coltCompany } from "@trestle/bots";
import { colt } from "@trestle/colt";
import { entry } from "./entry.ts";

export const coltEntry = entry({ game: colt, seats: 5, player: coltCompany, edition: null });
