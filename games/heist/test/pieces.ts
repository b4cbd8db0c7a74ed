import { makeBoard, type Board } from "../engine/board.ts";
import { ours } from "../engine/edition/ours.ts";
import { handLimit, inTunnel, sheriffSpace } from "../engine/queries.ts";
import type { State } from "../engine/types.ts";

export const board: Board = makeBoard(ours);

/** Every piece of the box that a state holds, in a canonical order. HEIST-IMPL-6 */
export function piecesOf(s: State): unknown {
  const up = (a: number, z: number): number => a - z;
  const cards = [s.deck, s.discard, ...s.cowboys.map((c) => c.hand), s.trade?.give ?? [], s.trade?.back ?? []].flat();
  const laying = [...(s.laying?.drawn ?? []), ...(s.laying?.brought ?? [])];
  const tiles = [...s.squares, ...s.towns, s.sack, ...s.cowboys.map((c) => c.loot), laying, s.tile ?? []].flat();
  const wanted = [...s.row, ...s.cowboys.flatMap((c) => (c.wanted === null ? [] : [c.wanted]))];
  return {
    cards: cards.sort(up),
    tiles: tiles.sort(up),
    events: [...s.events, ...s.played].length,
    wanted: wanted.length,
    bullets: s.bullets + s.spent + s.cowboys.reduce((n, c) => n + c.bullets, 0),
    cowboys: s.cowboys.map((c) => [c.seat, c.colour]),
  };
}

/** What HEIST-IMPL-6 wants to be true after every move; the first thing that isn't. */
export function broken(s: State, b: Board = board): string | null {
  if (new Set(s.cars).size !== 5) return `two cars on one space: ${s.cars.join(" ")}`;
  for (let i = 1; i < 5; i++) {
    const pair = [b.spaceIds[s.cars[i - 1]!]!, b.spaceIds[s.cars[i]!]!];
    if (!b.edition.track.links.some((l) => l.every((id) => pair.includes(id))))
      return `the train is torn: ${pair.join(" ")}`;
  }
  for (const h of s.horses) if (h !== null && s.cars.includes(h)) return `a horse under the train on ${b.spaceIds[h]}`;
  for (const [i, c] of s.cowboys.entries()) {
    if (s.cars.includes(c.at)) return `cowboy ${i} under the train on ${b.spaceIds[c.at]}`;
    if (c.hand.length > handLimit(b, c)) return `cowboy ${i} holds ${c.hand.length} cards`;
    if (c.hand.some((card, k) => k > 0 && c.hand[k - 1]! > card)) return `the hand of cowboy ${i} is not in order`;
    if (c.horse !== null && s.horses[c.horse] !== c.at) return `cowboy ${i} and its horse are apart`;
    if (c.at === sheriffSpace(b, s) && !inTunnel(b, s, b.section[c.at]!)) return `cowboy ${i} stands with the Sheriff`;
    if (c.flat && c.at !== b.canyon) return `cowboy ${i} lies flat on ${b.spaceIds[c.at]}`;
    if (c.at === b.jail && c.hand.some((card) => b.opens[card] === 0)) return `prisoner ${i} keeps a card it may not`;
    if (c.at === b.jail && (c.loot.length > 0 || c.bullets > 0)) return `prisoner ${i} kept loot or bullets`;
    if (c.fresh > c.bullets) return `cowboy ${i} has ${c.bullets} bullets, ${c.fresh} of them fresh`;
  }
  for (const h of s.horses.keys()) if (s.cowboys.filter((c) => c.horse === h).length > 2) return `three on horse ${h}`;
  if (s.speed < 1 || s.speed > 5) return `speed ${s.speed}`;
  return null;
}
