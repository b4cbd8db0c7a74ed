import type { Table } from "./table.ts";

/** A number for all that decides how a round may go; two positions have the same one by a chance of 2⁻⁵⁰ only. */
export function keyOf(t: Table): number {
  let a = (t.cars * 8 + t.first) * 8 + t.n;
  a = a * 64 + (t.reflex ? 1 : 0) + (t.horse ? 2 : 0) + (t.absorb ? 4 : 0);
  a += (t.lastChance ? 8 : 0) + (t.rides ? 16 : 0) + (t.noWinner ? 32 : 0);
  a = a * 8192 + Math.round((t.value[t.cars] ?? 0) * 16);
  let b = a ^ 0x2545f491;
  for (let l = 0; l < 2 * t.cars + 2; l++) {
    const lane = t.lanes[l]!;
    for (let i = 0; i < lane.length; i++) {
      const f = lane[i]!;
      const word = ((l * 8 + f) * 2 + (t.down[f]! ? 1 : 0)) * 2 + (t.heading[f]! < 0 ? 1 : 0);
      a = Math.imul(a ^ word, 0x01000193);
      b = Math.imul(b + word, 0x85ebca6b);
      b ^= b >>> 15;
    }
  }
  for (let f = 0; f < t.n; f++) {
    const word = (t.lootCount[f]! * 512 + t.lootBest[f]!) * 8 + t.seat[f]!;
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul(b + word, 0xc2b2ae35);
    b ^= b >>> 13;
  }
  a ^= a >>> 16;
  return (a >>> 0) * 0x40000 + (b >>> 14);
}
