import {
  below,
  canonical,
  isRefusal,
  pick,
  redact,
  sfc32,
  type Decision,
  type EventBase,
  type Rng,
  type Types,
} from "@trestle/kernel";
import type { BotJob, Table } from "@trestle/table";
import { GAMES, type Entry } from "@trestle/tools/registry.ts";
import { HOST_SECRET, wishFor } from "./house.ts";
import { addFigures, type Figures, type Proof } from "./proof.ts";
import { begin, HOST, legalOf, open, playAt, randomStep, Stage, WATCHER, type Wish } from "./stage.ts";
import { hideBehind, type Eyes } from "./twin.ts";

const PARTS = 42;
const PAIRS_A_PART = 500;
const STEPS = 4;

/** The same table twice, with another hidden part; `conn` is the connection whose bytes are compared. */
interface Pair {
  real: Stage;
  twin: Stage;
  eyes: Eyes;
  conn: number;
  rng: Rng;
  tally: Figures;
}

/** Tables of one game that look alike to one viewer, over all viewers. */
export function leakPairs(e: Entry, seed: number, pairs: number): Figures {
  const tally: Figures = { pairs: 0, same: 0, frames: 0, bytes: 0, jobs: 0, steps: 0, otherMoves: 0 };
  const rng = sfc32(seed);
  for (let i = 0; tally["pairs"]! < pairs; i++) oneTable(e, `leak ${seed} ${i}`, rng, tally, pairs);
  return tally;
}

function oneTable(e: Entry, seed: string, rng: Rng, tally: Figures, pairs: number): void {
  const clock = pick(rng, ["off", "normal"] as const);
  const watchers = below(rng, 4) > 0;
  const stage = Stage.open(wishFor(e, { ...anySize(e, rng), bots: below(rng, 2), clock, watchers }), seed);
  const secrets = begin(stage);
  for (;;) {
    for (let skip = below(rng, 6); skip >= 0 && open(stage.table).length > 0; skip--) {
      stage.later(below(rng, 9_000));
      if (stage.table.phase === "playing") randomStep(stage, rng);
      chatter(stage, rng);
      scribble(stage, rng);
    }
    if (stage.table.phase !== "playing" || tally["pairs"]! >= pairs) return;
    for (const eyes of [null, ...secrets.keys(), ...(watchers ? [] : ["outside" as const])])
      onePair(stage, secrets, eyes, rng, tally);
  }
}

/** Talk in every channel, so that there is something not to be heard. */
function chatter(stage: Stage, rng: Rng): void {
  const text = `line ${below(rng, 1_000)}`;
  const seat = below(rng, stage.table.record.seats.length);
  if (below(rng, 4) === 0) stage.send(WATCHER, { t: "say", seat: null, channel: "watch", text });
  if (below(rng, 4) === 0) stage.send(seat, { t: "say", seat, channel: pick(rng, ["table", "out"] as const), text });
}

/** Notes, bets and plans of anybody, most of them where others may not look. */
function scribble(stage: Stage, rng: Rng): void {
  const seats = stage.table.record.seats.length;
  const seat = below(rng, seats);
  if (below(rng, 3) === 0) stage.send(seat, asideOf(rng, seat, seats));
  const plan = { keys: ["car:1"], text: `plan ${below(rng, 1_000)}` };
  if (below(rng, 6) === 0)
    stage.send(
      seat,
      pick<Wish>(rng, [
        { t: "sketch", seat, ...plan },
        { t: "reveal", seat },
      ]),
    );
}

/** What opens nothing to anybody else. */
function asideOf(rng: Rng, seat: number, seats: number): Wish {
  const about = below(rng, seats);
  const text = `aside ${below(rng, 1_000)}`;
  const on = pick(rng, ["role", "victim", "winner"] as const);
  return pick<Wish>(rng, [
    { t: "note", seat, about, guess: "outlaw", strength: below(rng, 4), text },
    { t: "seal", seat },
    { t: "bet", seat, on, about, guess: on === "role" ? "outlaw" : null },
    { t: "ping-piece", seat, piece: "car:1" },
  ]);
}

