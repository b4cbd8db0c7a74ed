import { Conflict, indexOf, type Index, type ListedTable, type Op, type StoredTable } from "@trestle/table";
import { randomHex } from "../device/random.ts";
import type { FallbackRepository } from "./repository.ts";

interface Row {
  stored: StoredTable;
  index: Index;
  updated: number;
}

/** Keeps tables in memory while the worker lives: where the browser stores nothing, and in tests. */
export class MemoryRepository implements FallbackRepository {
  readonly #rows = new Map<string, Row>();
  readonly #device = randomHex(32);

  async commit(ops: readonly Op[]): Promise<void> {
    const changed = new Map<string, Row>();
    for (const op of ops) changed.set(op.table, apply(op, changed.get(op.table) ?? this.#rows.get(op.table)));
    for (const [table, row] of changed) this.#rows.set(table, row);
  }
  async read(table: string): Promise<StoredTable | null> {
    const row = this.#rows.get(table);
    return row === undefined ? null : structuredClone(row.stored);
  }
  async held(holders: readonly string[], _account: string | null, limit: number): Promise<ListedTable[]> {
    const rows = [...this.#rows].filter(([, row]) => row.index.holders.some((h) => holders.includes(h)));
    rows.sort(([, a], [, b]) => b.updated - a.updated);
    return rows.slice(0, limit).map(([id, { index, updated }]) => {
      const { code, game, phase, edition, summary } = index;
      return { id, code, game, phase, edition, summary, updated };
    });
  }
  async remove(table: string): Promise<boolean> {
    return this.#rows.delete(table);
  }
  async device(): Promise<string> {
    return this.#device;
  }
  async adopt(table: string, stored: StoredTable): Promise<void> {
    this.#rows.set(table, { stored, index: indexOf(stored.record, null), updated: Date.now() });
  }
}

function apply(op: Op, kept: Row | undefined): Row {
  const updated = Date.now();
  if (op.t === "record") {
    if (op.rev !== (kept?.stored.rev ?? 0) + 1) throw new Conflict(`revision ${op.rev} is not the next one`);
    const { lines = [], chat = [] } = kept?.stored ?? {};
    const index = structuredClone(op.index);
    return { stored: { rev: op.rev, record: structuredClone(op.record), lines, chat }, index, updated };
  }
  if (kept === undefined) throw new Conflict("the table is gone");
  const { stored, index } = kept;
  if (op.t === "chat") return { stored: { ...stored, chat: [...stored.chat, op.line] }, index, updated };
  if (op.n !== stored.lines.length) throw new Conflict(`line ${op.n} is not the next one`);
  return { stored: { ...stored, lines: [...stored.lines, op.line] }, index, updated };
}
