import type { Ctx } from "./types.ts";

/** COLT-SCHEME-1: everybody aboard takes the cards back and owes a programme. */
export function beginRound(x: Ctx): void {
  const { s } = x;
  s.round++;
  let owed = 0;
  for (let i = 0; i < s.figures.length; i++) {
    const f = s.figures[i]!;
    f.plan = null;
    f.shown = 0;
    if (f.status !== "aboard") continue;
    s.pending[owed++] = { id: s.nextId++, seat: f.seat, kind: "plan", as: i, free: false };
  }
  while (s.pending.length > owed) s.pending.pop(); // keeps the array's memory, which `length = 0` gives away
  if (x.sink) x.sink({ t: "round-began", rule: "COLT-SCHEME-1", round: s.round, first: s.first, cars: s.cars });
}
