export const SUITS = ["clubs", "diamonds", "hearts", "spades"] as const;
export type Suit = (typeof SUITS)[number];

/** 2 to 10, then 11 = J, 12 = Q, 13 = K, 14 = A: the ace is the highest (BANG-CHK-2). */
export type Rank = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** The table option "with the train" adds all of `gtr`. */
type CardSet = "base" | "gtr";

export const CARD_NAMES = [
  "barrel",
  "dynamite",
  "jail",
  "mustang",
  "scope",
  "volcanic",
  "schofield",
  "remington",
  "rev-carabine",
  "winchester",
  "bang",
  "missed",
  "beer",
  "cat-balou",
  "panic",
  "duel",
  "gatling",
  "general-store",
  "indians",
  "saloon",
  "stagecoach",
  "wells-fargo",
  "cactus",
  "dragoon",
  "evaded",
  "full-steam",
  "knife-revolver",
  "map",
  "money-bag",
  "most-wanted",
  "next-stop",
  "refund",
  "strongbox",
  "switch",
  "train-robbery",
  "water-tower",
] as const;
export type CardName = (typeof CARD_NAMES)[number];

export interface CardKind {
  border: "blue" | "brown";
  /** `action`: played in Phase 2; `response`: only in answer to a shot; Beer is an action that also saves. */
  kind: "equipment" | "weapon" | "action" | "response";
  set: CardSet;
  /** Range of a weapon, else 0 (BANG-WPN-1). */
  range: number;
  /** Spends the turn's allowance of BANG!s (BANG-PLAY-2). */
  limited: boolean;
  /** Suits and ranks of all copies, in the order of their ids. */
  copies: string;
}

function blue(copies: string, set: CardSet = "base"): CardKind {
  return { border: "blue", kind: "equipment", set, range: 0, limited: false, copies };
}

function weapon(range: number, copies: string, set: CardSet = "base"): CardKind {
  return { border: "blue", kind: "weapon", set, range, limited: false, copies };
}

function action(copies: string, set: CardSet = "base"): CardKind {
  return { border: "brown", kind: "action", set, range: 0, limited: false, copies };
}

function shot(copies: string, set: CardSet = "base"): CardKind {
  return { border: "brown", kind: "action", set, range: 0, limited: true, copies };
}

function response(copies: string, set: CardSet = "base"): CardKind {
  return { border: "brown", kind: "response", set, range: 0, limited: false, copies };
}

export const KINDS: Readonly<Record<CardName, CardKind>> = {
  barrel: blue("QS KS"),
  dynamite: blue("2H"),
  jail: blue("JS 10S 4H"),
  mustang: blue("8H 9H"),
  scope: blue("AS"),
  volcanic: weapon(1, "10S 10C"),
  schofield: weapon(2, "JC QC KS"),
  remington: weapon(3, "KC"),
  "rev-carabine": weapon(4, "AC"),
  winchester: weapon(5, "8S"),
  bang: shot("AS 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"),
  missed: response("2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC"),
  beer: action("6H 7H 8H 9H 10H JH"),
  "cat-balou": action("KH 9D 10D JD"),
  panic: action("JH QH AH 8D"),
  duel: action("QD JS 8C"),
  gatling: action("10H"),
  "general-store": action("9C QS"),
  indians: action("KD AD"),
  saloon: action("5H"),
  stagecoach: action("9S 9S"),
  "wells-fargo": action("3H"),
  cactus: response("7H", "gtr"),
  dragoon: weapon(2, "JS", "gtr"),
  evaded: response("QC", "gtr"),
  "full-steam": action("2S", "gtr"),
  "knife-revolver": shot("5D", "gtr"),
  map: blue("3D", "gtr"),
  "money-bag": action("QC", "gtr"),
  "most-wanted": action("KS", "gtr"),
  "next-stop": action("2D KC", "gtr"),
  refund: blue("3S", "gtr"),
  strongbox: blue("9H", "gtr"),
  switch: action("6H", "gtr"),
  "train-robbery": shot("4D JC", "gtr"),
  "water-tower": action("8H", "gtr"),
};

export interface Card {
  name: CardName;
  suit: Suit;
  rank: Rank;
  /** The lowest id that looks the same: two Stagecoaches 9♠ cannot be told apart once hidden. */
  face: number;
}

/** Base cards are 0 to 79, the train's 80 to 95. */
export const BASE_CARDS = 80;
export const ALL_CARDS = 96;

export const CARDS: readonly Card[] = listCards();

function listCards(): Card[] {
  const out: Card[] = [];
  for (const name of CARD_NAMES)
    for (const copy of KINDS[name].copies.split(" ")) {
      const { suit, rank } = readCopy(copy);
      const twin = out.findIndex((c) => c.name === name && c.suit === suit && c.rank === rank);
      out.push({ name, suit, rank, face: twin < 0 ? out.length : twin });
    }
  return out;
}

function readCopy(copy: string): { suit: Suit; rank: Rank } {
  const suit = SUITS["CDHS".indexOf(copy.slice(-1))];
  if (suit === undefined) throw new Error(`no such suit: ${copy}`);
  const rank = copy.slice(0, -1);
  const court = "JQKA".indexOf(rank);
  return { suit, rank: (court < 0 ? Number(rank) : 11 + court) as Rank };
}

export const CHARACTER_IDS = [
  "bart-cassidy",
  "black-jack",
  "calamity-janet",
  "el-gringo",
  "jesse-jones",
  "jourdonnais",
  "kit-carlson",
  "lucky-duke",
  "paul-regret",
  "pedro-ramirez",
  "rose-doolan",
  "sid-ketchum",
  "slab-the-killer",
  "suzy-lafayette",
  "vulture-sam",
  "willy-the-kid",
  "benny-brawler",
  "evan-babbit",
  "jimmy-texas",
  "manuelita",
  "sancho",
  "sgt-blaze",
  "shade-oconnor",
  "zippy-roy",
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** The first sixteen are the base game's. */
export const BASE_CHARACTERS = 16;

/** Bullets on the card; the Sheriff has one more (BANG-SETUP-4). */
export const LIVES: Readonly<Record<CharacterId, number>> = {
  "bart-cassidy": 4,
  "black-jack": 4,
  "calamity-janet": 4,
  "el-gringo": 3,
  "jesse-jones": 4,
  jourdonnais: 4,
  "kit-carlson": 4,
  "lucky-duke": 4,
  "paul-regret": 3,
  "pedro-ramirez": 4,
  "rose-doolan": 4,
  "sid-ketchum": 4,
  "slab-the-killer": 4,
  "suzy-lafayette": 4,
  "vulture-sam": 4,
  "willy-the-kid": 4,
  "benny-brawler": 4,
  "evan-babbit": 4,
  "jimmy-texas": 4,
  manuelita: 4,
  sancho: 3,
  "sgt-blaze": 5,
  "shade-oconnor": 4,
  "zippy-roy": 5,
};

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
