import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { DealMemory } from "@trestle/protocol/deal-memory";

/** A seat at a table on a server, and what holds it. */
export interface KeptSeat {
  /** The server's address and the table's id. */
  at: string;
  name: string;
  secrets: string[];
  /** What it has committed to, and the frozen list; left out in a file of before. */
  deal?: DealMemory;
  /** The terminal that sits there, while it runs. */
  pid: number;
}

const MOST = 100;

function usualFile(): string {
  const home = process.env["XDG_CONFIG_HOME"] ?? process.env["APPDATA"] ?? join(homedir(), ".config");
  return join(home, "trestle", "seats.json");
}

/** Another terminal of this machine sits there right now. */
function runs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isKept(value: unknown): value is KeptSeat {
  const { at, name, secrets, pid } = (value ?? {}) as Partial<Record<keyof KeptSeat, unknown>>;
  const texts = typeof at === "string" && typeof name === "string" && typeof pid === "number";
  return texts && Array.isArray(secrets) && secrets.every((s) => typeof s === "string");
}

/**
 * The seats that this person holds at tables on servers, in a file that nobody else can read: whoever closes a terminal
 * and opens it again comes back to the seat. Where the file cannot be written, seats are held as long as the terminal
 * runs.
 */
export class KeptSeats {
  readonly #file: string;

  constructor(file: string = usualFile()) {
    this.#file = file;
  }

  /** The seat at this table that no running terminal sits at; with a name, only one of that name. */
  find(at: string, name: string | null): KeptSeat | null {
    return this.#read().find((s) => s.at === at && (name === null || s.name === name) && !runs(s.pid)) ?? null;
  }

  keep(seat: KeptSeat): void {
    this.#write([seat, ...this.#others(seat)].slice(0, MOST));
  }

  forget(seat: Pick<KeptSeat, "at" | "name">): void {
    this.#write(this.#others(seat));
  }

  #others({ at, name }: Pick<KeptSeat, "at" | "name">): KeptSeat[] {
    return this.#read().filter((s) => s.at !== at || s.name !== name);
  }

  #read(): KeptSeat[] {
    try {
      const list: unknown = JSON.parse(readFileSync(this.#file, "utf8"));
      return Array.isArray(list) ? list.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  /** Put in place whole: two terminals may write at the same time. */
  #write(list: readonly KeptSeat[]): void {
    const draft = `${this.#file}.${process.pid}`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
      writeFileSync(draft, `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
      renameSync(draft, this.#file);
    } catch {
      // Nothing of the game depends on it.
    }
  }
}
