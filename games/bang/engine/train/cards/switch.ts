import type { RuleId, Seat } from "@trestle/kernel";
import type { Definition } from "../../definition.ts";
import { left } from "../../hooks.ts";
import { NAME, RANGE, TRAITS } from "../../pieces.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../../stack.ts";
import type { Move, Piece, Player, State } from "../../types.ts";
import { dropWeapons, ownerOf, removeFrom } from "../../zones.ts";
import type { SwitchFrame } from "../types.ts";

/** Would `p`, giving one card for another, have two of a name, or as Sheriff a Jail or Ghost Car? (GTR-PC-SWIT-2) */
function refuses(p: Player, gives: Piece, gets: Piece): boolean {
  if (p.role === "sheriff" && TRAITS[gets]!.notForSheriff !== null) return true;
  for (const card of p.table) if (card !== gives && NAME[card] === NAME[gets]) return true;
  return false;
}

/** GTR-PC-SWIT-6: judged on the table after the exchange, before a weapon goes. */
function checkPair(s: State, seat: Seat, give: Piece, take: Piece): RuleId | null {
  const at = ownerOf(s, take);
  if (at < 0 || at === seat) return "GTR-PC-SWIT-1";
  return refuses(s.players[seat]!, give, take) || refuses(s.players[at]!, take, give) ? "GTR-PC-SWIT-2" : null;
}

function checkGive(s: State, seat: Seat, give: Piece): RuleId | null {
  if (!s.players[seat]!.table.includes(give)) return "GTR-PC-SWIT-1";
  for (const p of s.players) for (const take of p.table) if (checkPair(s, seat, give, take) === null) return null;
  return "GTR-PC-SWIT-2";
}

function candidates(s: State, f: SwitchFrame, out: Move[]): void {
  for (let i = 0; i < s.players.length; i++)
    if ((i === f.seat) === (f.give === null)) for (const card of s.players[i]!.table) out.push({ t: "pick", card });
}

function check(s: State, f: SwitchFrame, m: Move): RuleId | null {
  if (m.t !== "pick") return "GTR-PC-SWIT-1";
  return f.give === null ? checkGive(s, f.seat, m.card) : checkPair(s, f.seat, f.give, m.card);
}

/** First one's own card, then the other. */
const switchFrame: FrameRule<SwitchFrame> = {
  step: (x, f) => ask(x, f.seat, f.give === null ? "switch-give" : "switch-take"),
  moves(s, f, _seat, out) {
    const all: Move[] = [];
    candidates(s, f, all);
    for (const m of all) if (check(s, f, m) === null) out.push(m);
  },
  tries: (s, f, _seat, out) => candidates(s, f, out),
  check: (s, f, _seat, m) => check(s, f, m),
  answer(x, f, _seat, m) {
    if (m.t !== "pick") return;
    if (f.give === null) {
      f.give = m.card;
      if (x.sink) x.sink({ t: "offered", rule: "GTR-PC-SWIT-1", seat: f.seat, card: m.card });
      return;
    }
    pop(x);
    exchange(x, f.seat, f.give, m.card);
  },
};

function exchange(x: Ctx, seat: Seat, give: Piece, take: Piece): void {
  const { s } = x;
  const at = ownerOf(s, take);
  if (x.sink) x.sink({ t: "switched", rule: "GTR-PC-SWIT-1", seat, at, give, take });
  const [own, other] = [s.players[seat]!, s.players[at]!];
  removeFrom(own.table, give);
  removeFrom(other.table, take);
  own.table.push(take);
  other.table.push(give);
  if (RANGE[take]! > 0) dropWeapons(x, seat, take); // GTR-PC-SWIT-3
  if (RANGE[give]! > 0) dropWeapons(x, at, give);
  left(x, at, take); // GTR-PC-SWIT-4
  left(x, seat, give);
}

/** GTR-PC-SWIT-1: two cards in play change places; playable only if some exchange is legal. */
export const switchCard: Definition = {
  play: {
    target: "none",
    check(s, seat) {
      for (const give of s.players[seat]!.table) if (checkGive(s, seat, give) === null) return null;
      return "GTR-PC-SWIT-2";
    },
    play: (x, p) => push(x, { k: "switch", seat: p.seat, give: null }),
  },
  frames: () => ({ switch: switchFrame }),
};
