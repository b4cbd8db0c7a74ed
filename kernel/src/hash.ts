import { sha256Text } from "./sha256.ts";

/**
 * One text for one value: keys sorted, no white space. Only plain JSON has one; anything else is a mistake in a
 * state and is named with its place.
 */
export function canonical(value: unknown, place = "$"): string {
  const text = textOf(value, new Map());
  if (text === null) throw new Error(`${faultOf(value, place)}: not plain JSON`);
  return text;
}

/** null where something is not plain. Places are only worked out then: this runs over whole states. */
function textOf(value: unknown, shapes: Shapes): string | null {
  if (typeof value === "number") return !Number.isFinite(value) ? null : value === 0 ? "0" : String(value);
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value !== "object") return null;
  let out = "";
  if (Array.isArray(value)) {
    if (value.length > LONG && isAllNumbers(value)) return `[${value.join(",")}]`;
    for (let i = 0; i < value.length; i++) {
      const text = textOf(value[i], shapes);
      if (text === null) return null;
      out += i === 0 ? text : `,${text}`;
    }
    return `[${out}]`;
  }
  if (!isPlain(value)) return null;
  const { names, prefixes } = shapeOf(Object.keys(value), shapes);
  for (let i = 0; i < names.length; i++) {
    const text = textOf((value as Record<string, unknown>)[names[i]!], shapes);
    if (text === null) return null;
    out += prefixes[i]! + text;
  }
  return `{${out}}`;
}

/** Long lists of numbers (an edition has thousands) are joined at once: text grown piece by piece takes 30 times its size. */
const LONG = 64;
function isAllNumbers(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (!Number.isFinite(list[i])) return false;
  return true;
}

/** Names of some objects: as they come, sorted, and as they stand before their values. */
interface Shape {
  readonly given: readonly string[];
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
}

/** A state has hundreds of objects of a few shapes: their names are sorted and quoted once. By the first of them. */
type Shapes = Map<string | undefined, Shape[]>;

function shapeOf(given: readonly string[], shapes: Shapes): Shape {
  const alike = shapes.get(given[0]);
  for (const shape of alike ?? [])
    if (shape.given.length === given.length && shape.given.every((name, i) => name === given[i])) return shape;
  // By UTF-16 units.
  const names = given.toSorted();
  const shape = { given, names, prefixes: names.map((name, i) => `${i === 0 ? "" : ","}${quoted(name)}:`) };
  if (alike === undefined) shapes.set(given[0], [shape]);
  else alike.push(shape);
  return shape;
}

/** Printable ASCII without quotes and backslashes needs no escapes. */
function quoted(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x20 || c > 0x7e || c === 0x22 || c === 0x5c) return JSON.stringify(text);
  }
  return `"${text}"`;
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
    const at = value.findIndex((v: unknown) => textOf(v, new Map()) === null);
    return faultOf(value[at], `${place}[${at}]`);
  }
  if (!isPlain(value)) return `${place} is a class instance`;
  const fields = value as Record<string, unknown>;
  const key = Object.keys(fields)
    .sort()
    .find((k) => textOf(fields[k], new Map()) === null);
  return key === undefined ? place : faultOf(fields[key], `${place}.${key}`);
}

/** The hash of a state's `facts`, of an edition, of anything plain. */
export function hashOf(value: unknown, sha: typeof sha256Text = sha256Text): string {
  return sha(canonical(value));
}
