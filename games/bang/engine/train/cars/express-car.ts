import { discardHand } from "../../zones.ts";
import { EXPRESS_CAR } from "../pieces.ts";
import { isPlain, plainUse, spend, type RailcarDefinition } from "./rule.ts";

/** GTR-RC-EXPR-1: the whole hand goes, the turn ends, another one follows; never twice in a row (GTR-RC-EXPR-2). */
export const expressCar: RailcarDefinition = {
  use: {
    tries: (_s, _seat, out) => out.push(plainUse(EXPRESS_CAR)),
    check(s, _seat, m) {
      if (!isPlain(m)) return "GTR-RC-EXPR-1";
      return s.turn.extra ? "GTR-RC-EXPR-2" : null;
    },
    use(x, seat) {
      spend(x, seat, EXPRESS_CAR, "GTR-RC-EXPR-1");
      x.s.turn.express = true;
      x.s.turn.step = "end";
      discardHand(x, seat, x.s.players[seat]!.hand, "express-car", "GTR-RC-EXPR-1");
    },
  },
  extraTurn: (x) => (x.s.turn.express ? "GTR-RC-EXPR-1" : null),
};
