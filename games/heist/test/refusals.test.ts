import { expect } from "vitest";
import { move, story, type Story } from "./dsl.ts";
import type { Move } from "../engine/types.ts";

/**
 * Every Heist Action in every kind of place. A pair is either possible, which the list of moves must show, or refused
 * with the rule and the figures given here.
 */
const PLACES = {
  canyon: "canyon",
  "land far from the train": "rimE",
  "land beside the train": "rimNW1",
  "free track": "r20",
  "front of the engine": "r06",
  tunnel: "r08",
  junction: "r16",
  "edge track": "rS",
  town: "townB",
  cactus: "cactusE",
  "engine platform": "ee1",
  platform: "ee3",
  inside: "in3",
  roof: "rf3",
  jail: "jail",
} as const;
type Place = keyof typeof PLACES;

type Verdict = [rule: string, figures: Record<string, number | string>] | "possible";
const ok: Verdict = "possible";

interface Row {
  action: string;
  rules: string;
  /** What is tried; the list of moves shows it, or one of its kind, where it is possible. */
  tries: Move;
  at(place: Place): Verdict;
}

const onMap = (p: Place): boolean => !["engine platform", "platform", "inside", "roof", "jail"].includes(p);
const id = (p: Place): string => PLACES[p];
const jailed = (p: Place, otherwise: Verdict): Verdict => (p === "jail" ? ["HEIST-JAIL-5", { jailed: 1 }] : otherwise);

const ROWS: Row[] = [
  {
    action: "Move to a space that is not adjacent",
    rules: "[HEIST-MOVE-1] [HEIST-TMAP-3] [HEIST-JAIL-5]",
    tries: move.to("washW1"),
    at: (p) => (p === "canyon" ? ok : jailed(p, ["HEIST-MOVE-1", { from: id(p), to: "washW1" }])),
  },
  {
    action: "Move inside the train to a space without a link",
    rules: "[HEIST-TMAP-3] [HEIST-MOVE-1] [HEIST-JAIL-5]",
    tries: move.to("in5"),
    at: (p) => jailed(p, [onMap(p) ? "HEIST-MOVE-1" : "HEIST-TMAP-3", { from: id(p), to: "in5" }]),
  },
  {
    action: "Board section 1",
    rules: "[HEIST-BOARD-1] [HEIST-BOARD-2] [HEIST-JAIL-5]",
    tries: move.board(1),
    at: (p) =>
      jailed(p, [p === "front of the engine" ? "HEIST-BOARD-2" : "HEIST-BOARD-1", { from: id(p), section: 1 }]),
  },
  {
    action: "Board section 3",
    rules: "[HEIST-BOARD-1] [HEIST-JAIL-5]",
    tries: move.board(3),
    at: (p) => (p === "land beside the train" ? ok : jailed(p, ["HEIST-BOARD-1", { from: id(p), section: 3 }])),
  },
  {
    action: "Leave the train",
    rules: "[HEIST-LEAVE-1] [HEIST-LEAVE-2] [HEIST-LEAVE-3] [HEIST-JAIL-5]",
    tries: move.leave("rimNW1"),
    at(p) {
      if (p === "platform") return ok;
      if (p === "roof") return ["HEIST-LEAVE-2", { from: "rf3", to: "rimNW1" }];
      if (p === "inside") return ["HEIST-LEAVE-3", { from: "in3", to: "rimNW1" }];
      if (p === "engine platform") return ["HEIST-LEAVE-1", { section: 1, car: "r05", to: "rimNW1" }];
      return jailed(p, ["HEIST-LEAVE-1", { from: id(p), to: "rimNW1" }]);
    },
  },
  {
    action: "Jump onto a horse",
    rules: "[HEIST-LEAVE-2] [HEIST-JAIL-5]",
    tries: move.jump(0),
    at: (p) => (p === "roof" ? ok : jailed(p, ["HEIST-LEAVE-2", { from: id(p) }])),
  },
  {
    action: "Move a Horse",
    rules: "[HEIST-HORSE-3] [HEIST-JAIL-5]",
    tries: move.ride(0, "K04"),
    at: (p) => jailed(p, ok),
  },
  {
    action: "Loot the Train",
    rules: "[HEIST-LOOT-1] [HEIST-JAIL-5]",
    tries: move.loot("A1", "K04 B05 R06"),
    at: (p) => (p === "inside" ? ok : jailed(p, ["HEIST-LOOT-1", { at: id(p) }])),
  },
  {
    action: "Drop Off Loot",
    rules: "[HEIST-DROP-1] [HEIST-JAIL-5]",
    tries: move.drop(),
    at: (p) => (p === "town" ? ok : jailed(p, ["HEIST-DROP-1", { at: id(p) }])),
  },
  {
    action: "Flip a switch",
    rules: "[HEIST-FLIP-1] [HEIST-JAIL-5]",
    tries: move.flip("low"),
    at: (p) => (p === "junction" ? ok : jailed(p, ["HEIST-FLIP-1", { at: id(p), junction: "r16" }])),
  },
  {
    action: "Give or trade with somebody elsewhere",
    rules: "[HEIST-TRADE-1] [HEIST-JAIL-9]",
    tries: move.trade(1, "K04"),
    at: (p) => (p === "jail" ? ["HEIST-JAIL-9", { at: "jail" }] : ["HEIST-TRADE-1", { at: id(p), with: "outNE" }]),
  },
  {
    action: "Give or trade with a prisoner",
    rules: "[HEIST-JAIL-8] [HEIST-JAIL-9]",
    tries: move.trade(2, "K04"),
    at(p) {
      if (p === "engine platform") return ok;
      return p === "jail" ? ["HEIST-JAIL-9", { at: "jail" }] : ["HEIST-JAIL-8", { at: id(p), with: "jail" }];
    },
  },
  {
    action: "Take a Bullet",
    rules: "[HEIST-BULLET-1] [HEIST-JAIL-5]",
    tries: move.bullet(),
    at: (p) => jailed(p, ok),
  },
  {
    action: "Draw in jail",
    rules: "[HEIST-JAIL-5] [HEIST-JAILDRAW-1]",
    tries: move.draw(),
    at: (p) => (p === "jail" ? ok : ["HEIST-JAIL-5", { at: id(p) }]),
  },
];

/** Red at the place with three cards and, where dropping off is tried, with loot; Blue far away, Green in jail. */
function table(t: Story, place: Place, row: Row): void {
  t.cowboys("Red* Blue Green").speed(1).put("Blue", "outNE").jailed("Green").horses("rimNW1 canyon").sheriff("ee5");
  t.square("A1", "L10").board(2).put("Red", PLACES[place]);
  t.hand("Red", place === "jail" ? "K04" : "K04 B05 R06");
  if (row.tries.t === "drop" && place !== "jail") t.carries("Red", "L01");
}

for (const row of ROWS)
  for (const place of Object.keys(PLACES) as Place[]) {
    const verdict = row.at(place);
    const what = verdict === "possible" ? "possible" : `refused by ${verdict[0]}`;
    story(`${row.rules} ${row.action}, ${place}: ${what}`, (t) => {
      table(t, place, row);
      if (verdict === "possible") expect(t.Red.legal()).toContainEqual(row.tries);
      else t.Red.cannot(row.tries, verdict[0], verdict[1]);
    });
  }
