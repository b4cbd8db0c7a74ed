import { hashOf } from "@trestle/kernel";
import { ABILITIES, CACTI, JUNCTIONS, LETTERS, MISSIONS, SIDES, SUITS } from "./types.ts";
import type { AbilityKind, Edition, EventCard, MissionKind, Requirement } from "./types.ts";

export const GREEN = 0;
export const RED = 1;
export const NO_STAR = 0;
export const SILVER = 1;
export const GOLD = 2;

/**
 * An edition as small integers, for an engine that looks up instead of searching. Never part of a state.
 *
 * Spaces: first the Main Map in the order of the edition, then the Train Map. Towns, cars and cacti count in the
 * order of their letters and names; junction 0 is the top one, 1 the low one; sides are GREEN and RED.
 */
export interface Tables {
  edition: Edition;
  hash: string;

  /** Spaces below this belong to the Main Map. */
  mainCount: number;
  spaceCount: number;
  spaceIds: readonly string[];
  spaceOf: ReadonlyMap<string, number>;
  /** Steps on foot; on the Main Map also those of horses. The jail has none. */
  adjacent: readonly (readonly number[])[];
  /** 1 where `adjacent` has it: index `a * spaceCount + b`. */
  touches: Uint8Array;

  canyon: number;
  isRail: Uint8Array;
  isTunnel: Uint8Array;
  /** Stars by space: NO_STAR, SILVER, GOLD. */
  star: Uint8Array;
  /** Town 0..2 whose space this is, else -1. */
  townAt: Int8Array;
  /** Town 0..2 whose gold star this is, else -1. */
  townOfStar: Int8Array;
  townSpace: readonly number[];
  townStar: readonly number[];
  /** Cactus 0..2 whose marker closes this space, else -1. */
  closedBy: Int8Array;
  cactusSpace: readonly number[];
  cactusTrack: readonly number[];
  /** Junction 0 or 1 on this space, else -1. */
  junctionAt: Int8Array;
  junctionSpace: readonly [number, number];
  edge: readonly [number, number];

  /** Section 1..5 of a Train Map space, 0 on the Main Map. */
  section: Uint8Array;
  isRoof: Uint8Array;
  /** Car 0..2 (A to C) that can be looted from here, else -1. */
  carInside: Int8Array;
  /** Enter/Exit of section n; [0] is -1. */
  enterExit: readonly number[];
  /** The section 1..5 whose Enter/Exit this is, else 0. */
  enterExitOf: Uint8Array;
  /** Roofs of section n. */
  roofs: readonly (readonly number[])[];
  sheriffLine: readonly number[];
  /** Place on the Sheriff's line, else -1. */
  sheriffAt: Int8Array;
  jail: number;
  jailExit: number;

  startCars: readonly number[];
  startSwitches: readonly [number, number];
  startSheriff: number;

  /** Poker Cards. Suit 0..2 or -1 for a Wild; number 1..10 or 0 for a Wild. */
  cardSuit: Int8Array;
  cardNumber: Uint8Array;
  /** The first card that looks the same: Wilds are alike. */
  cardFace: Uint8Array;
  tileNeeds: readonly Requirement[];
  eventCards: readonly EventCard[];
  /** The first Event Card that looks the same. */
  eventFace: Uint8Array;
  wantedMission: readonly MissionKind[];
  wantedMissionN: readonly number[];
  wantedAbility: readonly AbilityKind[];
  wantedAbilityN: readonly number[];
  /** The Wanted Card with this ability or mission; -1: this edition has none. */
  wantedWith: Readonly<Record<AbilityKind, number>>;
  wantedFor: Readonly<Record<MissionKind, number>>;

  /** Use `nextRail`. Index `(setting * mainCount + prev) * mainCount + cur`, -1 where no train can come from. */
  follow: Int16Array;
}

