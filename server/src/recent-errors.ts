/** Ids that belong to a log line and tell nobody who plays. */
export interface Ids {
  table?: string;
  /** Of the socket. */
  connection?: number;
  request?: string;
}

export type ReportError = (level: "warn" | "error", error: unknown, message: string, ids?: Ids) => void;

/** The latest errors, for the admin page, without their data. */
export interface RecentError {
  at: number;
  level: "warn" | "error";
  message: string;
  reason: string;
}

const KEPT = 50;

export class RecentErrors {
  readonly #list: RecentError[] = [];

  add(level: RecentError["level"], error: unknown, message: string, now: number): void {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.#list.unshift({ at: now, level, message, reason: reason.slice(0, 300) });
    this.#list.length = Math.min(this.#list.length, KEPT);
  }

  get list(): readonly RecentError[] {
    return this.#list;
  }
}
