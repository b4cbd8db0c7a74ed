import { below, hashOf, isRefusal, owed, sfc32, sha256Text, unfitCharacter } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import { ours } from "../engine/edition/ours.ts";
import { parseEdition } from "../engine/edition/parse.ts";
import { GOLD, GREEN, nextRail, RED, SILVER, tablesOf } from "../engine/edition/tables.ts";
import type { Tables } from "../engine/edition/tables.ts";
import { isEditionFault } from "../engine/edition/types.ts";
import type { Edition, EditionFault } from "../engine/edition/types.ts";
import { makeHeist } from "../engine/heist.ts";
import type { Move } from "../engine/types.ts";
import { makeText } from "../text/en.ts";

const t = tablesOf(ours);
const at = (id: string): number => t.spaceOf.get(id)!;
const track = (n: number): string => `r${String(n).padStart(2, "0")}`;
const neighbours = (id: string): string[] => t.adjacent[at(id)]!.map((n) => t.spaceIds[n]!).sort();
const byKind = <K extends string>(list: readonly { kind: K }[], kind: K): number =>
  list.filter((x) => x.kind === kind).length;

function run(tables: Tables, top: number, low: number, from: string, heading: string, steps: number): string[] {
  const out: string[] = [];
  let prev = at(from);
  let cur = at(heading);
  for (let i = 0; i < steps; i++) {
    const next = nextRail(tables, top, low, prev, cur);
    out.push(tables.spaceIds[next] ?? "nowhere");
    prev = cur;
    cur = next;
  }
  return out;
}

/** Spaces from one visit of the same spot, with the same heading, to the next. */
function circuit(top: number, low: number, from: string, heading: string): string[] {
  const way = run(t, top, low, from, heading, 200);
  const [a, b] = [way[98]!, way[99]!];
  for (let i = 100; i < 199; i++) if (way[i] === a && way[i + 1] === b) return way.slice(100, i + 2);
  return [];
}

const townsOn = (way: readonly string[]): string[] =>
  way.flatMap((id) => (t.townOfStar[at(id)]! < 0 ? [] : ["ABC"[t.townOfStar[at(id)]!]!]));

