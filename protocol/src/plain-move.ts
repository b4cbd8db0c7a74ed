import type { MoveFrame } from "./frames.ts";

// Nearly all frames that come in are moves of a plain shape, and the schema takes several times as long for one as the
// table does. Whatever is not plainly right here goes to the schema, which alone says what is wrong.

const KEY = /^[A-Za-z0-9_-]{8,64}$/;
const FIELDS = 5;
const DEEPEST = 4;
const MOST_ITEMS = 64;

/** A parsed frame as the move that it plainly is; null: ask the schema. */
export function plainMove(raw: unknown): MoveFrame | null {
  if (typeof raw !== "object" || raw === null || !("t" in raw) || raw.t !== "move") return null;
  if (!("key" in raw) || !("seat" in raw) || !("d" in raw) || !("move" in raw)) return null;
  const { key, seat, d, move } = raw;
  if (Object.keys(raw).length !== FIELDS || typeof key !== "string" || !KEY.test(key)) return null;
  if (!isWithin(seat, 15) || !isWithin(d, 1_000_000) || !isPlain(move, DEEPEST)) return null;
  return { t: "move", key, seat, d, move };
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}

/** JSON without surprises: no number beyond all bounds, nothing deep, no name that means something to objects. */
function isPlain(value: unknown, deep: number): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "string" || typeof value === "boolean" || value === null) return true;
  if (typeof value !== "object" || deep === 0) return false;
  return Array.isArray(value) ? arePlain(value, deep - 1) : hasPlainFields(value as Record<string, unknown>, deep - 1);
}

// Loops make nothing that is thrown away again; these are asked of every move.

function arePlain(items: readonly unknown[], deep: number): boolean {
  if (items.length > MOST_ITEMS) return false;
  for (const item of items) if (!isPlain(item, deep)) return false;
  return true;
}

function hasPlainFields(fields: Readonly<Record<string, unknown>>, deep: number): boolean {
  const names = Object.keys(fields);
  if (names.length > MOST_ITEMS) return false;
  for (const name of names) if (name === "__proto__" || !isPlain(fields[name], deep)) return false;
  return true;
}
