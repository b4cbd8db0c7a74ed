import type { Seed } from "./game.ts";

/**
 * Random numbers as plain JSON, to be kept in a state.
 *
 * Deals use ChaCha keyed by the table's 256-bit seed: players see many cards, and a fast generator could be solved
 * from them. Bots and tests use sfc32. Words are kept as signed 32-bit integers, which the engine stores unboxed.
 */
export interface ChaCha {
  k: "chacha";
  key: number[];
  /** Words drawn so far. */
  pos: number;
}
export interface Sfc32 {
  k: "sfc32";
  a: number;
  b: number;
  c: number;
  d: number;
}
export type Rng = ChaCha | Sfc32;

export function chacha(seed: Seed): ChaCha {
  const key: number[] = [];
  for (let i = 0; i < 8; i++) {
    let w = 0;
    for (let j = 8 * i; j < 8 * i + 8; j++) w = (w << 4) | hexDigit(seed.charCodeAt(j), seed);
    key.push(w);
  }
  if (seed.length !== 64) badSeed(seed);
  return { k: "chacha", key, pos: 0 };
}

function hexDigit(code: number, seed: Seed): number {
  const digit = code < 103 ? DIGITS[code]! : -1;
  return digit < 0 ? badSeed(seed) : digit;
}
const DIGITS = new Int8Array(103).fill(-1);
for (let d = 0; d < 16; d++) DIGITS["0123456789abcdef".charCodeAt(d)] = d;

function badSeed(seed: Seed): never {
  throw new Error(`a seed is 64 lower-case hexadecimal digits, not ${JSON.stringify(seed)}`);
}

export function isSeed(value: unknown): value is Seed {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

/** A generator whose stream is drawn from another one: what `imagine` puts into its worlds. */
export function chachaFrom(rng: Rng): ChaCha {
  const key: number[] = [];
  for (let i = 0; i < 8; i++) key.push(word(rng) | 0);
  return { k: "chacha", key, pos: 0 };
}

export function sfc32(seed: number): Sfc32 {
  const r: Sfc32 = { k: "sfc32", a: 0x9e3779b9 | 0, b: 0x243f6a88, c: seed | 0, d: 1 };
  for (let i = 0; i < 12; i++) word(r);
  return r;
}

export function cloneRng(r: Rng): Rng {
  return r.k === "chacha"
    ? { k: "chacha", key: r.key.slice(), pos: r.pos }
    : { k: "sfc32", a: r.a, b: r.b, c: r.c, d: r.d };
}

/** The next 32 bits, as an unsigned number. */
export function word(r: Rng): number {
  if (r.k === "chacha") return chachaWord(r);
  const t = (((r.a + r.b) | 0) + r.d) | 0;
  r.d = (r.d + 1) | 0;
  r.a = r.b ^ (r.b >>> 9);
  r.b = (r.c + (r.c << 3)) | 0;
  r.c = (((r.c << 21) | (r.c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n − 1, each equally likely: as many bits as n − 1 has, thrown away while too large. */
export function below(r: Rng, n: number): number {
  if (!(n >= 1 && n <= 0x1_0000_0000 && Number.isInteger(n))) throw new Error(`below(${n}): no such range`);
  if (n === 1) return 0;
  const shift = Math.clz32(n - 1);
  for (;;) {
    const bits = word(r) >>> shift;
    if (bits < n) return bits;
  }
}

/** Fisher–Yates, in place. */
export function shuffle(r: Rng, list: unknown[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
}

export function pick<T>(r: Rng, list: readonly T[]): T {
  return list[below(r, list.length)]!;
}

// The block last computed, and the key it was computed for: keys are never changed in place, so the same array is the
// same key. A pure cache; another array with the same words just costs the block again.
let cachedKey: readonly number[] = [];
let cachedBlock = -1;
const block = new Int32Array(16);

function chachaWord(r: ChaCha): number {
  const number = Math.floor(r.pos / 16);
  if (r.key !== cachedKey || number !== cachedBlock) {
    cachedKey = r.key;
    cachedBlock = number;
    chachaBlock(r.key, number, block);
  }
  return block[r.pos++ & 15]! >>> 0;
}

/** ChaCha20 as in RFC 8439, with its older 64-bit counter and a zero nonce. */
export function chachaBlock(key: ArrayLike<number>, counter: number, out: Int32Array): void {
  const x = out;
  const low = counter | 0;
  const high = Math.floor(counter / 0x1_0000_0000) | 0;
  x[0] = 0x61707865;
  x[1] = 0x3320646e;
  x[2] = 0x79622d32;
  x[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) x[4 + i] = key[i]!;
  x[12] = low;
  x[13] = high;
  x[14] = 0;
  x[15] = 0;
  for (let i = 0; i < 10; i++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  x[0] = (x[0] + 0x61707865) | 0;
  x[1] = (x[1] + 0x3320646e) | 0;
  x[2] = (x[2] + 0x79622d32) | 0;
  x[3] = (x[3] + 0x6b206574) | 0;
  for (let i = 0; i < 8; i++) x[4 + i] = (x[4 + i]! + key[i]!) | 0;
  x[12] = (x[12] + low) | 0;
  x[13] = (x[13] + high) | 0;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a]!;
  let xb = x[b]!;
  let xc = x[c]!;
  let xd = x[d]!;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}
