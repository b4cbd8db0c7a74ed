/** The browser's small stores. They may be missing, forbidden, full, or hold what others have written. */
type Where = "local" | "session";

/** Values that could not be stored; they last until the page is closed. */
const unstored = new Map<string, string>();

function storage(where: Where): Storage | null {
  try {
    return where === "local" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** The value of this name; null if there is none or it is no JSON. */
export function readStored(where: Where, name: string): unknown {
  try {
    return JSON.parse(unstored.get(`${where} ${name}`) ?? storage(where)?.getItem(name) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function writeStored(where: Where, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  unstored.delete(`${where} ${name}`);
  try {
    const store = storage(where);
    if (store === null || store === undefined) throw new Error("there is no store");
    store.setItem(name, text);
  } catch {
    // A private window or a full disk: keep it in memory.
    unstored.set(`${where} ${name}`, text);
  }
}

export function removeStored(where: Where, name: string): void {
  unstored.delete(`${where} ${name}`);
  try {
    storage(where)?.removeItem(name);
  } catch {
    // The store is unusable: nothing was kept in it.
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
