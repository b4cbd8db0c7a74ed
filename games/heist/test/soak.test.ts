import { describe, expect, it } from "vitest";
import { isRefusal, sfc32, sha256Text } from "@trestle/kernel";
import { heist } from "../engine/index.ts";
import type { Move } from "../engine/types.ts";
import { choose, deepen } from "./keen.ts";
import { broken, piecesOf } from "./pieces.ts";

const seenMoves = new Set<string>();
const seenEvents = new Set<string>();
const seenEnds = new Set<string>();
let longestList = { count: 0, kind: "" };

function playGame(options: Record<string, unknown>, seats: number, seed: number, keen: boolean): number {
  const config = heist.parseConfig(options);
  if (isRefusal(config)) throw new Error(JSON.stringify(config));
  const s = heist.setup({ config, seats, seed: sha256Text(`soak ${seed}`), rules: heist.rulesVersion }, null);
  const rng = sfc32(seed);
  if (keen) deepen(s, rng, 0);
  const pieces = JSON.stringify(piecesOf(s));
  let n = 0;
  for (; s.outcome === null; n++) {
    const d = heist.pending(s)[0]!;
    const moves: Move[] = [];
    heist.moves(s, d, moves);
    if (moves.length > longestList.count) longestList = { count: moves.length, kind: d.kind };
    const m = choose(s, moves, rng, keen);
    seenMoves.add(m.t);
    heist.apply(s, d, m, (e) => seenEvents.add(e.t));
    const where = `seed ${seed}, move ${n}, ${JSON.stringify(m)}`;
    const wrong = broken(s);
    if (wrong !== null) throw new Error(`${where}: ${wrong}`);
    if (JSON.stringify(piecesOf(s)) !== pieces) throw new Error(`${where}: a piece is lost`);
    if (n > 5000) throw new Error(`seed ${seed} does not end`);
  }
  seenEnds.add(s.outcome.because);
  return n;
}

const TABLES: [Record<string, unknown>, number][] = [
  [{}, 2],
  [{}, 3],
  [{ goal: 14 }, 4],
  [{ solo: 2 }, 1],
  [{ solo: 3 }, 1],
  [{ solo: 4 }, 1],
  [{ mode: "versus" }, 2],
  [{ mode: "versus" }, 3],
  [{ mode: "versus" }, 4],
  [{ mode: "score" }, 3],
  [{ fewerEvents: 4 }, 4],
  [{ fewerEvents: 10 }, 2],
  [{ fewerEvents: 6, lowerGoal: false, goal: 12 }, 3],
];

describe("[HEIST-IMPL-6] random games of every mode, size and variant keep every piece and end", () => {
  for (const [i, [options, seats]] of TABLES.entries())
    it(`${seats} seats, ${JSON.stringify(options)}`, () => {
      for (let k = 0; k < 24; k++) playGame(options, seats, 1000 * i + k, k % 3 > 0);
    });

  it("and between them meet almost everything that can happen", () => {
    const moves = [
      "move",
      "board",
      "leave",
      "jump",
      "ride",
      "gallop",
      "loot",
      "drop",

      "flip",
      "trade",
      "accept",
    ];
    for (const t of [...moves, "escape", "claim", "place", "nudge", "straight", "set", "shoot"])
      expect(seenMoves).toContain(t);
    const events = [
      "arrested",
      "hit",
      "horse-lost",
      "swept-off",
      "range-closed",
      "sped-up",
      "rope-tightened",
      "reshuffled",
    ];
    for (const t of [...events, "counters-home", "traded", "claimed", "refilled", "loaded"])
      expect(seenEvents).toContain(t);
    for (const rule of ["HEIST-END-1", "HEIST-END-3", "HEIST-END-4", "HEIST-VS-8"]) expect(seenEnds).toContain(rule);
    expect(longestList.count).toBeLessThanOrEqual(100);
  });
});
