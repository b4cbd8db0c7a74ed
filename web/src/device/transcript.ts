import type { Seat } from "@trestle/kernel";
import type { SyncFrame } from "@trestle/protocol";
import { isObject, keep, readKept } from "./storage.ts";
import { newKey } from "./random.ts";
import { keepTable, shownKey } from "./table-secrets.ts";
import { storyHash, withEntry, type ToldEntry } from "./transcript-hash.ts";

/** What one seat (null: a watcher) was told without a gap, as a hash: the log must tell the same. */
export interface Shown {
  /** Which page wrote it: two of them may show the same table. */
  page: string;
  seat: Seat | null;
  /** With `story`, all that was told at entry `from` comes first, and the entries after it follow. */
  story: boolean;
  from: number;
  to: number;
  hash: string;
}

/** The oldest go first: whoever came back was told the whole story anew. */
const MOST = 40;
/** A difference is found within so many entries. */
const LONGEST = 50;

export function shownOf(table: string): Shown[] {
  const raw = readKept("local", shownKey(table));
  return Array.isArray(raw) ? raw.filter(isShown) : [];
}

function isShown(value: unknown): value is Shown {
  if (!isObject(value)) return false;
  const { page, seat, story, from, to, hash } = value;
  const isCount = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;
  if (typeof page !== "string" || typeof story !== "boolean" || typeof hash !== "string") return false;
  return (seat === null || isCount(seat)) && isCount(from) && isCount(to);
}

/** Keeps the running hashes of one table in one page. */
export class ShownKeeper {
  readonly #table: string;
  readonly #page = newKey();

  constructor(table: string) {
    this.#table = table;
  }

  synced({ v, you, boards, history }: Pick<SyncFrame, "v" | "you" | "boards" | "history">): void {
    // Who may not see the game is told no story.
    if (boards.length === 0) return;
    keepTable(this.#table);
    const kept = shownOf(this.#table).map((s) => (s.page === this.#page ? { ...s, page: "" } : s));
    const seat = you.seats[0] ?? null;
    const story = { page: this.#page, seat, story: true, from: v, to: v, hash: storyHash(history) };
    // A line that broke and came back with nothing new says nothing new.
    this.#keep([...kept.filter((s) => !isSame(s, story)), story]);
  }

  told(seat: Seat | null, entry: ToldEntry): void {
    const kept = shownOf(this.#table);
    const { v } = entry;
    const open = kept.find((s) => s.page === this.#page && s.seat === seat && s.to === v - 1);
    if (open === undefined || v - open.from >= LONGEST) {
      const closed = kept.map((s) => (s === open ? { ...s, page: "" } : s));
      return this.#keep([
        ...closed,
        { page: this.#page, seat, story: false, from: v, to: v, hash: withEntry("", entry) },
      ]);
    }
    this.#keep(kept.map((s) => (s === open ? { ...s, to: v, hash: withEntry(s.hash, entry) } : s)));
  }

  #keep(all: Shown[]): void {
    keep("local", shownKey(this.#table), all.slice(-MOST));
  }
}

function isSame(a: Shown, b: Shown): boolean {
  return a.seat === b.seat && a.story && a.from === b.from && a.to === b.to && a.hash === b.hash;
}
