import { sensibleColt } from "@trestle/bots";
import { colt } from "@trestle/colt";
import { entry } from "./entry.ts";

export const coltEntry = entry({ game: colt, seats: 5, sensible: sensibleColt, iterations: 256, edition: null });
