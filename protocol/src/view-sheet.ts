// Views of the same moment are alike but for what each seat alone knows. Games hand out what they have in common as the
// very same objects; here the first of them is written down whole, and of the next only what is another object or value.

/** What is known of a field by its name, whichever view it is in. */
interface Field {
  /** `,"name":` */
  readonly prefix: string;
  /** Its lists have been seen to differ in some items only: they are written item by item. */
  apart: boolean;
  /** What was written last: some fields are the same object for a whole game, or for all games. */
  value: object | null;
  text: string;
}

const MOST_FIELDS = 1_000;
const fields = new Map<string, Field>();

function fieldOf(name: string): Field {
  const known = fields.get(name);
  if (known !== undefined) return known;
  if (fields.size >= MOST_FIELDS) fields.clear();
  const made: Field = { prefix: `,${JSON.stringify(name)}:`, apart: false, value: null, text: "" };
  fields.set(name, made);
  return made;
}

/** As JSON.stringify for plain JSON. */
export function jsonOf(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  return value === null || typeof value === "boolean" ? `${value}` : JSON.stringify(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A view as text, and where in it each field and each item of some lists is. */
export class ViewSheet {
  readonly view: unknown;
  readonly text: string;
  readonly #names: readonly string[];
  /** Where the value of each field begins and ends. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Where the items of a field end, if it was written item by item. */
  readonly #items: (readonly number[] | null)[] = [];

  constructor(view: unknown) {
    this.view = view;
    this.#names = isRecord(view) ? Object.keys(view) : [];
    this.text = isRecord(view) && this.#names.length > 0 ? this.#write(view) : jsonOf(view);
  }

  #write(view: Readonly<Record<string, unknown>>): string {
    let text = "";
    for (const name of this.#names) {
      const value = view[name];
      const field = fieldOf(name);
      text += field.prefix;
      this.#starts.push(text.length);
      let ends: number[] | null = null;
      if (typeof value !== "object" || value === null) text += jsonOf(value);
      else if (field.apart && Array.isArray(value)) {
        ends = [];
        for (let i = 0; i < value.length; i++) {
          text += (i === 0 ? "[" : ",") + jsonOf(value[i]);
          ends.push(text.length);
        }
        text += value.length === 0 ? "[]" : "]";
      } else {
        if (field.value !== value) {
          field.text = JSON.stringify(value);
          field.value = value;
        }
        text += field.text;
      }
      this.#ends.push(text.length);
      this.#items.push(ends);
    }
    return `{${text.slice(1)}}`;
  }

  /** The text of another view, in pieces of this one wherever it has the same. */
  pieces(view: unknown, out: string[]): void {
    if (view === this.view) return void out.push(this.text);
    const mine = this.view;
    if (!isRecord(view) || !isRecord(mine) || !this.#isAlike(view, mine)) return void out.push(JSON.stringify(view));
    let from = 0;
    for (let i = 0; i < this.#names.length; i++) {
      const name = this.#names[i]!;
      const value = view[name];
      const before = mine[name];
      if (value === before) continue;
      const items = this.#items[i]!;
      if (items !== null && Array.isArray(value) && Array.isArray(before) && value.length === before.length) {
        for (let k = 0; k < value.length; k++) {
          if (value[k] === before[k]) continue;
          out.push(this.text.slice(from, (k === 0 ? this.#starts[i]! : items[k - 1]!) + 1), jsonOf(value[k]));
          from = items[k]!;
        }
        continue;
      }
      if (Array.isArray(value) && Array.isArray(before)) fieldOf(name).apart = true;
      out.push(this.text.slice(from, this.#starts[i]!), jsonOf(value));
      from = this.#ends[i]!;
    }
    out.push(this.text.slice(from));
  }

  /** The same fields, and so many of them the same that it is worth the pieces. */
  #isAlike(view: Readonly<Record<string, unknown>>, mine: Readonly<Record<string, unknown>>): boolean {
    const names = Object.keys(view);
    if (names.length !== this.#names.length) return false;
    let others = 0;
    for (let i = 0; i < names.length; i++) {
      const name = names[i]!;
      if (name !== this.#names[i]) return false;
      if (view[name] !== mine[name]) others++;
    }
    return 2 * others <= names.length;
  }
}
