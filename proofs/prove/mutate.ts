import { below, pick, word, type Rng } from "@trestle/kernel";

/** Values that have broken programs before. */
const NASTY: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  15,
  16,
  255,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  "",
  " ",
  "0",
  "null",
  "__proto__",
  "constructor",
  "\u0000",
  "\u202e",
  "\ud800",
  "../../etc/passwd",
  "' or 1=1; drop table lines; --",
  "<script>alert(1)</script>",
  "${7*7}",
  "x".repeat(100),
  "x".repeat(5_000),
  "e\u0301".repeat(300),
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: { admin: true } },
  { toString: 1, length: -1 },
];
const KEYS = [
  "t",
  "key",
  "seat",
  "d",
  "move",
  "picks",
  "name",
  "part",
  "__proto__",
  "constructor",
  "host",
  "secrets",
  "to",
];

type Tree = Record<string, unknown> | unknown[];

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}

/** Somewhere within the value. */
function somewhere(rng: Rng, value: Tree): Tree {
  const inner = Object.values(value).filter(isTree);
  return inner.length > 0 && below(rng, 2) === 0 ? somewhere(rng, pick(rng, inner)) : value;
}

/** Another value in one place, a part missing, a part too much: still JSON, hardly a frame. */
export function mutateTree(rng: Rng, frame: Tree): string {
  const copy = JSON.parse(JSON.stringify(frame)) as Tree;
  const at = somewhere(rng, copy) as Record<string, unknown>;
  const keys = Object.keys(at);
  const key = keys.length === 0 ? "0" : pick(rng, keys);
  const kind = below(rng, 6);
  if (kind <= 2) at[key] = pick(rng, NASTY);
  else if (kind === 3) delete at[key];
  else if (kind === 4) at[pick(rng, KEYS)] = pick(rng, NASTY);
  else if (typeof at[key] === "number") at[key] += pick(rng, [-1, 1, 2, 7, 100]);
  else at[key] = [at[key]];
  return JSON.stringify(copy);
}

/** Bytes turned, cut, doubled, put in. */
export function mutateBytes(rng: Rng, bytes: Buffer): Buffer {
  const out = Buffer.from(bytes);
  const at = below(rng, out.length + 1);
  switch (below(rng, 6)) {
    case 0:
      for (let i = 1 + below(rng, 4); i > 0 && out.length > 0; i--) out[below(rng, out.length)]! ^= 1 << below(rng, 8);
      return out;
    case 1:
      return out.subarray(0, at);
    case 2:
      return Buffer.concat([out, out.subarray(at)]);
    case 3:
      return Buffer.concat([out.subarray(0, at), randomBytes(rng, 1 + below(rng, 12)), out.subarray(at)]);
    case 4:
      return Buffer.concat([out.subarray(at), out.subarray(0, at)]);
    default:
      return randomBytes(rng, below(rng, 80));
  }
}

function randomBytes(rng: Rng, length: number): Buffer {
  const out = Buffer.alloc(length);
  for (let i = 0; i < length; i++) out[i] = word(rng) & 255;
  return out;
}

/** A frame that was good once. */
export function mutate(rng: Rng, frame: Record<string, unknown>): Buffer {
  const kind = below(rng, 20);
  if (kind < 12) return Buffer.from(mutateTree(rng, frame));
  if (kind < 18) return mutateBytes(rng, Buffer.from(JSON.stringify(frame)));
  if (kind === 18) return Buffer.from(`${"[".repeat(1 + below(rng, 8_000))}${JSON.stringify(frame)}`);
  const deep = 1 + below(rng, 6_000);
  return Buffer.from(
    JSON.stringify(Object.assign({}, frame, { move: 0 })).replace(
      '"move":0',
      `"move":${"[".repeat(deep)}${"]".repeat(deep)}`,
    ),
  );
}
