import type { RuleId } from "@trestle/kernel";

/** What a row of the catalogue can say. */

export const SUITS = ["clubs", "diamonds", "hearts", "spades"] as const;
export type Suit = (typeof SUITS)[number];

/** 2 to 10, then 11 = J, 12 = Q, 13 = K, 14 = A: the ace is the highest (BANG-CHK-2). */
export type Rank = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** A draw! (BANG-CHK-4): the cards that give the named result, and whether that result is bad for who flips. */
export interface Check {
  wants: (suit: Suit, rank: Rank) => boolean;
  bad: boolean;
}

export const HEARTS: Check = { wants: (suit) => suit === "hearts", bad: false };

/** No limit of BANG!s. */
export const UNLIMITED = 99;

/** What playing cards and Railcars have in common. */
export interface Traits {
  /** The first rule about it: what the log cites when it is played or used. */
  rule: RuleId;
  /** What an expired clock gives away first is worth least. */
  worth: number;
  /** Whoever has it in play sees others this much nearer (BANG-DIST-2). */
  near: number;
  /** Whoever has it in play is seen this much farther away. */
  away: number;
  /** Limited plays a turn that it allows (BANG-PLAY-2). */
  bangs: number;
  /** Does its owner harm. */
  burden: boolean;
  /** By this rule the Sheriff cannot get it. */
  notForSheriff: RuleId | null;
  /** Duel and Indians! do nothing to whoever has it in play. */
  sparesDuels: boolean;
  /** The draw! that it asks for. */
  check?: Check;
  /** The rule by which a shot that it makes hits. */
  shot?: RuleId;
}

/** Where a Traits field is left out. */
export const PLAIN: Omit<Traits, "rule" | "worth"> = {
  near: 0,
  away: 0,
  bangs: 1,
  burden: false,
  notForSheriff: null,
  sparesDuels: false,
};

export interface CardKind extends Traits {
  border: "blue" | "brown";
  /** `action`: played in Phase 2; `response`: only in answer to a shot; Beer is an action that also saves. */
  kind: "equipment" | "weapon" | "action" | "response";
  /** Range of a weapon, else 0 (BANG-WPN-1). */
  range: number;
  /** Spends the turn's allowance of BANG!s (BANG-PLAY-2). */
  limited: boolean;
  /** Suits and ranks of all copies, in the order of their numbers. */
  copies: string;
  /** Later than the printed boxes: the version of the rules that brought it (docs/ADDING-A-CARD.md). */
  since: number;
}

type Row = Pick<CardKind, "rule" | "worth" | "copies"> & Partial<CardKind>;

function card<const R extends Row>(kind: Pick<CardKind, "border" | "kind">, row: R): CardKind & R {
  return { ...PLAIN, range: 0, limited: false, since: 1, ...kind, ...row };
}

export function blue<const R extends Row>(row: R): CardKind & R {
  return card({ border: "blue", kind: "equipment" }, row);
}

export function weapon<const R extends Row & { range: number }>(row: R): CardKind & R {
  return card({ border: "blue", kind: "weapon" }, row);
}

export function action<const R extends Row>(row: R): CardKind & R {
  return card({ border: "brown", kind: "action" }, row);
}

export function response<const R extends Row>(row: R): CardKind & R {
  return card({ border: "brown", kind: "response" }, row);
}

/** What a character can do, as far as it is a figure or a yes; what needs code stands in `characters/`. */
export interface Ability {
  /** Bullets on the card; the Sheriff has one more (BANG-SETUP-4). */
  lives: number;
  /** Sees others this much nearer (BANG-DIST-2). */
  near: number;
  /** Is seen this much farther away. */
  away: number;
  /** Limited plays a turn (BANG-PLAY-2). */
  bangs: number;
  /** Missed! effects needed against this player's BANG! cards. */
  misses: number;
  /** Always has a Barrel. */
  barrel: boolean;
  /** Uses BANG! as Missed! and the other way round. */
  swaps: boolean;
  /** Flips two cards for a draw! and picks one. */
  lucky: boolean;
  /** Discards two cards for a life point. */
  heals: boolean;
  /** Takes the cards of the eliminated. */
  inherits: boolean;
  check?: Check;
}

/** All abilities have the same fields, so that looking one up costs nothing. */
export function character<const A extends Partial<Ability>>(lives: number, own: A): Ability & A {
  return {
    near: 0,
    away: 0,
    bangs: 1,
    misses: 1,
    barrel: false,
    swaps: false,
    lucky: false,
    heals: false,
    inherits: false,
    ...own,
    lives,
  };
}

/** The names of rows that have a field. */
export type Having<Rows, Field extends string> = {
  [Name in keyof Rows]: Rows[Name] extends Record<Field, unknown> ? Name : never;
}[keyof Rows];
