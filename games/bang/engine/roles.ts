import type { Outcome, RuleId, Seat } from "@trestle/kernel";
import type { Role } from "./catalogue.ts";
import type { State } from "./types.ts";

/** BANG-3P-2: the Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. */
export function isQuarry(hunter: Role, prey: Role): boolean {
  return (
    (hunter === "deputy" && prey === "renegade") ||
    (hunter === "renegade" && prey === "outlaw") ||
    (hunter === "outlaw" && prey === "deputy")
  );
}

/** §9; null while the game goes on. `hunter`: who has brought down their quarry in the effect just resolved. */
export function verdict(s: State, hunter: Seat | null): Outcome | null {
  return s.players.length === 3 ? verdictOfThree(s, hunter) : verdictOfMany(s);
}

function verdictOfMany(s: State): Outcome | null {
  let inPlay = 0;
  let bandits = 0;
  let last = -1;
  let sheriff = false;
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    if (p.out) continue;
    inPlay++;
    last = i;
    if (p.role === "sheriff") sheriff = true;
    else if (p.role !== "deputy") bandits++;
  }
  if (sheriff) return bandits > 0 ? null : won(seatsWith(s, "sheriff", "deputy"), "BANG-WIN-2");
  if (inPlay === 0) return won(seatsWith(s, "outlaw", "outlaw"), "BANG-WIN-3");
  if (inPlay === 1 && s.players[last]!.role === "renegade") return won([last], "BANG-WIN-1");
  return won(seatsWith(s, "outlaw", "outlaw"), "BANG-WIN-1");
}

function verdictOfThree(s: State, hunter: Seat | null): Outcome | null {
  if (hunter !== null && !s.players[hunter]!.out) return won([hunter], "BANG-3P-2");
  let inPlay = 0;
  let last = -1;
  for (let i = 0; i < 3; i++) {
    if (s.players[i]!.out) continue;
    inPlay++;
    last = i;
  }
  if (inPlay === 0) return won(seatsWith(s, "outlaw", "outlaw"), "BANG-3P-5");
  return inPlay === 1 ? won([last], "BANG-3P-3") : null;
}

/** BANG-WIN-6: team mates win even when eliminated. */
function seatsWith(s: State, a: Role, b: Role): Seat[] {
  const out: Seat[] = [];
  for (let i = 0; i < s.players.length; i++) {
    const { role } = s.players[i]!;
    if (role === a || role === b) out.push(i);
  }
  return out;
}

function won(winners: Seat[], because: RuleId): Outcome {
  return { winners, because, scores: null };
}
