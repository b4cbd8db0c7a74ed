import type { PlayTime } from "./context.ts";
import { env } from "./env.ts";
import type { TableHost } from "./host.ts";
import { playTimeOf } from "./recovery.ts";
import { isSuspended } from "./suspension.ts";

interface Sleeper extends PlayTime {
  /** When its next clock runs out, by the wall clock. */
  due: number | null;
  suspended: boolean;
}

/** Tables that left memory with a game under way. Play time goes on for them, unless they are suspended. */
export class Sleepers {
  readonly #byId = new Map<string, Sleeper>();

  get size(): number {
    return this.#byId.size;
  }

  add({ id, table }: TableHost): void {
    if (table?.phase !== "playing") return;
    const now = env();
    this.#byId.set(id, { ...playTimeOf(table, now.now), due: table.due(now), suspended: isSuspended(table) });
  }

  /** False: it did not sleep. */
  delete(id: string): boolean {
    return this.#byId.delete(id);
  }

  /** Its play time as far as this process knows it; null: it does not. */
  playTime(id: string): PlayTime | null {
    const sleeper = this.#byId.get(id);
    if (sleeper === undefined) return null;
    return sleeper.suspended ? { ...sleeper, wall: Date.now() } : sleeper;
  }

  /** A clock of it runs. */
  isDue(id: string): boolean {
    return (this.#byId.get(id)?.due ?? null) !== null;
  }

  /** It is known that none of its clocks runs out before then. */
  sleepsUntil(id: string, then: number): boolean {
    const sleeper = this.#byId.get(id);
    return sleeper !== undefined && (sleeper.due ?? Infinity) > then;
  }
}