/**
 * Where an engine on `cur` that came from `prev` goes next with these sides showing; -1 if `prev` does not lead to
 * `cur`. HEIST-TRAIN-2, HEIST-RAIL-6
 */
export function nextRail(t: Tables, top: number, low: number, prev: number, cur: number): number {
  return t.follow[((top + 2 * low) * t.mainCount + prev) * t.mainCount + cur] ?? -1;
}

const byHash = new Map<string, WeakRef<Tables>>();
const byObject = new WeakMap<Edition, Tables>();
// Strangers bring editions too: what nobody holds any more goes.
const gone = new FinalizationRegistry<string>((hash) => {
  if (byHash.get(hash)?.deref() === undefined) byHash.delete(hash);
});

/** The tables of a checked edition, made once for each hash while anybody holds them. */
export function tablesOf(edition: Edition): Tables {
  const known = byObject.get(edition);
  if (known !== undefined) return known;
  const hash = hashOf(edition);
  const tables = byHash.get(hash)?.deref() ?? makeTables(edition, hash);
  byHash.set(hash, new WeakRef(tables));
  gone.register(tables, hash);
  byObject.set(edition, tables);
  return tables;
}

function makeTables(edition: Edition, hash: string): Tables {
  const { mainMap, trainMap, track, start } = edition;
  const all = [...mainMap.spaces, ...trainMap.spaces];
  const spaceOf = new Map(all.map((s, i) => [s.id, i]));
  const at = (id: string): number => {
    const n = spaceOf.get(id);
    if (n === undefined) throw new Error(`no space ${id}: the edition was not checked`);
    return n;
  };
  const marks = (ids: readonly string[]): Uint8Array => {
    const out = new Uint8Array(all.length);
    for (const id of ids) out[at(id)] = 1;
    return out;
  };
  const places = (ids: readonly string[]): Int8Array => {
    const out = new Int8Array(all.length).fill(-1);
    for (const [i, id] of ids.entries()) out[at(id)] = i;
    return out;
  };

  const adjacent = all.map((s) => s.adjacent.map(at));
  const touches = new Uint8Array(all.length * all.length);
  for (const [a, list] of adjacent.entries()) for (const b of list) touches[a * all.length + b] = 1;

  const towns = LETTERS.map((l) => mainMap.towns.find((t) => t.letter === l)!);
  const cacti = CACTI.map((c) => mainMap.cacti.find((x) => x.id === c)!);
  const junctions = JUNCTIONS.map((j) => track.junctions.find((x) => x.id === j)!);
  const star = new Uint8Array(all.length);
  for (const id of track.silverStars) star[at(id)] = SILVER;
  for (const town of towns) star[at(town.star)] = GOLD;
  const closedBy = places(cacti.map((c) => c.space));
  for (const [i, c] of cacti.entries()) closedBy[at(c.track)] = i;

  const section = new Uint8Array(all.length);
  const enterExitOf = new Uint8Array(all.length);
  const carInside = new Int8Array(all.length).fill(-1);
  const enterExit = [-1, -1, -1, -1, -1, -1];
  const roofs: number[][] = [[], [], [], [], [], []];
  let jail = -1;
  for (const s of trainMap.spaces) {
    const n = at(s.id);
    section[n] = s.section;
    if (s.kind === "jail") jail = n;
    if (s.kind === "roof") roofs[s.section]!.push(n);
    if (s.kind === "interior") carInside[n] = s.section - 3;
    if (s.kind === "enterExit") {
      enterExit[s.section] = n;
      enterExitOf[n] = s.section;
    }
  }

  return {
    edition,
    hash,
    mainCount: mainMap.spaces.length,
    spaceCount: all.length,
    spaceIds: all.map((s) => s.id),
    spaceOf,
    adjacent,
    touches,
    canyon: at(mainMap.canyon),
    isRail: marks(mainMap.spaces.filter((s) => s.kind === "rail").map((s) => s.id)),
    isTunnel: marks(track.tunnel),
    star,
    townAt: places(towns.map((t) => t.space)),
    townOfStar: places(towns.map((t) => t.star)),
    townSpace: towns.map((t) => at(t.space)),
    townStar: towns.map((t) => at(t.star)),
    closedBy,
    cactusSpace: cacti.map((c) => at(c.space)),
    cactusTrack: cacti.map((c) => at(c.track)),
    junctionAt: places(junctions.map((j) => j.space)),
    junctionSpace: [at(junctions[0]!.space), at(junctions[1]!.space)],
    edge: [at(track.edge[0]), at(track.edge[1])],
    section,
    isRoof: marks(trainMap.spaces.filter((s) => s.kind === "roof").map((s) => s.id)),
    carInside,
    enterExit,
    enterExitOf,
    roofs,
    sheriffLine: trainMap.sheriffLine.map(at),
    sheriffAt: places(trainMap.sheriffLine),
    jail,
    jailExit: at(trainMap.jailExit),
    startCars: start.cars.map(at),
    startSwitches: [SIDES.indexOf(start.switches.top), SIDES.indexOf(start.switches.low)],
    startSheriff: trainMap.sheriffLine.indexOf(start.sheriff),
    ...cardTables(edition),
    follow: followTable(edition, at),
  };
}

