// Views of the same moment are alike but for what each seat alone knows. Games hand out what they have in common as the
// very same objects; here the first of them is written down whole, and of the next only what is another object or value.

/** What is known of a field by its name, whichever view it is in. */
interface Field {
  /** `,"name":`, and the same for the first one of a view. */
  readonly prefix: string;
  readonly opening: string;
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
  const text = `${JSON.stringify(name)}:`;
  const made: Field = { prefix: `,${text}`, opening: `{${text}`, apart: false, value: null, text: "" };
  fields.set(name, made);
  return made;
}

/** As JSON.stringify for plain JSON. */
function jsonOf(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  return value === null || typeof value === "boolean" ? `${value}` : JSON.stringify(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Puts a list item by item; where each of them ends. */
function putItems(list: readonly unknown[], put: (piece: string) => number): number[] {
  const ends: number[] = [];
  for (let i = 0; i < list.length; i++) {
    put(i === 0 ? "[" : ",");
    ends.push(put(jsonOf(list[i])));
  }
  put(list.length === 0 ? "[]" : "]");
  return ends;
}

/** A view as text, and where in it each field and each item of some lists is. */
export class ViewWriter {
  readonly view: unknown;
  readonly text: string;
  readonly #names: readonly string[];
  readonly #values: unknown[] = [];
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
    // Joined once at the end: a text that grows piece by piece is copied twice before it is sent.
    const pieces: string[] = [];
    let at = 0;
    const put = (piece: string): number => {
      pieces.push(piece);
      return (at += piece.length);
    };
    for (const name of this.#names) {
      const value = view[name];
      this.#values.push(value);
      const field = fieldOf(name);
      this.#starts.push(put(pieces.length === 0 ? field.opening : field.prefix));
      let ends: number[] | null = null;
      if (typeof value !== "object" || value === null) put(jsonOf(value));
      else if (field.apart && Array.isArray(value)) ends = putItems(value, put);
      else {
        if (field.value !== value) {
          field.text = JSON.stringify(value);
          field.value = value;
        }
        put(field.text);
      }
      this.#ends.push(at);
      this.#items.push(ends);
    }
    put("}");
    return pieces.join("");
  }

  /** The text of another view, in pieces of this one wherever it has the same. */
  pieces(view: unknown, out: string[]): void {
    if (view === this.view) return void out.push(this.text);
    const others = isRecord(view) ? this.#others(view) : null;
    if (others === null) return void out.push(JSON.stringify(view));
    let from = 0;
    for (const i of others)
      from = this.#field(i, (view as Readonly<Record<string, unknown>>)[this.#names[i]!], from, out);
    out.push(this.text.slice(from));
  }

  /** The fields that are another object or value; null: it has other fields, or too many are. */
  #others(view: Readonly<Record<string, unknown>>): number[] | null {
    const names = Object.keys(view);
    if (names.length !== this.#names.length) return null;
    const others: number[] = [];
    for (let i = 0; i < names.length; i++) {
      const name = names[i]!;
      if (name !== this.#names[i]) return null;
      if (view[name] !== this.#values[i]) others.push(i);
    }
    return 2 * others.length > names.length ? null : others;
  }

  /** Puts out what is the same from a place on up to this field, and its own value; where what is the same goes on. */
  #field(i: number, value: unknown, from: number, out: string[]): number {
    const before = this.#values[i];
    const items = this.#items[i]!;
    const lists = Array.isArray(value) && Array.isArray(before);
    if (!lists || items === null || value.length !== before.length) {
      if (lists) fieldOf(this.#names[i]!).apart = true;
      out.push(this.text.slice(from, this.#starts[i]), jsonOf(value));
      return this.#ends[i]!;
    }
    let at = from;
    for (let k = 0; k < value.length; k++) {
      if (value[k] === before[k]) continue;
      out.push(this.text.slice(at, (k === 0 ? this.#starts[i]! : items[k - 1]!) + 1), jsonOf(value[k]));
      at = items[k]!;
    }
    return at;
  }
}
