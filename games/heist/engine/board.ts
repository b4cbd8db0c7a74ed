import { DIRECTIONS, JUNCTIONS, LETTERS, SUITS } from "./edition/types.ts";
import type { Edition } from "./edition/types.ts";
import { tablesOf } from "./edition/tables.ts";
import type { Tables } from "./edition/tables.ts";
import { priceOf, type Price } from "./afford.ts";
import type { LootPlay } from "./requirement.ts";
import { makeRideMap, type RideMap } from "./ride-map.ts";
import type { Move } from "./types.ts";

/** The tables of an edition, the way back from its names, and its moves made once: nobody changes a move. */
export interface Board extends Tables {
  cardIds: readonly string[];
  cardOf: ReadonlyMap<string, number>;
  tileIds: readonly string[];
  tileOf: ReadonlyMap<string, number>;
  eventIds: readonly string[];
  eventOf: ReadonlyMap<string, number>;
  wantedIds: readonly string[];
  wantedOf: ReadonlyMap<string, number>;
  squareIds: readonly string[];
  squareOf: ReadonlyMap<string, number>;
  mesas: ReadonlySet<string>;
  /** `adjacent` in one row: the neighbours of a space from `wayFrom[space]` up to `wayFrom[space + 1]`. */
  ways: Uint8Array;
  wayFrom: Uint16Array;
  /** A whole deck of faces, and the Event Cards other than Speed Ups. */
  fullDeck: readonly number[];
  calmEvents: readonly number[];
  speedUp: number;
  /** Face of the Wilds. */
  wild: number;
  /** Faces a prisoner may keep: Keyholes and Wilds. HEIST-JAIL-5 */
  opens: Uint8Array;
  tilePrices: readonly Price[];
  ready: ReadyMoves;
  /** Pure caches: moves made of sets of cards, and what a hand can loot. */
  sets: Map<number, Move>;
  plays: Map<number, readonly LootPlay[]>;
  /** Written over by each search for a way. */
  rideMap: RideMap;
}

interface ReadyMoves {
  to: readonly Move[];
  leave: readonly Move[];
  gallop: readonly Move[];
  board: readonly Move[];
  jump: readonly Move[];
  mount: readonly Move[];
  ride: readonly (readonly Move[])[];
  trade: readonly (readonly Move[])[];
  put: readonly Move[];
  ask: readonly Move[];
  discard: readonly Move[];
  flip: readonly Move[];
  nudge: readonly Move[];
  claim: readonly Move[];
  lay: readonly (readonly Move[])[];
  place: readonly (readonly Move[])[];
}

export const DROP: Move = { t: "drop" };
export const PROPOSE: Move = { t: "propose" };
export const ACCEPT: Move = { t: "accept" };
export const GRANT: Move = { t: "grant" };
export const DECLINE: Move = { t: "decline" };
export const SHORT_WAY: Move = { t: "way", long: false };
export const LONG_WAY: Move = { t: "way", long: true };
export const BULLET: Move = { t: "bullet" };
export const QUICK: Move = { t: "quick" };
export const SHOOT: Move = { t: "shoot" };
export const DRAW: Move = { t: "draw" };
export const DISMOUNT: Move = { t: "dismount" };
export const DONE: Move = { t: "done" };
export const CLAIM_NONE: Move = { t: "claim", card: null };

const HORSES = 2;
const COWBOYS = 4;

export function makeBoard(edition: Edition): Board {
  const tables = tablesOf(edition);
  const ids = (list: readonly { id: string }[]): string[] => list.map((c) => c.id);
  const back = (list: readonly string[]): Map<string, number> => new Map(list.map((id, i) => [id, i]));
  const faces = (list: readonly { id: string }[], face: Uint8Array): Map<string, number> =>
    new Map(list.flatMap((c, i) => (face[i] === i ? [[c.id, i] as const] : [])));
  const tileIds = ids(edition.tiles);
  const wantedIds = ids(edition.wanted);
  const squareIds = ids(edition.trainMap.lootSquares);
  const keyhole = SUITS.indexOf("keyhole");
  return {
    ...tables,
    cardIds: ids(edition.poker),
    cardOf: faces(edition.poker, tables.cardFace),
    tileIds,
    tileOf: back(tileIds),
    eventIds: ids(edition.events),
    eventOf: faces(edition.events, tables.eventFace),
    wantedIds,
    wantedOf: back(wantedIds),
    squareIds,
    squareOf: back(squareIds),
    mesas: new Set(ids(edition.mainMap.mesas)),
    wild: tables.cardSuit.indexOf(-1),
    opens: Uint8Array.from(tables.cardSuit, (suit) => (suit === keyhole || suit === -1 ? 1 : 0)),
    tilePrices: tables.tileNeeds.map(priceOf),
    ways: Uint8Array.from(tables.adjacent.flat()),
    wayFrom: Uint16Array.from({ length: tables.spaceCount + 1 }, (_, i) => tables.adjacent.slice(0, i).flat().length),
    fullDeck: Array.from(tables.cardFace),
    calmEvents: Array.from(tables.eventFace).filter((f) => edition.events[f]!.kind !== "speedUp"),
    speedUp: edition.events.findIndex((e) => e.kind === "speedUp"),
    ready: readyMoves(edition, tables),
    sets: new Map(),
    plays: new Map(),
    rideMap: makeRideMap(tables.mainCount),
  };
}

function readyMoves(edition: Edition, t: Tables): ReadyMoves {
  const main = t.spaceIds.slice(0, t.mainCount);
  const horses = Array.from({ length: HORSES }, (_, i) => i);
  const cowboys = Array.from({ length: COWBOYS }, (_, i) => i);
  return {
    to: t.spaceIds.map((to) => ({ t: "move", to })),
    leave: main.map((to) => ({ t: "leave", to })),
    gallop: main.map((to) => ({ t: "gallop", to })),
    board: [0, 1, 2, 3, 4, 5].map((section) => ({ t: "board", section })),
    jump: horses.map((horse) => ({ t: "jump", horse })),
    mount: horses.map((horse) => ({ t: "mount", horse })),
    ride: horses.map((horse) => edition.poker.map((c) => ({ t: "ride", horse, card: c.id }))),
    trade: cowboys.map((w) => edition.poker.map((c) => ({ t: "trade", with: w, card: c.id }))),
    put: edition.poker.map((c) => ({ t: "put", card: c.id })),
    ask: edition.poker.map((c) => ({ t: "ask", card: c.id })),
    discard: edition.poker.map((c) => ({ t: "discard", card: c.id })),
    flip: JUNCTIONS.map((junction) => ({ t: "flip", junction })),
    nudge: DIRECTIONS.map((direction) => ({ t: "nudge", direction })),
    claim: edition.wanted.map((w) => ({ t: "claim", card: w.id })),
    lay: edition.tiles.map((c) => LETTERS.map((town) => ({ t: "lay", tile: c.id, town }))),
    place: edition.tiles.map((c) =>
      edition.trainMap.lootSquares.map((q) => ({ t: "place", tile: c.id, square: q.id })),
    ),
  };
}