function anySize(e: Entry, rng: Rng): { seats: number } {
  const config = e.game.parseConfig({});
  if (isRefusal(config)) throw new Error(config.rule);
  const { min, max } = e.game.seats(config);
  return { seats: min + below(rng, max - min + 1) };
}

function onePair(stage: Stage, secrets: (string | null)[], eyes: Eyes, rng: Rng, tally: Figures): void {
  const stored = stage.kept.stored();
  const fork = sfc32(below(rng, 2 ** 32));
  let other = true;
  const real = Stage.restore(stored, "pair");
  const twin = Stage.restore(stored, "pair", (table) => (other = hideBehind(table, eyes, fork)));
  // Nobody's view is that of a watcher where nobody may watch.
  const conn = typeof eyes === "number" ? eyes : pick(fork, [HOST, WATCHER]);
  if (eyes === null && !stage.table.record.watchers) return;
  tally[other ? "pairs" : "same"]!++;
  if (other) addFigures(tally, { [`pairs${kindOf(stage.table, eyes)}`]: 1 });
  const pair: Pair = { real, twin, eyes, conn, rng: fork, tally };
  if (typeof eyes === "number" && secrets[eyes] === null) return compareJobs(pair);
  meet(pair, secrets);
  for (let i = 0; i < STEPS; i++) {
    for (let j = below(fork, 4); j >= 0; j--) ask(pair, secrets);
    compareJobs(pair);
    if (!step(pair)) return;
    compare(pair, "a step");
  }
}

function kindOf(table: Table, eyes: Eyes): string {
  if (typeof eyes !== "number") return eyes === null ? "Watcher" : "Outsider";
  if (table.match!.game.out?.(table.match!.state, eyes) === true) return "Dead";
  return table.record.seats[eyes]!.kind === "bot" ? "Bot" : "Seat";
}

/** Everybody comes to both tables, in the same order. */
function meet(p: Pair, secrets: (string | null)[]): void {
  const all: [number, string[]][] = [
    [HOST, [HOST_SECRET]],
    [WATCHER, []],
  ];
  secrets.forEach((secret, seat) => secret !== null && all.push([seat, [secret]]));
  for (const [conn, held] of all) both(p, (s) => s.connect(conn, held));
  compare(p, "the sync");
}

function both(p: Pair, act: (stage: Stage) => void): void {
  act(p.real);
  act(p.twin);
}

function compare(p: Pair, after: string): void {
  const [a, b] = [p.real.taken(p.conn), p.twin.taken(p.conn)];
  p.tally["frames"]! += a.length;
  for (const text of a) p.tally["bytes"]! += text.length;
  const at = a.findIndex((text, i) => text !== b[i]);
  if (at >= 0 || a.length !== b.length)
    throw new Error(`after ${after}, ${String(p.eyes)} can tell two worlds apart:\n${a[at]}\n${b[at]}`);
}

/** A bot may know what its seat knows; its random stream is not the viewer's. */
function compareJobs(p: Pair): void {
  const jobs = (table: Table): string =>
    canonical(
      table
        .wanted()
        .filter((j) => j.seat === p.eyes)
        .map(({ seed: _seed, ...rest }: BotJob) => rest),
    );
  if (jobs(p.real.table) !== jobs(p.twin.table))
    throw new Error(`the bot in seat ${String(p.eyes)} can tell two worlds apart`);
  p.tally["jobs"]!++;
}

