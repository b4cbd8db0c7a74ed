import type { Seat } from "@trestle/kernel";
import type { PassedFrame } from "@trestle/protocol";
import type { OutgoingFrame } from "./batch.ts";
import { sharedStepOf, eventsFor, seatsInTheKnow, passedFor, stepFor } from "./boards.ts";
import { viewpointsOf, maySee, type Connection, type ConnectionId } from "./connections.ts";
import type { HistoryEntry, Match } from "./match.ts";
import type { TableRecord } from "./record.ts";

interface BroadcastTable {
  readonly connections: ReadonlyMap<ConnectionId, Connection>;
  readonly record: TableRecord;
  readonly match: Match | null;
  stage(connection: Connection, frame: PassedFrame): OutgoingFrame;
}

/**
 * Tells everybody each entry, and shows the board once a moment: when several entries are made before anything can be
 * sent, the last one alone comes with it. Most of what a step costs is its board, and nobody could look at the others.
 */
export class StepBroadcast {
  /** Those who were told an entry in this moment, which is their newest. */
  #heard: Connection[] = [];
  #at = 0;

  entry(t: BroadcastTable, match: Match, happened: HistoryEntry, at: number): void {
    const open = eventsFor(happened.events, null);
    const knowing = seatsInTheKnow(happened.events);
    this.#at = at;
    for (const connection of t.connections.values()) {
      if (!connection.greeted || (connection.seats.length === 0 && !t.record.watchers)) continue;
      if (connection.newest === null) this.#heard.push(connection);
      const mine = viewpointsOf(connection);
      const frames = [t.stage(connection, passedFor(match, mine[0]!, happened, open, knowing))];
      for (let i = 1; i < mine.length; i++)
        frames.push(t.stage(connection, passedFor(match, mine[i]!, happened, open, knowing)));
      connection.newest = frames;
    }
  }

  /** A connection that is synced is owed nothing from before. */
  synced(connection: Connection): void {
    if (connection.newest === null) return;
    connection.newest = null;
    this.#heard = this.#heard.filter((other) => other !== connection);
  }

  /** The moment is over: sends boards as they are now to those who still hold the seat that was told. */
  show(t: BroadcastTable): void {
    const { match } = t;
    if (match === null || this.#heard.length === 0) return;
    const all = this.#heard;
    this.#heard = [];
    const looking: (Seat | null)[] = [];
    for (const connection of all)
      for (const seat of viewpointsOf(connection)) if (!looking.includes(seat)) looking.push(seat);
    const common = sharedStepOf(match, this.#at, looking);
    for (const connection of all) {
      const frames = connection.newest!;
      connection.newest = null;
      if (t.connections.get(connection.id) !== connection || !maySee(t, connection)) continue;
      const mine = viewpointsOf(connection);
      for (const out of frames)
        if (out.frame.t === "passed" && mine.includes(out.frame.seat))
          out.frame = stepFor(match, connection, out.frame, common);
    }
  }
}
