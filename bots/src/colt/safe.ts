import type { Table } from "./kernel.ts";

const REFLEX = 4;
const HORSE = 5;

/** COLT-SCHEME-2: the programmes of each kind of hand, as `a × 36 + b × 6 + c`. */
const CODES: readonly (readonly number[])[] = [0, 1, 2, 3].map((bits) => {
  const codes: number[] = [];
  for (let code = 0; code < 216; code++) {
    const cards = [Math.floor(code / 36), Math.floor(code / 6) % 6, code % 6];
    const mine = cards.every((c) => c < REFLEX || (c === REFLEX ? (bits & 1) !== 0 : (bits & 2) !== 0));
    if (mine && new Set(cards).size === cards.length) codes.push(code);
  }
  return codes;
});

export function codesOf(t: Table): readonly number[] {
  return CODES[(t.reflex ? 1 : 0) | (t.horse ? 2 : 0)]!;
}

const known = new Map<number, readonly number[]>();

/**
 * Programmes that keep a figure aboard and off the caboose if nobody else does anything; all of them where none does.
 * Alone, a figure's fate hangs on place, heading and stun only, so each case is worked out once.
 */
export function safeCodes(t: Table, f: number): readonly number[] {
  const hand = (t.reflex ? 1 : 0) | (t.horse ? 2 : 0) | (t.rides ? 4 : 0);
  const stance = (t.heading[f]! < 0 ? 1 : 0) | (t.down[f]! ? 2 : 0);
  const key = ((t.cars * 32 + t.lane[f]!) * 4 + stance) * 8 + hand;
  const found = known.get(key);
  if (found !== undefined) return found;
  const all = codesOf(t);
  const safe = all.filter((code) => survives(t, f, code));
  const list = safe.length > 0 ? safe : all;
  known.set(key, list);
  return list;
}

function survives(t: Table, f: number, code: number): boolean {
  let lane = t.lane[f]!;
  let heading = t.heading[f]!;
  let down = t.down[f]!;
  let off = false;
  for (const card of [Math.floor(code / 36), Math.floor(code / 6) % 6, code % 6]) {
    const asleep = down;
    down = false;
    if (off && card !== HORSE) return false;
    if (card === HORSE && (!asleep || t.rides)) {
      lane = 0;
      heading = -1;
      off = false;
    } else if (asleep) continue;
    else if (card === 0) heading = -heading;
    else if (card === 1) lane += 2 * heading;
    else if (card === 2) lane ^= 1;
    else if (card === REFLEX) down = true;
    off = lane < 0 || lane > 2 * t.cars + 1;
    if (off && !t.horse) return false;
  }
  return !off && lane < 2 * t.cars;
}
