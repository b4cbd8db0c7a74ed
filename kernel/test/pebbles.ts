/** The smallest game that still has chance, options and an end: take one to three pebbles, the last one wins. */
import {
  below,
  chacha,
  cloneRng,
  dealSeed,
  hashOf,
  isRefusal,
  owed,
  parseOptions,
  recordGame,
  sha256Text,
  type Decision,
  type Deal,
  type Entry,
  type Game,
  type GameText,
  type Log,
  type Option,
  type Recorder,
  type Rng,
} from "../src/index.ts";

export interface Pebbles {
  config: { most: number };
  state: { left: number; turn: number; seats: number; most: number; asked: number; rng: Rng };
  move: { take: number };
  view: { left: number; turn: number };
  event:
    | { t: "heaped"; rule: string; left: number; reveals: true }
    | { t: "took"; rule: string; seat: number; n: number; secret?: { to: number[]; left: number } };
}

const OPTIONS: readonly Option[] = [{ kind: "choice", key: "most", values: [2, 3], initial: 3, rule: "PEB-SET-1" }];

export const pebbles: Game<Pebbles> = {
  id: "pebbles",
  rulesVersion: 2,
  rules: { "PEB-SET-1": { page: 1 }, "PEB-TAKE-1": { page: 1 }, "PEB-END-1": { page: 1 } },
  options: OPTIONS,
  seats: () => ({ min: 2, max: 4 }),
  parseConfig(raw) {
    const options = parseOptions(OPTIONS, raw);
    return isRefusal(options) ? options : { most: Number(options["most"]) };
  },
  parseMove(raw) {
    const take = typeof raw === "object" && raw !== null && "take" in raw ? raw.take : null;
    return typeof take === "number" ? { take } : null;
  },
  setup({ config, seats, seed }, sink) {
    const rng = chacha(seed);
    const left = 200 + below(rng, 20);
    if (sink) sink({ t: "heaped", rule: "PEB-SET-1", left, reveals: true });
    return { left, turn: 0, seats, most: config.most, asked: 1, rng };
  },
  pending: (s) => (s.left === 0 ? [] : [{ id: s.asked, seat: s.turn, kind: "take", as: s.turn, free: false }]),
  moves(s, d, out) {
    for (let take = 1; take <= 3; take++) if (pebbles.check(s, d, { take }) === null) out.push({ take });
  },
  tries: (_s, _d, out) => out.push({ take: 1 }, { take: 2 }, { take: 3 }),
  slots: (m) => [`take:${m.take}`],
  check: (s, _d, m) =>
    Number.isInteger(m.take) && m.take >= 1 && m.take <= Math.min(s.most, s.left) ? null : "PEB-TAKE-1",
  why: (s, d, m) => (pebbles.check(s, d, m) === null ? null : { rule: "PEB-TAKE-1", data: { most: s.most } }),
  apply(s, d, m, sink) {
    s.left -= m.take;
    s.asked++;
    if (s.left > 0) s.turn = (s.turn + 1) % s.seats;
    const secret = { to: [d.seat], left: s.left };
    if (sink) sink({ t: "took", rule: "PEB-TAKE-1", seat: d.seat, n: m.take, secret });
  },
  fallback: () => ({ take: 1 }),
  outcome: (s) => (s.left > 0 ? null : { winners: [s.turn], because: "PEB-END-1", scores: null }),
  view: (s) => ({ left: s.left, turn: s.turn }),
  imagine: (v, rng) => ({ ...v, seats: 2, most: 3, asked: 1, rng: cloneRng(rng) }),
  clone: (s) => ({ ...s, rng: cloneRng(s.rng) }),
  facts: (s) => ({ left: s.left, turn: s.turn, most: s.most }),
};

export const pebblesText: Pick<GameText<Pebbles>, "event" | "outcome"> = {
  event(e, names) {
    if (e.t === "heaped") return `There are ${e.left} pebbles.`;
    if (e.n === 1) return null;
    return `${names.seat(e.seat)} takes ${e.n}${e.secret === undefined ? "" : ` of ${e.secret.left}`}.`;
  },
  outcome: (_because, winners, names) => `${winners.map((w) => names.seat(w)).join(", ")} wins.`,
};

export const DEAL: Deal<Pebbles> = {
  config: { most: 3 },
  seats: 2,
  table: "table-1",
  secret: sha256Text("secret"),
  created: "2026-01-01T00:00:00.000Z",
  sitters: [
    { kind: "person", name: "Ann" },
    { kind: "bot", name: "Bob", level: "easy", temper: "calm" },
  ],
  edition: null,
};

function decide(recorder: Recorder<Pebbles>): Decision {
  return owed(pebbles.pending(recorder.state))!;
}

/** A recorded game of so many moves, or to its end: 1, 2, 3, 1, 2, 3, … */
export function recorded(moves = Number.POSITIVE_INFINITY): Recorder<Pebbles> {
  const recorder = recordGame(pebbles, DEAL, null);
  for (let n = 0; n < moves && pebbles.outcome(recorder.state) === null; n++) {
    const take = Math.min(1 + (n % 3), recorder.state.left);
    recorder.play(decide(recorder), { take }, n % 2 === 0 ? "person" : "bot", 1000 * n);
  }
  return recorder;
}

/** A closed log with some entries put after its moves, and the hash of what is left standing. */
export function closedWith(moves: number, extra: (n: number) => Entry[], standing: number): Log {
  const log = recorded(moves).close();
  log.entries.push(...extra(log.entries.length + 1));
  const seed = dealSeed(DEAL.secret, DEAL.table, log.end!.parts);
  const s = pebbles.setup({ config: DEAL.config, seats: 2, seed, rules: 2 }, null);
  for (let n = 0; n < standing; n++) pebbles.apply(s, owed(pebbles.pending(s))!, { take: 1 + (n % 3) }, null);
  log.end!.hash = hashOf(pebbles.facts(s));
  return log;
}
