import { beginCheck } from "../../frames/check.ts";
import { heal } from "../../life.ts";
import { DINING_CAR } from "../pieces.ts";
import type { RailcarDefinition } from "./rule.ts";

/** GTR-RC-DINI-1: a draw! before the turn, and a life point on Hearts. */
export const diningCar: RailcarDefinition = {
  steps: {
    dining(x, seat) {
      if (x.s.players[seat]!.table.includes(DINING_CAR)) beginCheck(x, seat, "dining-car");
    },
  },
  checked(x, f, hearts) {
    if (hearts) heal(x, f.seat, "dining-car", "GTR-RC-DINI-1");
  },
};
