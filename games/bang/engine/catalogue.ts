import type { RuleId } from "@trestle/kernel";
import {
  action,
  blue,
  character,
  HEARTS,
  response,
  SUITS,
  UNLIMITED,
  weapon,
  type Ability,
  type CardKind,
  type Check,
  type Having,
  type Rank,
  type Suit,
} from "./kinds.ts";
import { baseRules } from "./rules.ts";
import { LOCOMOTIVES, RAILCARS, TRAIN_CARDS, TRAIN_CHARACTERS, type RailcarId } from "./train/catalogue.ts";
import { trainRules } from "./train/rules.ts";

export { SUITS, type Ability, type CardKind, type Rank, type Suit } from "./kinds.ts";
export { RAILCARS, type RailcarId } from "./train/catalogue.ts";
export * from "./train/railway.ts";
export type { Price } from "./train/stations.ts";
export type { BaggageUse } from "./train/types.ts";

/** The playing cards of the base game. A new one comes last, `since` the version below (docs/ADDING-A-CARD.md). */
const BASE_CARDS = {
  barrel: blue({ copies: "QS KS", rule: "BANG-BARL-1", worth: 46, check: HEARTS }),
  dynamite: blue({
    copies: "2H",
    rule: "BANG-DYNA-1",
    worth: 1,
    burden: true,
    check: { wants: (suit, rank) => suit === "spades" && rank <= 9, bad: true },
  }),
  jail: blue({
    copies: "JS 10S 4H",
    rule: "BANG-JAIL-1",
    worth: 9,
    burden: true,
    notForSheriff: "BANG-JAIL-1",
    check: HEARTS,
  }),
  mustang: blue({ copies: "8H 9H", rule: "BANG-MUST-1", worth: 42, away: 1 }),
  scope: blue({ copies: "AS", rule: "BANG-SCOP-1", worth: 20, near: 1 }),
  volcanic: weapon({ range: 1, copies: "10S 10C", rule: "BANG-WPN-3", worth: 17, bangs: UNLIMITED }),
  schofield: weapon({ range: 2, copies: "JC QC KS", rule: "BANG-WPN-1", worth: 16 }),
  remington: weapon({ range: 3, copies: "KC", rule: "BANG-WPN-1", worth: 21 }),
  "rev-carabine": weapon({ range: 4, copies: "AC", rule: "BANG-WPN-1", worth: 31 }),
  winchester: weapon({ range: 5, copies: "8S", rule: "BANG-WPN-1", worth: 34 }),
  bang: action({
    copies: "AS 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    rule: "BANG-BANG-1",
    worth: 36,
    limited: true,
    shot: "BANG-BANG-1",
  }),
  missed: response({ copies: "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC", rule: "BANG-MISS-1", worth: 47 }),
  beer: action({ copies: "6H 7H 8H 9H 10H JH", rule: "BANG-BEER-1", worth: 50 }),
  "cat-balou": action({ copies: "KH 9D 10D JD", rule: "BANG-CATB-1", worth: 22 }),
  panic: action({ copies: "JH QH AH 8D", rule: "BANG-PANC-1", worth: 23 }),
  duel: action({ copies: "QD JS 8C", rule: "BANG-DUEL-1", worth: 18 }),
  gatling: action({ copies: "10H", rule: "BANG-GATL-1", worth: 35, shot: "BANG-GATL-1" }),
  "general-store": action({ copies: "9C QS", rule: "BANG-GSTR-1", worth: 11 }),
  indians: action({ copies: "KD AD", rule: "BANG-INDI-1", worth: 19 }),
  saloon: action({ copies: "5H", rule: "BANG-SALN-1", worth: 37 }),
  stagecoach: action({ copies: "9S 9S", rule: "BANG-STGC-1", worth: 41 }),
  "wells-fargo": action({ copies: "3H", rule: "BANG-WELL-1", worth: 45 }),
};

