import {
  action,
  blue,
  character,
  HEARTS,
  PLAIN,
  response,
  weapon,
  type Check,
  type Suit,
  type Traits,
} from "../kinds.ts";

const isRed = (suit: Suit): boolean => suit === "hearts" || suit === "diamonds";
const RED: Check = { wants: isRed, bad: false };
const SPADES: Check = { wants: (suit) => suit === "spades", bad: true };
const COURT: Check = { wants: (_suit, rank) => rank >= 11, bad: false };

/** The playing cards of The Great Train Robbery. */
export const TRAIN_CARDS = {
  cactus: response({ copies: "7H", rule: "GTR-PC-CACT-1", worth: 48, check: RED }),
  dragoon: weapon({ range: 2, copies: "JS", rule: "GTR-PC-DRAG-1", worth: 32, bangs: 2 }),
  evaded: response({ copies: "QC", rule: "GTR-PC-EVAD-1", worth: 49 }),
  "full-steam": action({ copies: "2S", rule: "GTR-PC-FULL-1", worth: 4 }),
  "knife-revolver": action({
    copies: "5D",
    rule: "GTR-PC-KNIF-1",
    worth: 33,
    limited: true,
    shot: "GTR-PC-KNIF-1",
    check: COURT,
  }),
  map: blue({ copies: "3D", rule: "GTR-PC-MAP-1", worth: 30 }),
  "money-bag": action({ copies: "QC", rule: "GTR-PC-MONY-1", worth: 12 }),
  "most-wanted": action({ copies: "KS", rule: "GTR-PC-WANT-1", worth: 5, check: SPADES }),
  "next-stop": action({ copies: "2D KC", rule: "GTR-PC-NEXT-1", worth: 29 }),
  refund: blue({ copies: "3S", rule: "GTR-PC-REFU-1", worth: 3 }),
  strongbox: blue({ copies: "9H", rule: "GTR-PC-STRB-1", worth: 43 }),
  switch: action({ copies: "6H", rule: "GTR-PC-SWIT-1", worth: 2 }),
  "train-robbery": action({
    copies: "4D JC",
    rule: "GTR-PC-ROBB-1",
    worth: 15,
    limited: true,
    shot: "GTR-PC-ROBB-1",
  }),
  "water-tower": action({ copies: "8H", rule: "GTR-PC-WATR-1", worth: 28 }),
};

export interface RailcarKind extends Traits {
  /** `permanent` works while it lies in front of you, `discard` when you discard it (GTR-RC-5). */
  kind: "permanent" | "discard";
  /** In front of whom it is put when taken from the train (GTR-TAKE-3). */
  goesTo: "taker" | "any-player" | "any-but-sheriff";
}

type Row = Pick<Traits, "rule" | "worth"> & Partial<RailcarKind>;

function permanent<const R extends Row>(row: R): RailcarKind & R {
  return { ...PLAIN, kind: "permanent", goesTo: "taker", ...row };
}

function discarded<const R extends Row>(row: R): RailcarKind & R {
  return { ...PLAIN, kind: "discard", goesTo: "taker", ...row };
}

const ROWS = {
  "baggage-car": discarded({ rule: "GTR-RC-BAGG-1", worth: 25, shot: "GTR-RC-BAGG-3" }),
  caboose: permanent({ rule: "GTR-RC-CABO-1", worth: 27 }),
  "cattle-truck": discarded({ rule: "GTR-RC-CATT-1", worth: 13 }),
  "circus-wagon": discarded({ rule: "GTR-RC-CIRC-1", worth: 8 }),
  "coal-hopper": discarded({ rule: "GTR-RC-COAL-1", worth: 14 }),
  "dining-car": permanent({ rule: "GTR-RC-DINI-1", worth: 38, check: HEARTS }),
  "express-car": discarded({ rule: "GTR-RC-EXPR-1", worth: 6 }),
  "ghost-car": permanent({
    rule: "GTR-RC-GHOS-1",
    worth: 51,
    goesTo: "any-but-sheriff",
    notForSheriff: "GTR-RC-7",
  }),
  "lounge-car": discarded({ rule: "GTR-RC-LOUN-1", worth: 39 }),
  "lumber-flatcar": permanent({ rule: "GTR-RC-LUMB-1", worth: 0, goesTo: "any-player", near: -1, burden: true }),
  "mail-car": discarded({ rule: "GTR-RC-MAIL-1", worth: 44 }),
  "observation-car": permanent({ rule: "GTR-RC-OBSE-1", worth: 40, near: 1, away: 1 }),
  "passenger-car": discarded({ rule: "GTR-RC-PASS-1", worth: 24 }),
  "prisoner-car": permanent({ rule: "GTR-RC-PRIS-1", worth: 10, sparesDuels: true }),
  "private-car": permanent({ rule: "GTR-RC-PRIV-1", worth: 7 }),
  "sleeper-car": permanent({ rule: "GTR-RC-SLEE-1", worth: 26, shot: "GTR-RC-SLEE-2" }),
};

export type RailcarId = keyof typeof ROWS;
export const RAILCARS: Readonly<typeof ROWS> = ROWS;

/** The sides of the Locomotive; Ironhorse shoots. */
export const LOCOMOTIVES = { ironhorse: { shot: "GTR-LOC-2" }, leland: {} };

/** The eight characters of The Great Train Robbery: what they do is told in `characters/` and where the train moves. */
export const TRAIN_CHARACTERS = {
  "benny-brawler": character(4, {}),
  "evan-babbit": character(4, {}),
  "jimmy-texas": character(4, {}),
  manuelita: character(4, {}),
  sancho: character(3, {}),
  "sgt-blaze": character(5, {}),
  "shade-oconnor": character(4, {}),
  "zippy-roy": character(5, {}),
};
