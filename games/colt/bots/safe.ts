import type { Table } from "./table.ts";
import type { Memo } from "./memo.ts";

const REFLEX = 4;
const HORSE = 5;

export function cardsOf(code: number): number[] {
  return [Math.floor(code / 36), Math.floor(code / 6) % 6, code % 6];
}

/** COLT-SCHEME-2: the programmes of each kind of hand, as `a × 36 + b × 6 + c`. */
const CODES: readonly (readonly number[])[] = [0, 1, 2, 3].map((bits) => {
  const codes: number[] = [];
  for (let code = 0; code < 216; code++) {
    const cards = cardsOf(code);
    const mine = cards.every((c) => c < REFLEX || (c === REFLEX ? (bits & 1) !== 0 : (bits & 2) !== 0));
    if (mine && new Set(cards).size === cards.length) codes.push(code);
  }
  return codes;
});

export function codesOf(t: Table): readonly number[] {
  return CODES[(t.reflex ? 1 : 0) | (t.horse ? 2 : 0)]!;
}

const SAFE = 2;
const FALLS = 1;
const WALKS_OFF = 0;

/** Alone, a figure's fate hangs on place, heading and stun only, so that each case is worked out once. */
function caseOf(t: Table, f: number): number {
  const hand = (t.reflex ? 1 : 0) | (t.horse ? 2 : 0) | (t.rides ? 4 : 0);
  const stance = (t.heading[f]! < 0 ? 1 : 0) | (t.down[f]! ? 2 : 0);
  return ((t.cars * 32 + t.lane[f]!) * 4 + stance) * 8 + hand;
}

function listOf(t: Table, f: number, least: number): readonly number[] {
  const list = codesOf(t).filter((code) => fate(t, f, code) >= least);
  return list.length > 0 ? list : codesOf(t);
}

/** Programmes that keep a figure aboard and off the caboose if it is left alone; all of them where none does. */
export function safeCodes(memo: Memo, t: Table, f: number): readonly number[] {
  return (memo.safe[caseOf(t, f)] ??= listOf(t, f, SAFE));
}

/** All but those by which a figure walks off the train of its own accord: nobody forgives a bot that. */
export function saneCodes(memo: Memo, t: Table, f: number): readonly number[] {
  return (memo.sane[caseOf(t, f)] ??= listOf(t, f, FALLS));
}

function fate(t: Table, f: number, code: number): number {
  let lane = t.lane[f]!;
  let heading = t.heading[f]!;
  let down = t.down[f]!;
  let off = false;
  for (const card of cardsOf(code)) {
    const asleep = down;
    down = false;
    if (off && card !== HORSE) return WALKS_OFF;
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
    if (off && !t.horse) return WALKS_OFF;
  }
  if (off) return WALKS_OFF;
  return lane < 2 * t.cars ? SAFE : FALLS;
}
