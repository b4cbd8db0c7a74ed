/**
 * Everything that would lie in the box: decks, tiles and both maps with their drawing coordinates, as plain JSON.
 * A host may hand another edition to a table; `parse.ts` is the only door for such a file.
 */
export const EDITION_FORMAT = 1;

export const SUITS = ["revolver", "bag", "keyhole"] as const;
export type Suit = (typeof SUITS)[number];

/** Towns and passenger cars carry the same letters: a town loads into the car of its letter. HEIST-TOWN-1 */
export const LETTERS = ["A", "B", "C"] as const;
export type Letter = (typeof LETTERS)[number];

export const JUNCTIONS = ["top", "low"] as const;
export type JunctionId = (typeof JUNCTIONS)[number];

export const SIDES = ["green", "red"] as const;
export type Side = (typeof SIDES)[number];

export const CACTI = ["north", "east", "south"] as const;
export type CactusId = (typeof CACTI)[number];

export const DIRECTIONS = ["front", "rear"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The groups of components that a reconstruction can own up to. */
export const PARTS = [
  "poker",
  "tiles",
  "events",
  "wanted",
  "colours",
  "bands",
  "mainMap",
  "track",
  "trainMap",
] as const;
export type Part = (typeof PARTS)[number];

/** A Wild has neither suit nor number. HEIST-CARD-1 */
export interface PokerCard {
  id: string;
  suit: Suit | null;
  number: number | null;
}

/** What a tile asks for. HEIST-LOOT-4 */
export type Requirement =
  | { kind: "suits"; suits: readonly Suit[] }
  | { kind: "threeOfAKind" }
  | { kind: "twoPairs" }
  | { kind: "straight3" }
  | { kind: "numbers"; numbers: readonly number[] };

export interface LootTile {
  id: string;
  name: string;
  needs: Requirement;
}

export type EventCard =
  | { id: string; kind: "speedUp" }
  | { id: string; kind: "closedRange"; cactus: CactusId }
  | { id: string; kind: "sheriff"; direction: Direction; spaces: number }
  | { id: string; kind: "flip" };
export type EventKind = EventCard["kind"];

/** Missions by deed; `n` is the figure in it, 0 where there is none. */
export const MISSIONS = [
  "lootWithRevolvers", // at least n natural Revolvers in one Loot action
  "lootWithWilds", // at least n Wilds in one Loot action
  "longRide", // the horse you ride goes at least n spaces with one card
  "roofJump",
  "dropAtEmptyTown", // at least n tiles at once at a town without loot
  "lootWithLowCards", // loot with natural cards of at most n only
  "lootBoth",
  "escapeJail",
  "farCall", // a riderless horse goes at least n spaces with one card
  "rideOverEdge",
  "flipOnFoot",
  "manyActions", // at least n Heist Actions in one turn
] as const;
export type MissionKind = (typeof MISSIONS)[number];

/** Abilities by effect; `n` is the figure in it, 0 where there is none. */
export const ABILITIES = [
  "handLimit", // the hand limit is n
  "quietWilds",
  "ignoreClosedRange",
  "tradeAnywhere",
  "splitDelivery",
  "doubleStep", // once a turn one Move covers up to n spaces
  "lootAgain", // may loot while carrying exactly n tiles
  "easyEscape", // n Keyholes fewer to escape
  "fasterHorse", // horses go up to n spaces further
  "duckTunnel",
  "longReach", // flip from beside the junction; a straight of n cards suffices
  "freeBullet", // n times a turn a bullet as a Free Action
] as const;
export type AbilityKind = (typeof ABILITIES)[number];

export interface WantedCard {
  id: string;
  title: string;
  /** How its holder is called: `{name}` stands for the player's name. HEIST-WANT-6 */
  called: string;
  /** HEIST-VS-2 */
  versus: boolean;
  mission: { kind: MissionKind; n: number };
  ability: { kind: AbilityKind; n: number };
}

export const SPACE_KINDS = ["rail", "land", "town", "cactus", "canyon"] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** Outlines are flat lists of coordinates: x0, y0, x1, y1, … */
export type Outline = readonly number[];

export interface MainSpace {
  id: string;
  kind: SpaceKind;
  name: string;
  x: number;
  y: number;
  /** For people and horses; the train follows `track`. HEIST-MAP-2 */
  adjacent: readonly string[];
  outline: Outline;
}

/** Not a space: nothing enters it. HEIST-MAP-3 */
export interface Mesa {
  id: string;
  name: string;
  x: number;
  y: number;
  outlines: readonly Outline[];
}

export interface MainMap {
  width: number;
  height: number;
  spaces: readonly MainSpace[];
  mesas: readonly Mesa[];
  /** In the order of the letters: the town's space and the gold star beside it. */
  towns: readonly { letter: Letter; space: string; star: string }[];
  /** What each range card closes: the cactus and the track space it faces. HEIST-MAP-5 */
  cacti: readonly { id: CactusId; space: string; track: string }[];
  canyon: string;
}

export interface Junction {
  id: JunctionId;
  space: string;
  /** By the side showing: from the leg the train came by to the leg it leaves by. HEIST-RAIL-6 */
  routes: Record<Side, Record<string, string>>;
}

export interface Track {
  /** Pairs of track spaces that follow each other, the pair over the map edge included. */
  links: readonly (readonly [string, string])[];
  /** The two spaces that follow each other over the map edge, closed to people and horses. HEIST-RAIL-2 */
  edge: readonly [string, string];
  junctions: readonly Junction[];
  /** Events without a town; the gold stars are those of the towns. HEIST-RAIL-4 */
  silverStars: readonly string[];
  tunnel: readonly string[];
}

export const TRAIN_KINDS = ["enterExit", "interior", "roof", "jail"] as const;
export type TrainKind = (typeof TRAIN_KINDS)[number];

export interface TrainSpace {
  id: string;
  kind: TrainKind;
  /** 1 engine, 2 coal car, 3 to 5 the passenger cars A to C. HEIST-TMAP-1 */
  section: number;
  name: string;
  x: number;
  y: number;
  adjacent: readonly string[];
}

export interface TrainMap {
  width: number;
  height: number;
  /** Front to rear; `from` and `to` are where its drawing begins and ends. */
  sections: readonly { name: string; car: Letter | null; from: number; to: number }[];
  spaces: readonly TrainSpace[];
  /** Two a car, in the order A1 A2 B1 B2 C1 C2. */
  lootSquares: readonly { id: string; car: Letter; x: number; y: number; size: number }[];
  /** Front to rear. HEIST-TMAP-5 */
  sheriffLine: readonly string[];
  /** Where a prisoner comes out. HEIST-JAIL-6 */
  jailExit: string;
  /** Centres of the drawn keyholes, flat: x0, y0, x1, y1, … HEIST-JAIL-4 */
  keyholes: readonly number[];
}

export interface Edition {
  format: typeof EDITION_FORMAT;
  id: string;
  name: string;
  /** True: no box was at hand for the groups named in `reconstructed`. HEIST-COMP-3 */
  reconstruction: boolean;
  reconstructed: readonly Part[];
  colours: readonly string[];
  poker: readonly PokerCard[];
  tiles: readonly LootTile[];
  events: readonly EventCard[];
  wanted: readonly WantedCard[];
  /** Difficulty by goal. HEIST-METER-2 */
  bands: readonly { from: number; to: number; name: string }[];
  mainMap: MainMap;
  track: Track;
  trainMap: TrainMap;
  /** Cars engine first. HEIST-SETUP-6, HEIST-SETUP-7 */
  start: { cars: readonly string[]; switches: Record<JunctionId, Side>; sheriff: string };
}

/** What is wrong with an edition file, and where. */
export interface EditionFault {
  /** `mainMap.spaces[3].adjacent[1]`; `$` is the file as a whole. */
  place: string;
  reason: string;
}

export function isEditionFault(value: Edition | EditionFault): value is EditionFault {
  return "reason" in value;
}
