import type { AbilityKind, Move, Requirement, State, Tables } from "@trestle/heist";
import { chanceOf, missing, without } from "./goals.ts";
import { movesOf, wilds, type Asked } from "./policy.ts";
import { timetableOf } from "./timetable.ts";

/** What suits this policy, the best first. */
const ABILITIES: readonly AbilityKind[] = [
  "handLimit",
  "doubleStep",
  "fasterHorse",
  "lootAgain",
  "freeBullet",
  "easyEscape",
  "quietWilds",
  "ignoreClosedRange",
  "splitDelivery",
  "longReach",
  "duckTunnel",
  "tradeAnywhere",
];

/** Adding to an offer: whatever a prisoner still lacks, nothing more. */
export function offer(a: Asked): Move | undefined {
  const { t, s } = a;
  const trade = s.trade!;
  const other = s.cowboys[trade.with]!;
  const put = movesOf(a, "put").toSorted((p, q) => wilds(t, [p.card]) - wilds(t, [q.card]))[0];
  const wants = other.at === t.jail && other.hand.length + trade.give.length < 3;
  return wants && put !== undefined ? put : movesOf(a, "propose")[0];
}

/** Partners take what fits, and give what lets the other rob; rivals take gifts and give nothing. */
export function answer(a: Asked): Move | undefined {
  const { t, s, decision } = a;
  const trade = s.trade!;
  const accept = movesOf(a, "accept")[0];
  const decline = movesOf(a, "decline")[0];
  if (s.mode === "versus") return accept ?? decline;
  const hand = s.cowboys[decision.as]!.hand;
  const open = openTiles(s).map((tile) => t.tileNeeds[tile]!);
  const theirs = [...s.cowboys[trade.by]!.hand, ...trade.back];
  const room = 5 - theirs.length;
  if (room > 0 && !open.some((needs) => missing(t, needs, theirs).lack === 0))
    for (const card of hand) {
      if (!open.some((needs) => missing(t, needs, [...theirs, card]).lack === 0)) continue;
      const move = movesOf(a, "put").find((m) => m.card === t.edition.poker[card]!.id);
      if (move !== undefined) return move;
    }
  if (accept !== undefined) return accept;
  const worst = without(hand, keepers(a.t, s, decision.as))[0] ?? hand[0];
  return room <= 0 || worst === undefined
    ? decline
    : (movesOf(a, "put").find((m) => m.card === t.edition.poker[worst]!.id) ?? decline);
}

/** What comes back: partners agree; a rival wants at least as many cards as it gives. */
export function confirm(a: Asked): Move | undefined {
  const { give, back } = a.s.trade!;
  const fair = a.s.mode !== "versus" || back.length >= give.length;
  return (fair ? movesOf(a, "accept")[0] : undefined) ?? movesOf(a, "decline")[0];
}

export function claim(a: Asked): Move | undefined {
  const rank = (id: string | null): number => {
    const card = a.t.edition.wanted.find((w) => w.id === id);
    return card === undefined ? ABILITIES.length : ABILITIES.indexOf(card.ability.kind);
  };
  return movesOf(a, "claim").toSorted((p, q) => rank(p.card) - rank(q.card))[0];
}

/** Everything goes that does not serve the tile the hand is nearest to. */
export function discard(a: Asked): Move | undefined {
  const { t, s, decision } = a;
  const useless = without(s.cowboys[decision.as]!.hand, keepers(t, s, decision.as));
  const move = movesOf(a, "discard").find((m) => useless.some((card) => t.edition.poker[card]!.id === m.card));
  return move ?? movesOf(a, "done")[0];
}

function openTiles(s: State): number[] {
  return s.squares.flatMap((stack) => stack.at(-1) ?? []);
}

/** Wilds, what serves the tile that the hand is nearest to, and with loot to carry a good card for a horse. */
function keepers(t: Tables, s: State, me: number): number[] {
  const { hand, loot } = s.cowboys[me]!;
  let best: { value: number; keep: number[] } = { value: 0, keep: [] };
  for (const tile of openTiles(s)) {
    const needs: Requirement = t.tileNeeds[tile]!;
    const { lack, keep } = missing(t, needs, hand);
    const value = chanceOf(needs, lack) + 0.01 * keep.length;
    if (value > best.value) best = { value, keep };
  }
  const keep = best.keep.slice();
  for (const card of without(hand, keep)) if (t.cardSuit[card] === -1) keep.push(card);
  if (loot.length > 0) {
    const swift = without(hand, keep).toSorted((p, q) => t.cardNumber[q]! - t.cardNumber[p]!)[0];
    if (swift !== undefined && t.cardNumber[swift]! >= 6) keep.push(swift);
  }
  return keep;
}

/** Where new tiles lie best: the hard ones below, the easy ones on top and far from the Sheriff. */
export function place(a: Asked): Move | undefined {
  const { t, s } = a;
  const worth = (m: Extract<Move, { t: "place" }>): number => {
    const car = t.edition.trainMap.lootSquares.findIndex((q) => q.id === m.square) >> 1;
    const far = Math.abs(t.sheriffAt[t.carInside.indexOf(car)]! - s.sheriff);
    return far - 10 * ease(a, m.tile);
  };
  return movesOf(a, "place").toSorted((p, q) => worth(q) - worth(p))[0];
}

/** How near to paying for a tile the cowboys are whose hands one sees. */
function ease(a: Asked, id: string): number {
  const { t, s, decision } = a;
  const needs = t.edition.tiles.find((tile) => tile.id === id)!.needs;
  const seen = s.mode === "versus" ? [s.cowboys[decision.as]!] : s.cowboys;
  return seen.reduce((sum, c) => sum + chanceOf(needs, missing(t, needs, c.hand).lack), 0);
}

/** New tiles go to the town that the train reaches next without being paid. */
export function lay(a: Asked): Move | undefined {
  const { t, s } = a;
  const { arrives } = timetableOf(t, s, s.cowboys.length, s.cowboys.length);
  const towns = t.edition.mainMap.towns.map((town) => town.letter).toSorted();
  const late = (letter: string): number => {
    const town = towns.findIndex((l) => l === letter);
    return Math.min(999, arrives[town]!) + (s.towns[town]!.length > 0 ? 1000 : 0);
  };
  return movesOf(a, "lay").toSorted((p, q) => late(p.town) - late(q.town))[0];
}
