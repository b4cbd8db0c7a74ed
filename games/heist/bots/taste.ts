import type { Temper } from "@trestle/bots";

/** What things are worth to a cowboy, in Heist Actions. */
export interface Taste {
  /** Each tile beyond the first of a robbery. */
  tile: number;
  /** Spending a Wild, riding (a card), an action bought with cards or a bullet. */
  wild: number;
  card: number;
  bought: number;
  /** An arrest, and what each carried tile adds to it. */
  arrest: number;
  lost: number;
  /** Paying the next unpaid town, by knots gone down. */
  rope: readonly [number, number, number];
  /** A town that comes later, one that is paid, one that the train has just left. */
  late: number;
  paid: number;
  missed: number;
  /** Each further turn that a robbery needs other cards. */
  patience: number;
  /** A bullet taken instead of doing nothing; how bad it must look before a Wild is spent on the Sheriff. */
  bullet: number;
  shove: number;
  /** How much better two tiles at once are than one, when it comes to cards to keep. */
  both: number;
}

const EVEN: Taste = {
  tile: 2.2,
  wild: 0.35,
  card: 0.15,
  bought: 0.4,
  arrest: 16,
  lost: 4,
  rope: [3.5, 6, 12],
  late: 0.12,
  paid: 0.75,
  missed: 1,
  patience: 4,
  bullet: 0.4,
  shove: 4,
  both: 0.45,
};

/** Tempers differ in what they shy away from and what they fancy, never by much: each plays about as well as another. */
export const TASTES: Readonly<Record<Temper, Taste>> = {
  even: EVEN,
  // Keeps what it has: shuns the Sheriff, holds on to Wilds and bullets, pays the next town.
  cautious: { ...EVEN, arrest: 20, lost: 6, wild: 0.5, bought: 0.5, rope: [4.5, 7, 13] },
  // Tries to win: more risk for more tiles at once.
  bold: { ...EVEN, arrest: 13, lost: 3, tile: 2.7, bought: 0.3, rope: [3, 5, 11] },
  vengeful: { ...EVEN, shove: 2.5, arrest: 14, wild: 0.3 },
  greedy: { ...EVEN, tile: 2.8, both: 0.6, paid: 0.6 },
  sly: { ...EVEN, wild: 0.25, card: 0.1, bullet: 0.5, late: 0.14 },
};