/** The sixteen characters of the base game. */
const BASE_CHARACTERS = {
  "bart-cassidy": character(4, {}),
  "black-jack": character(4, {}),
  "calamity-janet": character(4, { swaps: true }), // BANG-CH-CALA-1
  "el-gringo": character(3, {}),
  "jesse-jones": character(4, {}),
  jourdonnais: character(4, { barrel: true, check: HEARTS }), // BANG-CH-JOUR-1
  "kit-carlson": character(4, {}),
  "lucky-duke": character(4, { lucky: true }), // BANG-CH-LUCK-1, BANG-CHK-5
  "paul-regret": character(3, { away: 1 }), // BANG-CH-PAUL-1
  "pedro-ramirez": character(4, {}),
  "rose-doolan": character(4, { near: 1 }), // BANG-CH-ROSE-1
  "sid-ketchum": character(4, { heals: true }), // BANG-CH-SIDK-1
  "slab-the-killer": character(4, { misses: 2 }), // BANG-CH-SLAB-1
  "suzy-lafayette": character(4, {}),
  "vulture-sam": character(4, { inherits: true }), // BANG-CH-VULT-1
  "willy-the-kid": character(4, { bangs: UNLIMITED }), // BANG-CH-WILL-1
};

/** The newest version of the rules: raised by a card that comes later, or where an old log would end elsewhere. */
export const RULES_VERSION = 1;

const ROWS = { ...BASE_CARDS, ...TRAIN_CARDS };
export type CardName = keyof typeof ROWS;
export const KINDS: Readonly<Record<CardName, CardKind>> = ROWS;
export const CARD_NAMES = Object.keys(ROWS) as readonly CardName[];

const CAST = { ...BASE_CHARACTERS, ...TRAIN_CHARACTERS };
export type CharacterId = keyof typeof CAST;
export const CHARACTERS: Readonly<Record<CharacterId, Ability>> = CAST;
export const CHARACTER_IDS = Object.keys(CAST) as readonly CharacterId[];

export const RAILCAR_IDS = Object.keys(RAILCARS) as readonly RailcarId[];
export type LocomotiveSide = keyof typeof LOCOMOTIVES;
export const LOCOMOTIVE_SIDES = Object.keys(LOCOMOTIVES) as readonly LocomotiveSide[];

export type PieceName = CardName | RailcarId;

/** The draw!s (BANG-CHK-4), by what they are made for. */
const CHECKING = { ...ROWS, ...RAILCARS, ...CAST };
export type CheckKind = Having<typeof CHECKING, "check">;
export const CHECKS = column<CheckKind, Check>(CHECKING, "check");

/** The rules by which shots hit, by what makes them. */
const SHOOTING = { ...ROWS, ...RAILCARS, ...LOCOMOTIVES };
export type ShotKind = Having<typeof SHOOTING, "shot">;
export const SHOTS = column<ShotKind, RuleId>(SHOOTING, "shot");

export function isShot(id: string): id is ShotKind {
  return Object.hasOwn(SHOTS, id);
}

/** One field of the rows that have it. */
function column<Name extends string, Value>(rows: object, field: string): Readonly<Record<Name, Value>> {
  const having = Object.entries(rows).filter(([, row]) => field in row);
  return Object.fromEntries(having.map(([name, row]) => [name, row[field]])) as Record<Name, Value>;
}

export const rules = { ...baseRules, ...trainRules };
/** Naming a rule that does not exist fails the type check. */
export type BangRule = keyof typeof rules;

/** The box that a card, a character or anything else comes from. */
export type Box = "base" | "train";

export function boxOf(id: string): Box {
  return id in BASE_CARDS || id in BASE_CHARACTERS ? "base" : "train";
}

export interface Card {
  name: CardName;
  suit: Suit;
  rank: Rank;
}

/** All copies of a card. */
export function copiesOf(name: CardName): Card[] {
  return KINDS[name].copies.split(" ").map((copy) => ({ name, ...readCopy(copy) }));
}

function readCopy(copy: string): { suit: Suit; rank: Rank } {
  const suit = SUITS["CDHS".indexOf(copy.slice(-1))];
  if (suit === undefined) throw new Error(`no such suit: ${copy}`);
  const rank = copy.slice(0, -1);
  const court = "JQKA".indexOf(rank);
  return { suit, rank: (court < 0 ? Number(rank) : 11 + court) as Rank };
}

export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;
export type Role = (typeof ROLES)[number];

/** How many of each role by number of players (BANG-ROLE-1, BANG-ROLE-2, BANG-3P-1). */
export const ROLE_COUNTS: Readonly<Record<number, Readonly<Record<Role, number>>>> = {
  3: { sheriff: 0, deputy: 1, outlaw: 1, renegade: 1 },
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
  8: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 },
};
