import { Conflict, StoreFailure } from "@trestle/table";

/** Raise it with every change of the schema; `upgrade` migrates older databases. */
const VERSION = 1;

function upgrade(db: IDBDatabase): void {
  const tables = db.createObjectStore("tables", { keyPath: "id" });
  tables.createIndex("code", "code", { unique: true });
  tables.createIndex("holders", "holders", { multiEntry: true });
  tables.createIndex("accounts", "accounts", { multiEntry: true });
  // Tables without a clock have no `due` and are not in this index.
  tables.createIndex("due", "due");
  db.createObjectStore("lines");
  db.createObjectStore("chat");
  db.createObjectStore("accounts", { keyPath: "folded" });
  db.createObjectStore("meta");
}

export function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((opened, failed) => {
    const fail = (error: unknown): void => failed(new StoreFailure(`This browser keeps nothing: ${String(error)}`));
    try {
      const request = indexedDB.open(name, VERSION);
      request.addEventListener("upgradeneeded", () => upgrade(request.result));
      request.addEventListener("error", () => fail(request.error));
      request.addEventListener("success", () => {
        const db = request.result;
        // A newer page wants to migrate: do not make it wait.
        db.addEventListener("versionchange", () => db.close());
        opened(db);
      });
    } catch (error) {
      fail(error);
    }
  });
}

/** The result of a request. A failed request fails its transaction too. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((yes, no) => {
    request.addEventListener("success", () => yes(request.result));
    request.addEventListener("error", () => no(request.error ?? new Error("the request failed")));
  });
}

/** All or nothing, and durable when it resolves. `act` must begin its first request before it awaits anything. */
export async function transact<T>(
  db: IDBDatabase,
  stores: string[],
  mode: "readonly" | "readwrite",
  act: (tx: IDBTransaction) => Promise<T>,
): Promise<T> {
  let tx: IDBTransaction;
  try {
    tx = db.transaction(stores, mode, { durability: "strict" });
  } catch (error) {
    throw new StoreFailure(`The store does not answer: ${String(error)}`);
  }
  const ended = new Promise<void>((yes, no) => {
    tx.addEventListener("complete", () => yes());
    tx.addEventListener("abort", () => no(tx.error ?? new Error("the transaction was given up")));
  });
  let reason: unknown = null;
  const acted = act(tx).catch((error: unknown) => {
    reason = error;
    abort(tx);
    return null;
  });
  try {
    const [result] = await Promise.all([acted, ended]);
    return result as T;
  } catch (error) {
    throw failureOf(reason ?? error);
  }
}

function abort(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // It has ended already.
  }
}

function failureOf(error: unknown): Error {
  if (error instanceof Conflict || error instanceof StoreFailure) return error;
  // The line number, room code or account name is taken.
  if (error instanceof DOMException && error.name === "ConstraintError") return new Conflict(error.message);
  return new StoreFailure(`This could not be kept: ${String(error)}`);
}
