/**
 * A tiny game that keeps the whole contract. Everybody bids a bead from a hidden hand at the same time and may take
 * the bid back until the last one is in; the highest takes all, draws from the bag, and may put a bead aside or pass
 * one on, unseen.
 */
import {
  chacha,
  chachaFrom,
  cloneRng,
  parseOptions,
  isRefusal,
  shuffle,
  type Decision,
  type Game,
  type Option,
  type Outcome,
  type Refusal,
  type Rng,
  type Seat,
  type Sink,
} from "@trestle/kernel";

const BEADS = 18;
const HAND = 4;

interface Config {
  rounds: number;
}
export type Move = { t: "bid" | "stash" | "give"; bead: number } | { t: "keep" } | { t: "take-back" };
export interface State {
  rounds: number;
  round: number;
  /** The colour that took the last trick may not be bid by whoever has another. */
  barred: number | null;
  bag: number[];
  hands: number[][];
  stashes: number[][];
  piles: number[][];
  bids: (number | null)[];
  pending: Decision[];
  nextId: number;
  rng: Rng;
}
export interface View {
  seat: Seat | null;
  rounds: number;
  round: number;
  barred: number | null;
  bag: number;
  hand: number[];
  stash: number[];
  bid: number | null;
  hands: number[];
  stashes: number[];
  piles: number[][];
  bids: boolean[];
  pending: Decision[];
  nextId: number;
}
export type Event =
  | { t: "dealt"; rule: string; reveals: true; seat: Seat; secret: { to: Seat[]; beads: number[] } }
  | { t: "bid"; rule: string; seat: Seat; secret: { to: Seat[]; bead: number } }
  | { t: "stashed"; rule: string; seat: Seat; secret: { to: Seat[]; bead: number } }
  | { t: "took-back"; rule: string; seat: Seat }
  | { t: "kept"; rule: string; seat: Seat }
  | { t: "opened"; rule: string; reveals: true; beads: number[]; winner: Seat }
  | { t: "drew"; rule: string; reveals: true; seat: Seat; secret: { to: Seat[]; bead: number } }
  | { t: "gave"; rule: string; reveals: true; seat: Seat; to: Seat; secret: { to: Seat[]; bead: number } };
export interface Beads {
  config: Config;
  state: State;
  move: Move;
  view: View;
  event: Event;
}

const OPTIONS: readonly Option[] = [{ kind: "choice", key: "rounds", values: [2, 3], initial: 2, rule: "BEAD-SET-1" }];

function parseConfig(raw: unknown): Config | Refusal {
  const options = parseOptions(OPTIONS, raw);
  return isRefusal(options) ? options : { rounds: Number(options["rounds"]) };
}

function parseMove(raw: unknown): Move | null {
  if (typeof raw !== "object" || raw === null || !("t" in raw)) return null;
  const { t } = raw;
  const fields = Object.keys(raw).length;
  if (t === "keep" || t === "take-back") return fields === 1 ? { t } : null;
  if (t !== "bid" && t !== "stash" && t !== "give") return null;
  if (fields !== 2 || !("bead" in raw) || !Number.isInteger(raw.bead)) return null;
  return { t, bead: Number(raw.bead) };
}

function ask(s: State, seat: Seat, kind: string, free: "free" | "owed"): void {
  s.pending.push({ id: s.nextId++, seat, kind, as: seat, free: free === "free" });
}

function setup(start: { config: Config; seats: number; seed: string }, sink: Sink<Event> | null): State {
  const empty = (): number[][] => Array.from({ length: start.seats }, () => []);
  const s: State = {
    rounds: start.config.rounds,
    round: 1,
    barred: null,
    bag: Array.from({ length: BEADS }, (_, i) => i),
    hands: empty(),
    stashes: empty(),
    piles: empty(),
    bids: Array.from({ length: start.seats }, () => null),
    pending: [],
    nextId: 1,
    rng: chacha(start.seed),
  };
  shuffle(s.rng, s.bag);
  for (let seat = 0; seat < start.seats; seat++) {
    for (let i = 0; i < HAND; i++) put(s.hands[seat]!, s.bag.pop()!);
    if (sink)
      sink({ t: "dealt", rule: "BEAD-SET-2", reveals: true, seat, secret: { to: [seat], beads: [...s.hands[seat]!] } });
    ask(s, seat, "bid", "owed");
  }
  return s;
}

