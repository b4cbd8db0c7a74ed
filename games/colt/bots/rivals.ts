import type { Rng } from "@trestle/kernel";
import { newBandits } from "./bandit.ts";
import { learn, noEvidence, sharesOf, spreadsOf, UNIFORM } from "./belief.ts";
import { ABOARD, type Table } from "./table.ts";
import { draw, type Spread } from "./models.ts";
import { CARELESS } from "./playout.ts";
import type { Position } from "./position.ts";
import { codesOf } from "./safe.ts";

/** What it counts as in iterations to look at one rival in one round. */
const LOOK = 20;
/** Iterations spent on finding out what rivals who search would play. */
const REHEARSAL = 600;
/** In the duel the own second bandit is as clever as this one. */
const OWN: Spread = Float64Array.from([0, 0, 0, 0.5, 0.5]);
/** What the others may play, by what they have shown so far. */
export interface Rivals {
  /** One piece of getting to know them; how many iterations it counts for. 0: they are known. */
  study(): number;
  readonly known: boolean;
  /** Puts a guess before each of them, and says how careless those are who would choose so. True: all play anything. */
  guess(world: Table, careless: number[], rng: Rng): boolean;
}

export function newRivals(p: Position, me: number, rng: Rng): Rivals {
  const { table: t, memo } = p;
  const codes = codesOf(t);
  const open = t.seat.map((_, f) => f).filter((f) => f !== me && t.status[f] === ABOARD && p.fixed[f]! < 0);
  const others = t.seat.map((_, f) => f).filter((f) => t.seat[f] !== t.seat[me]);
  const looks = p.past.flatMap((round) => others.filter((f) => round.shown[f]!.length > 0).map((f) => ({ round, f })));
  const unread = open.slice();
  const evidence = t.seat.map(noEvidence);
  const bandits = newBandits(memo, t, rng);
  let rehearsals = REHEARSAL;
  let shares: readonly Spread[] = [];
  let spreads: readonly Spread[][] = [];

  function settle(): void {
    shares = sharesOf(evidence).map((list, f) => (t.seat[f] === t.seat[me] ? OWN : list));
    spreads = t.seat.map((_, f) => (open.includes(f) ? [...spreadsOf(memo, t, f), bandits.spread(f)] : []));
  }
  return {
    study() {
      const look = looks.pop();
      if (look !== undefined) {
        learn(memo, evidence[look.f]!, look.round, look.f);
        return LOOK;
      }
      const next = unread.pop();
      if (next !== undefined) {
        spreadsOf(memo, t, next);
        return LOOK;
      }
      if (rehearsals === 0) return 0;
      bandits.step();
      if (--rehearsals === 0) settle();
      return 1;
    },
    get known() {
      return rehearsals === 0;
    },
    guess(world, careless, stream) {
      for (let f = 0; f < t.n; f++) if (p.fixed[f]! >= 0) world.plan[f] = p.fixed[f]!;
      let wild = true;
      for (let r = 0; r < open.length; r++) {
        const f = open[r]!;
        const model = draw(shares[f]!, stream);
        if (model !== UNIFORM) wild = false;
        careless[f] = model === UNIFORM ? 128 : CARELESS;
        world.plan[f] = codes[draw(spreads[f]![model]!, stream)]!;
      }
      return wild;
    },
  };
}
