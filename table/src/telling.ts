import type { Seat } from "@trestle/kernel";
import type { Passed } from "@trestle/protocol";
import type { Out } from "./batch.ts";
import { commonOf, heard, knowingOf, passedFor, stepFor } from "./boards.ts";
import { eyes, maySee, type Conn, type ConnId } from "./conns.ts";
import type { Happened, Match } from "./match.ts";
import type { Record as TableRecord } from "./record.ts";

interface Told {
  readonly conns: ReadonlyMap<ConnId, Conn>;
  readonly record: TableRecord;
  readonly match: Match | null;
  stage(conn: Conn, frame: Passed): Out;
}

/**
 * Tells everybody each entry, and shows the board once a moment: when several entries are made before anything can be
 * sent, the last one alone comes with it. Most of what a step costs is its board, and nobody could look at the others.
 */
export class Telling {
  /** The newest entry that each connection was told in this moment, once for each of its seats. */
  readonly #newest = new Map<Conn, Out[]>();
  #at = 0;

  entry(t: Told, match: Match, happened: Happened, at: number): void {
    const open = heard(happened.events, null);
    const knowing = knowingOf(happened.events);
    this.#at = at;
    for (const conn of t.conns.values()) {
      if (!conn.greeted || (conn.seats.length === 0 && !t.record.watchers)) continue;
      const outs: Out[] = [];
      for (const seat of eyes(conn)) outs.push(t.stage(conn, passedFor(match, seat, happened, open, knowing)));
      this.#newest.set(conn, outs);
    }
  }

  /** It is told everything anew, and nothing of before is owed to it. */
  synced(conn: Conn): void {
    this.#newest.delete(conn);
  }

  /** The moment is over: boards as they are now, for whoever still holds the seat that was told. */
  show(t: Told): void {
    const { match } = t;
    if (match === null || this.#newest.size === 0) return;
    const looking = new Set<Seat | null>();
    for (const conn of this.#newest.keys()) for (const seat of eyes(conn)) looking.add(seat);
    const common = commonOf(match, this.#at, [...looking]);
    for (const [conn, outs] of this.#newest) {
      if (t.conns.get(conn.id) !== conn || !maySee(t, conn)) continue;
      const mine = eyes(conn);
      for (const out of outs)
        if (out.frame.t === "passed" && mine.includes(out.frame.seat))
          out.frame = stepFor(match, conn, out.frame, common);
    }
    this.#newest.clear();
  }
}