describe("what is in the box", () => {
  it("[HEIST-COMP-1] [HEIST-CARD-1] 35 Poker Cards: three suits from 1 to 10, one each, and five Wilds", () => {
    expect(ours.poker).toHaveLength(35);
    for (const suit of ["revolver", "bag", "keyhole"] as const)
      expect(ours.poker.filter((c) => c.suit === suit).map((c) => c.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const wilds = ours.poker.filter((c) => c.suit === null && c.number === null);
    expect(wilds.map((c) => c.id)).toEqual(["W1", "W2", "W3", "W4", "W5"]);
    expect(new Set(wilds.map((c) => t.cardFace[ours.poker.indexOf(c)])).size).toBe(1);
    expect(new Set(t.cardFace).size).toBe(31);
  });

  it("[HEIST-COMP-1] [HEIST-COMP-3] 21 Event Cards: 2 speed up, 3 ranges, 12 for the Sheriff, 4 switches", () => {
    expect(ours.events).toHaveLength(21);
    expect(byKind(ours.events, "speedUp")).toBe(2);
    expect(byKind(ours.events, "flip")).toBe(4);
    expect(ours.events.flatMap((e) => (e.kind === "closedRange" ? [e.cactus] : []))).toEqual([
      "north",
      "east",
      "south",
    ]);
    const walks = ours.events.flatMap((e) => (e.kind === "sheriff" ? [`${e.direction} ${e.spaces}`] : []));
    expect(walks).toHaveLength(12);
    for (const w of ["front 1", "front 2", "rear 1", "rear 2"]) expect(walks.filter((x) => x === w)).toHaveLength(3);
  });

  it("[HEIST-COMP-1] [HEIST-LOOT-4] 21 Loot Tiles of the five kinds of requirement", () => {
    expect(ours.tiles).toHaveLength(21);
    const needs = ours.tiles.map((x) => x.needs);
    expect(byKind(needs, "suits")).toBe(12);
    for (const kind of ["threeOfAKind", "twoPairs", "straight3"] as const) expect(byKind(needs, kind)).toBe(2);
    expect(needs.flatMap((n) => (n.kind === "numbers" ? [n.numbers.join("/")] : []))).toEqual([
      "2/5/8",
      "3/6/9",
      "1/4/7",
    ]);
    const suits = needs.flatMap((n) => (n.kind === "suits" ? [[...n.suits].sort().join(" ")] : []));
    expect(suits.filter((s) => s === "bag keyhole revolver")).toHaveLength(3);
    for (const suit of ["bag", "revolver", "keyhole"]) {
      expect(suits).toContain(`${suit} ${suit} ${suit}`);
      expect(suits.filter((s) => s.split(suit).length === 3)).toHaveLength(2);
    }
  });

  it("[HEIST-COMP-1] [HEIST-VS-2] 12 Wanted Cards, of which Crazy and Tombstone leave in versus", () => {
    expect(ours.wanted.map((w) => w.id)).toEqual([
      "sixShooter",
      "wild",
      "trailblazer",
      "crazy",
      "tombstone",
      "theKid",
      "twoTiming",
      "slippery",
      "mustang",
      "boxcar",
      "switchback",
      "quickDraw",
    ]);
    expect(ours.wanted.filter((w) => !w.versus).map((w) => w.id)).toEqual(["crazy", "tombstone"]);
  });

  it("[HEIST-WANT-6] every title has a place for the player's name", () => {
    for (const w of ours.wanted) expect(w.called.split("{name}")).toHaveLength(2);
    expect(ours.wanted.find((w) => w.id === "theKid")!.called).toBe("{name} the Kid");
  });

  it("[HEIST-COMP-1] [HEIST-TMAP-1] five sections, six loot squares, four colours", () => {
    expect(ours.trainMap.sections.map((s) => s.car)).toEqual([null, null, "A", "B", "C"]);
    expect(ours.trainMap.lootSquares.map((s) => s.id)).toEqual([
      "lootA1",
      "lootA2",
      "lootB1",
      "lootB2",
      "lootC1",
      "lootC2",
    ]);
    expect(ours.colours).toEqual(["green", "yellow", "red", "blue"]);
    expect(ours.start.cars).toHaveLength(5);
  });

  it("[HEIST-COMP-3] [HEIST-DOUBT-1] the edition owns up to being a reconstruction, part by part", () => {
    expect(ours.reconstruction).toBe(true);
    for (const part of ["poker", "tiles", "events", "wanted", "mainMap", "track", "trainMap"] as const)
      expect(ours.reconstructed).toContain(part);
  });

  it("[HEIST-NAME-4] the data carries no names, sources or notes beside what is shown", () => {
    const text = JSON.stringify(ours);
    for (const key of ["naming", "original", "provenance", "source", "seed", "http"])
      expect(text.includes(`"${key}`), key).toBe(false);
  });

  it("[HEIST-METER-2] the bands cover the goals 10 to 20", () => {
    expect(ours.bands.map((b) => [b.from, b.to])).toEqual([
      [10, 12],
      [13, 15],
      [16, 18],
      [19, 20],
    ]);
  });
});

describe("the land", () => {
  it("[HEIST-MAP-1] [HEIST-MAP-2] 61 spaces: 34 of track, 3 towns, 3 cacti, the canyon, 20 others", () => {
    const { spaces } = ours.mainMap;
    expect(spaces).toHaveLength(61);
    expect(byKind(spaces, "rail")).toBe(34);
    expect(byKind(spaces, "town")).toBe(3);
    expect(byKind(spaces, "cactus")).toBe(3);
    expect(byKind(spaces, "canyon")).toBe(1);
    expect(byKind(spaces, "land")).toBe(20);
  });

  it("[HEIST-MAP-2] adjacency is mutual and knows no corners", () => {
    for (const [a, list] of t.adjacent.entries())
      for (const b of list) {
        expect(t.adjacent[b]).toContain(a);
        expect(t.touches[a * t.spaceCount + b]).toBe(1);
      }
    expect(neighbours("washW1")).toEqual(["canyon", "washW2"]);
    expect(neighbours("canyon")).toEqual(["drawN", "drawS", "washE1", "washW1"]);
    expect(neighbours("townC")).toEqual(["outSE", "r17", "r18", "r19", "rS"]);
    expect(neighbours("washE2")).toEqual(["rimE", "rimNE2", "rimSE2", "washE1"]);
    expect(neighbours("cactusN")).toEqual(["r01", "r02", "r03", "rN", "townA"]);
  });

  it("[HEIST-MAP-3] [HEIST-FAQ-13] five mesas, none of them a space", () => {
    expect(ours.mainMap.mesas.map((m) => m.id)).toEqual(["mesaNW", "mesaNE", "mesaSW", "mesaSE", "mesaW"]);
    for (const m of ours.mainMap.mesas) expect(t.spaceOf.has(m.id)).toBe(false);
  });

  it("[HEIST-MAP-5] each cactus closes itself and one track space", () => {
    for (const [i, [cactus, rail]] of [
      ["cactusN", "r02"],
      ["cactusE", "r24"],
      ["cactusS", "r14"],
    ].entries()) {
      expect(t.closedBy[at(cactus!)]).toBe(i);
      expect(t.closedBy[at(rail!)]).toBe(i);
    }
    expect(t.closedBy.filter((c) => c >= 0)).toHaveLength(6);
  });

  it("[HEIST-MAP-6] every centre and corner lies in the frame, and outlines cover it without gaps", () => {
    const { width, height, spaces, mesas } = ours.mainMap;
    expect([width, height]).toEqual([1000, 640]);
    const inside = (o: readonly number[], x: number, y: number): boolean => {
      let odd = false;
      for (let i = 0, j = o.length - 2; i < o.length; j = i, i += 2) {
        const [xi, yi, xj, yj] = [o[i]!, o[i + 1]!, o[j]!, o[j + 1]!];
        if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
      }
      return odd;
    };
    for (const s of [...spaces, ...mesas]) expect(s.x > 0 && s.x < width && s.y > 0 && s.y < height, s.id).toBe(true);
    for (const s of spaces) expect(inside(s.outline, s.x, s.y), `${s.id} has its centre inside`).toBe(true);
    const margin = 12;
    for (let x = margin + 0.3; x < width - margin; x += 8.1)
      for (let y = margin + 0.4; y < height - margin; y += 8.1) {
        const hit = spaces.filter((s) => inside(s.outline, x, y)).map((s) => s.id);
        const rock = mesas.some((m) => m.outlines.some((o) => inside(o, x, y)));
        expect(
          hit.length === 1 || (hit.length === 0 && rock),
          `${x.toFixed(1)}, ${y.toFixed(1)}: ${hit.join(" ")}`,
        ).toBe(true);
        if (rock && hit.length === 1) expect(t.isTunnel[at(hit[0]!)], hit[0]).toBe(1);
      }
  });
});

describe("the track", () => {
  it("[HEIST-RAIL-1] the loop runs counter-clockwise through 32 spaces, junctions at 0 and 16", () => {
    const loop = Array.from({ length: 32 }, (_, i) => track(i));
    expect(run(t, GREEN, GREEN, "r31", "r00", 32)).toEqual([...loop.slice(1), "r00"]);
    expect(t.junctionSpace).toEqual([at("r00"), at("r16")]);
    const west = ours.mainMap.spaces.find((s) => s.id === "r08")!;
    expect(west.x).toBeLessThan(ours.mainMap.width / 2);
  });

  it("[HEIST-RAIL-2] the edge tracks follow each other for the train, not for walkers", () => {
    expect(run(t, RED, GREEN, "r31", "r00", 3)).toEqual(["rN", "rS", "r16"]);
    expect(neighbours("rN")).toEqual(["cactusN", "outNE", "r00"]);
    expect(neighbours("rS")).toEqual(["cactusS", "r16", "townC"]);
  });

  it("[HEIST-RAIL-3] consecutive track spaces are adjacent for people", () => {
    for (let i = 0; i < 32; i++) expect(neighbours(track(i))).toContain(track((i + 1) % 32));
  });

  it("[HEIST-RAIL-4] three gold stars at the towns, three silver ones", () => {
    const stars = (kind: number): string[] => t.spaceIds.filter((_, i) => t.star[i] === kind);
    expect(stars(GOLD)).toEqual(["r05", "r18", "r27"]);
    expect(stars(SILVER)).toEqual(["r02", "r11", "r22"]);
    expect(t.townStar.map((n) => t.spaceIds[n])).toEqual(["r05", "r27", "r18"]);
    for (const [i, star] of t.townStar.entries()) expect(t.adjacent[star]).toContain(t.townSpace[i]);
  });

  it("[HEIST-RAIL-5] the tunnel touches nothing but its track neighbours", () => {
    expect(t.spaceIds.filter((_, i) => t.isTunnel[i] === 1)).toEqual(["r07", "r08", "r09"]);
    for (const n of [7, 8, 9]) expect(neighbours(track(n))).toEqual([track(n - 1), track(n + 1)]);
    expect(neighbours("r06").length).toBeGreaterThan(2);
  });

  it("[HEIST-RAIL-6] green keeps to the loop, red leads off; from the edge green turns counter-clockwise", () => {
    const next = (top: number, low: number, from: string, over: string): string =>
      t.spaceIds[nextRail(t, top, low, at(from), at(over))]!;
    const expected = [
      ["r00", "r31", "r01", "rN"],
      ["r00", "r01", "r31", "rN"],
      ["r00", "rN", "r01", "r31"],
      ["r16", "r15", "r17", "rS"],
      ["r16", "r17", "r15", "rS"],
      ["r16", "rS", "r17", "r15"],
    ] as const;
    for (const [over, from, green, red] of expected) {
      const top = over === "r00";
      expect(next(GREEN, top ? RED : GREEN, from, over)).toBe(green);
      expect(next(top ? RED : GREEN, RED, from, over)).toBe(red);
    }
    expect(nextRail(t, GREEN, GREEN, at("canyon"), at("r00"))).toBe(-1);
  });

  it("[HEIST-RAIL-7] five cars can stand on both junctions and both edge tracks at once", () => {
    expect(run(t, RED, RED, "r30", "r31", 5)).toEqual(["r00", "rN", "rS", "r16", "r15"]);
  });

  it("[HEIST-RAIL-8] circuits by setting: 32 spaces and three towns, else 19 and one or two", () => {
    expect(circuit(GREEN, GREEN, "r04", "r05")).toHaveLength(32);
    expect(townsOn(circuit(GREEN, GREEN, "r04", "r05")).sort()).toEqual(["A", "B", "C"]);
    expect(circuit(GREEN, RED, "r04", "r05")).toHaveLength(19);
    expect(townsOn(circuit(GREEN, RED, "r04", "r05"))).toEqual(["A"]);
    expect(circuit(RED, GREEN, "r04", "r05")).toHaveLength(19);
    expect(townsOn(circuit(RED, GREEN, "r04", "r05")).sort()).toEqual(["B", "C"]);
    expect(circuit(RED, RED, "r04", "r05")).toHaveLength(19);
    expect(circuit(RED, RED, "r20", "r21")).toHaveLength(19);
  });

  it("[HEIST-TOWN-6] gold stars lie at least nine spaces apart in every setting and direction", () => {
    for (const [top, low] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const)
      for (const [from, to] of [
        ["r04", "r05"],
        ["r06", "r05"],
        ["r20", "r21"],
        ["r22", "r21"],
      ] as const) {
        const way = run(t, top, low, from, to, 150);
        const golds = way.flatMap((id, i) => (t.star[at(id)] === GOLD ? [i] : []));
        for (let i = 1; i < golds.length; i++) expect(golds[i]! - golds[i - 1]!).toBeGreaterThanOrEqual(9);
      }
  });
});

describe("the train", () => {
  it("[HEIST-TMAP-2] [HEIST-TMAP-4] the spaces of each section", () => {
    const of = (section: number): string[] =>
      ours.trainMap.spaces
        .filter((s) => s.section === section)
        .map((s) => s.id)
        .sort();
    expect([1, 2, 3, 4, 5].map(of)).toEqual([
      ["ee1"],
      ["ee2", "jail", "rf2"],
      ["ee3", "in3", "rf3"],
      ["ee4", "in4", "rf4"],
      ["ee5", "in5", "rf5"],
    ]);
    for (const s of ours.trainMap.spaces) expect(t.section[at(s.id)]).toBe(s.section);
    expect([at("in3"), at("in4"), at("in5")].map((n) => t.carInside[n])).toEqual([0, 1, 2]);
  });

  it("[HEIST-TMAP-3] floor, roofs and ladders, no hatch and no way from Enter/Exit 1 to 2", () => {
    expect(neighbours("ee1")).toEqual(["rf2"]);
    expect(neighbours("ee2")).toEqual(["in3", "rf2", "rf3"]);
    expect(neighbours("ee3")).toEqual(["in3", "in4", "rf3", "rf4"]);
    expect(neighbours("ee4")).toEqual(["in4", "in5", "rf4", "rf5"]);
    expect(neighbours("ee5")).toEqual(["in5", "rf5"]);
    for (const n of [3, 4, 5]) expect(neighbours(`in${n}`)).toEqual([`ee${n - 1}`, `ee${n}`]);
    expect(neighbours("rf2")).toEqual(["ee1", "ee2", "rf3"]);
    expect(neighbours("rf4")).toEqual(["ee3", "ee4", "rf3", "rf5"]);
    expect(neighbours("jail")).toEqual([]);
  });

  it("[HEIST-TMAP-5] [HEIST-DOUBT-2] the Sheriff's line has seven spaces, he starts in its middle, Enter/Exit 1 is not on it", () => {
    expect(t.sheriffLine.map((n) => t.spaceIds[n])).toEqual(["ee2", "in3", "ee3", "in4", "ee4", "in5", "ee5"]);
    expect(t.startSheriff).toBe(3);
    expect(t.sheriffAt[at("ee1")]).toBe(-1);
  });

  it("[HEIST-SETUP-6] [HEIST-SETUP-7] cars on 5 to 1, counter-clockwise; top red, low green", () => {
    expect(t.startCars.map((n) => t.spaceIds[n])).toEqual(["r05", "r04", "r03", "r02", "r01"]);
    expect(nextRail(t, RED, GREEN, t.startCars[1]!, t.startCars[0]!)).toBe(at("r06"));
    expect(t.startSwitches).toEqual([RED, GREEN]);
  });

  it("[HEIST-JAIL-4] [HEIST-JAIL-6] three keyholes, and the way out is Enter/Exit 1", () => {
    expect(ours.trainMap.keyholes).toHaveLength(6);
    expect(t.jailExit).toBe(at("ee1"));
  });
});

describe("tables", () => {
  it("are made once for each hash", () => {
    const copy = parsed(JSON.parse(JSON.stringify(ours)));
    expect(copy).not.toBe(ours);
    expect(tablesOf(copy)).toBe(t);
    expect(t.hash).toBe(hashOf(ours));
  });
});

function parsed(raw: unknown): Edition {
  const result = parseEdition(raw);
  if (isEditionFault(result)) throw new Error(`${result.place}: ${result.reason}`);
  return result;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const GONE = Symbol("gone");
type Change = [path: string, value: Json | typeof GONE];

/** Sets one value in a copy of ours; `#id` in a path picks the entry of that id. */
function change(root: Json, [path, value]: Change): void {
  const keys = path.split(".");
  const last = keys.pop()!;
  let node = root;
  const child = (key: string): string => {
    if (!key.startsWith("#")) return key;
    if (!Array.isArray(node)) throw new Error(`no list at ${path}`);
    return String(
      node.findIndex((x) => x !== null && typeof x === "object" && !Array.isArray(x) && x["id"] === key.slice(1)),
    );
  };
  for (const key of keys) {
    const k = child(key);
    const next: Json | undefined = Array.isArray(node)
      ? node[Number(k)]
      : typeof node === "object" && node !== null
        ? node[k]
        : undefined;
    if (next === undefined) throw new Error(`no ${k} on the way to ${path}`);
    node = next;
  }
  const k = child(last);
  if (Array.isArray(node)) {
    if (value === GONE) node.splice(Number(k), 1);
    else node[Number(k)] = value;
  } else if (typeof node === "object" && node !== null) {
    if (value === GONE) delete node[k];
    else node[k] = value;
  }
}

function fault(...changes: Change[]): EditionFault {
  const raw: Json = JSON.parse(JSON.stringify(ours));
  for (const c of changes) change(raw, c);
  const result = parseEdition(raw);
  if (!isEditionFault(result)) throw new Error("accepted");
  return result;
}

const BROKEN: [what: string, place: string, reason: RegExp, ...changes: Change[]][] = [
  ["another format", "format", /expected 1/, ["format", 2]],
  ["a missing field", "tiles", /missing/, ["tiles", GONE]],
  ["an unknown field", "naming", /unknown field/, ["naming", { map: [] }]],
  ["a list for an object", "track", /expected an object, found a list/, ["track", []]],
  ["a part named twice", "reconstructed[9]", /already entry 0/, ["reconstructed.9", "poker"]],
  ["a reconstruction that names nothing", "reconstructed", /names its parts/, ["reconstructed", []]],
  ["three colours", "colours", /expected 4 entries, found 3/, ["colours.3", GONE]],
  ["34 Poker Cards", "poker", /expected 35 entries, found 34/, ["poker.0", GONE]],
  ["two cards with one id", "poker[1].id", /"R01" is already entry 0/, ["poker.1.id", "R01"]],
  ["a suit without a number", "poker[0]", /both a suit and a number/, ["poker.0.number", null]],
  ["a card numbered 11", "poker[9].number", /expected 1 to 10, found 11/, ["poker.9.number", 11]],
  ["a fourth suit", "poker[0].suit", /expected one of revolver, bag, keyhole, found "coin"/, ["poker.0.suit", "coin"]],
  ["a deck without a way out of jail", "poker", /2 Keyholes and Wilds; an escape needs 3/, ...fewKeys()],
  ["22 tiles", "tiles", /found 22/, ["tiles.21", { id: "L22", name: "x", needs: { kind: "twoPairs" } }]],
  ["an unknown requirement", "tiles[4].needs.kind", /expected one of/, ["tiles.4.needs.kind", "flush"]],
  [
    "a tile nobody can pay",
    "tiles[0].needs.suits",
    /asks for 6 cards/,
    ["tiles.0.needs.suits", Array<Json>(6).fill("bag")],
  ],
  ["a number listed twice", "tiles[18].needs.numbers[1]", /already entry 0/, ["tiles.18.needs.numbers", [2, 2, 8]]],
  ["a third Speed Up", "events", /3 Train Speed Up cards; there are 2/, ["events.20", { id: "EV21", kind: "speedUp" }]],
  ["a range closed twice", "events", /2 cards close the north range/, ["events.3.cactus", "north"]],
  ["a Sheriff card of no spaces", "events[5].spaces", /expected 1 to 6, found 0/, ["events.5.spaces", 0]],
  ["a title without a name", "wanted[1].called", /needs \{name\}/, ["wanted.1.called", "Wild"]],
  ["an unknown mission", "wanted[0].mission.kind", /expected one of/, ["wanted.0.mission.kind", "fly"]],
  ["a hand limit of nine", "wanted[0].ability.n", /expected 6 to 6, found 9/, ["wanted.0.ability.n", 9]],
  [
    "one ability on two cards",
    "wanted[1].ability.kind",
    /already entry 0/,
    ["wanted.1.ability", { kind: "handLimit", n: 6 }],
  ],
  ["bands with a gap", "bands[1].from", /expected 13, found 14/, ["bands.1.from", 14]],
  ["bands that end early", "bands", /end at 18/, ["bands.3", GONE]],
  [
    "one-way adjacency",
    "mainMap.spaces[55].adjacent[0]",
    /"canyon" does not list "drawN" in return/,
    ["mainMap.spaces.#canyon.adjacent", ["drawS", "washE1", "washW1"]],
  ],
  [
    "a neighbour that is no space",
    "mainMap.spaces[54].adjacent[0]",
    /there is no space "mesaNW"/,
    ["mainMap.spaces.#canyon.adjacent.0", "mesaNW"],
  ],
  [
    "a space beside itself",
    "mainMap.spaces[54].adjacent[4]",
    /adjacent to itself/,
    ["mainMap.spaces.#canyon.adjacent.4", "canyon"],
  ],
  ["two spaces with one id", "mainMap.spaces[1].id", /"r00" is already entry 0/, ["mainMap.spaces.1.id", "r00"]],
  ["a centre outside the frame", "mainMap.spaces[0].x", /1001 lies outside 0 to 1000/, ["mainMap.spaces.0.x", 1001]],
  [
    "an outline of two corners",
    "mainMap.spaces[0].outline",
    /three corners or more/,
    ["mainMap.spaces.0.outline", [1, 2, 3, 4]],
  ],
  ["half a corner", "mainMap.spaces[0].outline", /come in pairs/, ["mainMap.spaces.0.outline", [1, 2, 3, 4, 5, 6, 7]]],
  [
    "a corner below the frame",
    "mainMap.spaces[0].outline[1]",
    /641 lies outside 0 to 640/,
    ["mainMap.spaces.0.outline.1", 641],
  ],
  ["an island", "mainMap.spaces[55]", /"drawN" cannot be reached from "canyon"/, ...island()],
  ["a mesa that is a space", "mainMap.mesas[0].id", /a mesa is none/, ["mainMap.mesas.0.id", "canyon"]],
  ["a town on plain land", "mainMap.towns[0].space", /"outSW" is land, not town/, ["mainMap.towns.0.space", "outSW"]],
  [
    "a gold star far from its town",
    "mainMap.towns[0].star",
    /"r20" is not beside "townA"/,
    ["mainMap.towns.0.star", "r20"],
  ],
  [
    "a cactus that faces nothing",
    "mainMap.cacti[1].track",
    /"r20" is not beside "cactusE"/,
    ["mainMap.cacti.1.track", "r20"],
  ],
  ["a fourth town", "mainMap.spaces", /4 spaces are of kind town/, ["mainMap.spaces.#outSW.kind", "town"]],
  ["a town that closed ranges cut off", "mainMap.towns[0].space", /cut off/, ...cutOff()],
  ["a link onto land", "track.links[0][1]", /"canyon" is no track space/, ["track.links.0.1", "canyon"]],
  ["a link nobody can walk", "track.links[35]", /linked but not adjacent/, ["track.links.35", ["r02", "r30"]]],
  ["a gap in the track", "track.links", /"r03" has 1 track neighbours/, ["track.links.3", GONE]],
  ["a walkable map edge", "track.edge", /nobody walks over the map edge/, ...walkableEdge()],
  ["an edge off the track", "track.edge", /do not follow each other/, ["track.edge", ["rN", "r16"]]],
  ["a junction of two legs", "track.junctions[0].space", /"r05" has 2 legs/, ["track.junctions.0.space", "r05"]],
  ["a route that is missing", "track.junctions[0].routes.red.rN", /missing/, ["track.junctions.0.routes.red.rN", GONE]],
  [
    "a route back",
    "track.junctions[1].routes.green.r15",
    /back to where/,
    ["track.junctions.1.routes.green.r15", "r15"],
  ],
  [
    "a route to elsewhere",
    "track.junctions[1].routes.green.r15",
    /no leg of/,
    ["track.junctions.1.routes.green.r15", "r20"],
  ],
  [
    "a route from elsewhere",
    "track.junctions[0].routes.green.r20",
    /no leg of/,
    ["track.junctions.0.routes.green.r20", "r01"],
  ],
  ["two junctions of one name", "track.junctions[1].id", /already entry 0/, ["track.junctions.1.id", "top"]],
  ["a silver star on a gold one", "track.silverStars[0]", /"r05" is a gold star/, ["track.silverStars.0", "r05"]],
  [
    "a tunnel with a side door",
    "track.tunnel[0]",
    /"r06" is in the tunnel but touches "rimNW2"/,
    ["track.tunnel.0", "r06"],
  ],
  ["four sections", "trainMap.sections", /expected 5 entries/, ["trainMap.sections.4", GONE]],
  ["cars out of order", "trainMap.sections[2].car", /expected A/, ["trainMap.sections.2.car", "B"]],
  [
    "a section without a door",
    "trainMap.spaces",
    /section 1 has 0 Enter\/Exit spaces/,
    ["trainMap.spaces.#ee1.kind", "roof"],
  ],
  [
    "a walkable jail",
    "trainMap.spaces[12].adjacent",
    /nobody walks/,
    ["trainMap.spaces.#jail.adjacent", ["ee1"]],
    ["trainMap.spaces.#ee1.adjacent", ["jail", "rf2"]],
  ],
  ["a train space that is also land", "trainMap.spaces[0].id", /also on the Main Map/, ["trainMap.spaces.0.id", "r00"]],
  ["a Sheriff on the roof", "trainMap.sheriffLine[0]", /"rf2" is roof/, ["trainMap.sheriffLine.0", "rf2"]],
  [
    "a Sheriff who leaps",
    "trainMap.sheriffLine[1]",
    /"ee3" is not adjacent to "ee2"/,
    ["trainMap.sheriffLine.1", GONE],
  ],
  ["a jail exit inside a car", "trainMap.jailExit", /"in3" is no Enter\/Exit/, ["trainMap.jailExit", "in3"]],
  ["a car with three squares", "trainMap.lootSquares[2].car", /expected B/, ["trainMap.lootSquares.2.car", "A"]],
  ["a train with a gap", "start.cars[1]", /"r10" does not follow "r05"/, ["start.cars.1", "r10"]],
  ["a train over itself", "start.cars[4]", /already entry 0/, ["start.cars.4", "r05"]],
  ["a train in the desert", "start.cars[0]", /"canyon" is no track space/, ["start.cars.0", "canyon"]],
  ["a switch of a third colour", "start.switches.top", /expected one of green, red/, ["start.switches.top", "blue"]],
  ["a Sheriff off his line", "start.sheriff", /not on the Sheriff's line/, ["start.sheriff", "ee1"]],
  ["a number that is none", "mainMap.width", /expected a number, found "wide"/, ["mainMap.width", "wide"]],
  ["an id with a space in it", "tiles[0].id", /is no id/, ["tiles.0.id", "L 01"]],
  ["an empty name", "tiles[0].name", /empty/, ["tiles.0.name", " "]],
];

/** Ours with every id renamed, all lists reversed, some cards twice, and Car A two spaces long. */
function strange(): Json {
  const spaces = [...ours.mainMap.spaces, ...ours.trainMap.spaces];
  const renamed = new Set([...spaces, ...ours.poker, ...ours.tiles, ...ours.trainMap.lootSquares].map((x) => x.id));
  const rename = (node: Json): Json => {
    if (typeof node === "string") return renamed.has(node) ? `x${node}` : node;
    if (Array.isArray(node)) return node.map(rename);
    if (typeof node !== "object" || node === null) return node;
    const name = (key: string): string => (/^r(\d\d|[NS])$/.test(key) ? `x${key}` : key);
    return Object.fromEntries(Object.entries(node).map(([k, v]) => [name(k), k === "kind" ? v : rename(v)]));
  };
  const raw: Json = JSON.parse(JSON.stringify(ours));
  const out = rename(raw);
  change(out, ["trainMap.spaces.#xin3.adjacent", ["xin3b", "xee2"]]);
  change(out, ["trainMap.spaces.#xee3.adjacent.0", "xin3b"]);
  const inside = { id: "xin3b", kind: "interior", section: 3, name: "Dining Corner", x: 500, y: 176 };
  change(out, ["trainMap.spaces.13", { ...inside, adjacent: ["xin3", "xee3"] }]);
  change(out, ["trainMap.sheriffLine", ["xee2", "xin3", "xin3b", "xee3", "xin4", "xee4", "xin5", "xee5"]]);
  for (const [i, n] of [5, 5, 7].entries()) change(out, [`poker.${i}.number`, n]);
  for (const list of ["poker", "tiles", "events", "wanted", "mainMap.spaces", "trainMap.spaces"]) reverse(out, list);
  return out;
}

function reverse(root: Json, path: string): void {
  let node = root;
  for (const key of path.split("."))
    node = typeof node === "object" && node !== null && !Array.isArray(node) ? node[key]! : node;
  if (Array.isArray(node)) node.reverse();
}

function fewKeys(): Change[] {
  return ours.poker.flatMap((c, i): Change[] => {
    const key = c.suit === null || c.suit === "keyhole";
    return key && i < 33 ? [[`poker.${i}`, { id: c.id, suit: "bag", number: 1 }]] : [];
  });
}
function island(): Change[] {
  return [
    ["mainMap.spaces.#drawN.adjacent", []],
    ["mainMap.spaces.#canyon.adjacent", ["drawS", "washE1", "washW1"]],
    ["mainMap.spaces.#rimN.adjacent", neighbours("rimN").filter((x) => x !== "drawN")],
  ];
}
/** Town A keeps no neighbour but the North Cactus and the track space that closes with it. */
function cutOff(): Change[] {
  const lonely = ["r04", "r05", "r06"].map((id): Change => [
    `mainMap.spaces.#${id}.adjacent`,
    neighbours(id).filter((x) => x !== "townA"),
  ]);
  return [
    ...lonely,
    ["mainMap.spaces.#townA.adjacent", ["cactusN", "r02"]],
    ["mainMap.spaces.#r02.adjacent", [...neighbours("r02"), "townA"]],
    ["mainMap.towns.0.star", "r02"],
    ["track.silverStars", ["r11", "r22"]],
  ];
}
/** The southern edge track joins the loop here instead of at 16. */
function lowJunctionAt(space: string, west: string, east: string): Change[] {
  return [
    ["mainMap.spaces.#r16.adjacent", neighbours("r16").filter((x) => x !== "rS")],
    ["mainMap.spaces.#rS.adjacent", ["cactusS", "townC", space]],
    [`mainMap.spaces.#${space}.adjacent`, [...neighbours(space), "rS"]],
    ["track.links.33", [space, "rS"]],
    ["track.junctions.1.space", space],
    [
      "track.junctions.1.routes",
      { green: { [west]: east, [east]: west, rS: west }, red: { [west]: "rS", [east]: "rS", rS: east } },
    ],
  ];
}
function walkableEdge(): Change[] {
  return [
    ["mainMap.spaces.#rN.adjacent", [...neighbours("rN"), "rS"]],
    ["mainMap.spaces.#rS.adjacent", [...neighbours("rS"), "rN"]],
  ];
}

describe("an edition file", () => {
  it("is accepted as ours after a round trip through JSON, and built anew", () => {
    const raw: unknown = JSON.parse(JSON.stringify(ours));
    const edition = parsed(raw);
    expect(edition).toEqual(ours);
    expect(hashOf(edition)).toBe(hashOf(ours));
    expect(edition.mainMap.spaces[0]).not.toBe(ours.mainMap.spaces[0]);
  });

  it("may differ where a box may differ", () => {
    const raw: Json = JSON.parse(JSON.stringify(ours));
    change(raw, ["tiles.0.needs", { kind: "numbers", numbers: [4, 5, 10] }]);
    change(raw, ["wanted.0.title", "Seven-Shooter"]);
    change(raw, ["reconstruction", false]);
    change(raw, ["reconstructed", []]);
    const edition = parsed(raw);
    expect(hashOf(edition)).not.toBe(hashOf(ours));
    expect(tablesOf(edition).tileNeeds[0]).toEqual({ kind: "numbers", numbers: [4, 5, 10] });
  });

  it("[HEIST-DOUBT-1] plays to an end with other ids, another order, cards that look alike and a second space inside Car A", () => {
    const edition = parsed(strange());
    const game = makeHeist(edition);
    expect(game.hash).not.toBe(tablesOf(ours).hash);
    const text = makeText(edition);
    const names = { seat: (n: number): string => `P${n}` };
    const rng = sfc32(7);
    for (const [raw, seats] of [
      [{}, 4],
      [{ mode: "versus" }, 3],
      [{ solo: 2 }, 1],
    ] as const) {
      const config = game.parseConfig(raw);
      if (isRefusal(config)) throw new Error(config.rule);
      const s = game.setup({ config, seats, seed: sha256Text("strange"), rules: game.rulesVersion }, null);
      for (let n = 0; n < 5_000; n++) {
        const d = owed(game.pending(s));
        if (d === null) break;
        const moves: Move[] = [];
        game.moves(s, d, moves);
        const move = moves[below(rng, moves.length)]!;
        if (n % 7 === 0) {
          const tries: Move[] = [];
          game.tries(s, d, tries);
          const legal = tries.filter((m) => game.check(s, d, m) === null).map((m) => JSON.stringify(m));
          expect(new Set(moves.map((m) => JSON.stringify(m)))).toEqual(new Set(legal));
        }
        expect(text.move(move, game.view(s, d.seat), names)).not.toMatch(/undefined|\bx[A-Za-z0-9]+\b/);
        game.apply(s, d, move, null);
      }
      expect(game.outcome(s)).not.toBeNull();
    }
  });

  for (const [what, place, reason, ...changes] of BROKEN)
    it(`is refused with ${what}`, () => {
      const found = fault(...changes);
      expect(found.place).toBe(place);
      expect(found.reason).toMatch(reason);
    });

  it.each([
    ["a terminal's escape sequence", "\u001b[2J"],
    ["the one-byte form of it", "\u009b2J"],
    ["a line break", "\n"],
    ["a bidirectional override", "\u202e"],
    ["an isolate", "\u2066"],
    ["an invisible character", "\u200b"],
    ["a tower of accents", "a\u0301\u0302\u0303\u0304\u0305\u0306"],
  ])("is refused where any of its texts holds %s, and the refusal does not repeat it", (_, bad) => {
    const walk = (node: unknown, path: string): string[] => {
      if (typeof node === "string") return [path];
      if (typeof node !== "object" || node === null) return [];
      return Object.entries(node).flatMap(([k, v]) => walk(v, path === "" ? k : `${path}.${k}`));
    };
    const texts = walk(ours, "").filter((path, i) => /(name|title|called)$/.test(path) || i % 40 === 0);
    expect(texts.length).toBeGreaterThan(100);
    for (const path of texts) {
      const { place, reason } = fault([path, `Fort${bad}`]);
      expect([path, unfitCharacter(place), unfitCharacter(reason)]).toEqual([path, null, null]);
    }
    const { place } = fault([`Fort${bad}`, "x"]);
    expect(unfitCharacter(place)).toBeNull();
  });

  it("[HEIST-RAIL-6] [HEIST-IMPL-6] is refused where a switch setting runs the train into itself", () => {
    const found = fault(...lowJunctionAt("r01", "r00", "r02"));
    expect(found.place).toBe("track");
    expect(found.reason).toMatch(/with top (green|red) and low (green|red) a train of five runs into itself at "/);
  });

  it("[HEIST-END-4] is refused where a switch setting leads past no star for ever", () => {
    const found = fault(...lowJunctionAt("r03", "r02", "r04"), ["track.silverStars", ["r11", "r22"]]);
    expect(found.place).toBe("track");
    expect(found.reason).toMatch(/with top (green|red) and low (green|red) a train from "\w+" meets no star/);
  });

  it("is refused, never thrown at, whatever the file holds", () => {
    const hostile = {
      get poker(): unknown {
        throw new Error("no");
      },
    };
    for (const raw of [
      null,
      undefined,
      1,
      "x",
      true,
      [],
      {},
      [[]],
      { format: 1 },
      hostile,
      new Proxy({}, { ownKeys: () => ["a"] }),
    ]) {
      const result = parseEdition(raw);
      expect(isEditionFault(result)).toBe(true);
    }
  });

  it("is refused wherever one value of it is replaced by nonsense", () => {
    const nonsense: Json[] = [null, -1, "?!", [], {}];
    const walk = (node: unknown, path: string): string[] =>
      typeof node === "object" && node !== null
        ? Object.entries(node).flatMap(([k, v]) => walk(v, path === "" ? k : `${path}.${k}`))
        : [path];
    const leaves = walk(ours, "").filter((p) => !p.includes("outline"));
    expect(leaves.length).toBeGreaterThan(800);
    const accepted: string[] = [];
    for (const [i, path] of leaves.entries()) {
      if (i % 17 !== 0) continue;
      for (const value of nonsense) {
        const raw: Json = JSON.parse(JSON.stringify(ours));
        change(raw, [path, value]);
        if (!isEditionFault(parseEdition(raw))) accepted.push(`${path} = ${JSON.stringify(value)}`);
      }
    }
    const harmless = (a: string): boolean => /(name|title) = "\?!"$/.test(a) || /^poker\.3[0-4]\.\w+ = null$/.test(a);
    expect(accepted.filter((a) => !harmless(a))).toEqual([]);
  });
});
