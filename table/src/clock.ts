import type { Decision, Seat } from "@trestle/kernel";
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

/**
 * Clocks run on play time, which stands still while the table is paused or the server is down. They follow from the
 * log alone: when each decision appeared and when it was answered.
 */
export class Clock {
  readonly preset: ClockPreset;
  readonly #banks: number[];
  /** Play time from which each owed decision is counted. */
  readonly #since = new Map<number, { seat: Seat; from: number }>();

  constructor(preset: ClockPreset, seats: number) {
    this.preset = preset;
    const bank = PRESETS[preset]?.bank ?? 0;
    this.#banks = Array.from({ length: seats }, () => bank);
  }

  /** Nobody ever runs out of time. */
  get isOff(): boolean {
    return PRESETS[this.preset] === null;
  }

  /** Brings the owed decisions up to date after a step that told so many events. */
  settle(pending: readonly Decision[], at: number, events: number): void {
    const from = at + Math.min(A_STEP_AT_MOST, AN_EVENT * events);
    for (const id of this.#since.keys()) if (!pending.some((d) => d.id === id && !d.free)) this.#since.delete(id);
    for (const d of pending) if (!d.free && !this.#since.has(d.id)) this.#since.set(d.id, { seat: d.seat, from });
  }

  answered(d: Decision, at: number): void {
    const rule = PRESETS[this.preset];
    const since = this.#since.get(d.id);
    this.#since.delete(d.id);
    if (rule === null || since === undefined) return;
    const beyond = Math.max(0, at - since.from - rule.floor);
    this.#banks[d.seat] = Math.max(0, this.#banks[d.seat]! - beyond);
  }

  /** Play time at which this decision runs out; null: never. */
  deadline(id: number): number | null {
    const rule = PRESETS[this.preset];
    const since = this.#since.get(id);
    return rule === null || since === undefined ? null : since.from + rule.floor + this.#banks[since.seat]!;
  }

  info(at: number): ClockInfo[] {
    const rule = PRESETS[this.preset];
    const infos = this.#banks.map((bank, seat): ClockInfo => {
      return { seat, left: rule === null ? null : rule.floor + bank, running: false };
    });
    for (const [id, { seat }] of this.#since) {
      const info = infos[seat]!;
      const left = rule === null ? null : Math.max(0, this.deadline(id)! - at);
      info.left = info.running && left !== null ? Math.min(info.left!, left) : left;
      info.running = true;
    }
    return infos;
  }
}
