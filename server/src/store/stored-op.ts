import type { Index, Op } from "@trestle/table";

export interface StoredIndex extends Omit<Index, "summary"> {
  summary: string;
}

/** An op as stores write it: as text, since the table goes on changing its record. */
export type StoredOp =
  | { t: "line"; table: string; n: number; line: string; due: number | null }
  | { t: "record"; table: string; rev: number; record: string; index: StoredIndex }
  | { t: "chat"; table: string; id: number; line: string };

/** Converts an op at once: the table goes on changing its record while the commit is under way. */
export function toStoredOp(op: Op): StoredOp {
  switch (op.t) {
    case "line":
      return op;
    case "record":
      return {
        t: "record",
        table: op.table,
        rev: op.rev,
        record: op.text ?? JSON.stringify(op.record),
        index: toStoredIndex(op.index),
      };
    case "chat":
      return { t: "chat", table: op.table, id: op.line.id, line: JSON.stringify(op.line) };
  }
}

function toStoredIndex({ holders, accounts, summary, ...index }: Index): StoredIndex {
  return { ...index, holders: [...holders], accounts: [...accounts], summary: JSON.stringify(summary) };
}
