import type { ReasonLine } from "@trestle/kernel";
import type { ReasonRequestFrame } from "@trestle/protocol";
import { maySee, type Connection } from "./connections.ts";
import type { CountedMove } from "./match.ts";
import type { Table } from "./table.ts";

/** TABLE-REASON-1: why a bot played as it did, told to each as far as it gives nothing away to them. */
export function reason(t: Table, connection: Connection, { key, n }: ReasonRequestFrame): void {
  const played = maySee(t, connection) ? (t.match?.countedMove(n) ?? null) : null;
  if (played === null || played.entry.by === "person" || played.entry.by === "clock")
    return t.refuse(connection, key, { rule: "TABLE-REASON-1", data: { n } });
  const { why, say } = played.entry;
  const lines = isOpen(t, connection, played) ? (why?.lines ?? null) : null;
  t.send(connection, { t: "reason", key, n, lines: lines ?? spoken(say), opens: why?.opens ?? "now" });
}

/** People who were away may ask what was done for them and why, whatever it reveals of their seat. */
function isOpen(t: Table, connection: Connection, { entry, revealed }: CountedMove): boolean {
  if (t.phase === "over" || (entry.by === "minder" && connection.seats.includes(entry.seat))) return true;
  const opens = entry.why?.opens ?? "end";
  return opens === "now" || (opens === "reveal" && revealed);
}

function spoken(say: ReasonLine | undefined): ReasonLine[] | null {
  return say === undefined ? null : [say];
}
