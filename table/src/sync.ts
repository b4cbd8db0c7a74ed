import { CHANNELS, type Sync, type TableInfo } from "@trestle/protocol";
import { boardFor, heard } from "./boards.ts";
import { readersOf } from "./chat.ts";
import { eyes, maySee, type Conn } from "./conns.ts";
import type { Table } from "./table.ts";

/** Everything that a connection may know, at its greeting and wherever it cannot follow step by step. */
export function syncFor(t: Table, conn: Conn, history: boolean, table: TableInfo): Sync {
  const { match } = t;
  const watching = maySee(t, conn);
  const first = conn.seats[0] ?? null;
  const channels = CHANNELS.filter((channel) => readersOf(t, channel).includes(conn));
  return {
    t: "sync",
    v: match?.n ?? 0,
    table,
    you: { seats: conn.seats.slice(), host: conn.host },
    boards: match === null || !watching ? [] : eyes(conn).map((seat) => boardFor(match, conn, seat, true)),
    away: first === null || match === null ? null : match.awaySince(first),
    chat: t.chat.filter((line) => channels.includes(line.channel)),
    history:
      !history || match === null || !watching
        ? []
        : match.history.map(({ n, events, ...h }) => ({ v: n, ...h, events: heard(events, first) })),
  };
}
