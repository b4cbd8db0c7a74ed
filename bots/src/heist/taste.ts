import type { Temper } from "../ask.ts";

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

export const TASTES: Readonly<Record<Temper, Taste>> = {
  even: EVEN,
  cautious: EVEN,
  bold: EVEN,
  vengeful: EVEN,
  greedy: EVEN,
  sly: EVEN,
};
