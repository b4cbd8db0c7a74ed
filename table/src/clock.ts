import type { Decision, EventBase, Seat } from "@trestle/kernel";
import type { ClockInfo, ClockPreset } from "@trestle/protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A floor for each decision, which nobody loses, and a bank that is used up beyond it. */
const PRESETS: Readonly<Record<ClockPreset, { floor: number; bank: number } | null>> = {
  off: null,
  relaxed: { floor: 2 * MINUTE, bank: 15 * MINUTE },
  normal: { floor: 30 * SECOND, bank: 5 * MINUTE },
  blitz: { floor: 8 * SECOND, bank: MINUTE },
  days: { floor: 2 * DAY, bank: 5 * DAY },
};

/** Decision time starts when the decision can be seen: what must be shown before it is waited for, for everybody. */
const AN_EVENT = 350;
const A_STEP_AT_MOST = 12 * SECOND;

/** A decision as its seat's clock knows it. */
interface Asked {
  kind: string;
  as: number;
  /** What is left of its floor. */
  floor: number;
  /** The table waits for it; false: it was answered or went away, and may come back. */
  owed: boolean;
}

interface SeatClock {
  bank: number;
  /** Play time from which thinking has not been charged yet. */
  from: number;
  /** By the decision's id: those owed, and those that can still come back. */
  asked: Map<number, Asked>;
}

/**
 * Clocks run on play time, which stands still while the table is paused or the server is down. They follow from the
 * log alone, moves taken back included: time once spent thinking stays spent, time spent waiting never counts.
 *
 * A seat thinks of one thing at a time: all its time since its last answer goes to the decision it answers next, first
 * to that decision's floor, then to the bank. So two decisions owed at once cost one stretch of time, and the second
 * has its own floor once the first is answered. A decision that comes back, unlocked by its seat or by a step back,
 * goes on with what is left of its floor. What nobody can take back any more (something was revealed) is forgotten.
 */
export class Clock {
  readonly preset: ClockPreset;
  readonly #seats: SeatClock[];

  /** Starts with what the deal asks for. */
  constructor(preset: ClockPreset, seats: number, pending: readonly Decision[], events: number) {
    this.preset = preset;
    const bank = PRESETS[preset]?.bank ?? 0;
    this.#seats = Array.from({ length: seats }, () => ({ bank, from: 0, asked: new Map<number, Asked>() }));
    this.#ask(pending, 0, showing(events), null);
  }

  /** Nobody ever runs out of time. */
  get isOff(): boolean {
    return PRESETS[this.preset] === null;
  }

  /** A decision was answered; these events tell what came of it, and `pending` is asked now. */
  answered(d: Decision, at: number, pending: readonly Decision[], events: readonly EventBase[]): void {
    const clock = this.#seats[d.seat]!;
    const asked = clock.asked.get(d.id);
    if (asked !== undefined && asked.owed && !d.free) {
      charge(clock, asked, at);
      asked.owed = false;
    }
    if (events.some((e) => e.reveals === true)) this.#forget();
    this.#ask(pending, at, at + showing(events.length), d.free ? d.seat : null);
  }

  /**
   * The game went back, and `pending` is asked again. Whoever took back only moves of its own (`alone`) finds the
   * floors of the decisions that follow as it left them, else going to and fro would renew them.
   */
  wentBack(pending: readonly Decision[], at: number, { alone }: { alone: boolean }): void {
    this.#ask(pending, at, at + showing(1), null);
    if (!alone) this.#forget();
  }

  /**
   * Brings what each seat owes up to date. A new decision counts from when it is `seen`, one that comes back at once.
   * `unlocks`: this seat has just taken up again what it had answered.
   */
  #ask(pending: readonly Decision[], at: number, seen: number, unlocks: Seat | null): void {
    this.#seats.forEach((clock, seat) => {
      const before = owedOf(clock);
      const now = pending.filter((d) => d.seat === seat && !d.free);
      const same = before.length === now.length && now.every((d) => clock.asked.get(d.id)?.owed === true);
      if (same) return;
      // The time before the change was spent on what was owed then.
      const tightest = before.toSorted((a, b) => a.floor - b.floor)[0];
      if (tightest !== undefined) charge(clock, tightest, at);
      for (const asked of before) asked.owed = false;
      for (const d of now) {
        const known = clock.asked.get(d.id);
        const floor = known?.floor ?? (seat === unlocks ? leftOf(clock, d) : null);
        if (floor === null) clock.from = Math.max(clock.from, seen);
        const whole = PRESETS[this.preset]?.floor ?? 0;
        clock.asked.set(d.id, { kind: d.kind, as: d.as, floor: floor ?? whole, owed: true });
      }
      clock.from = Math.max(clock.from, at);
    });
  }

  #forget(): void {
    for (const { asked } of this.#seats) for (const [id, { owed }] of asked) if (!owed) asked.delete(id);
  }

  /** Play time at which this decision runs out; null: never. */
  deadline({ seat, id }: Decision): number | null {
    const { asked, from, bank } = this.#seats[seat]!;
    const found = asked.get(id);
    return this.isOff || found?.owed !== true ? null : from + found.floor + bank;
  }

  info(at: number): ClockInfo[] {
    const rule = PRESETS[this.preset];
    return this.#seats.map((clock, seat): ClockInfo => {
      const owed = owedOf(clock);
      const running = owed.length > 0;
      if (rule === null) return { seat, left: null, running };
      if (!running) return { seat, left: rule.floor + clock.bank, running };
      const tightest = Math.min(...owed.map((asked) => asked.floor));
      return { seat, left: Math.max(0, clock.from + tightest + clock.bank - at), running };
    });
  }
}

function showing(events: number): number {
  return Math.min(A_STEP_AT_MOST, AN_EVENT * events);
}

function owedOf({ asked }: SeatClock): Asked[] {
  return [...asked.values()].filter(({ owed }) => owed);
}

/** What was left of the same figure's same decision when it was last answered; null: it was not asked before. */
function leftOf({ asked }: SeatClock, d: Decision): number | null {
  const same = [...asked.values()].filter((q) => q.kind === d.kind && q.as === d.as);
  return same.length === 0 ? null : Math.min(...same.map((q) => q.floor));
}

function charge(clock: SeatClock, asked: Asked, at: number): void {
  const spent = Math.max(0, at - clock.from);
  const free = Math.min(spent, asked.floor);
  asked.floor -= free;
  clock.bank = Math.max(0, clock.bank - (spent - free));
  clock.from = Math.max(clock.from, at);
}
