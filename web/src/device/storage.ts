/** The browser's small stores, which may be missing, forbidden, full or filled by others. */
type Where = "local" | "session";

/** What could not be stored: it holds until the page is closed. */
const unstored = new Map<string, string>();

function storage(where: Where): Storage | null {
  try {
    return where === "local" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** What lies under this name, if it is JSON; else null. */
export function readKept(where: Where, name: string): unknown {
  try {
    return JSON.parse(unstored.get(`${where} ${name}`) ?? storage(where)?.getItem(name) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function keep(where: Where, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  unstored.delete(`${where} ${name}`);
  try {
    const store = storage(where);
    if (store === null || store === undefined) throw new Error("there is no store");
    store.setItem(name, text);
  } catch {
    // A private window or a full disk may keep nothing; the page goes on from memory.
    unstored.set(`${where} ${name}`, text);
  }
}

export function drop(where: Where, name: string): void {
  unstored.delete(`${where} ${name}`);
  try {
    storage(where)?.removeItem(name);
  } catch {
    // What cannot be read cannot be removed either.
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
