import type { HeistView, PokerCard, Requirement, Suit } from "../engine/page.ts";
import type { Box } from "./box.ts";

/** The best that some cards can do for a tile. */
export interface Payment {
  cards: string[];
  wilds: number;
  /** Cards still missing. */
  lacks: number;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What the cards may be, all ways to meet the requirement. */
function targets(needs: Requirement): readonly (readonly (number | Suit)[])[] {
  switch (needs.kind) {
    case "suits":
      return [needs.suits];
    case "numbers":
      return [needs.numbers];
    case "threeOfAKind":
      return NUMBERS.map((n) => [n, n, n]);
    case "straight3":
      return NUMBERS.slice(0, 8).map((n) => [n, n + 1, n + 2]);
    case "twoPairs":
      return NUMBERS.flatMap((n) => NUMBERS.filter((m) => m > n).map((m) => [n, n, m, m]));
  }
}

function payOne(target: readonly (number | Suit)[], held: readonly PokerCard[]): Payment {
  const left = held.filter((c) => c.suit !== null);
  const wild = held.filter((c) => c.suit === null);
  const cards: string[] = [];
  let missing = 0;
  for (const wants of target) {
    const i = left.findIndex((c) => c.suit === wants || c.number === wants);
    if (i < 0) missing++;
    else cards.push(left.splice(i, 1)[0]!.id);
  }
  const wilds = Math.min(missing, wild.length);
  return { cards: [...cards, ...wild.slice(0, wilds).map((c) => c.id)], wilds, lacks: missing - wilds };
}

/** The way with the fewest cards missing, then with the fewest Wilds. */
export function pay(needs: Requirement, held: readonly PokerCard[]): Payment {
  let best: Payment | null = null;
  for (const target of targets(needs)) {
    const p = payOne(target, held);
    if (best === null || p.lacks < best.lacks || (p.lacks === best.lacks && p.wilds < best.wilds)) best = p;
  }
  return best!;
}

export interface TileNeed {
  square: string;
  tile: string;
  needs: Requirement;
  /** Tiles beneath it. */
  under: number;
  /** Cowboys with all the cards for it, and those of them who stand right there. */
  alone: readonly number[];
  now: readonly number[];
  /** Two who could with each other's cards, where nobody can alone. */
  together: { who: [number, number]; cards: string[] } | null;
  /** What the cowboy in question has for it. */
  mine: Payment | null;
}
export interface CarNeed {
  car: string;
  inTunnel: boolean;
  tiles: TileNeed[];
  /** Cowboys whose cards pay for both tiles at once. */
  both: readonly number[];
}

/** What each open tile asks for, matched against all hands that the view shows. */
export function needsOf(view: HeistView, box: Box, me: number | null): CarNeed[] {
  const hands = view.cowboys.map((c) => c.hand?.flatMap((id) => box.cards.get(id) ?? []) ?? null);
  return view.train.map((car) => ({
    car: car.car,
    inTunnel: car.inTunnel,
    both: car.wants.find((w) => w.tiles.length === 2)?.cards ?? [],
    tiles: car.wants.flatMap((want) => {
      const [square, tile, needs] = [want.squares[0], want.tiles[0], want.needs[0]];
      if (want.tiles.length !== 1 || square === undefined || tile === undefined || needs === undefined) return [];
      const stack = car.stacks.find((s) => s.square === square);
      const mine = me === null ? null : (hands[me] ?? null);
      return [
        {
          square,
          tile,
          needs,
          under: (stack?.tiles.length ?? 1) - 1,
          alone: want.cards,
          now: want.now,
          together: want.cards.length > 0 ? null : pairFor(needs, hands, me),
          mine: mine === null ? null : pay(needs, mine),
        },
      ];
    }),
  }));
}

function pairFor(
  needs: Requirement,
  hands: readonly (readonly PokerCard[] | null)[],
  me: number | null,
): TileNeed["together"] {
  const order = hands.map((_, i) => i).toSorted((a, b) => Number(b === me) - Number(a === me));
  let best: { worth: number; found: TileNeed["together"] } | null = null;
  for (const [nth, a] of order.entries())
    for (const b of order.slice(nth + 1)) {
      const [one, two] = [hands[a], hands[b]];
      if (one === null || one === undefined || two === null || two === undefined) continue;
      const p = pay(needs, [...one, ...two]);
      const worth = (a === me ? 0 : 10) + p.wilds;
      if (p.lacks === 0 && (best === null || worth < best.worth))
        best = { worth, found: { who: [a, b], cards: p.cards } };
    }
  return best?.found ?? null;
}