/** Hands are sorted, so that their order tells nothing. */
function put(list: number[], bead: number): void {
  list.push(bead);
  list.sort((a, b) => a - b);
}

function take(list: number[], bead: number): void {
  list.splice(list.indexOf(bead), 1);
}

function why(s: State, d: Decision, m: Move): Refusal | null {
  if (d.kind === "take-back") return m.t === "take-back" ? null : { rule: "BEAD-TURN-1", data: {} };
  if (d.kind === "bid" ? m.t !== "bid" : m.t !== "stash" && m.t !== "give" && m.t !== "keep")
    return { rule: "BEAD-TURN-1", data: {} };
  if (m.t === "keep" || m.t === "take-back") return null;
  const hand = s.hands[d.seat]!;
  if (!hand.includes(m.bead)) return { rule: "BEAD-HAND-1", data: { bead: m.bead } };
  if (m.t === "bid" && m.bead % 3 === s.barred && hand.some((b) => b % 3 !== s.barred))
    return { rule: "BEAD-BID-2", data: { colour: m.bead % 3 } };
  return null;
}

const check = (s: State, d: Decision, m: Move): string | null => why(s, d, m)?.rule ?? null;

function tries(s: State, d: Decision, out: Move[]): void {
  if (d.kind === "take-back") out.push({ t: "take-back" });
  else if (d.kind === "bid") for (const bead of s.hands[d.seat]!) out.push({ t: "bid", bead });
  else {
    out.push({ t: "keep" });
    for (const bead of s.hands[d.seat]!) out.push({ t: "stash", bead }, { t: "give", bead });
  }
}

export function moves(s: State, d: Decision, out: Move[]): void {
  const all: Move[] = [];
  tries(s, d, all);
  for (const m of all) if (check(s, d, m) === null) out.push(m);
}

function apply(s: State, d: Decision, m: Move, sink: Sink<Event> | null): void {
  s.pending = s.pending.filter((q) => q.id !== d.id);
  const { seat } = d;
  const secret = (to: Seat[]) => ({ to, bead: "bead" in m ? m.bead : -1 });
  if (m.t === "take-back") {
    put(s.hands[seat]!, s.bids[seat]!);
    s.bids[seat] = null;
    ask(s, seat, "bid", "owed");
    if (sink) sink({ t: "took-back", rule: "BEAD-BID-3", seat });
  } else if (m.t === "bid") {
    take(s.hands[seat]!, m.bead);
    s.bids[seat] = m.bead;
    ask(s, seat, "take-back", "free");
    if (sink) sink({ t: "bid", rule: "BEAD-BID-1", seat, secret: secret([seat]) });
    if (s.bids.every((b) => b !== null)) open(s, sink);
  } else {
    if (m.t === "keep" && sink) sink({ t: "kept", rule: "BEAD-SIDE-1", seat });
    if (m.t !== "keep") take(s.hands[seat]!, m.bead);
    if (m.t === "stash") {
      put(s.stashes[seat]!, m.bead);
      if (sink) sink({ t: "stashed", rule: "BEAD-SIDE-2", seat, secret: secret([seat]) });
    } else if (m.t === "give") {
      const to = (seat + 1) % s.hands.length;
      put(s.hands[to]!, m.bead);
      if (sink) sink({ t: "gave", rule: "BEAD-SIDE-3", reveals: true, seat, to, secret: secret([seat, to]) });
    }
    nextRound(s);
  }
}

function open(s: State, sink: Sink<Event> | null): void {
  const beads = s.bids.map((b) => b!);
  const winner = beads.indexOf(Math.max(...beads));
  s.barred = beads[winner]! % 3;
  for (const bead of beads) put(s.piles[winner]!, bead);
  s.bids.fill(null);
  s.pending = [];
  const drawn = s.bag.pop()!;
  put(s.hands[winner]!, drawn);
  ask(s, winner, "aside", "owed");
  if (sink) {
    sink({ t: "opened", rule: "BEAD-BID-4", reveals: true, beads, winner });
    sink({ t: "drew", rule: "BEAD-BID-5", reveals: true, seat: winner, secret: { to: [winner], bead: drawn } });
  }
}

