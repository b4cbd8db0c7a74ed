import { describe, expect, it } from "vitest";
import { below, isRefusal, sfc32, sha256Text, type Rng } from "@trestle/kernel";
import { heist } from "../src/index.ts";
import type { Move, State } from "../src/types.ts";
import { board as b, broken, piecesOf } from "./pieces.ts";

/** How much a keen robber wants a move; bare chance hardly ever gets loot to a town. */
function wish(s: State, m: Move): number {
  const c = s.cowboys[s.active]!;
  const loaded = c.loot.length > 0;
  switch (m.t) {
    case "loot":
    case "drop":
    case "escape":
      return 9;
    case "claim":
      return m.card === null ? 0 : 9;
    case "move":
    case "leave":
    case "gallop": {
      if (loaded) return m.to.startsWith("town") ? 8 : m.t === "leave" ? 7 : m.to.startsWith("ee") ? 6 : 0;
      const near = s.cars.some((car) => b.touches[car * b.spaceCount + b.spaceOf.get(m.to)!] === 1);
      return m.to.startsWith("in") ? 8 : near && m.t !== "leave" ? 4 : 0;
    }
    case "board":
      return loaded ? 0 : 7;
    case "mount":
    case "ride":
      return loaded ? 5 : 1;
    case "jump":
      return 7;
    case "flip":
    case "draw":
    case "accept":
      return 3;
    default:
      return 0;
  }
}

function choose(s: State, moves: readonly Move[], rng: Rng, keen: boolean): Move {
  if (!keen || below(rng, 10) < 2) return moves[below(rng, moves.length)]!;
  const best = Math.max(...moves.map((m) => wish(s, m)));
  const wanted = moves.filter((m) => wish(s, m) === best);
  return wanted[below(rng, wanted.length)]!;
}

const seenMoves = new Set<string>();
const seenEvents = new Set<string>();
const seenEnds = new Set<string>();
let longestList = { count: 0, kind: "" };

function playGame(options: Record<string, unknown>, seats: number, seed: number, keen: boolean): number {
  const config = heist.parseConfig(options);
  if (isRefusal(config)) throw new Error(JSON.stringify(config));
  const s = heist.setup({ config, seats, seed: sha256Text(`soak ${seed}`), rules: heist.rulesVersion }, null);
  const rng = sfc32(seed);
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
    expect(seenEnds).toContain("HEIST-END-3");
    expect(longestList.count).toBeLessThanOrEqual(100);
  });
});
