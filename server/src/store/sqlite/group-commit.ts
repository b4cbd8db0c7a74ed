import { explain, Taken } from "./failure.ts";
import type { SqliteTables } from "./tables.ts";
import type { WorkerAnswer, WorkerRequest } from "./messages.ts";

/** More in one transaction gains nothing, and the first of them would wait for the last. */
export const GROUP = 500;

const WRITES: readonly WorkerRequest["q"][] = ["commit", "claim", "forget", "setting", "keepEdition"];
export const isWrite = (request: WorkerRequest): boolean => WRITES.includes(request.q);

function value(kept: SqliteTables, r: WorkerRequest): Extract<WorkerAnswer, { value: unknown }>["value"] {
  switch (r.q) {
    case "commit":
      kept.apply(r.ops, r.now);
      return null;
    case "claim":
      kept.claim(r.account);
      return null;
    case "forget":
      return kept.forget(r.before, r.phases, r.limit);
    case "read":
      return kept.read(r.table);
    case "find":
      return kept.find(r.code);
    case "listed":
      return kept.lists.listed(r.limit);
    case "listing":
      return kept.lists.listing(r.table);
    case "waiting":
      return kept.lists.waiting(r.game, r.limit);
    case "keepEdition":
      return kept.editions.keep(r.hash, r.file, r.now);
    case "edition":
      return kept.editions.file(r.hash);
    case "held":
      return kept.lists.held(r.holders, r.account, r.limit);
    case "due":
      return kept.due(r.before, r.limit);
    case "account":
      return kept.account(r.folded);
    case "ids":
      return kept.ids(r.after, r.limit);
    case "accounts":
      return kept.accounts(r.after, r.limit);
    case "setting":
      return kept.setting(r.name, r.initial);
    case "counts":
      return kept.counts(r.after);
    case "close":
      return null;
  }
}

function failed(kept: SqliteTables, request: WorkerRequest, error: unknown): WorkerAnswer {
  return { id: request.id, failure: explain(error, kept.file) };
}

/** One line of one log, as nearly all writes are: if its number is taken, nothing has been written. */
const isLine = (request: WorkerRequest): boolean =>
  request.q === "commit" && request.ops.length === 1 && request.ops[0]!.t === "line";

/** One of the group: what fails undoes itself alone. */
function one(kept: SqliteTables, request: WorkerRequest): WorkerAnswer {
  if (isLine(request) || !isWrite(request)) return unguarded(kept, request);
  kept.run("savepoint one");
  try {
    const answer = { id: request.id, value: value(kept, request) };
    kept.run("release one");
    return answer;
  } catch (error) {
    // A full disk may undo the whole transaction: then none of the group has happened.
    if (!kept.inTransaction) throw error;
    kept.run("rollback to one");
    kept.run("release one");
    return failed(kept, request, error);
  }
}

/** Without a savepoint, which costs as much as the line itself. Whatever else goes wrong with a line undoes the group. */
function unguarded(kept: SqliteTables, request: WorkerRequest): WorkerAnswer {
  try {
    return { id: request.id, value: value(kept, request) };
  } catch (error) {
    if (isWrite(request) && !(error instanceof Taken)) throw error;
    return failed(kept, request, error);
  }
}

/** Answers that are true once it returns: all that was written is on disk. */
export function serve(kept: SqliteTables, group: readonly WorkerRequest[]): WorkerAnswer[] {
  if (!group.some(isWrite)) return group.map((request) => one(kept, request));
  try {
    kept.run("begin immediate");
  } catch (error) {
    return group.map((request) => failed(kept, request, error));
  }
  try {
    const answers = group.map((request) => one(kept, request));
    kept.run("commit");
    return answers;
  } catch (error) {
    if (kept.inTransaction) kept.run("rollback");
    if (group.length === 1) return group.map((request) => failed(kept, request, error));
    // Who fits into what room is left shall not suffer for who does not.
    return group.flatMap((request) => serve(kept, [request]));
  }
}
