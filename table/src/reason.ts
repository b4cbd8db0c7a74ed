import type { ReasonLine } from "@trestle/kernel";
import type { ReasonAsk } from "@trestle/protocol";
import { maySee, type Conn } from "./conns.ts";
import type { Judged } from "./match.ts";
import type { Table } from "./table.ts";

/** TABLE-REASON-1: why a bot played as it did, told to each as far as it gives nothing away to them. */
export function reason(t: Table, conn: Conn, { key, n }: ReasonAsk): void {
  const played = maySee(t, conn) ? (t.match?.judged(n) ?? null) : null;
  if (played === null || played.entry.by === "person" || played.entry.by === "clock")
    return t.refuse(conn, key, { rule: "TABLE-REASON-1", data: { n } });
  const { why, say } = played.entry;
  const lines = isOpen(t, conn, played) ? (why?.lines ?? null) : null;
  t.send(conn, { t: "reason", key, n, lines: lines ?? spoken(say), opens: why?.opens ?? "now" });
}

/** Whoever was away may ask what was done for them and why, whatever it tells of their seat. */
function isOpen(t: Table, conn: Conn, { entry, revealed }: Judged): boolean {
  if (t.phase === "over" || (entry.by === "minder" && conn.seats.includes(entry.seat))) return true;
  const opens = entry.why?.opens ?? "end";
  return opens === "now" || (opens === "reveal" && revealed);
}

function spoken(say: ReasonLine | undefined): ReasonLine[] | null {
  return say === undefined ? null : [say];
}