/** Anything but a move: questions, refusals, talk, presence, pauses. */
function ask(p: Pair, secrets: (string | null)[]): void {
  const { rng, conn, eyes } = p;
  const seats = secrets.length;
  const person = pick(
    rng,
    [...secrets.keys()].filter((seat) => secrets[seat] !== null),
  );
  const seat = typeof eyes === "number" ? eyes : person;
  const ds = open(p.real.table);
  const d = pick(rng, ds.filter((q) => q.seat === seat && below(rng, 3) > 0).concat(ds));
  const tries: Types["move"][] = [];
  const { game, state } = p.real.table.match!;
  if (d.seat === seat) game.tries(state, d, tries);
  const tried = tries.length === 0 ? { t: "nothing" } : pick(rng, tries);
  const illegal =
    d.seat === seat && tries.length > 0 && game.check(state, d, tried) === null ? { t: "nothing" } : tried;
  const picks = tries.length === 0 ? ["card:0"] : game.slots(tried).slice(0, 1 + below(rng, 4));
  const wishes: Wish[] = [
    { t: "why", seat, d: d.id, picks: [...picks] },
    { t: "move", seat, d: d.id, move: illegal },
    { t: "move", seat, d: d.id + 1 + below(rng, 9), move: tried },
    { t: "move", seat: (seat + 1) % seats, d: d.id, move: tried },
    {
      t: "say",
      seat: typeof eyes === "number" ? eyes : null,
      channel: pick(rng, ["table", "out", "watch"] as const),
      text: "<b>hm</b>",
    },
    { t: "undo", seat: (seat + 1) % seats },
    { t: "take-back", seat, to: below(rng, 20) },
    { t: "agree", seat, yes: false },
    { t: "mind", seat, brief: "bold" },
    { t: "notify", seat, to: null },
    // The moments before the two worlds parted; what is shown of later ones is compared as it happens.
    { t: "look", seat: typeof eyes === "number" ? eyes : null, v: below(rng, seats + 1) },
    { t: "look", seat: (seat + 1) % seats, v: 0 },
    { t: "reason", n: below(rng, p.real.table.match!.n + 2) },
    { t: "hint", seat, d: d.id },
    { t: "ping" },
    { t: "rematch" },
    { t: "sit", seat: null, name: "Eve", secret: "0".repeat(32) },
  ];
  const talk: Wish = {
    t: "say",
    seat: person,
    channel: pick(rng, ["table", "out"] as const),
    text: `psst ${below(rng, 9)}`,
  };
  const whisper = asideOf(rng, person, seats);
  const acts: ((s: Stage) => void)[] = [
    ...wishes.map((wish) => (s: Stage) => s.send(conn, wish)),
    (s) => s.send(person, talk),
    (s) => s.send(person, whisper),
    (s) => s.send(HOST, { t: "pause", on: !s.table.record.paused }),
    (s) => s.later(below(sfc32(ds.length), 3_000)),
    (s) => person !== conn && (s.drop(person), s.later(6_000), s.connect(person, [secrets[person]!])),
    (s) => s.hello(conn, secrets[conn] === undefined || secrets[conn] === null ? [] : [secrets[conn]]),
  ];
  both(p, pick(rng, acts));
  compare(p, "a question");
}

/** What a move would make happen, to these eyes; null: it reveals something, or ends the game. */
function seen(table: Table, d: Decision, move: Types["move"], eyes: Eyes): string | null {
  const { game, state } = table.match!;
  const world = game.clone(state);
  const events: EventBase[] = [];
  game.apply(world, d, move, (e) => events.push(e));
  if (game.outcome(world) !== null || events.some((e) => e.reveals === true)) return null;
  return canonical(events.map((e) => redact(e, typeof eyes === "number" ? eyes : null)));
}

/** The same move in both worlds, or another one that looks alike. False: everything from here on reveals something. */
function step(p: Pair): boolean {
  const { rng, eyes } = p;
  if (p.real.table.record.paused) both(p, (s) => s.send(HOST, { t: "pause", on: false }));
  compare(p, "the pause");
  for (let attempt = 0; attempt < 6; attempt++) {
    const d = pick(rng, open(p.real.table));
    const mine = legalOf(p.real.table, d);
    const theirs = legalOf(p.twin.table, d);
    if (mine.length === 0 || theirs.length === 0) continue;
    const a = pick(rng, mine);
    const same = theirs.find((m) => canonical(m) === canonical(a));
    const b = same === undefined || (d.seat !== eyes && below(rng, 2) === 0) ? pick(rng, theirs) : same;
    const [x, y] = [seen(p.real.table, d, a, eyes), seen(p.twin.table, d, b, eyes)];
    if (x === null || y === null || (b !== same && x !== y)) continue;
    playAt(p.real, d, a);
    playAt(p.twin, d, b);
    p.tally[b === same ? "steps" : "otherMoves"]!++;
    return true;
  }
  return false;
}

export const leak: Proof = {
  name: "leak",
  about: "tables that are equal in all a viewer may know send the viewer the same bytes",
  parts: PARTS,
  run: (part) => leakPairs(GAMES[part % GAMES.length]!, part, PAIRS_A_PART),
};
