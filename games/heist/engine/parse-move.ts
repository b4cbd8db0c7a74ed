import { DIRECTIONS, JUNCTIONS, LETTERS } from "./edition/types.ts";
import type { Move } from "./types.ts";

type Raw = Record<string, unknown>;
type Test = (value: unknown) => boolean;

const text: Test = (v) => typeof v === "string" && v.length > 0 && v.length <= 40;
const count: Test = (v) => typeof v === "number" && Number.isInteger(v) && v >= 0 && v < 10;
const among =
  (list: readonly string[]): Test =>
  (v) =>
    list.some((one) => one === v);
const listOf =
  (test: Test, max: number): Test =>
  (v) =>
    Array.isArray(v) && v.length <= max && v.every(test);
const cards = listOf(text, 12);

/** The fields of each move besides `t`. */
const SHAPES: { [K in Move["t"]]: { [F in Exclude<keyof Extract<Move, { t: K }>, "t">]: Test } } = {
  move: { to: text },
  dash: { via: text, to: text },
  board: { section: count },
  leave: { to: text },
  jump: { horse: count },
  ride: { horse: count, card: text },
  gallop: { to: text },
  way: { long: (v) => typeof v === "boolean" },
  loot: { squares: listOf(text, 2), cards },
  drop: {},
  lay: { tile: text, town: among(LETTERS) },
  flip: { junction: among(JUNCTIONS) },
  trade: { with: count, card: text },
  put: { card: text },
  ask: { card: text },
  propose: {},
  accept: {},
  grant: {},
  decline: {},
  bullet: {},
  quick: {},
  shoot: {},
  draw: {},
  escape: { cards },
  mount: { horse: count },
  dismount: {},
  set: { cards },
  straight: { cards, junction: among(JUNCTIONS) },
  nudge: { direction: among(DIRECTIONS) },
  claim: { card: (v) => v === null || text(v) },
  place: { tile: text, square: text },
  discard: { card: text },
  done: {},
};

/** Shape only: nothing missing, nothing more. Legality is the judge's. */
export function parseMove(raw: unknown): Move | null {
  return isMove(raw) ? raw : null;
}

function isMove(raw: unknown): raw is Move {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return false;
  const given = raw as Raw;
  const t = given["t"];
  if (typeof t !== "string" || !Object.hasOwn(SHAPES, t)) return false;
  const shape: Record<string, Test> = SHAPES[t as Move["t"]];
  const fields = Object.keys(shape);
  if (Object.keys(given).length !== fields.length + 1) return false;
  return fields.every((field) => Object.hasOwn(given, field) && shape[field]!(given[field]));
}
