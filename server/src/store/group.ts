import { explain } from "./failure.ts";
import { recover, takeIn } from "./ingest.ts";
import type { Kept } from "./kept.ts";
import type { Answer, Request } from "./wire.ts";

/** More in one transaction gains nothing, and the first of them would wait for the last. */
export const GROUP = 500;

const isWrite = (request: Request): boolean =>
  request.q === "commit" ||
  request.q === "claim" ||
  request.q === "forget" ||
  request.q === "ingest" ||
  request.q === "setting";

function value(kept: Kept, r: Request): Extract<Answer, { value: unknown }>["value"] {
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
      return kept.listed(r.limit);
    case "held":
      return kept.held(r.holders, r.account, r.limit);
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
      return kept.counts();
    case "ingest":
      takeIn(kept, r.stretch);
      return null;
    case "recover":
      return recover(kept, r.files);
    case "head":
      return kept.head(r.table);
    case "close":
      return null;
  }
}

function failed(kept: Kept, request: Request, error: unknown): Answer {
  return { id: request.id, failure: explain(error, kept.file) };
}

/** One of the group: what fails undoes itself alone. */
function one(kept: Kept, request: Request): Answer {
  const writes = isWrite(request);
  if (writes) kept.run("savepoint one");
  try {
    const answer = { id: request.id, value: value(kept, request) };
    if (writes) kept.run("release one");
    return answer;
  } catch (error) {
    // A full disk may undo the whole transaction: then none of the group has happened.
    if (writes && !kept.inTransaction) throw error;
    if (writes) {
      kept.run("rollback to one");
      kept.run("release one");
    }
    return failed(kept, request, error);
  }
}

/** Answers that are true once it returns: all that was written is on disk. */
export function serve(kept: Kept, group: readonly Request[]): Answer[] {
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
