import { bang, type BangTypes, type Move, type State } from "../engine/index.ts";
import { below } from "@trestle/kernel";
import type { BotRequest } from "@trestle/bots";
import { deedIn } from "./acts.ts";
import { cloneBelief, copyBelief, weighDeed, type Belief } from "./belief.ts";
import type { Knowledge } from "./knowledge.ts";
import { learn, newMinds, playOn } from "./playout.ts";
import { winChance } from "./value.ts";
import { worldOf } from "./worlds.ts";

/** A move with what its playouts have told. */
export interface Option {
  move: Move;
  /** Over the worlds in which all that were left then were tried. */
  worlds: number;
  sum: number;
  sum2: number;
  /** Differences from the first option in the same worlds. */
  more: number;
  more2: number;
  /** Sums over its playouts, seat by seat: life points, and who was out of play at the end. */
  life: Float64Array;
  fell: Float64Array;
  /** Playouts, those of the unfinished world too: what `life` and `fell` are sums of. */
  played: number;
  alive: boolean;
}

/** Rounds that are played on before the table is judged. */
const DEPTH = 1;
/** Standard errors by which a rival must be better to be played. */
const GATE = 1.3;
/** Worlds before rivals are given up for the first time. */
const FIRST = 16;

/** Standard errors from which a rival is given up, or the matter is decided. */
const HOPELESS = -2.5;
const CERTAIN = 5;

/**
 * The move by rule against its rivals, in the same worlds with the same chance. After 16 worlds, and whenever their
 * number has doubled, the worse half of the rivals is left behind.
 */
export class Search {
  readonly options: Option[];
  spent = 0;
  worlds = 0;
  /** Nothing is left to find out. */
  settled = false;
  #at = 0;
  #world: State | null = null;
  readonly #request: BotRequest<BangTypes>;
  readonly #known: Knowledge;
  readonly #scratch: Belief;
  readonly #minds;
  readonly #turns: number;
  #jitter: number[] = [];
  #tried: number[] = [];
  #next = FIRST;

  constructor(request: BotRequest<BangTypes>, known: Knowledge, moves: readonly Move[]) {
    this.#request = request;
    this.#known = known;
    this.#scratch = cloneBelief(known.public);
    const seats = request.view.players.length;
    this.#minds = newMinds(seats);
    let inPlay = 0;
    for (const p of request.view.players) if (!p.out) inPlay++;
    this.#turns = seats === 3 ? Infinity : DEPTH * inPlay;
    this.options = moves.map((move) => ({
      move,
      worlds: 0,
      sum: 0,
      sum2: 0,
      more: 0,
      more2: 0,
      life: new Float64Array(seats),
      fell: new Float64Array(seats),
      played: 0,
      alive: true,
    }));
  }

  /** One playout: the next of the options that are left, in the present world. */
  step(): void {
    if (this.#world === null) this.#newWorld();
    const option = this.options[this.#at]!;
    this.#tried[this.#at] = this.#tryOut(option);
    this.spent++;
    do this.#at++;
    while (this.#at < this.options.length && !this.options[this.#at]!.alive);
    if (this.#at >= this.options.length) this.#closeWorld();
  }

  #newWorld(): void {
    const { game, view } = this.#request;
    const { rng, own, mind } = this.#known;
    this.#world = worldOf(game, view, own, mind.hidden, rng);
    this.#jitter = view.players.map(() => below(rng, 100) / 5000);
    this.#at = 0;
  }

  #tryOut(option: Option): number {
    const d = this.#request.decision;
    const s = bang.clone(this.#world!);
    const b = this.#scratch;
    copyBelief(this.#known.public, b);
    const deed = deedIn(s, d, option.move);
    if (deed !== null) weighDeed(b, deed);
    bang.apply(s, d, option.move, null);
    learn(s, b);
    playOn(s, b, this.#minds, this.#jitter, this.#turns);
    option.played++;
    for (let i = 0; i < s.players.length; i++) {
      const p = s.players[i]!;
      option.life[i]! += Math.max(0, p.life);
      if (p.out) option.fell[i]!++;
    }
    return winChance(s, b, d.seat);
  }

  #closeWorld(): void {
    this.worlds++;
    this.#world = null;
    const by = this.#tried[0]!;
    for (let i = 0; i < this.options.length; i++) {
      const o = this.options[i]!;
      if (!o.alive) continue;
      const got = this.#tried[i]!;
      o.worlds++;
      o.sum += got;
      o.sum2 += got * got;
      o.more += got - by;
      o.more2 += (got - by) * (got - by);
    }
    if (this.worlds === this.#next) this.#halve();
  }

  #halve(): void {
    this.#next *= 2;
    const rivals = this.options.slice(1).filter((o) => o.alive);
    rivals.sort((a, b) => b.sum - a.sum);
    for (let i = 0; i < rivals.length; i++)
      if (zOf(rivals[i]!) < HOPELESS || (i > 0 && i >= Math.ceil(rivals.length / 2))) rivals[i]!.alive = false;
    const left = rivals.filter((o) => o.alive);
    this.settled = left.length === 0 || (left.length === 1 && zOf(left[0]!) > CERTAIN);
  }

  /** A rival only where it is better beyond chance. */
  best(): Option {
    let found = this.options[0]!;
    for (const o of this.options) {
      if (!o.alive || o === this.options[0] || zOf(o) <= GATE) continue;
      if (found === this.options[0] || o.more > found.more) found = o;
    }
    return found;
  }
}

/** How often it wins by its playouts; 0.5 where there are none. */
export function shareOf(o: Option): number {
  return o.worlds === 0 ? 0.5 : o.sum / o.worlds;
}

/** How many standard errors better than the first option. */
function zOf(o: Option): number {
  if (o.worlds < 8) return 0;
  const mean = o.more / o.worlds;
  const variance = o.more2 / o.worlds - mean * mean;
  return variance <= 1e-12 ? 0 : mean / Math.sqrt(variance / o.worlds);
}
