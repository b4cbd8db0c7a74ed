import { slotsOf } from "../../engine/index.ts";
import { gallery, en as gameEn } from "../../text/en.ts";
import { gallery as galleria, it as gameIt } from "../../text/it.ts";
import { afterAll, expect, it } from "vitest";
import { screenReader } from "../../scene/screen-reader.ts";
import { sceneWords, headline } from "../../scene/words.ts";
import { picture } from "../../scene/picture.ts";
import { words as en } from "../../scene/text/en.ts";
import { words as italian } from "../../scene/text/it.ts";
import { steps } from "./fixture.ts";

const names = { seat: (seat: number) => `Seat ${seat + 1}` };
const english = (): void => sceneWords.set({ text: gameEn, gallery, words: en });
english();
afterAll(english);

const GAMES = [
  steps({ seats: 4, options: {}, seed: 11, eyes: 0 }),
  steps({ seats: 3, options: { mode: "versus" }, seed: 12, eyes: 2 }),
  steps({ seats: 1, options: { solo: 4 }, seed: 13, eyes: 0 }),
  steps({ seats: 2, options: {}, seed: 14, eyes: null }),
];
const bad = /undefined|null|NaN|\[object|\{|\}/;

it("has sentences for every view of every game, in both languages", () => {
  for (const spoken of [
    { text: gameEn, gallery, words: en },
    { text: gameIt, gallery: galleria, words: italian },
  ]) {
    sceneWords.set(spoken);
    for (const game of GAMES)
      for (const [i, { view }] of game.entries()) {
        if (i % 9 !== 0 && i !== game.length - 1) continue;
        const grid = screenReader.grid(view, names);
        const said = [
          grid.label,
          ...grid.rows.flatMap((row) => [row.label, ...row.cells.map((cell) => cell.text)]),
          ...screenReader.board(view, names),
          ...screenReader.hand(view, names),
          ...view.cowboys.flatMap((c) => screenReader.player(view, c.seat, names)),
          headline(view, picture(view), names),
        ];
        for (const line of said) {
          expect(line.trim()).not.toBe("");
          expect(line).not.toMatch(bad);
        }
      }
  }
  english();
});

it("has a cell for every piece of the board that a move can name", () => {
  const inHand = new Set(["action", "ask", "card", "wanted", "tile"]);
  for (const game of GAMES)
    for (const [i, { asked }] of game.entries()) {
      if (asked === null) continue;
      const cells = screenReader
        .grid(game[i - 1]!.view, names)
        .rows.flatMap((row) => row.cells.map((cell) => cell.key));
      const keys = new Set(asked.legal.flatMap((m) => slotsOf(m)));
      for (const key of keys) if (!inHand.has(key.split(":")[0]!)) expect(cells).toContain(key);
    }
});

it("reads the loop as numbered places with what is next to them, and the train floor by floor", () => {
  const { view } = GAMES[0]![0]!;
  const { rows } = screenReader.grid(view, names);
  expect(rows.map((row) => row.cells.length)).toEqual([34, 27, 4, 9, 5, 6, 6, 7]);
  expect(rows[0]!.cells.map((c) => c.text).join(" ")).toContain("the engine");
  expect(rows[0]!.cells[5]!.text).toMatch(/gold star of Town A.*Next to /);
  expect(rows[2]!.cells.at(-1)!.text).toContain("Roof of Car C");
});

it("says in one line whose turn it is, what is left and how the heist stands", () => {
  const { view } = GAMES[0]![0]!;
  const p = picture(view);
  expect(headline({ ...view, you: view.cowboys[view.active]!.seat }, p, names)).toBe(
    "Your turn: 4 of 4 actions left · heist 0 of 10",
  );
  const other = view.cowboys.find((c) => c.cowboy !== view.active)!;
  expect(headline({ ...view, you: other.seat }, p, names)).toMatch(/^Seat \d: 4 of 4 actions left · heist 0 of 10$/);
});

it("lights pieces that events are about, and only pieces", () => {
  const kind = /^(cowboy|space|horse|tile|square|town|switch|section|wanted):[A-Za-z0-9]+$/;
  let lit = 0;
  for (const game of GAMES)
    for (const { events } of game)
      for (const event of events) {
        const keys = screenReader.keys(event);
        lit += keys.length;
        for (const key of keys) expect(key, event.t).toMatch(kind);
        expect(new Set(keys).size).toBe(keys.length);
      }
  expect(lit).toBeGreaterThan(100);
});
