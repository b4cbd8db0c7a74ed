import type { Seat, Types } from "./game.ts";
import type { GameText, Names } from "./text.ts";

/**
 * A view read without knowing its game: what the default board, terminal and screen reader show. A view that keeps to
 * these names is shown well by all of them:
 *
 * - `players`: a list with an object for each seat; a list of objects with a `seat` belongs to those seats as well.
 * - `turn`: the seat whose turn it is. `hand`: the piece keys of the viewer's own cards. `outcome`: the game's, once it
 *   is over.
 * - A text such as `card:12` is a piece key and shown by its name. `true` is shown by its key alone.
 * - `null` and `false` are not shown; neither are `me`, `config`, and keys for which the game's text has an empty word.
 */
export interface Outline {
  /** By seat. */
  seats: readonly (readonly Fact[])[];
  table: readonly Fact[];
  hand: readonly string[];
  turn: Seat | null;
}

/** One key of a view, with its value in words or the pieces it holds; neither: the key says it all. */
export interface Fact {
  key: string;
  name: string;
  text: string;
  pieces: readonly string[];
}

export type OutlineText = Pick<GameText<Types>, "piece" | "words">;

const SKIPPED: ReadonlySet<string> = new Set(["me", "config", "outcome", "turn", "hand"]);
const PIECE = /^[a-z][\w-]*:\S+$/i;

export function isPieceKey(value: unknown): value is string {
  return typeof value === "string" && PIECE.test(value);
}

export function outlineOf(view: unknown, text: OutlineText, names: Names): Outline {
  const seats: Fact[][] = [];
  const table: Fact[] = [];
  if (!isRecord(view)) return { seats, table, hand: [], turn: null };
  const { turn, hand, outcome } = view;
  for (const [key, value] of Object.entries(view)) {
    if (SKIPPED.has(key)) continue;
    const owners = ownersOf(key, value);
    if (owners === null) table.push(...factsOf(key, value, text, names));
    else
      owners.forEach(({ seat, owned }) => {
        while (seats.length <= seat) seats.push([]);
        for (const [inner, one] of Object.entries(owned))
          if (inner !== "seat") seats[seat]!.push(...factsOf(inner, one, text, names));
      });
  }
  return {
    seats,
    table,
    hand: Array.isArray(hand) ? hand.filter(isPieceKey) : [],
    turn: typeof turn === "number" && (outcome === null || outcome === undefined) ? turn : null,
  };
}

/** A fact as a sentence: `Gold: 12`. */
export function sayFact({ name, text, pieces }: Fact, view: unknown, words: OutlineText, names: Names): string {
  const value = pieces.length > 0 ? pieces.map((key) => words.piece(key, view, names)).join(", ") : text;
  return value === "" ? name : `${name}: ${value}`;
}

type Loose = Record<string, unknown>;

function isRecord(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ownersOf(key: string, value: unknown): { seat: Seat; owned: Loose }[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return null;
  if (key === "players") return value.map((owned, seat) => ({ seat, owned }));
  if (!value.every(({ seat }) => Number.isInteger(seat) && Number(seat) >= 0)) return null;
  return value.map((owned) => ({ seat: Number(owned["seat"]), owned }));
}

function factsOf(key: string, value: unknown, words: OutlineText, names: Names): Fact[] {
  if (value === null || value === undefined || value === false) return [];
  const name = wordOf(key, words);
  if (name === "") return [];
  if (value === true) return [{ key, name, text: "", pieces: [] }];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > 0 && list.every(isPieceKey)) return [{ key, name, text: "", pieces: list }];
  const text = told(value, words, names);
  return text === "" ? [] : [{ key, name, text, pieces: [] }];
}

function told(value: unknown, words: OutlineText, names: Names): string {
  if (value === null || value === undefined || value === false) return "–";
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map((one) => told(one, words, names)).join(", ");
  if (isRecord(value))
    return Object.entries(value)
      .filter(([, one]) => one !== null && one !== false)
      .map(([key, one]) => {
        if (key === "seat") return names.seat(Number(one));
        const name = wordOf(key, words).toLowerCase();
        return one === true ? name : `${name} ${told(one, words, names)}`;
      })
      .join(" ");
  return typeof value === "string" ? (words.words?.[value] ?? value) : JSON.stringify(value);
}

/** `faceUp` → `Face up`, where the game's text has no word for it. */
function wordOf(key: string, { words }: OutlineText): string {
  const known = words?.[key];
  if (known !== undefined) return known;
  const plain = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
