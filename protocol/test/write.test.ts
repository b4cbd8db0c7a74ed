import { describe, expect, it } from "vitest";
import type { Board, ServerFrame, StepFrame } from "../src/frames.ts";
import { writeFrame } from "../src/write.ts";

const same = (frame: ServerFrame): void => expect(writeFrame(frame)).toBe(JSON.stringify(frame));

const MOVES = [{ t: "a", cards: [1, 2] }, { t: "b" }];
const first = { t: "planned", rule: "X-1", secret: { to: [1], cards: [3] } };
const rest = [
  { t: "went", rule: "X-2", reveals: true as const },
  { t: "said", rule: "X-3 ü" },
];

function board(change: Partial<Board>): Board {
  return { seat: 0, view: { me: 0, name: "Zoë \u2028" }, pending: [], legal: [], undo: null, ...change };
}
function step(change: Partial<StepFrame>): StepFrame {
  return { t: "step", v: 7, by: { seat: 1, by: "person" }, events: [], board: board({}), clocks: [], ...change };
}

describe("a frame's text", () => {
  it("is its JSON, whatever was written before", () => {
    const clocks = [{ seat: 0, left: null, running: true }];
    const pending = [{ id: 3, seat: 1, kind: "plan", as: 1, free: false }];
    const { secret: _secret, ...open } = first;
    const lists = [[first, ...rest], [open, ...rest], [open], [], [open, ...rest], [rest[0]!, ...rest], [first], rest];
    for (let i = 0; i < 2; i++)
      for (const events of [...lists, ...lists.toReversed(), [...rest], [{ ...open }, ...rest]])
        for (const by of [null, { seat: 2, by: "clock" as const }]) {
          same(step({ events, by, clocks, board: board({ pending, seat: null }) }));
          same(step({ events, by, clocks: [...clocks], board: board({ pending: [...pending], undo: 4 }) }));
        }
  });

  it("of an entry on the way is its JSON, to whomever it is told", () => {
    const { secret: _secret, ...open } = first;
    const [others, by] = [[open, ...rest], { seat: 1, by: "person" as const }];
    const say = { key: "howdy", data: {} };
    for (const events of [others, [first, ...rest], others, []])
      for (const seat of [0, 1, null])
        for (const v of [7, 8])
          for (const more of [{}, { say }]) {
            same({ t: "passed", v, seat, by, events, ...more });
            same({ t: "passed", v, seat, by: null, events, ...more });
          }
  });

  it("has what the bot says at its end", () => {
    same(step({ say: { key: "howdy", data: { seat: 1, share: 0.5, name: "Zoë" } } }));
  });

  it("knows a list of moves again only by each of its moves", () => {
    for (const moves of [
      MOVES,
      [...MOVES],
      MOVES.slice(0, 1),
      [MOVES[0]!, { t: "c" }],
      [...MOVES],
      [],
      ["text"],
      [null],
    ])
      for (const d of [1, 2]) same(step({ board: board({ legal: [{ d, moves }] }) }));
    same(step({ board: board({ legal: [1, 2].map((d) => ({ d, moves: MOVES })) }) }));
  });

  it("of other kinds is their JSON too", () => {
    same({ t: "done", key: 'odd "key"', v: 3 });
    same({ t: "pong", key: "key-0001" });
    same({ t: "refused", key: "key-0001", d: null, rule: "X-1", data: { a: "é" } });
  });
});

describe("views of one moment", () => {
  const figures = ["a", "b", "c"].map((name) => ({ name, plan: null as number[] | null }));
  const open = { me: null as number | null, round: 3, lanes: [[0], [], [1]], note: "Zoë \u2028", figures, none: [] };
  const pending = [{ id: 3, seat: 1, kind: "plan", as: 1, free: false }];
  const at = (view: unknown): void => same(step({ board: board({ view, pending }) }));

  it("are written as their JSON, whatever they share", () => {
    for (let turn = 0; turn < 3; turn++) {
      at(open);
      for (let i = 0; i < figures.length; i++) {
        const own = figures.slice();
        own[i] = { ...own[i]!, plan: [i, 1] };
        at({ ...open, me: i, figures: own });
        at({ ...open, me: i, figures: own.slice(1) });
        at({ ...open, me: i, figures: [], none: [i] });
      }
      at({ ...open, me: 1, figures: own2(figures) });
      for (const odd of [null, 7, "text", [], [1], {}, { me: 1 }, { round: 3, me: null }, structuredClone(open)])
        at(odd);
    }
  });

  it("are known by the moment's own lists only", () => {
    at(open);
    same(step({ v: 8, board: board({ view: open, pending: [...pending] }) }));
    same(step({ by: null, board: board({ view: { ...open, round: -0 }, pending }) }));
    same(step({ board: board({ view: { ...open, round: Number.NaN }, pending, undo: 4 }) }));
  });

  function own2<T extends object>(list: readonly T[]): T[] {
    return list.map((item) => ({ ...item }));
  }
});
