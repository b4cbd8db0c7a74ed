import type { Seat } from "@trestle/kernel";
import { abilityOf } from "./abilities.ts";
import type { EffectFrame } from "./frames/types.ts";
import type { InPlay } from "./hooks.ts";
import { isRailcar } from "./pieces.ts";
import { isQuarry } from "./roles.ts";
import type { Ctx } from "./stack.ts";
import { discardAll, draw, equip, leavePlay } from "./zones.ts";

/** Stage 3 (BANG-RES-3): all who are at 0 or less fall, in the order they were hurt. */
export function eliminations(x: Ctx, f: EffectFrame): void {
  const { players } = x.s;
  for (let i = 0; i < f.hurt.length; i++) {
    const seat = f.hurt[i]!;
    const p = players[seat]!;
    if (p.out || p.ghost || p.life > 0) continue;
    const saves = saviour(x, seat);
    if (saves === undefined) eliminate(x, f, seat);
    else saves(x, seat);
  }
}

/** What a card in play does instead of its owner's elimination. */
function saviour(x: Ctx, seat: Seat): InPlay["saves"] {
  const { table } = x.s.players[seat]!;
  for (let i = 0; i < table.length; i++) {
    const saves = x.hooks.saves[table[i]!];
    if (saves) return saves;
  }
  return undefined;
}

/** At 0 with nothing to hold it in play: waits for its own elimination, uses nothing and gets nothing. */
function isDoomed(x: Ctx, seat: Seat): boolean {
  const p = x.s.players[seat]!;
  return p.life <= 0 && !p.ghost && saviour(x, seat) === undefined;
}

/** BANG-DEATH-2: role, cards, reward. */
function eliminate(x: Ctx, f: EffectFrame, seat: Seat): void {
  const p = x.s.players[seat]!;
  leavePlay(x, seat);
  p.life = 0;
  if (x.sink) {
    const by = f.by === seat ? null : f.by; // BANG-DUEL-2
    x.sink({ t: "eliminated", rule: "BANG-DEATH-2", reveals: true, seat, role: p.role, by });
  }
  const sam = heir(x, seat);
  if (sam >= 0) inherit(x, sam, seat);
  else discardAll(x, seat, "death", "BANG-DEATH-3");
  reward(x, f, seat);
}

/** Vulture Sam, if he is in play and stays there. */
function heir(x: Ctx, dead: Seat): Seat {
  const { s } = x;
  for (let i = 0; i < s.players.length; i++)
    if (i !== dead && abilityOf(s, i).inherits && !s.players[i]!.out && !isDoomed(x, i)) return i;
  return -1;
}

/** BANG-CH-VULT-1: all cards into hand, Railcars in front of him. */
function inherit(x: Ctx, sam: Seat, dead: Seat): void {
  const p = x.s.players[dead]!;
  const { table, hand } = p;
  p.table = [];
  p.hand = [];
  if (x.sink && table.length + hand.length > 0)
    x.sink({
      t: "inherited",
      rule: "BANG-CH-VULT-1",
      reveals: true,
      seat: sam,
      from: dead,
      cards: table,
      count: hand.length,
      secret: { to: [sam, dead], cards: hand },
    });
  for (const card of table)
    if (isRailcar(card)) equip(x, sam, card);
    else x.s.players[sam]!.hand.push(card);
  for (const card of hand) x.s.players[sam]!.hand.push(card);
}

/** BANG-RWD-1 to BANG-RWD-3; with three players BANG-3P-2 and BANG-3P-4. */
function reward(x: Ctx, f: EffectFrame, dead: Seat): void {
  const { s } = x;
  const { by } = f;
  if (by === null || by === dead || s.players[by]!.out || isDoomed(x, by)) return;
  const role = s.players[dead]!.role;
  if (s.players.length === 3) {
    if (!s.left && isQuarry(s.players[by]!.role, role)) f.hunter = by;
    draw(x, by, 3, "reward", "BANG-3P-4");
  } else if (role === "outlaw") {
    draw(x, by, 3, "reward", "BANG-RWD-1");
  } else if (role === "deputy" && s.players[by]!.role === "sheriff") {
    discardAll(x, by, "penalty", "BANG-RWD-2");
  }
}
