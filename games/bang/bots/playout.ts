import { bang, type State } from "../engine/index.ts";
import { owed, type Seat } from "@trestle/kernel";
import { deedIn } from "./acts.ts";
import { hurtFrom, presence, reveal, weighDeed, type Belief } from "./belief.ts";
import { choose } from "./policy.ts";
import { EVEN, moodOf, type Mind } from "./mind.ts";

/** The minds of all simulated players, kept until the table learns something. */
interface Minds {
  minds: Mind[];
  version: number[];
}

export function newMinds(seats: number): Minds {
  const minds: Mind[] = [];
  const version: number[] = [];
  for (let i = 0; i < seats; i++) {
    minds.push({ hurt: nothing(seats), hidden: nothing(seats), mood: EVEN });
    version.push(-1);
  }
  return { minds, version };
}

function nothing(seats: number): number[] {
  return Array.from({ length: seats }, () => 0);
}

/** No turn is played out for longer than this: whoever can go on for ever shall not keep everybody waiting. */
const MOST_MOVES = 600;

/**
 * Plays a world on for so many turns: everybody by rule, knowing the role it has there and of the others what the table
 * believes. Nobody knows what the world holds for the others: a player that did would see no use in being recognised.
 */
export function playOn(s: State, b: Belief, minds: Minds, jitter: readonly number[], turns: number): void {
  let seat = s.turn.seat;
  let left = turns;
  let moves = 0;
  for (let d = owed(s.pending); d !== null && moves++ < MOST_MOVES; d = owed(s.pending)) {
    const move = choose(s, d, mindFor(s, b, minds, jitter, d.seat));
    const deed = b.count > 1 ? deedIn(s, d, move) : null;
    if (deed !== null) weighDeed(b, deed);
    bang.apply(s, d, move, null);
    learn(s, b);
    if (s.turn.seat === seat) continue;
    seat = s.turn.seat;
    if (--left <= 0) return;
  }
}

/** Who has left play shows its role. */
export function learn(s: State, b: Belief): void {
  let gone = 0;
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.out) gone |= 1 << i;
  if (gone === b.gone) return;
  for (let i = 0; i < s.players.length; i++)
    if (s.players[i]!.shown && (b.known & (1 << i)) === 0) reveal(b, i, s.players[i]!.role);
  presence(b, s.players);
}

function mindFor(s: State, b: Belief, minds: Minds, jitter: readonly number[], seat: Seat): Mind {
  const mind = minds.minds[seat]!;
  if (minds.version[seat] !== b.version) {
    minds.version[seat] = b.version;
    const { role } = s.players[seat]!;
    hurtFrom(b, seat, role, mind.hurt);
    mind.mood = moodOf(role);
    for (let i = 0; i < jitter.length; i++) mind.hurt[i]! += jitter[i]!;
  }
  for (let i = 0; i < s.players.length; i++) mind.hidden[i] = s.players[i]!.hand.length;
  return mind;
}
