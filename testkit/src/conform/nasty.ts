import { isRecord } from "./plain.ts";

/** What a broken or hostile client might send in place of a move or of options. */
export const NASTY: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  -1,
  1.5,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  7n,
  Symbol("move"),
  () => null,
  "",
  "\u0000",
  "\ud800",
  "__proto__",
  "x".repeat(10_000),
  [],
  [[]],
  [null],
  Array(3),
  {},
  { t: null },
  { t: 0 },
  { t: "" },
  { t: "__proto__" },
  { t: "constructor" },
  { t: "toString" },
  { t: "hasOwnProperty" },
  { t: [] },
  { t: {} },
  { t: "no such move" },
  JSON.parse('{"__proto__":{"t":"pass"}}'),
  Object.create(null),
  new Map([["t", "pass"]]),
  new Date(0),
];

/** Values put into each field of a real move. All of them can come out of JSON. */
const SPOILS: readonly unknown[] = [null, true, -1, 1.5, 1e9, 1e300, "", "__proto__", "no such thing", [], [[]], {}];

/** A move with one field spoilt, left out or added. */
export function spoilt(move: unknown): unknown[] {
  if (Array.isArray(move)) return [move.slice(1), [...move, ...move], [...move, null], ...spoiltItems(move)];
  if (!isRecord(move)) return [];
  const out: unknown[] = [{ ...move, "no such field": 1 }];
  for (const key of Object.keys(move)) {
    const { [key]: value, ...rest } = move;
    out.push(rest);
    for (const spoil of SPOILS) out.push({ ...rest, [key]: spoil });
    if (Array.isArray(value) || isRecord(value)) for (const inner of spoilt(value)) out.push({ ...rest, [key]: inner });
  }
  return out;
}

function spoiltItems(list: readonly unknown[]): unknown[] {
  return list.flatMap((_, i) => SPOILS.map((spoil) => list.toSpliced(i, 1, spoil)));
}
