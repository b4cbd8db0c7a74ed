import type { Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { no, tileNames, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { LETTERS } from "./edition/types.ts";
import { lose, pointsToWin, winByPoints } from "./end.ts";
import { SKULL } from "./queries.ts";
import { drawTile } from "./sack.ts";
import type { Move, State } from "./types.ts";

/** The engine has entered a gold star and its card is resolved. HEIST-TOWN-1, HEIST-VS-5 */
export function arrive(x: Ctx, town: number): void {
  const { b, s } = x;
  const tiles = s.towns[town]!;
  const [letter, star] = [LETTERS[town]!, b.spaceIds[b.townStar[town]!]!];
  if (x.sink) x.sink({ t: "town-reached", rule: "HEIST-TOWN-1", town: letter, star, tiles: tileNames(b, tiles) });
  if (s.mode === "versus" && countersHome(x, town)) return winByPoints(x);
  s.todo.push({ k: "refill" });
  if (tiles.length > 0) {
    s.todo.push({ k: "load", town });
    return;
  }
  s.hangman++;
  if (x.sink) x.sink({ t: "rope-tightened", rule: "HEIST-TOWN-1", town: letter, knot: s.hangman + 1 });
  if (s.hangman >= SKULL) lose(x, "HEIST-END-3");
}

/** True when somebody has the points to win. */
function countersHome(x: Ctx, town: number): boolean {
  const { s } = x;
  let won = false;
  for (let i = 0; i < s.cowboys.length; i++) {
    const c = s.cowboys[i]!;
    const count = c.counters[town]!;
    c.counters[town] = 0;
    c.points += count;
    if (c.points >= pointsToWin(s)) won = true;
    if (x.sink && count > 0)
      x.sink({ t: "counters-home", rule: "HEIST-VS-5", town: LETTERS[town]!, who: who(x, i), count, points: c.points });
  }
  return won;
}

/** The smaller stack of the town's car, or either. HEIST-TOWN-2 */
function isSmaller(s: State, town: number, square: number): boolean {
  return square >> 1 === town && s.squares[square]!.length <= s.squares[square ^ 1]!.length;
}

/** Loads what leaves no choice; true when a choice is owed. */
export function loadOn(x: Ctx, town: number): boolean {
  const { s } = x;
  const tiles = s.towns[town]!;
  const [first, second] = [isSmaller(s, town, 2 * town), isSmaller(s, town, 2 * town + 1)];
  if (tiles.length > 1 || (tiles.length === 1 && first && second)) return true;
  if (tiles.length === 1) load(x, town, tiles[0]!, 2 * town + (first ? 0 : 1));
  return false;
}

export function load(x: Ctx, town: number, tile: number, square: number): void {
  const { b, s } = x;
  const tiles = s.towns[town]!;
  tiles.splice(tiles.indexOf(tile), 1);
  s.squares[square]!.push(tile);
  if (x.sink) {
    const [name, at] = [b.tileIds[tile]!, b.squareIds[square]!];
    x.sink({ t: "loaded", rule: "HEIST-TOWN-2", who: who(x, s.active), tile: name, square: at, town: LETTERS[town]! });
  }
}

/** One tile for an empty square; true when the square is to be chosen, or when there is more to do. HEIST-TOWN-3 */
export function refillOn(x: Ctx): "choose" | "again" | "done" {
  const { s } = x;
  const empty = emptySquares(s);
  if (empty.length === 0) return "done";
  const tile = drawTile(x, s.active, "HEIST-TOWN-3");
  if (tile === null) return "done"; // HEIST-TOWN-4
  s.tile = tile;
  if (empty.length > 1) return "choose";
  refill(x, empty[0]!);
  return "again";
}

export function emptySquares(s: State): number[] {
  const out: number[] = [];
  for (let i = 0; i < 6; i++) if (s.squares[i]!.length === 0) out.push(i);
  return out;
}

export function refill(x: Ctx, square: number): void {
  const { b, s } = x;
  const tile = s.tile!;
  s.tile = null;
  s.squares[square]!.push(tile);
  if (x.sink)
    x.sink({
      t: "refilled",
      rule: "HEIST-TOWN-3",
      who: who(x, s.active),
      tile: b.tileIds[tile]!,
      square: b.squareIds[square]!,
    });
}

export function offerLoad(b: Board, s: State, town: number, out: Move[]): void {
  for (const tile of s.towns[town]!)
    for (const square of [2 * town, 2 * town + 1])
      if (isSmaller(s, town, square)) out.push(b.ready.place[tile]![square]!);
}

export function judgeLoad(b: Board, s: State, town: number, m: Extract<Move, { t: "place" }>): Refusal | null {
  const tile = b.tileOf.get(m.tile) ?? -1;
  const square = b.squareOf.get(m.square) ?? -1;
  if (!s.towns[town]!.includes(tile)) return no("HEIST-TOWN-2", { tile: m.tile, town: LETTERS[town]! });
  if (square < 0 || square >> 1 !== town) return no("HEIST-TOWN-1", { square: m.square, town: LETTERS[town]! });
  if (isSmaller(s, town, square)) return null;
  return no("HEIST-TOWN-2", {
    square: m.square,
    tiles: s.squares[square]!.length,
    other: s.squares[square ^ 1]!.length,
  });
}

export function judgeRefill(b: Board, s: State, m: Extract<Move, { t: "place" }>): Refusal | null {
  const square = b.squareOf.get(m.square) ?? -1;
  if (b.tileOf.get(m.tile) !== s.tile || square < 0) return no("HEIST-TOWN-3", { tile: m.tile, square: m.square });
  const tiles = s.squares[square]!.length;
  return tiles === 0 ? null : no("HEIST-TOWN-3", { square: m.square, tiles });
}
