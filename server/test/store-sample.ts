import { indexOf, type Index, type Op, type TableRecord } from "@trestle/table";

/** A small table for tests of stores: `name` makes id and code. */
export function sample(name: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id: `table-${name}`,
    code: `code-${name}`,
    game: "colt",
    edition: null,
    options: { reflex: true },
    seats: [{ kind: "open" }, { kind: "bot", name: "Ruby \u{1F920} ‘Ñ’", level: "gunslinger", temper: "bold" }],
    host: "00",
    listed: true,
    watchers: true,
    clock: "off",
    phase: "lobby",
    paused: false,
    created: "2026-01-01T00:00:00.000Z",
    parts: null,
    attempt: 1,
    burnt: [],
    secret: "11".repeat(32),
    botSecret: "22".repeat(32),
    keys: [],
    rematch: null,
    ...change,
  };
}

export function recordOp(record: TableRecord, rev: number, change: Partial<Index> = {}): Op {
  const index = { ...indexOf(record, null), holders: [], accounts: [], ...change };
  return { t: "record", table: record.id, rev, record, index };
}
export function lineOp(name: string, n: number, line: string = `{"n":${n}}`, due: number | null = null): Op {
  return { t: "line", table: `table-${name}`, n, line, due };
}
export function chatOp(name: string, id: number, text: string): Op {
  return { t: "chat", table: `table-${name}`, line: { id, channel: "table", name: "Ann", seat: 0, text, at: id } };
}
