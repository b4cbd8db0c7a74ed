import { boxOf } from "./box.ts";
import type { CowboyPicture, HeistPicture, TownPicture } from "./picture.ts";

/** Cards as an event shows them to these eyes: open, in a secret part, or only their number. */
export interface Shown {
  count: number;
  cards?: readonly string[];
  secret?: { cards: readonly string[] };
}

export function cardsIn(e: Shown): readonly string[] | null {
  return e.cards ?? e.secret?.cards ?? null;
}

export function change(p: HeistPicture, cowboy: number, to: Partial<CowboyPicture>): HeistPicture {
  return { ...p, cowboys: p.cowboys.map((c, i) => (i === cowboy ? { ...c, ...to } : c)) };
}

export function changeTown(p: HeistPicture, town: string, to: (t: TownPicture) => Partial<TownPicture>): HeistPicture {
  return { ...p, towns: p.towns.map((t) => (t.town === town ? { ...t, ...to(t) } : t)) };
}

function sorted(ids: readonly string[], order: ReadonlyMap<string, number>): string[] {
  return ids.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** Without these, each taken out once. */
export function without(list: readonly string[], gone: readonly string[]): string[] {
  const out = list.slice();
  for (const id of gone) {
    const i = out.indexOf(id);
    if (i >= 0) out.splice(i, 1);
  }
  return out;
}

/** Cards come to a hand; where nobody may see them, only their number does. */
export function give(p: HeistPicture, cowboy: number, count: number, cards: readonly string[] | null): HeistPicture {
  const c = p.cowboys[cowboy]!;
  const hand = c.hand === null ? null : sorted([...c.hand, ...(cards ?? [])], boxOf(p.edition).cardOrder);
  return change(p, cowboy, { hand, cards: c.cards + count });
}

export function take(p: HeistPicture, cowboy: number, count: number, cards: readonly string[] | null): HeistPicture {
  const c = p.cowboys[cowboy]!;
  const hand = c.hand === null ? null : without(c.hand, cards ?? []);
  return change(p, cowboy, { hand, cards: c.cards - count });
}

/** Cards that are played or thrown away, face up. */
export function spend(p: HeistPicture, cowboy: number, cards: readonly string[]): HeistPicture {
  return { ...take(p, cowboy, cards.length, cards), discard: [...p.discard, ...cards] };
}

export function intoSack(p: HeistPicture, tiles: readonly string[]): HeistPicture {
  return { ...p, sack: sorted([...p.sack, ...tiles], boxOf(p.edition).tileOrder) };
}

export function onSquare(p: HeistPicture, square: string, tile: string): HeistPicture {
  return { ...p, squares: { ...p.squares, [square]: [...(p.squares[square] ?? []), tile] } };
}

/** Takes open tiles off the squares they lie on. */
export function offSquares(p: HeistPicture, tiles: readonly string[]): HeistPicture {
  const squares = Object.entries(p.squares).map(([id, stack]) => {
    const top = stack.at(-1);
    return [id, top !== undefined && tiles.includes(top) ? stack.slice(0, -1) : stack] as const;
  });
  return { ...p, squares: Object.fromEntries(squares) };
}
