import type { Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { no, tileNames, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { LETTERS } from "./edition/types.ts";
import { win } from "./end.ts";
import { hasAbility } from "./queries.ts";
import { drawTile } from "./sack.ts";
import type { Cowboy, Laying, Move, State } from "./types.ts";
import { earned } from "./wanted.ts";

export const COUNTERS = 10;

export function judgeDrop(b: Board, c: Cowboy): Refusal | null {
  if (b.townAt[c.at]! < 0) return no("HEIST-DROP-1", { at: b.spaceIds[c.at]! });
  return c.loot.length > 0 ? null : no("HEIST-DROP-1", { at: b.spaceIds[c.at]!, carried: 0 });
}

function countersLeft(c: Cowboy): number {
  return COUNTERS - c.points - c.counters[0]! - c.counters[1]! - c.counters[2]!;
}

/** All tiles carried are set aside and scored, then as many new ones are drawn. HEIST-DROP-2, HEIST-DROP-4 */
export function drop(x: Ctx, me: number): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  const town = b.townAt[c.at]!;
  const brought = c.loot;
  c.loot = [];
  const versus = s.mode === "versus";
  const counters = versus ? Math.min(brought.length, countersLeft(c)) : 0; // HEIST-VS-13
  c.counters[town]! += counters;
  if (!versus) s.meter += brought.length;
  if (x.sink)
    x.sink({
      t: "dropped",
      rule: versus ? "HEIST-VS-5" : "HEIST-DROP-4",
      who: who(x, me),
      town: LETTERS[town]!,
      tiles: tileNames(b, brought),
      meter: versus ? null : s.meter,
      counters,
      left: s.actions,
    });
  const least = b.wantedMissionN[b.wantedFor.dropAtEmptyTown] ?? Infinity;
  const first = s.towns[town]!.length === 0 && brought.length >= least;
  const laying: Laying = {
    who: me,
    town,
    drawn: [],
    brought,
    short: 0,
    earned: first ? earned(x, me, ["dropAtEmptyTown"]) : [],
  };
  s.laying = laying;
  if (s.mode === "coop" && s.meter >= s.goal) {
    returnTiles(x);
    return win(x);
  }
  for (let i = 0; i < brought.length; i++) {
    const tile = drawTile(x, me, "HEIST-DROP-2");
    if (tile === null) laying.short++; // HEIST-DROP-3
    else laying.drawn.push(tile);
  }
  s.todo.push({ k: "lay" });
}

/** Lays what leaves no choice; true when a choice is owed. */
export function layOn(x: Ctx): boolean {
  const { b, s } = x;
  const l = s.laying!;
  const anywhere = hasAbility(b, s.cowboys[l.who]!, "splitDelivery");
  if (!anywhere) {
    while (l.drawn.length > 0) lay(x, l.drawn[0]!, l.town);
    while (l.short > 0 && l.short === l.brought.length) lay(x, l.brought[0]!, l.town);
  }
  if (l.drawn.length > 0 || l.short > 0) return true;
  returnTiles(x);
  if (l.earned.length > 0) s.todo.push({ k: "claim", who: l.who, cards: l.earned });
  return false;
}

export function lay(x: Ctx, tile: number, town: number): void {
  const { b, s } = x;
  const l = s.laying!;
  const drawn = l.drawn.indexOf(tile);
  if (drawn >= 0) l.drawn.splice(drawn, 1);
  else {
    l.brought.splice(l.brought.indexOf(tile), 1);
    l.short--;
  }
  s.towns[town]!.push(tile);
  if (x.sink) {
    const from = drawn >= 0 ? "sack" : "brought";
    const rule = drawn >= 0 ? "HEIST-DROP-2" : "HEIST-DROP-3";
    x.sink({ t: "laid", rule, who: who(x, l.who), tile: b.tileIds[tile]!, town: LETTERS[town]!, from });
  }
}

function returnTiles(x: Ctx): void {
  const { b, s } = x;
  const { brought } = s.laying!;
  for (const tile of brought) s.sack.push(tile);
  s.laying = null;
  if (x.sink && brought.length > 0) x.sink({ t: "returned", rule: "HEIST-DROP-2", tiles: tileNames(b, brought) });
}

/** Drawn tiles come first, one by one; then as many of those brought as the sack was short of. */
export function offerLay(b: Board, s: State, out: Move[]): void {
  const l = s.laying!;
  const anywhere = hasAbility(b, s.cowboys[l.who]!, "splitDelivery");
  const tiles = l.drawn.length > 0 ? l.drawn.slice(0, 1) : l.brought;
  for (const tile of tiles)
    for (let town = 0; town < 3; town++) if (anywhere || town === l.town) out.push(b.ready.lay[tile]![town]!);
}

export function judgeLay(b: Board, s: State, m: Extract<Move, { t: "lay" }>): Refusal | null {
  const l = s.laying!;
  const tile = b.tileOf.get(m.tile) ?? -1;
  if (l.drawn.length > 0 ? l.drawn[0] !== tile : !l.brought.includes(tile)) return no("HEIST-DROP-3", { tile: m.tile });
  const anywhere = hasAbility(b, s.cowboys[l.who]!, "splitDelivery");
  return anywhere || LETTERS.indexOf(m.town) === l.town
    ? null
    : no("HEIST-DROP-2", { town: m.town, at: LETTERS[l.town]! });
}
