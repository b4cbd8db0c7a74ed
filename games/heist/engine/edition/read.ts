import { unfitCharacter } from "@trestle/kernel";

/** Thrown inside the reader of an edition only; `parseEdition` turns it into an answer. */
export class Broken extends Error {
  readonly place: string;
  readonly reason: string;
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`);
    this.place = place;
    this.reason = reason;
  }
}

export function broken(place: string, reason: string): never {
  throw new Broken(place, reason);
}

/** Something of the file together with where it stands. */
export interface At {
  value: unknown;
  place: string;
}

type Fields<K extends string> = { readonly [P in K]: At };

/** An object with exactly these fields: an unknown one would change the hash and mean nothing. */
export function fields<K extends string>(at: At, names: readonly K[]): Fields<K> {
  const { value, place } = at;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    broken(place, `expected an object, found ${shown(value)}`);
  for (const key of Object.keys(value))
    if (!names.some((n) => n === key)) broken(child(place, key), `unknown field; expected ${names.join(", ")}`);
  const out = {} as { [P in K]: At };
  for (const name of names) {
    if (!Object.hasOwn(value, name)) broken(child(place, name), "missing");
    out[name] = { value: (value as Record<string, unknown>)[name], place: child(place, name) };
  }
  return out;
}

/** The names of an object's own fields, whatever they are. */
export function keys(at: At): string[] {
  const { value, place } = at;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    broken(place, `expected an object, found ${shown(value)}`);
  return Object.keys(value);
}

export function list<T>(at: At, read: (item: At) => T): T[] {
  const { value, place } = at;
  if (!Array.isArray(value)) broken(place, `expected a list, found ${shown(value)}`);
  if (value.length > 500) broken(place, `${value.length} entries are too many`);
  const out: T[] = [];
  for (let i = 0; i < value.length; i++) out.push(read({ value: value[i], place: `${place}[${i}]` }));
  return out;
}

/** A list of numbers from 0 to what `most` says for each. */
export function numbers(at: At, most: (i: number) => number): number[] {
  const { value, place } = at;
  if (!Array.isArray(value)) broken(place, `expected a list, found ${shown(value)}`);
  if (value.length > 500) broken(place, `${value.length} entries are too many`);
  const wrong = value.findIndex((x, i) => typeof x !== "number" || !(x >= 0 && x <= most(i)));
  if (wrong >= 0) measure({ value: value[wrong], place: `${place}[${wrong}]` }, 0, most(wrong));
  return value.slice() as number[];
}

export function listOf<T>(at: At, count: number, read: (item: At) => T): T[] {
  const out = list(at, read);
  if (out.length !== count) broken(at.place, `expected ${count} entries, found ${out.length}`);
  return out;
}

export function text(at: At): string {
  const { value, place } = at;
  if (typeof value !== "string") broken(place, `expected a text, found ${shown(value)}`);
  if (value.trim() === "") broken(place, "the text is empty");
  if (value.length > 80) broken(place, `${value.length} characters are too many; at most 80`);
  // Shown in terminals, pages and other people's logs: what a player's name may not hold, it may not hold either.
  const unfit = unfitCharacter(value);
  if (unfit !== null) broken(place, `the text holds ${unfit}, which cannot be shown; take it out`);
  return value;
}

/** Ids name things in logs and on the wire. */
export function id(at: At): string {
  const value = text(at);
  if (!/^[a-zA-Z][a-zA-Z0-9-]{0,31}$/.test(value))
    broken(at.place, `"${value}" is no id: letters and digits, at most 32`);
  return value;
}

export function oneOf<T extends string>(at: At, values: readonly T[]): T {
  const found = values.find((v) => v === at.value);
  return found ?? broken(at.place, `expected one of ${values.join(", ")}, found ${shown(at.value)}`);
}

export function bool(at: At): boolean {
  return typeof at.value === "boolean"
    ? at.value
    : broken(at.place, `expected true or false, found ${shown(at.value)}`);
}

export function whole(at: At, min: number, max: number): number {
  const { value, place } = at;
  if (typeof value !== "number" || !Number.isInteger(value))
    broken(place, `expected a whole number, found ${shown(value)}`);
  if (value < min || value > max) broken(place, `expected ${min} to ${max}, found ${value}`);
  return value;
}

export function measure(at: At, min: number, max: number): number {
  const { value, place } = at;
  if (typeof value !== "number" || !Number.isFinite(value)) broken(place, `expected a number, found ${shown(value)}`);
  if (value < min || value > max) broken(place, `${value} lies outside ${min} to ${max}`);
  return value;
}

/** No two entries with the same key; names the second one's place. */
export function distinct<T>(at: At, entries: readonly T[], key: (entry: T) => string, field: string): void {
  const seen = new Map<string, number>();
  for (const [i, entry] of entries.entries()) {
    const k = key(entry);
    const first = seen.get(k);
    if (first !== undefined) broken(`${at.place}[${i}]${field}`, `"${k}" is already entry ${first}`);
    seen.set(k, i);
  }
}

export function child(place: string, key: string): string {
  return place === "$" ? key : `${place}.${key}`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value === null) return "null";
  if (typeof value === "object") return "an object";
  if (value === undefined) return "nothing";
  return JSON.stringify(value)?.slice(0, 40) ?? typeof value;
}
