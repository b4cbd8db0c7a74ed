import { sha256Text } from "./sha256.ts";

/**
 * One text for one value: keys sorted, no white space. Only plain JSON has one; anything else is a mistake in a
 * state and is named with its place.
 */
export function canonical(value: unknown, place = "$"): string {
  const text = textOf(value);
  if (text === null) throw new Error(`${faultOf(value, place)}: not plain JSON`);
  return text;
}

/** null where something is not plain. Places are only worked out then: this runs over whole states. */
function textOf(value: unknown): string | null {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") return !Number.isFinite(value) ? null : value === 0 ? "0" : String(value);
  if (typeof value !== "object") return null;
  let out = "";
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const text = textOf(value[i]);
      if (text === null) return null;
      out += i === 0 ? text : `,${text}`;
    }
    return `[${out}]`;
  }
  if (!isPlain(value)) return null;
  for (const key of Object.keys(value).sort()) {
    const text = textOf((value as Record<string, unknown>)[key]);
    if (text === null) return null;
    out += `${out === "" ? "" : ","}${JSON.stringify(key)}:${text}`;
  }
  return `{${out}}`;
}

function isPlain(value: object): boolean {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

/** The first part without a text, in the order in which `textOf` looks. */
function faultOf(value: unknown, place: string): string {
  if (typeof value === "number") return `${place} is ${value}`;
  if (typeof value !== "object" || value === null) return `${place} is ${typeof value}`;
  if (Array.isArray(value)) {
    const at = Array.from(value, (v: unknown) => textOf(v)).indexOf(null);
    return faultOf(value[at], `${place}[${at}]`);
  }
  if (!isPlain(value)) return `${place} is a class instance`;
  const fields = value as Record<string, unknown>;
  const key = Object.keys(fields)
    .sort()
    .find((k) => textOf(fields[k]) === null);
  return key === undefined ? place : faultOf(fields[key], `${place}.${key}`);
}

/** The hash of a state's `facts`, of an edition, of anything plain. */
export function hashOf(value: unknown): string {
  return sha256Text(canonical(value));
}
