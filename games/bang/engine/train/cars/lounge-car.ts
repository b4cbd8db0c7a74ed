import type { RuleId, Seat } from "@trestle/kernel";
import type { LookFrame } from "../../frames/types.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../../stack.ts";
import type { Move, Piece, State } from "../../types.ts";
import { equip } from "../../zones.ts";
import { GHOST_CAR, LOUNGE_CAR } from "../pieces.ts";
import { isPlain, plainUse, spend, type RailcarDefinition } from "./rule.ts";

type LoungeFrame = LookFrame<"lounge-car">;

/** One goes to another player, the other one stays (GTR-RC-LOUN-2, GTR-RC-LOUN-4). */
function check(s: State, f: LoungeFrame, seat: Seat, m: Move): RuleId | null {
  if (m.t === "place") return m.at === seat && mayKeepOnly(s, f, seat) ? null : "GTR-RC-LOUN-3";
  if (m.t !== "give" || !f.cards.includes(m.card)) return "GTR-RC-LOUN-1";
  const p = s.players[m.at];
  if (p === undefined || m.at === seat) return "GTR-RC-LOUN-1";
  if (f.count === 1 && mayKeepOnly(s, f, seat)) return "GTR-RC-LOUN-3";
  if (m.card === GHOST_CAR) return p.role === "sheriff" ? "GTR-RC-LOUN-4" : null;
  if (p.out) return "GTR-RC-LOUN-2";
  return s.players[seat]!.role === "sheriff" && f.cards.includes(GHOST_CAR) ? "GTR-RC-LOUN-2" : null;
}

function mayKeepOnly(s: State, f: LoungeFrame, seat: Seat): boolean {
  return f.count === 1 && !(f.cards[0] === GHOST_CAR && s.players[seat]!.role === "sheriff");
}

function candidates(s: State, f: LoungeFrame, seat: Seat, out: Move[]): void {
  if (f.count === 1) out.push({ t: "place", at: seat });
  for (const card of f.cards)
    for (let at = 0; at < s.players.length; at++) if (at !== seat) out.push({ t: "give", card, at });
}

/** The one looking may be the only one to know what there is to choose, so the question is always asked. */
const loungeFrame: FrameRule<LoungeFrame> = {
  holds: (f) => f.cards,
  step: (x, f) => ask(x, f.seat, "lounge-car"),
  moves(s, f, seat, out) {
    const all: Move[] = [];
    candidates(s, f, seat, all);
    for (const m of all) if (check(s, f, seat, m) === null) out.push(m);
  },
  tries: candidates,
  check,
  answer(x, f, seat, m) {
    pop(x);
    if (m.t === "give") {
      for (const car of f.cards) if (car !== m.card) put(x, seat, car, seat);
      put(x, seat, m.card, m.at);
    } else {
      put(x, seat, f.cards[0]!, seat);
    }
  },
};

function put(x: Ctx, seat: Seat, car: Piece, at: Seat): void {
  if (x.sink) x.sink({ t: "placed", rule: "GTR-RC-LOUN-1", reveals: true, seat, car, at });
  equip(x, at, car);
}

/** GTR-RC-LOUN-1; GTR-RC-LOUN-3: it goes under the deck only after the two have been drawn. */
export const loungeCar: RailcarDefinition = {
  use: {
    tries: (_s, _seat, out) => out.push(plainUse(LOUNGE_CAR)),
    check(s, _seat, m) {
      if (!isPlain(m)) return "GTR-RC-LOUN-1";
      return s.train!.deck.length > 0 ? null : "GTR-RC-LOUN-3";
    },
    use(x, seat) {
      const { deck } = x.s.train!;
      const cards = [deck.pop()!];
      const second = deck.pop();
      if (second !== undefined) cards.push(second);
      if (x.sink) {
        const secret = { to: [seat], cards: cards.slice() };
        x.sink({
          t: "looked",
          rule: "GTR-RC-LOUN-1",
          reveals: true,
          seat,
          count: cards.length,
          why: "lounge-car",
          secret,
        });
      }
      push(x, { k: "lounge-car", seat, cards, count: cards.length });
      spend(x, seat, LOUNGE_CAR, "GTR-RC-LOUN-3");
    },
  },
  frames: () => ({ "lounge-car": loungeFrame }),
};
