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
  /** Those who were told an entry in this moment, which is their newest. */
  #heard: Conn[] = [];
  #at = 0;

  entry(t: Told, match: Match, happened: Happened, at: number): void {
    const open = heard(happened.events, null);
    const knowing = knowingOf(happened.events);
    this.#at = at;
    for (const conn of t.conns.values()) {
      if (!conn.greeted || (conn.seats.length === 0 && !t.record.watchers)) continue;
      if (conn.newest === null) this.#heard.push(conn);
      const mine = eyes(conn);
      const outs = [t.stage(conn, passedFor(match, mine[0]!, happened, open, knowing))];
      for (let i = 1; i < mine.length; i++)
        outs.push(t.stage(conn, passedFor(match, mine[i]!, happened, open, knowing)));
      conn.newest = outs;
    }
  }

  /** It is told everything anew, and nothing of before is owed to it. */
  synced(conn: Conn): void {
    if (conn.newest === null) return;
    conn.newest = null;
    this.#heard = this.#heard.filter((other) => other !== conn);
  }

  /** The moment is over: boards as they are now, for whoever still holds the seat that was told. */
  show(t: Told): void {
    const { match } = t;
    if (match === null || this.#heard.length === 0) return;
    const all = this.#heard;
    this.#heard = [];
    const looking: (Seat | null)[] = [];
    for (const conn of all) for (const seat of eyes(conn)) if (!looking.includes(seat)) looking.push(seat);
    const common = commonOf(match, this.#at, looking);
    for (const conn of all) {
      const outs = conn.newest!;
      conn.newest = null;
      if (t.conns.get(conn.id) !== conn || !maySee(t, conn)) continue;
      const mine = eyes(conn);
      for (const out of outs)
        if (out.frame.t === "passed" && mine.includes(out.frame.seat))
          out.frame = stepFor(match, conn, out.frame, common);
    }
  }
}
