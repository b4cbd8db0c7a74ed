import { below, chacha, chachaFrom, cloneRng, isRefusal, parseOptions } from "@trestle/kernel";
import type { Game, Rng, Sink } from "@trestle/kernel";
import { GOLD, OPTIONS, RULES, SLEEP } from "./rules.ts";
import type { Event, Move, NightMailTypes, State, Table, View } from "./types.ts";

const MOVES: readonly Move[] = [{ t: "bag" }, { t: "safe" }, { t: "jump" }];

export const nightmail: Game<NightMailTypes> = {
  id: "nightmail",
  rulesVersion: 1,
  rules: RULES,
  options: OPTIONS,
  seats: () => ({ min: 2, max: 6 }),
  parseConfig(raw) {
    const options = parseOptions(OPTIONS, raw);
    return isRefusal(options) ? options : { nights: Number(options["nights"]) };
  },
  parseMove(raw) {
    const t = typeof raw === "object" && raw !== null && "t" in raw ? raw.t : null;
    return MOVES.find((move) => move.t === t) ?? null;
  },

  setup({ config, seats, seed }, sink) {
    const rng = chacha(seed);
    const table: Table = {
      nights: config.nights,
      night: 0,
      turn: below(rng, seats),
      toBoard: 0,
      guards: { slept: null, woke: null },
      carried: [],
      noise: 0,
      track: 0,
      players: Array.from({ length: seats }, () => ({ gold: 0 })),
      asked: 1,
      outcome: null,
    };
    const s: State = { table, sleep: 0, rng };
    beginNight(s, sink);
    return s;
  },

  pending({ table: { outcome, asked, turn } }) {
    return outcome === null ? [{ id: asked, seat: turn, kind: "raid", as: turn, free: false }] : [];
  },
  moves: (s, _d, out) => void out.push(...MOVES.filter((move) => refused(s, move) === null)),
  tries: (_s, _d, out) => void out.push(...MOVES),
  slots: (move) => [move.t],
  check: (s, _d, move) => refused(s, move),
  why(s, _d, move) {
    const rule = refused(s, move);
    return rule === null ? null : { rule, data: {} };
  },
  apply(s, _d, move, sink) {
    s.table.asked++;
    if (move.t === "jump") jump(s, sink);
    else open(s, move.t, sink);
  },
  fallback: ({ table }) => (table.carried.length > 0 ? { t: "jump" } : { t: "bag" }),
  outcome: ({ table }) => table.outcome,

  view: ({ table }, seat) => ({ ...copy(table), me: seat }),
  imagine({ me: _me, ...table }: View, rng) {
    // The guards may sleep through anything that tonight has not disproved.
    const { slept, woke } = table.guards;
    const least = Math.max(SLEEP[0], slept ?? 0);
    const most = Math.min(SLEEP[1], (woke ?? Infinity) - 1);
    return { table: copy(table), sleep: between(rng, [least, most]), rng: chachaFrom(rng) };
  },
  clone: ({ table, sleep, rng }) => ({ table: copy(table), sleep, rng: cloneRng(rng) }),
  facts: ({ table: { asked: _asked, ...table }, sleep }) => ({ ...table, sleep }),
};

function copy(table: Table): Table {
  const { guards, carried, players, outcome } = table;
  return {
    ...table,
    guards: { ...guards },
    carried: [...carried],
    players: players.map((player) => ({ ...player })),
    outcome: outcome && { ...outcome, winners: [...outcome.winners], scores: [...outcome.scores!] },
  };
}

function between(rng: Rng, [least, most]: readonly [number, number]): number {
  return least + below(rng, most - least + 1);
}

/** MAIL-JUMP-1: nobody jumps with empty hands. */
function refused({ table }: State, move: Move): "MAIL-JUMP-1" | null {
  return move.t === "jump" && table.carried.length === 0 ? "MAIL-JUMP-1" : null;
}

/** MAIL-NIGHT-2 */
function beginNight(s: State, sink: Sink<Event> | null): void {
  const { table, rng } = s;
  table.night++;
  table.toBoard = table.players.length;
  table.guards = { slept: null, woke: null };
  s.sleep = between(rng, SLEEP);
  if (sink) sink({ t: "night-began", rule: "MAIL-NIGHT-2", night: table.night, seat: table.turn, reveals: true });
}

/** MAIL-OPEN-1, MAIL-OPEN-2 */
function open(s: State, what: "bag" | "safe", sink: Sink<Event> | null): void {
  const { table } = s;
  const { turn: seat, guards } = table;
  const gold = between(s.rng, GOLD[what]);
  const loot = `${what}:${gold}`;
  table.carried.push(loot);
  table.noise += gold;
  const rule = what === "bag" ? "MAIL-OPEN-1" : "MAIL-OPEN-2";
  if (sink) sink({ t: "opened", rule, seat, loot, noise: table.noise, reveals: true });
  if (table.noise <= s.sleep) {
    guards.slept = Math.max(guards.slept ?? 0, table.noise);
    return;
  }
  // MAIL-NOISE-2
  guards.woke = Math.min(guards.woke ?? table.noise, table.noise);
  table.track += table.noise;
  if (sink) sink({ t: "woke", rule: "MAIL-NOISE-2", seat, lost: table.noise });
  next(s, sink);
}

/** MAIL-JUMP-2 */
function jump(s: State, sink: Sink<Event> | null): void {
  const { table } = s;
  const { turn: seat, noise: gold, track: found } = table;
  table.players[seat]!.gold += gold + found;
  table.track = 0;
  if (sink) sink({ t: "jumped", rule: "MAIL-JUMP-2", seat, gold, found });
  next(s, sink);
}

/** MAIL-NIGHT-3: the next robber boards, or the next night falls, which another robber begins. */
function next(s: State, sink: Sink<Event> | null): void {
  const { table } = s;
  const { players } = table;
  table.carried = [];
  table.noise = 0;
  table.toBoard--;
  table.turn = (table.turn + 1) % players.length;
  if (table.toBoard > 0) return;
  if (sink) sink({ t: "night-ended", rule: "MAIL-NOISE-1", sleep: s.sleep, reveals: true });
  table.turn = (table.turn + 1) % players.length;
  if (table.night < table.nights) return beginNight(s, sink);
  // MAIL-END-1
  const scores = players.map(({ gold }) => gold);
  const best = Math.max(...scores);
  const winners = scores.flatMap((gold, seat) => (gold === best ? [seat] : []));
  table.outcome = { winners, because: "MAIL-END-1", scores };
  if (sink) sink({ t: "ended", rule: "MAIL-END-1", winners: [...winners] });
}
