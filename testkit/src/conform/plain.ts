/** Texts and references of plain values. */
import { canonical } from "@trestle/kernel";

/** Shortened for a message. */
export function brief(value: unknown): string {
  const text = jsonOf(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 297)}...` : text;
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** A copy that does not rest on the game's own `clone`, so that a broken one breaks nothing else here. */
export function copyOf<S>(state: S): S {
  const copy: S = JSON.parse(JSON.stringify(state));
  return copy;
}

/** Where two values differ first, as a place and the two values there; null when they are equal. */
export function difference(a: unknown, b: unknown, place = "$"): string | null {
  if (canonical(a) === canonical(b)) return null;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (let i = 0; i < a.length; i++) {
      const found = difference(a[i], b[i], `${place}[${i}]`);
      if (found !== null) return found;
    }
  }
  if (isRecord(a) && isRecord(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!(key in a)) return `${place}.${key} is only in the second`;
      if (!(key in b)) return `${place}.${key} is only in the first`;
      const found = difference(a[key], b[key], `${place}.${key}`);
      if (found !== null) return found;
    }
  }
  return `${place}: ${brief(a)} against ${brief(b)}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Calls `visit` for every object and array inside; frozen ones are constants that anybody may share. */
function walk(value: unknown, visit: (object: object, place: string) => void, place = "$"): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  visit(value, place);
  if (Array.isArray(value)) value.forEach((v, i) => walk(v, visit, `${place}[${i}]`));
  else for (const [key, v] of Object.entries(value)) walk(v, visit, `${place}.${key}`);
}

/** The place of an object that occurs twice inside a value, or null. */
export function sharedInside(value: unknown): string | null {
  const seen = new Map<object, string>();
  let found: string | null = null;
  walk(value, (object, place) => {
    const before = seen.get(object);
    if (before !== undefined) found ??= `${place} is the same object as ${before}`;
    seen.set(object, place);
  });
  return found;
}

/** The place of an object that both values hold, or null. */
export function sharedBetween(a: unknown, b: unknown): string | null {
  const seen = new Map<object, string>();
  walk(a, (object, place) => seen.set(object, place));
  let found: string | null = null;
  walk(b, (object, place) => {
    const before = seen.get(object);
    if (before !== undefined) found ??= `${place} is the same object as ${before} of the other`;
  });
  return found;
}

/** The generators inside a state. */
export function rngsIn(value: unknown): Record<string, unknown>[] {
  const out: Record<string, unknown>[] = [];
  walk(value, (object) => {
    if (isRecord(object) && (object["k"] === "chacha" || object["k"] === "sfc32")) out.push(object);
  });
  return out;
}

/** The canonical text with every generator left out. */
export function textWithoutRng(value: unknown): string {
  const rngs = new Set<unknown>(rngsIn(value));
  const strip = (v: unknown): unknown => {
    if (rngs.has(v)) return null;
    if (Array.isArray(v)) return v.map(strip);
    if (!isRecord(v)) return v;
    return Object.fromEntries(Object.entries(v).map(([key, inner]) => [key, strip(inner)]));
  };
  return canonical(strip(value));
}
