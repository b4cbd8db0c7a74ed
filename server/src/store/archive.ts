import { indexOf, type Account, type Index, type Op, type Store, type StoredTable } from "@trestle/table";

export type Phase = Index["phase"];
/** Tables without a game under way. */
export const IDLE: readonly Phase[] = ["over", "closed", "lobby"];

/** A store whose every table can be named: what backups and moves between stores need beyond play. */
export interface Archive extends Store {
  /** Removes tables in these phases that nobody has touched since; returns how many. */
  forget(untouchedSince: number, phases?: readonly Phase[]): Promise<number>;
  /** Ids of tables after this one, in their own order. */
  ids(after: string, limit: number): Promise<string[]>;
  /** Claimed names after this one (folded), in their own order. */
  accounts(after: string, limit: number): Promise<Account[]>;
  /** What was kept first under this name; if nothing was yet, `initial` is from now on (null: nothing is kept). */
  setting(name: string, initial: string | null): Promise<string | null>;
}

const PAGE = 500;

export async function* everyTable(from: Archive): AsyncGenerator<StoredTable> {
  for (let after = ""; ;) {
    const ids = await from.ids(after, PAGE);
    for (const id of ids) {
      // Gone since it was named: somebody's retention was faster.
      const table = await from.read(id);
      if (table !== null) yield table;
    }
    if (ids.length < PAGE) return;
    after = ids.at(-1)!;
  }
}

export async function* everyAccount(from: Archive): AsyncGenerator<Account> {
  for (let after = ""; ;) {
    const accounts = await from.accounts(after, PAGE);
    yield* accounts;
    if (accounts.length < PAGE) return;
    after = accounts.at(-1)!.folded;
  }
}

/**
 * Puts a table that came from elsewhere into a store, all of it or nothing. Its clocks, if any run, are due at once: the
 * server that has it now looks at it and reckons anew.
 */
export async function putTable(into: Store, { record, lines, chat }: StoredTable, now: number): Promise<void> {
  const due = record.phase === "playing" ? now : null;
  const table = record.id;
  const ops: Op[] = [{ t: "record", table, rev: 1, record, index: indexOf(record, due) }];
  lines.forEach((line, n) => ops.push({ t: "line", table, n, line, due }));
  for (const line of chat) ops.push({ t: "chat", table, line });
  await into.commit(ops);
}