function nextRound(s: State): void {
  s.round++;
  if (s.round <= s.rounds) for (let seat = 0; seat < s.hands.length; seat++) ask(s, seat, "bid", "owed");
}

function outcome(s: State): Outcome | null {
  if (s.round <= s.rounds) return null;
  const scores = s.piles.map((pile) => pile.length);
  const best = Math.max(...scores);
  return { winners: scores.flatMap((n, seat) => (n === best ? [seat] : [])), because: "BEAD-END-1", scores };
}

export function view(s: State, seat: Seat | null): View {
  return {
    seat,
    rounds: s.rounds,
    round: s.round,
    barred: s.barred,
    bag: s.bag.length,
    hand: seat === null ? [] : [...s.hands[seat]!],
    stash: seat === null ? [] : [...s.stashes[seat]!],
    bid: seat === null ? null : s.bids[seat]!,
    hands: s.hands.map((hand) => hand.length),
    stashes: s.stashes.map((stash) => stash.length),
    piles: s.piles.map((pile) => [...pile]),
    bids: s.bids.map((bid) => bid !== null),
    pending: s.pending.map((d) => ({ ...d })),
    nextId: s.nextId,
  };
}

export function imagine(v: View, rng: Rng): State {
  const known = new Set([...v.hand, ...v.stash, ...v.piles.flat(), v.bid]);
  const unknown = Array.from({ length: BEADS }, (_, i) => i).filter((bead) => !known.has(bead));
  shuffle(rng, unknown);
  const deal = (own: number[], counts: number[]): number[][] =>
    counts.map((n, seat) => (seat === v.seat ? [...own] : unknown.splice(0, n).sort((a, b) => a - b)));
  return {
    rounds: v.rounds,
    round: v.round,
    barred: v.barred,
    hands: deal(v.hand, v.hands),
    stashes: deal(v.stash, v.stashes),
    bids: v.bids.map((placed, seat) => (!placed ? null : seat === v.seat ? v.bid : unknown.pop()!)),
    bag: unknown,
    piles: v.piles.map((pile) => [...pile]),
    pending: v.pending.map((d) => ({ ...d })),
    nextId: v.nextId,
    rng: chachaFrom(rng),
  };
}

export function clone(s: State): State {
  const each = (lists: number[][]): number[][] => lists.map((list) => list.slice());
  return {
    rounds: s.rounds,
    round: s.round,
    barred: s.barred,
    bag: s.bag.slice(),
    hands: each(s.hands),
    stashes: each(s.stashes),
    piles: each(s.piles),
    bids: s.bids.slice(),
    pending: s.pending.map((d) => ({ ...d })),
    nextId: s.nextId,
    rng: cloneRng(s.rng),
  };
}

export function pieces(s: State): number[] {
  const loose = s.bids.filter((b) => b !== null);
  return [...s.bag, ...s.hands.flat(), ...s.stashes.flat(), ...s.piles.flat(), ...loose].sort((a, b) => a - b);
}

const RULES = ["SET-1", "SET-2", "TURN-1", "HAND-1", "BID-1", "BID-2", "BID-3", "BID-4", "BID-5"];
RULES.push("SIDE-1", "SIDE-2", "SIDE-3", "END-1");

export const beads: Game<Beads> = {
  id: "beads",
  rulesVersion: 1,
  rules: Object.fromEntries(RULES.map((rule) => [`BEAD-${rule}`, { page: 1 }])),
  options: OPTIONS,
  seats: () => ({ min: 2, max: 3 }),
  parseConfig,
  parseMove,
  setup,
  pending: (s) => s.pending,
  moves,
  tries,
  slots: (m) => ("bead" in m ? [m.t, `bead:${m.bead}`] : [m.t]),
  check,
  why,
  apply,
  fallback(s, d) {
    const out: Move[] = [];
    moves(s, d, out);
    return out[0]!;
  },
  outcome,
  view,
  imagine,
  clone,
  facts: ({ pending: _pending, nextId: _nextId, rng, ...table }) => ({ ...table, rng: withoutBlock(rng) }),
};

/** The block follows from the key and the place in the stream. */
function withoutBlock(rng: Rng): object {
  if (rng.k !== "chacha") return rng;
  const { block: _block, ...rest } = rng;
  return rest;
}
