import { sha256Text } from "./sha256.ts";

/**
 * One text for one value: keys sorted, no white space. Only plain JSON has one; anything else is a mistake in a
 * state and is named with its place.
 */
export function canonical(value: unknown, place = "$"): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Error(`${place} is ${value}: not plain JSON`);
    return Object.is(value, -0) ? "0" : JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    const parts: string[] = [];
    for (let i = 0; i < value.length; i++) parts.push(canonical(value[i], `${place}[${i}]`));
    return `[${parts.join(",")}]`;
  }
  if (typeof value === "object") {
    const proto: unknown = Object.getPrototypeOf(value);
    if (proto !== Object.prototype && proto !== null) throw new Error(`${place} is a class instance: not plain JSON`);
    const parts: string[] = [];
    for (const key of Object.keys(value).sort())
      parts.push(`${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key], `${place}.${key}`)}`);
    return `{${parts.join(",")}}`;
  }
  throw new Error(`${place} is ${typeof value}: not plain JSON`);
}

/** The hash of a state's `facts`, of an edition, of anything plain. */
export function hashOf(value: unknown): string {
  return sha256Text(canonical(value));
}
