/** The browser's small stores, which may be missing, forbidden, full or filled by others. */
type Where = "local" | "session";

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
    return JSON.parse(storage(where)?.getItem(name) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function keep(where: Where, name: string, value: unknown): void {
  try {
    storage(where)?.setItem(name, JSON.stringify(value));
  } catch {
    // A private window may keep nothing; the page goes on without.
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
