import { explain, Taken } from "./failure.ts";
import type { SqliteTables } from "./tables.ts";
import type { WorkerAnswer, WorkerRequest } from "./messages.ts";

/** More in one transaction gains nothing, and the first of them would wait for the last. */
export const MAX_GROUP = 500;

const WRITES: readonly WorkerRequest["q"][] = ["commit", "claim", "forget", "setting", "keepEdition"];
export const isWrite = (request: WorkerRequest): boolean => WRITES.includes(request.q);

function value(tables: SqliteTables, r: WorkerRequest): Extract<WorkerAnswer, { value: unknown }>["value"] {
  switch (r.q) {
    case "commit":
      tables.apply(r.ops, r.now);
      return null;
    case "claim":
      tables.claim(r.account);
      return null;
    case "forget":
      return tables.forget(r.before, r.phases, r.limit);
    case "read":
      return tables.read(r.table);
    case "find":
      return tables.find(r.code);
    case "listed":
      return tables.lists.listed(r.limit);
    case "listing":
      return tables.lists.listing(r.table);
    case "waiting":
      return tables.lists.waiting(r.game, r.limit);
    case "keepEdition":
      return tables.editions.keep(r.hash, r.file, r.now);
    case "edition":
      return tables.editions.file(r.hash);
    case "held":
      return tables.lists.held(r.holders, r.account, r.limit);
    case "due":
      return tables.due(r.before, r.limit);
    case "account":
      return tables.account(r.folded);
    case "ids":
      return tables.ids(r.after, r.limit);
    case "accounts":
      return tables.accounts(r.after, r.limit);
    case "setting":
      return tables.setting(r.name, r.initial);
    case "counts":
      return tables.counts(r.after);
    case "close":
      return null;
  }
}

function failed(tables: SqliteTables, request: WorkerRequest, error: unknown): WorkerAnswer {
  return { id: request.id, failure: explain(error, tables.file) };
}

/** One line of one log, as nearly all writes are: if its number is taken, nothing has been written. */
const isLine = (request: WorkerRequest): boolean =>
  request.q === "commit" && request.ops.length === 1 && request.ops[0]!.t === "line";

/** One commit of the group: if it fails, only it is undone. */
function one(tables: SqliteTables, request: WorkerRequest): WorkerAnswer {
  if (isLine(request) || !isWrite(request)) return unguarded(tables, request);
  tables.run("savepoint one");
  try {
    const answer = { id: request.id, value: value(tables, request) };
    tables.run("release one");
    return answer;
  } catch (error) {
    // A full disk may undo the whole transaction: then none of the group has happened.
    if (!tables.inTransaction) throw error;
    tables.run("rollback to one");
    tables.run("release one");
    return failed(tables, request, error);
  }
}

/** Without a savepoint, which would cost as much as the line itself. Any other failure undoes the group. */
function unguarded(tables: SqliteTables, request: WorkerRequest): WorkerAnswer {
  try {
    return { id: request.id, value: value(tables, request) };
  } catch (error) {
    if (isWrite(request) && !(error instanceof Taken)) throw error;
    return failed(tables, request, error);
  }
}

/** Answers that are true once it returns: everything written is on disk. */
export function serve(tables: SqliteTables, group: readonly WorkerRequest[]): WorkerAnswer[] {
  if (!group.some(isWrite)) return group.map((request) => one(tables, request));
  try {
    tables.run("begin immediate");
  } catch (error) {
    return group.map((request) => failed(tables, request, error));
  }
  try {
    const answers = group.map((request) => one(tables, request));
    tables.run("commit");
    return answers;
  } catch (error) {
    if (tables.inTransaction) tables.run("rollback");
    if (group.length === 1) return group.map((request) => failed(tables, request, error));
    // A commit that fits into the room that is left must not fail with one that does not.
    return group.flatMap((request) => serve(tables, [request]));
  }
}