type CardTables = Pick<
  Tables,
  | "cardSuit"
  | "cardNumber"
  | "cardFace"
  | "tileNeeds"
  | "eventCards"
  | "eventFace"
  | "wantedMission"
  | "wantedMissionN"
  | "wantedAbility"
  | "wantedAbilityN"
  | "wantedWith"
  | "wantedFor"
>;

function cardTables({ poker, tiles, events, wanted }: Edition): CardTables {
  const wantedWith = {} as Record<AbilityKind, number>;
  for (const k of ABILITIES) wantedWith[k] = wanted.findIndex((w) => w.ability.kind === k);
  const wantedFor = {} as Record<MissionKind, number>;
  for (const k of MISSIONS) wantedFor[k] = wanted.findIndex((w) => w.mission.kind === k);
  return {
    cardSuit: Int8Array.from(poker, (c) => (c.suit === null ? -1 : SUITS.indexOf(c.suit))),
    cardNumber: Uint8Array.from(poker, (c) => c.number ?? 0),
    cardFace: faces(poker),
    tileNeeds: tiles.map((t) => t.needs),
    eventCards: events,
    eventFace: faces(events),
    wantedMission: wanted.map((w) => w.mission.kind),
    wantedMissionN: wanted.map((w) => w.mission.n),
    wantedAbility: wanted.map((w) => w.ability.kind),
    wantedAbilityN: wanted.map((w) => w.ability.n),
    wantedWith,
    wantedFor,
  };
}

/** For each card the first one that differs from it in nothing but its id. */
function faces(cards: readonly { id: string }[]): Uint8Array {
  const shown = cards.map((c) => hashOf({ ...c, id: "" }));
  return Uint8Array.from(shown, (text) => shown.indexOf(text));
}

function followTable({ mainMap, track }: Edition, at: (id: string) => number): Int16Array {
  const n = mainMap.spaces.length;
  const out = new Int16Array(4 * n * n).fill(-1);
  const ends: number[][] = mainMap.spaces.map(() => []);
  for (const [a, b] of track.links) {
    ends[at(a)]!.push(at(b));
    ends[at(b)]!.push(at(a));
  }
  for (let setting = 0; setting < 4; setting++)
    for (const [cur, list] of ends.entries()) {
      const j = track.junctions.find((x) => at(x.space) === cur);
      const side = SIDES[j?.id === "low" ? setting >> 1 : setting & 1]!;
      for (const prev of list) {
        const route = j?.routes[side][mainMap.spaces[prev]!.id];
        const to = route === undefined ? list.find((x) => x !== prev) : at(route);
        out[(setting * n + prev) * n + cur] = to ?? -1;
      }
    }
  return out;
}
