import type { Command } from "@trestle/protocol";
import type { Match } from "@trestle/table";
import { Buckets, type Rate } from "../http/token-bucket.ts";

// Why these numbers: docs/adr/0030-rate-limits.md. What they mean to a school: docs/HOSTING.md.

/** What is counted besides frames. */
export type Kind = "talk" | "hint" | "side" | "look" | "sit" | "change";

const rate = (burst: number, perSecond: number): Rate => ({ burst, perSecond });

/** One socket. */
export const OWN: Readonly<Record<Kind | "frame", Rate>> = {
  frame: rate(80, 20),
  talk: rate(8, 0.5),
  /** Makes a thread think. */
  hint: rate(6, 0.25),
  /** Rewrites the table's record. */
  side: rate(24, 2),
  /** Replays the game: looking back, taking back. */
  look: rate(40, 10),
  sit: rate(20, 0.5),
  /** Rewrites the record and tells everybody at the table. */
  change: rate(60, 3),
};

/** One socket's WebSocket pings and pongs: some libraries send one every few seconds, browsers none. */
export const CONTROL = rate(40, 4);
/** One socket's bytes: as many as its frames may have, and more. */
export const BYTES = rate(2_097_152, 524_288);

/** All sockets of one address: a class of thirty, all of them lively. */
const ADDRESS: typeof OWN = {
  frame: rate(1_200, 300),
  talk: rate(240, 10),
  hint: rate(90, 2),
  side: rate(480, 40),
  look: rate(300, 60),
  sit: rate(120, 2),
  change: rate(600, 30),
};

/** Having a table opened, roughly in milliseconds: its log is read and replayed, its history sent. */
const OPENING = rate(600, 60);
/** Moves replayed in a millisecond, roughly. */
const MOVES_A_MS = 500;
/** Entries read and checked in a millisecond; so many steps back weigh like one. */
const ENTRIES_A_MS = 50;
const REPLAYED_AN_ENTRY = 20;

/** One seat over all its sockets: a table has at most its seats' worth, and no seat can use up another's. */
const SEAT = { talk: OWN.talk, hint: OWN.hint, side: OWN.side } satisfies Partial<Record<Kind, Rate>>;

/** All spectators of a table together, and those of one address among them. Players never share these. */
const SPECTATORS = { frame: rate(600, 60), talk: rate(60, 1) };
const SPECTATORS_OF_ADDRESS = { frame: rate(400, 30), talk: rate(40, 0.5) };

const KINDS: Partial<Record<Command["t"], Kind>> = {
  say: "talk",
  hint: "hint",
  note: "side",
  seal: "side",
  bet: "side",
  sketch: "side",
  reveal: "side",
  "ping-piece": "side",
  look: "look",
  undo: "look",
  sit: "sit",
  leave: "change",
  ready: "change",
  part: "change",
  mind: "change",
  notify: "change",
  rotate: "change",
  arrange: "change",
  "seat-bot": "change",
  free: "change",
  start: "change",
  "go-on": "change",
  "break-off": "change",
  pause: "change",
  close: "change",
  rematch: "change",
  "take-back": "change",
  agree: "change",
};

export function kindOf(t: Command["t"]): Kind | null {
  return KINDS[t] ?? null;
}

/** Who sends a command, and to which table. */
export interface Sender {
  address: string;
  table: string;
  /** The seat that it speaks for and holds. */
  seat: number | null;
  /** It holds no seat and is not the host. */
  spectates: boolean;
  /** Moves of its game so far. */
  moves: number;
}

type BucketsByKey<K extends string> = Readonly<Record<K, Buckets>>;

/** The limits that sockets share: of addresses, seats and a table's spectators. All answer in seconds to wait. */
export class Limits {
  readonly #address: BucketsByKey<Kind | "frame">;
  readonly #seat: BucketsByKey<keyof typeof SEAT>;
  readonly #spectators: BucketsByKey<keyof typeof SPECTATORS>;
  readonly #spectatorsOfAddress: BucketsByKey<keyof typeof SPECTATORS>;
  readonly #opening: Buckets;

  constructor(times: number) {
    this.#address = bucketsOf(ADDRESS, times);
    this.#seat = bucketsOf(SEAT, times);
    this.#spectators = bucketsOf(SPECTATORS, times);
    this.#spectatorsOfAddress = bucketsOf(SPECTATORS_OF_ADDRESS, times);
    this.#opening = new Buckets(OPENING, times);
  }

  frame(address: string, now: number): number {
    return this.#address.frame.take(address, now);
  }

  /** Before somebody joins a table, and before they are sent all that has happened there. */
  opening(address: string, now: number): number {
    return this.#opening.take(address, now);
  }
  /** The cost is known only afterwards. */
  loaded(address: string, match: Pick<Match, "n" | "replayed"> | null, now: number): void {
    if (match !== null) this.#opening.owe(address, now, (match.n + match.replayed / REPLAYED_AN_ENTRY) / ENTRIES_A_MS);
  }
  sentHistory(address: string, moves: number, now: number): void {
    this.#opening.owe(address, now, moves / MOVES_A_MS);
  }

  /** A spectator's frame. Sitting down does not count: spectators must not be able to keep people from it. */
  spectating({ address, table, spectates }: Sender, t: Command["t"], now: number): number {
    return spectates && t !== "sit" ? this.#spectator("frame", address, table, now) : 0;
  }

  /** The narrower limit first, so that what it refuses does not use up the wider one. */
  command(kind: Kind, { address, table, seat, spectates, moves }: Sender, now: number): number {
    let wait = 0;
    if (kind === "talk" && spectates) wait = this.#spectator("talk", address, table, now);
    else if (seat !== null && isOfSeat(kind)) wait = this.#seat[kind].take(`${table} ${seat}`, now);
    const cost = kind === "look" ? 1 + Math.floor(moves / MOVES_A_MS) : 1;
    return wait > 0 ? wait : this.#address[kind].take(address, now, cost);
  }

  #spectator(what: keyof typeof SPECTATORS, address: string, table: string, now: number): number {
    const wait = this.#spectatorsOfAddress[what].take(`${table} ${address}`, now);
    return wait > 0 ? wait : this.#spectators[what].take(table, now);
  }
}

function isOfSeat(kind: Kind): kind is keyof typeof SEAT {
  return kind in SEAT;
}

function bucketsOf<K extends string>(rates: Readonly<Record<K, Rate>>, times: number): BucketsByKey<K> {
  const entries = Object.entries<Rate>(rates).map(([key, each]) => [key, new Buckets(each, times)]);
  return Object.fromEntries(entries) as Record<K, Buckets>;
}
