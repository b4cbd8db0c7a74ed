import { CHANNELS, type SyncFrame, type TableInfo } from "@trestle/protocol";
import { boardFor, eventsFor } from "./boards.ts";
import { readersOf } from "./chat.ts";
import { viewpointsOf, maySee, type Connection } from "./connections.ts";
import type { Table } from "./table.ts";

/** Everything that a connection may know, at its greeting and wherever it cannot follow step by step. */
export function syncFor(t: Table, connection: Connection, history: boolean, table: TableInfo): SyncFrame {
  const { match } = t;
  const watching = maySee(t, connection);
  const first = connection.seats[0] ?? null;
  const channels = CHANNELS.filter((channel) => readersOf(t, channel).includes(connection));
  return {
    t: "sync",
    v: match?.n ?? 0,
    table,
    you: { seats: connection.seats.slice(), host: connection.host },
    boards:
      match === null || !watching
        ? []
        : viewpointsOf(connection).map((seat) => boardFor(match, connection, seat, true)),
    away: first === null || match === null ? null : match.awaySince(first),
    chat: t.chat.filter((line) => channels.includes(line.channel)),
    history:
      !history || match === null || !watching
        ? []
        : match.history.map(({ n, events, ...h }) => ({ v: n, ...h, events: eventsFor(events, first) })),
  };
}
