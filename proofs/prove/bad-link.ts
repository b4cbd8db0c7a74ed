import { below, type Rng } from "@trestle/kernel";

/** Things that happen at a moment, in order; time goes from one to the next. */
export class Schedule {
  now = 0;
  #n = 0;
  readonly #heap: { at: number; n: number; act: () => void }[] = [];

  after(ms: number, act: () => void): void {
    const entry = { at: this.now + Math.max(0, ms), n: this.#n++, act };
    let i = this.#heap.length;
    while (i > 0 && later(this.#heap[i - 1]!, entry)) i--;
    this.#heap.splice(i, 0, entry);
  }

  /** Does the next thing; false: nothing is left. */
  step(): boolean {
    const next = this.#heap.shift();
    if (next === undefined) return false;
    this.now = next.at;
    next.act();
    return true;
  }
}

function later(a: { at: number; n: number }, b: { at: number; n: number }): boolean {
  return a.at > b.at || (a.at === b.at && a.n > b.n);
}

/** How bad a link is; chances are per thousand frames. */
export interface Weather {
  latency: number;
  /** A frame is lost, and nobody is told. */
  drop: number;
  duplicate: number;
  /** A frame overtakes those before it. */
  reorder: number;
  /** Everything on its way waits for so many milliseconds. */
  freeze: number;
  freezeMs: number;
  /** The socket dies with everything on its way. */
  cut: number;
  /** Of the cuts, how many only one end hears of. */
  halfOpen: number;
}

/** One end of a socket. */
export interface End {
  take(text: string): void;
  closed(): void;
}

/** A socket between two ends over a bad link. What one end sends comes to the other late, twice, or never. */
export class BadLink {
  readonly #clock: Schedule;
  readonly #rng: Rng;
  readonly #weather: Weather;
  readonly #ends: [End, End];
  readonly #open: [boolean, boolean] = [true, true];
  /** Nothing arrives at this end before then. */
  readonly #from: [number, number] = [0, 0];
  /** Nothing passes any more, though an end may not know. */
  #dead = false;
  readonly seen = { drops: 0, duplicates: 0, reorders: 0, freezes: 0, cuts: 0, halfOpen: 0 };

  constructor(clock: Schedule, rng: Rng, weather: Weather, ends: [End, End]) {
    this.#clock = clock;
    this.#rng = rng;
    this.#weather = weather;
    this.#ends = ends;
  }

  #chance(perThousand: number): boolean {
    return below(this.#rng, 1_000) < perThousand;
  }

  /** Sent by this end. */
  send(from: 0 | 1, text: string): void {
    const w = this.#weather;
    if (!this.#open[from] || this.#dead) return;
    if (this.#chance(w.cut)) return this.#cut();
    if (this.#chance(w.freeze)) {
      this.seen.freezes++;
      const until = this.#clock.now + below(this.#rng, w.freezeMs);
      this.#from[0] = Math.max(this.#from[0], until);
      this.#from[1] = Math.max(this.#from[1], until);
    }
    if (this.#chance(w.drop)) {
      this.seen.drops++;
      return;
    }
    this.#carry(from, text);
    if (this.#chance(w.duplicate)) {
      this.seen.duplicates++;
      this.#carry(from, text);
    }
  }

  #carry(from: 0 | 1, text: string): void {
    const to = from === 0 ? 1 : 0;
    const early = this.#chance(this.#weather.reorder);
    const at = Math.max(this.#clock.now + 1 + below(this.#rng, this.#weather.latency), early ? 0 : this.#from[to]);
    if (early) this.seen.reorders++;
    else this.#from[to] = at;
    this.#clock.after(at - this.#clock.now, () => {
      if (this.#open[to] && !this.#dead) this.#ends[to].take(text);
    });
  }

  #cut(): void {
    this.#dead = true;
    this.seen.cuts++;
    const half = this.#chance(this.#weather.halfOpen);
    if (half) this.seen.halfOpen++;
    const deaf = half ? below(this.#rng, 3) : 2;
    for (const end of [0, 1] as const)
      if (deaf === 2 ? !half : deaf !== end) this.#clock.after(below(this.#rng, 300), () => this.#tell(end));
  }

  #tell(end: 0 | 1): void {
    if (!this.#open[end]) return;
    this.#open[end] = false;
    this.#ends[end].closed();
  }

  /** This end gives up; the other hears of it, unless the link is dead. */
  close(from: 0 | 1): void {
    if (!this.#open[from]) return;
    this.#open[from] = false;
    const to = from === 0 ? 1 : 0;
    if (!this.#dead) this.#clock.after(1 + below(this.#rng, this.#weather.latency), () => this.#tell(to));
    this.#dead = true;
  }
}
