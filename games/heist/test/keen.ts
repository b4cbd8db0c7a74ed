import { below, pick, sfc32, type Rng } from "@trestle/kernel";
import { heist } from "../engine/index.ts";
import type { HeistGame, Move, State } from "../engine/index.ts";
import { board as b } from "./pieces.ts";

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

/** Mostly what a keen robber wants most, else anything. */
export function choose(s: State, moves: readonly Move[], rng: Rng, keen: boolean): Move {
  if (!keen || below(rng, 10) < 2) return moves[below(rng, moves.length)]!;
  const best = Math.max(...moves.map((m) => wish(s, m)));
  const wanted = moves.filter((m) => wish(s, m) === best);
  return wanted[below(rng, wanted.length)]!;
}

/** Hands Wanted Cards to some, brings the end in sight and lets keen robbers play on: positions that chance from the set-up never reaches. */
export function deepen(s: State, rng: Rng, moves: number): void {
  const versus = s.mode === "versus";
  const free = b.edition.wanted.flatMap((w, i) => ((!versus || w.versus) && !s.row.includes(i) ? [i] : []));
  for (const c of s.cowboys) {
    if (below(rng, 3) === 0 || free.length === 0) continue;
    const card = pick(rng, free);
    free.splice(free.indexOf(card), 1);
    c.wanted = card;
    c.active = true;
  }
  if (s.mode === "coop") s.meter = below(rng, s.goal);
  if (versus) for (const c of s.cowboys) c.points = below(rng, 5);
  for (let n = 0; n < moves && s.outcome === null; n++) {
    const before = heist.clone(s);
    const d = heist.pending(s)[0]!;
    const out: Move[] = [];
    heist.moves(s, d, out);
    heist.apply(s, d, choose(s, out, rng, true), null);
    if (s.outcome !== null) Object.assign(s, before);
  }
}

/** The game, but every table begins somewhere in the middle. */
export const inTheMiddle: HeistGame = {
  ...heist,
  setup(start, sink) {
    const s = heist.setup(start, sink);
    const rng = sfc32(Number.parseInt(start.seed.slice(0, 7), 16));
    deepen(s, rng, 20 + below(rng, 160));
    return s;
  },
};
