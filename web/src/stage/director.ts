import type { Motion, Scene } from "@trestle/ui/scene.ts";
import type { EventBase } from "@trestle/kernel";
import type { Cue } from "@trestle/ui/cues.ts";
import type { Pace } from "@trestle/ui/motion/pace.ts";

/** What the board shows at this moment. */
export interface Now {
  picture: unknown;
  /** The view of the last step that was shown completely. */
  view: unknown;
  event: EventBase | null;
  /** How long the event's motion lasts at the present speed. */
  ms: number;
  /** How many events are still to be shown. */
  behind: number;
  /** A repetition: it must not be announced again. */
  again: boolean;
}

/** The director's clock; tests bring their own. */
export interface Clock {
  now(): number;
  /** Runs once after so many milliseconds; call the result to cancel. */
  after(ms: number, run: () => void): () => void;
}

export interface SoundPlayer {
  /** Plays the sound of the event that begins now. */
  cue(cue: Cue, pan: number): void;
}

export interface Step {
  v: number;
  events: readonly EventBase[];
  view: unknown;
}

interface Playing {
  events: readonly EventBase[];
  view: unknown;
  /** For a repetition: the view to start from. */
  before: { view: unknown } | null;
  next: number;
}

/** With more events than this waiting in later steps, motions run four times as fast. */
const FAR_BEHIND = 6;
const CATCH_UP = 4;
/** A timer that is later than this has slept (hidden tab): we do not rush to catch up. */
const SLEPT_MS = 250;

const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Plays steps event by event. Each event advances the picture; after the last one of a step the picture is made anew
 * from the step's view. Every event is reported exactly once and in order, skipped ones with `ms: 0`.
 */
export class Director {
  readonly #scene: Scene;
  readonly #onNow: (now: Now) => void;
  readonly #pace: () => Pace;
  readonly #clock: Clock;
  readonly #sounds: SoundPlayer | null;

  #queue: Playing[] = [];
  #picture: unknown = null;
  /** The last view that was shown completely; null before the first. */
  #shown: { view: unknown } | null = null;
  #cancel: (() => void) | null = null;
  /** The planned end of the current motion. The next one is measured from here, so that late timers do not add up. */
  #due = 0;
  #running = false;
  #skipping = false;
  #stopped = false;

  constructor(
    scene: Scene,
    onNow: (now: Now) => void,
    pace: () => Pace,
    { clock = PAGE_CLOCK, sounds = null }: { clock?: Clock; sounds?: SoundPlayer | null } = {},
  ) {
    this.#scene = scene;
    this.#onNow = onNow;
    this.#pace = pace;
    this.#clock = clock;
    this.#sounds = sounds;
  }

  /** Starts anew at this view; waiting steps are dropped. */
  sync(view: unknown): void {
    if (this.#stopped) return;
    this.#rest();
    this.#queue = [];
    this.#show(view);
  }

  push(step: Step): void {
    this.#add({ events: step.events, view: step.view, before: null, next: 0 });
  }

  /** Skips what is waiting, shows these events again and returns to the newest view. */
  replay(before: unknown, events: readonly EventBase[]): void {
    if (this.#shown === null) return;
    this.skip();
    this.#add({ events, view: this.#shown.view, before: { view: before }, next: 0 });
  }

  /** Ends the current motion. */
  hurry(): void {
    if (this.#cancel === null) return;
    this.#rest();
    this.#run();
  }

  /** Jumps to the newest view. */
  skip(): void {
    if (this.#queue.length === 0) return;
    this.#rest();
    this.#skipping = true;
    this.#run();
  }

  stop(): void {
    this.#stopped = true;
    this.#rest();
    this.#queue = [];
  }

  #add(playing: Playing): void {
    if (this.#stopped) return;
    this.#queue.push(playing);
    if (this.#cancel === null) this.#run();
  }

  #rest(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#due = 0;
  }

  /** Runs until a motion takes time or nothing is left. `onNow` may push, hurry or skip meanwhile. */
  #run(): void {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let first = this.#queue[0]; first !== undefined && this.#cancel === null; first = this.#queue[0]) {
        if (first.next === 0 && first.before !== null) this.#picture = this.#scene.picture(first.before.view);
        const event = first.events[first.next++];
        if (event === undefined) {
          this.#queue.shift();
          this.#show(first.view);
        } else if (!(this.#skipping && first.before !== null)) this.#play(first, event);
      }
    } finally {
      this.#running = false;
      this.#skipping = false;
    }
    if (this.#queue.length === 0) this.#due = 0;
  }

  #show(view: unknown): void {
    this.#shown = { view };
    this.#picture = this.#scene.picture(view);
    this.#onNow({ picture: this.#picture, view, event: null, ms: 0, behind: this.#behind(), again: false });
  }

  #play(step: Playing, event: EventBase): void {
    const before = this.#picture;
    const pace = this.#pace();
    const motion = motionOf(this.#scene, event, before);
    const jump = this.#skipping || pace.hidden || pace.tempo === 0;
    const ms = jump || motion === undefined ? 0 : this.#length(motion.ms * pace.tempo);
    this.#picture = this.#scene.advance(before, event);
    if (ms > 0) this.#cancel = this.#clock.after(ms, () => this.#ended());
    if (!jump && motion !== undefined && motion.cue !== null) this.#sounds?.cue(motion.cue, motion.pan);
    const view = step.before === null ? this.#shown?.view : step.before.view;
    const again = step.before !== null;
    this.#onNow({ picture: this.#picture, view, event, ms, behind: this.#behind(), again });
  }

  #ended(): void {
    this.#cancel = null;
    this.#run();
  }

  /** Milliseconds from now to the planned end of a motion of this length. */
  #length(ms: number): number {
    const now = this.#clock.now();
    const from = this.#due > 0 && now - this.#due < SLEPT_MS ? this.#due : now;
    const waiting = this.#behind() - this.#left(this.#queue[0]);
    this.#due = from + (waiting > FAR_BEHIND ? ms / CATCH_UP : ms);
    return Math.max(0, Math.round(this.#due - now));
  }

  #left(playing: Playing | undefined): number {
    return playing === undefined ? 0 : Math.max(0, playing.events.length - playing.next);
  }

  #behind(): number {
    return this.#queue.reduce((sum, p) => sum + this.#left(p), 0);
  }
}

/** undefined: an event of a newer engine that this scene does not know. */
function motionOf({ motion }: Scene, event: EventBase, before: unknown): Motion | undefined {
  return typeof motion === "function" ? motion(event, before) : motion[event.t]?.(event, before);
}
