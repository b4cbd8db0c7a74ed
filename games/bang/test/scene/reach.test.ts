import { slots, type BangTypes, type DecisionKind, type Move } from "../../engine/index.ts";
import { h, render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";
import { loadScene } from "../../scene/index.ts";
import type { BangPicture } from "../../scene/picture.ts";
import type { Scene } from "@trestle/ui/scene.ts";
import { narrow } from "../../../../web/src/store/picks.ts";
import { FakeNode, fakeDocument, fakeWindow } from "@trestle/testkit/fake-dom";
import { run, type Asked } from "./fixture.ts";

const TABLES: readonly [string, number, Record<string, unknown>][] = [
  ["three hunters with the train", 3, { characterChoice: 2 }],
  ["three hunters without it", 3, { expansion: false }],
  ["four without the train", 4, { expansion: false, characterChoice: 2 }],
  ["five with the train", 5, {}],
  ["seven without the train", 7, { expansion: false }],
  ["eight with the blank station", 8, { customStation: "life-point", characterChoice: 2 }],
  ["six with another blank station", 6, { customStation: "any-card" }],
];
/** Positions drawn of each kind of question at each table; the first ones of each deal are not the last. */
const EACH = 9;
const GAMES = 24;

type BangScene = Scene<BangTypes, BangPicture>;
/** Low: wide, in a window that is not high enough for a ring. */
const WIDTHS = ["wide", "narrow", "low"] as const;
type Width = (typeof WIDTHS)[number];
let scene: BangScene;
beforeAll(async () => {
  fakeDocument();
  scene = await loadScene("en");
});

const SLOTS = { slots: (move: unknown) => slots(move as Move) };
const names = { seat: (seat: number) => `Player ${seat + 1}` };

/** The table while these are picked, as it is drawn; `touched` hears what a press comes to. */
function draw(root: FakeNode, asked: Asked, picks: readonly string[], width: Width, touched: (key: string) => void) {
  const { decision, view, legal } = asked;
  const { lit, ready } = narrow(SLOTS, legal, picks);
  const props = {
    names,
    me: decision.seat,
    decision,
    lit,
    picks,
    touch: touched,
    unpick: () => undefined,
    commit: ready === null ? null : () => undefined,
    whyNot: null,
    pointed: new Set<string>(),
    reducedMotion: true,
    tempo: 0,
    view,
    picture: scene.picture(view),
    history: [],
    event: null,
    ms: 0,
    rehearsal: null,
    width: width === "low" ? "wide" : width,
  };
  fakeWindow.isLike = (query) => width === "low" && query.includes("max-height");
  // What a table is beside its game is not drawn by the scene.
  render([h(scene.Board, props as never), h(scene.Hand, props as never)], root);
  return { lit, ready };
}

/** Presses each piece that could be picked next, and goes on from there: what cannot be pressed is told. */
function walk(asked: Asked, width: Width, picks: readonly string[], fault: (text: string) => void): void {
  const root = new FakeNode("div");
  let touched = "";
  const { lit } = draw(root, asked, picks, width, (key) => void (touched = key));
  if (/undefined|NaN|\[object|null/.test(root.textContent)) fault(`says ${root.textContent}`);
  const open = root.all((n) => n.localName === "button" && n.attributes.get("aria-disabled") !== "true");
  for (const key of lit) {
    touched = "";
    for (const button of open.filter((n) => n.attributes.get("data-key") === key)) if (touched !== key) button.press();
    const next = [...picks, key];
    if (touched !== key) fault(`nothing to press for ${next.join(" ")}`);
    else if (narrow(SLOTS, asked.legal, next).lit.size > 0) walk(asked, width, next, fault);
  }
  render(null, root);
}

/** Some positions of each kind of question, from many deals. */
function positions(seats: number, options: Record<string, unknown>): Map<string, Asked[]> {
  const kept = new Map<string, Asked[]>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const here = new Map<string, number>();
    run(
      { seats, options, seed },
      () => undefined,
      (asked) => {
        const { kind } = asked.decision;
        const list = kept.get(kind) ?? [];
        const n = here.get(kind) ?? 0;
        here.set(kind, n + 1);
        // Spread over the game, and over the games.
        if (list.length >= EACH || n % 5 !== seed % 5) return;
        list.push(structuredClone(asked));
        kept.set(kind, list);
      },
    );
  }
  return kept;
}

const KINDS = Object.keys({
  character: 0,
  map: 0,
  draw: 0,
  "kit-carlson": 0,
  play: 0,
  discard: 0,
  shot: 0,
  indians: 0,
  duel: 0,
  "last-life": 0,
  "sid-ketchum": 0,
  flip: 0,
  store: 0,
  exempt: 0,
  "sleeper-car": 0,
  "switch-give": 0,
  "switch-take": 0,
  pay: 0,
  place: 0,
  "last-chance": 0,
  "full-steam": 0,
  "shade-oconnor": 0,
  "circus-wagon": 0,
  "coal-hopper": 0,
  "lounge-car": 0,
  "mail-car": 0,
  "cattle-truck": 0,
  "train-robbery": 0,
} satisfies Record<DecisionKind, number>);
const met = new Set<string>();

describe("BANG!'s table", () => {
  it.each(TABLES)("every legal move can be made by pressing what is drawn: %s", (_name, seats, options) => {
    const faults = new Set<string>();
    for (const [kind, list] of positions(seats, options)) {
      met.add(kind);
      for (const [i, asked] of list.entries()) {
        const width = WIDTHS[i % WIDTHS.length]!;
        walk(asked, width, [], (text) => faults.add(`${kind}, ${width}: ${text}`));
        for (const move of asked.legal) expect(narrow(SLOTS, asked.legal, slots(move)).ready).toEqual(move);
      }
    }
    expect([...faults]).toEqual([]);
  });

  it("has met every kind of question", () => {
    expect(KINDS.filter((kind) => !met.has(kind))).toEqual([]);
  });
});
