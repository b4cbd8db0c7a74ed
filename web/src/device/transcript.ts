import type { Seat } from "@trestle/kernel";
import type { SyncFrame } from "@trestle/protocol";
import { isObject, writeStored, readStored } from "./storage.ts";
import { newKey } from "./random.ts";
import { rememberTable, transcriptKey } from "./table-secrets.ts";
import { withEntry, historyHash, type ShownEntry } from "./transcript-hash.ts";

/** The hash of what one seat (null: a spectator) was shown without a gap. The log must tell the same. */
export interface Transcript {
  /** The page that wrote it: two pages may show the same table. */
  page: string;
  seat: Seat | null;
  /** true: the hash begins with the whole history at entry `from`, and later entries follow. */
  story: boolean;
  from: number;
  to: number;
  hash: string;
}

/** The oldest are dropped: every reconnect brings the whole history again. */
const MAX_TRANSCRIPTS = 40;
/** Entries in one hash: a difference is narrowed down to so many. */
const MAX_ENTRIES = 50;

export function transcriptsOf(table: string): Transcript[] {
  const raw = readStored("local", transcriptKey(table));
  return Array.isArray(raw) ? raw.filter(isTranscript) : [];
}

function isTranscript(value: unknown): value is Transcript {
  if (!isObject(value)) return false;
  const { page, seat, story, from, to, hash } = value;
  const isCount = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;
  if (typeof page !== "string" || typeof story !== "boolean" || typeof hash !== "string") return false;
  return (seat === null || isCount(seat)) && isCount(from) && isCount(to);
}

/** Hashes what one page is shown of one table. */
export class TranscriptRecorder {
  readonly #table: string;
  readonly #page = newKey();

  constructor(table: string) {
    this.#table = table;
  }

  synced({ v, you, boards, history }: Pick<SyncFrame, "v" | "you" | "boards" | "history">): void {
    // No board, no history.
    if (boards.length === 0) return;
    rememberTable(this.#table);
    const kept = transcriptsOf(this.#table).map((s) => (s.page === this.#page ? { ...s, page: "" } : s));
    const seat = you.seats[0] ?? null;
    const story = { page: this.#page, seat, story: true, from: v, to: v, hash: historyHash(history) };
    // A reconnect without news repeats the same transcript.
    this.#store([...kept.filter((s) => !isSame(s, story)), story]);
  }

  shown(seat: Seat | null, entry: ShownEntry): void {
    const kept = transcriptsOf(this.#table);
    const { v } = entry;
    const open = kept.find((s) => s.page === this.#page && s.seat === seat && s.to === v - 1);
    if (open === undefined || v - open.from >= MAX_ENTRIES) {
      const closed = kept.map((s) => (s === open ? { ...s, page: "" } : s));
      return this.#store([
        ...closed,
        { page: this.#page, seat, story: false, from: v, to: v, hash: withEntry("", entry) },
      ]);
    }
    this.#store(kept.map((s) => (s === open ? { ...s, to: v, hash: withEntry(s.hash, entry) } : s)));
  }

  #store(all: Transcript[]): void {
    writeStored("local", transcriptKey(this.#table), all.slice(-MAX_TRANSCRIPTS));
  }
}

function isSame(a: Transcript, b: Transcript): boolean {
  return a.seat === b.seat && a.story && a.from === b.from && a.to === b.to && a.hash === b.hash;
}
