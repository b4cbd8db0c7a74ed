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
  /** The sixteen words that the last draw came from; empty before the first. */
  block: number[];
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
  return { k: "chacha", key, pos: 0, block: [] };
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
  return { k: "chacha", key, pos: 0, block: [] };
}

export function sfc32(seed: number): Sfc32 {
  const r: Sfc32 = { k: "sfc32", a: 0x9e3779b9 | 0, b: 0x243f6a88, c: seed | 0, d: 1 };
  for (let i = 0; i < 12; i++) word(r);
  return r;
}

export function cloneRng(r: Rng): Rng {
  return r.k === "chacha"
    ? { k: "chacha", key: r.key.slice(), pos: r.pos, block: r.block.slice() }
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

function chachaWord(r: ChaCha): number {
  const at = r.pos & 15;
  if (at === 0 || r.block.length === 0) r.block = chachaBlock(r.key, Math.floor(r.pos / 16));
  r.pos++;
  return r.block[at]! >>> 0;
}

/**
 * ChaCha20 as in RFC 8439, with its older 64-bit counter and a zero nonce. Written out with locals: a quarter round over
 * an array takes twice as long, and every deal pays for a block.
 */
export function chachaBlock(key: ArrayLike<number>, counter: number): number[] {
  const low = counter | 0;
  const high = Math.floor(counter / 0x1_0000_0000) | 0;
  let x0 = 0x61707865;
  let x1 = 0x3320646e;
  let x2 = 0x79622d32;
  let x3 = 0x6b206574;
  let x4 = key[0]!;
  let x5 = key[1]!;
  let x6 = key[2]!;
  let x7 = key[3]!;
  let x8 = key[4]!;
  let x9 = key[5]!;
  let x10 = key[6]!;
  let x11 = key[7]!;
  let x12 = low;
  let x13 = high;
  let x14 = 0;
  let x15 = 0;
  // oxfmt-ignore
  for (let i = 0; i < 10; i++) {
    x0 = (x0 + x4) | 0; x12 = rotate(x12 ^ x0, 16); x8 = (x8 + x12) | 0; x4 = rotate(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0; x12 = rotate(x12 ^ x0, 8); x8 = (x8 + x12) | 0; x4 = rotate(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0; x13 = rotate(x13 ^ x1, 16); x9 = (x9 + x13) | 0; x5 = rotate(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0; x13 = rotate(x13 ^ x1, 8); x9 = (x9 + x13) | 0; x5 = rotate(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0; x14 = rotate(x14 ^ x2, 16); x10 = (x10 + x14) | 0; x6 = rotate(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0; x14 = rotate(x14 ^ x2, 8); x10 = (x10 + x14) | 0; x6 = rotate(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0; x15 = rotate(x15 ^ x3, 16); x11 = (x11 + x15) | 0; x7 = rotate(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0; x15 = rotate(x15 ^ x3, 8); x11 = (x11 + x15) | 0; x7 = rotate(x7 ^ x11, 7);
    x0 = (x0 + x5) | 0; x15 = rotate(x15 ^ x0, 16); x10 = (x10 + x15) | 0; x5 = rotate(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0; x15 = rotate(x15 ^ x0, 8); x10 = (x10 + x15) | 0; x5 = rotate(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0; x12 = rotate(x12 ^ x1, 16); x11 = (x11 + x12) | 0; x6 = rotate(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0; x12 = rotate(x12 ^ x1, 8); x11 = (x11 + x12) | 0; x6 = rotate(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0; x13 = rotate(x13 ^ x2, 16); x8 = (x8 + x13) | 0; x7 = rotate(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0; x13 = rotate(x13 ^ x2, 8); x8 = (x8 + x13) | 0; x7 = rotate(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0; x14 = rotate(x14 ^ x3, 16); x9 = (x9 + x14) | 0; x4 = rotate(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0; x14 = rotate(x14 ^ x3, 8); x9 = (x9 + x14) | 0; x4 = rotate(x4 ^ x9, 7);
  }
  // oxfmt-ignore
  return [
    (x0 + 0x61707865) | 0, (x1 + 0x3320646e) | 0, (x2 + 0x79622d32) | 0, (x3 + 0x6b206574) | 0,
    (x4 + key[0]!) | 0, (x5 + key[1]!) | 0, (x6 + key[2]!) | 0, (x7 + key[3]!) | 0,
    (x8 + key[4]!) | 0, (x9 + key[5]!) | 0, (x10 + key[6]!) | 0, (x11 + key[7]!) | 0,
    (x12 + low) | 0, (x13 + high) | 0, x14, x15,
  ];
}

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}
