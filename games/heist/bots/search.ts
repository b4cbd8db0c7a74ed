import type { HeistTypes, State } from "../engine/index.ts";
import { owed, sfc32, word, type Decision, type Game } from "@trestle/kernel";
import type { Option } from "./options.ts";
import { choose, type Pilot } from "./policy.ts";
import { ended, outlook, rivalry } from "./value.ts";

/** What was seen of one option, in worlds that all surviving options shared. */
export interface Arm {
  option: Option;
  /** Rewards by world. */
  rewards: number[];
  wins: number;
  points: number;
  knots: number;
  jailed: number;
}

/** Worlds after which the weaker half of the rivals is given up. */
const HALVINGS = [4, 8, 16, 32];
/** Worlds from which on a small lead counts, and how many standard errors a lead must have before and after. */
const MANY = 20;
const GATES = [1.5, 1];
/** Rounds that are played on before the position is judged, and decisions after which that is given up. */
const ROUNDS = 2;
const LONG = 1_000;

/**
 * The policy's choice and its rivals in the same imagined worlds, everybody playing on by the policy for two rounds or to
 * the end. One iteration is one such game. Worlds count only when every surviving option was tried in them.
 */
export class Search {
  readonly arms: Arm[];
  spent = 0;
  private readonly living: Arm[];
  private readonly request: { game: Game<HeistTypes>; view: HeistTypes["view"]; decision: Decision };
  private readonly seeds;
  private readonly me: number;
  private readonly most: number;
  private world: State | null = null;
  private seed = 0;
  private next = 0;
  private worlds = 0;

  constructor(
    request: { game: Game<HeistTypes>; view: HeistTypes["view"]; decision: Decision; seed: number },
    options: readonly Option[],
    most: number,
  ) {
    this.request = request;
    this.most = most;
    this.me = request.decision.as;
    this.seeds = sfc32(request.seed ^ 0x5eed);
    this.arms = options.map((option) => ({ option, rewards: [], wins: 0, points: 0, knots: 0, jailed: 0 }));
    this.living = this.arms.slice();
  }

  get done(): boolean {
    return this.living.length < 2 || this.worlds >= this.most;
  }

  more(iterations: number): void {
    for (let i = 0; i < iterations && !this.done; i++) this.once();
  }

  private once(): void {
    const { game, view, decision } = this.request;
    if (this.world === null) {
      this.seed = word(this.seeds);
      this.world = game.imagine(view, sfc32(this.seed));
      this.next = 0;
    }
    const arm = this.living[this.next]!;
    const s = game.clone(this.world);
    // Every option meets the same chance; a faster generator than the deal's will do.
    s.rng = sfc32(this.seed);
    this.playOut(arm, s, decision);
    this.spent++;
    this.next++;
    if (this.next < this.living.length) return;
    this.world = null;
    this.worlds++;
    if (HALVINGS.includes(this.worlds)) this.halve();
  }

  private playOut(arm: Arm, s: State, decision: Decision): void {
    const { game } = this.request;
    const pilot: Pilot = { ...arm.option.pilot };
    const round = s.turn + s.cowboys.length;
    const until = s.turn + ROUNDS * s.cowboys.length;
    let jailed = false;
    game.apply(s, decision, arm.option.move, null);
    let d = owed(s.pending);
    for (let n = 0; d !== null && s.turn <= until && n < LONG; n++) {
      game.apply(s, d, choose(pilot, s, d), null);
      d = owed(s.pending);
      if (s.turn <= round && s.cowboys[this.me]!.at === pilot.g.t.jail) jailed = true;
    }
    this.note(arm, s, pilot, jailed);
  }

  private note(arm: Arm, s: State, pilot: Pilot, jailed: boolean): void {
    const { t } = pilot.g;
    arm.knots += s.hangman;
    if (jailed) arm.jailed++;
    const { win, way } = s.mode === "versus" ? rivalry(s, this.me) : s.outcome === null ? outlook(t, s) : ended(s);
    arm.wins += win;
    arm.points += s.mode === "versus" ? s.cowboys[this.me]!.points : s.meter;
    arm.rewards.push(win + 0.5 * way);
  }

  /** The better half lives on, the policy's choice always. */
  private halve(): void {
    const rivals = this.living.slice(1).sort((a, b) => mean(b) - mean(a));
    const keep = rivals
      .slice(0, Math.ceil(rivals.length / 2))
      .filter((arm) => mean(arm) > mean(this.living[0]!) - 0.03);
    this.living.length = 1;
    this.living.push(...keep);
  }

  /** The policy's choice, unless a rival did clearly better in the same worlds. */
  best(): Arm {
    const own = this.arms[0]!;
    let best = own;
    let most = 0;
    for (const arm of this.living) {
      if (arm === own) continue;
      const { gain, z, n } = lead(arm, own);
      if (z <= GATES[n < MANY ? 0 : 1]! || gain <= most) continue;
      best = arm;
      most = gain;
    }
    return best;
  }
}

export function mean(arm: Arm): number {
  let sum = 0;
  for (const r of arm.rewards) sum += r;
  return arm.rewards.length === 0 ? 0 : sum / arm.rewards.length;
}

/** By how much one option is better than another in the worlds that both were tried in, and in how many deviations. */
function lead(a: Arm, b: Arm): { gain: number; z: number; n: number } {
  const n = Math.min(a.rewards.length, b.rewards.length);
  if (n < 4) return { gain: 0, z: 0, n };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = a.rewards[i]! - b.rewards[i]!;
    sum += d;
    squares += d * d;
  }
  const gain = sum / n;
  const spread = Math.sqrt(Math.max(1e-6, (squares - n * gain * gain) / (n - 1)) / n);
  return { gain, z: gain / spread, n };
}
