import type { Refusal } from "@trestle/kernel";
import { affordable } from "./afford.ts";
import type { Board } from "./board.ts";
import { no, shows, tileNames, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { LETTERS, SUITS } from "./edition/types.ts";
import type { MissionKind } from "./edition/types.ts";
import { discardCards, fromHand } from "./hands.ts";
import { abilityN, hasAbility } from "./queries.ts";
import { declare, lootPlays, sizeOf } from "./requirement.ts";
import type { Cowboy, Move, State } from "./types.ts";
import { claimable } from "./wanted.ts";

type Loot = Extract<Move, { t: "loot" }>;

/** Tiles that can be carried and yet allow looting: none, or one with Two-Timing. HEIST-LOOT-1, HEIST-WANT-10 */
export function hasRoom(b: Board, c: Cowboy): boolean {
  return c.loot.length === 0 || c.loot.length === abilityN(b, c, "lootAgain");
}

/** The open tile of a square, -1 if it is empty. */
export function topOf(s: State, square: number): number {
  return s.squares[square]!.at(-1) ?? -1;
}

export function judgeLoot(b: Board, s: State, c: Cowboy, m: Loot): Refusal | null {
  const car = b.carInside[c.at]!;
  if (car < 0) return no("HEIST-LOOT-1", { at: b.spaceIds[c.at]! });
  if (!hasRoom(b, c))
    return no(hasAbility(b, c, "lootAgain") ? "HEIST-WANT-10" : "HEIST-LOOT-9", { carried: c.loot.length });
  if (m.squares.length < 1 || m.squares.length > 2 || m.squares[0] === m.squares[1])
    return no("HEIST-LOOT-2", { tiles: m.squares.length });
  const tiles: number[] = [];
  for (const name of m.squares) {
    const square = b.squareOf.get(name);
    if (square === undefined || square >> 1 !== car) return no("HEIST-LOOT-2", { square: name, car: LETTERS[car]! });
    if (topOf(s, square) < 0) return no("HEIST-LOOT-1", { square: name, tiles: 0 });
    tiles.push(topOf(s, square));
  }
  const cards = fromHand(b, c, m.cards);
  if (cards === null || cards.length === 0) return no("HEIST-LOOT-2", { cards: m.cards.length, hand: c.hand.length });
  return declare(b, tiles, cards) === null ? whyNotPaid(b, tiles, cards) : null;
}

/** Which rule is in the way: a card too many, a Wild meant as two things, or simply not what the tile asks for. */
function whyNotPaid(b: Board, tiles: readonly number[], cards: readonly number[]): Refusal {
  const sorted = cards.slice().sort((a, z) => a - z);
  const names = tileNames(b, tiles).join(" ");
  const fewer = lootPlays(b, sorted, tiles[0]!, tiles[1] ?? -1);
  if (fewer.some((p) => p.squares === (tiles.length === 2 ? 3 : 1)))
    return no("HEIST-LOOT-5", { cards: cards.length, tiles: names });
  const asks = tiles.reduce((sum, t) => sum + sizeOf(b.tileNeeds[t]!), 0);
  const each = tiles.every((t) => lootPlays(b, sorted, t, -1).length > 0);
  const twice = each && sorted.includes(b.wild) && tiles.length === 2;
  return no(twice ? "HEIST-CARD-3" : "HEIST-LOOT-4", { tiles: names, cards: cards.length, asks });
}

export function offerLoot(b: Board, s: State, c: Cowboy, out: Move[]): void {
  const car = b.carInside[c.at]!;
  if (car < 0 || !hasRoom(b, c)) return;
  const [first, second] = [topOf(s, 2 * car), topOf(s, 2 * car + 1)];
  if (affordable(b, c.hand, first, second) === 0) return;
  const names = [b.squareIds[2 * car]!, b.squareIds[2 * car + 1]!];
  for (const p of lootPlays(b, c.hand, first, second))
    out.push(lootMove(b, p.squares === 3 ? names : [names[p.squares - 1]!], p.cards));
}

export function lootMove(b: Board, squares: string[], cards: readonly number[]): Loot {
  return { t: "loot", squares, cards: cards.map((card) => b.cardIds[card]!) };
}

/** The tiles are taken first, then a Wanted Card, then the Sheriff comes. HEIST-LOOT-7, HEIST-WANT-5 */
export function loot(x: Ctx, me: number, m: Loot): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  const cards = discardCards(x, c, m.cards);
  const tiles = m.squares.map((name) => s.squares[b.squareOf.get(name)!]!.pop()!);
  const as = declare(b, tiles, cards) ?? []; // HEIST-CARD-3
  for (const tile of tiles) c.loot.push(tile);
  if (x.sink)
    x.sink({
      t: "looted",
      rule: "HEIST-LOOT-2",
      ...shows(s),
      who: who(x, me),
      at: b.spaceIds[c.at]!,
      car: LETTERS[b.carInside[c.at]!]!,
      tiles: tileNames(b, tiles),
      cards: m.cards.slice(),
      as,
      left: s.actions,
    });
  const wilds = as.length;
  if (wilds > 0 && !hasAbility(b, c, "quietWilds")) s.todo.push({ k: "stir", steps: wilds, at: c.at, who: me });
  claimable(x, me, deeds(b, cards, tiles.length));
}

function deeds(b: Board, cards: readonly number[], tiles: number): MissionKind[] {
  const out: MissionKind[] = [];
  const revolver = SUITS.indexOf("revolver");
  let revolvers = 0;
  let wilds = 0;
  let highest = 0;
  for (const card of cards) {
    if (b.cardSuit[card] === revolver) revolvers++;
    if (b.cardSuit[card] === -1) wilds++;
    highest = Math.max(highest, b.cardNumber[card]!);
  }
  const n = (kind: MissionKind): number => b.wantedMissionN[b.wantedFor[kind]] ?? Infinity;
  if (revolvers >= n("lootWithRevolvers")) out.push("lootWithRevolvers");
  if (wilds >= n("lootWithWilds")) out.push("lootWithWilds");
  if (wilds === 0 && highest <= n("lootWithLowCards")) out.push("lootWithLowCards");
  if (tiles === 2) out.push("lootBoth");
  return out;
}
