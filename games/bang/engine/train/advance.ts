import type { RuleId, Seat } from "@trestle/kernel";
import { numberOf } from "../abilities.ts";
import type { Action } from "../actions.ts";
import { pushEffect } from "../stack.ts";
import type { Move, State } from "../types.ts";
import { couldTakeAfterAdvance, mayTake } from "./take.ts";
import { moveTrain } from "./track.ts";

const ZIPPY = numberOf("zippy-roy");

const FREE: Move = { t: "advance", by: "action" };
const ZIP: Move = { t: "advance", by: "zippy-roy" };

function check(s: State, seat: Seat, m: Move): RuleId | null {
  if (m.t !== "advance" || s.train === null) return "GTR-TRN-3";
  if (m.by === "zippy-roy") return s.players[seat]!.character === ZIPPY && !s.turn.zipped ? null : "GTR-CH-ZIPP-1";
  if (s.turn.advanced) return "GTR-TAKE-4";
  if (!mayTake(s, seat)) return "GTR-TAKE-1";
  return couldTakeAfterAdvance(s, seat) ? null : "GTR-TAKE-5";
}

/** GTR-TAKE-4: the free advance before the Railcar action; GTR-CH-ZIPP-1: Zippy Roy's own. */
export const advanceAction: Action = {
  t: "advance",
  moves(s, seat, out) {
    if (s.train === null) return;
    if (check(s, seat, FREE) === null) out.push(FREE);
    if (check(s, seat, ZIP) === null) out.push(ZIP);
  },
  tries(s, seat, out) {
    if (s.train === null) return;
    out.push(FREE);
    if (s.players[seat]!.character === ZIPPY) out.push(ZIP);
  },
  check,
  answer(x, seat, m) {
    if (m.t !== "advance") return;
    const { turn, train } = x.s;
    pushEffect(x, null, null);
    if (m.by === "action") {
      turn.advanced = true;
      turn.owes = true;
      moveTrain(x, seat, train!.pos + 1, "railcar-action", "GTR-TAKE-4");
    } else {
      turn.zipped = true;
      moveTrain(x, seat, train!.pos + 1, "zippy-roy", "GTR-CH-ZIPP-1");
    }
  },
};
