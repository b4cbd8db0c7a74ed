import { EXPRESS_CAR } from "../../pieces.ts";
import { push } from "../../stack.ts";
import { isPlain, plainUse, spend, type CarRule } from "./rule.ts";

/** GTR-RC-EXPR-1: the whole hand goes, the turn ends, another one follows; never twice in a row (GTR-RC-EXPR-2). */
export const expressCar: CarRule = {
  tries: (_s, _seat, out) => out.push(plainUse(EXPRESS_CAR)),
  check(s, _seat, m) {
    if (!isPlain(m)) return "GTR-RC-EXPR-1";
    return s.turn.extra ? "GTR-RC-EXPR-2" : null;
  },
  use(x, seat) {
    spend(x, seat, EXPRESS_CAR, "GTR-RC-EXPR-1");
    x.s.turn.express = true;
    x.s.turn.step = "end";
    push(x, { k: "discard", seat });
  },
};
