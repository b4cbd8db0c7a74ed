import { below, canonical, pick, sfc32, type Rng } from "@trestle/kernel";
import { parseFrame, isFrameFault } from "@trestle/protocol/parse";
import { Table, type Batch } from "@trestle/table";
import { GAMES, type Entry } from "@trestle/tools/registry.ts";
import { BadLink, Schedule, type Weather } from "./bad-link.ts";
import { FarPlayer, type Reach } from "./far-player.ts";
import { games, HOST_SECRET, Kept, Turned, wishFor } from "./house.ts";
import { addFigures, type Figures, type Proof } from "./proof.ts";
import { begin, Stage } from "./stage.ts";

const PARTS = 20;
const RUNS_A_PART = 12;
const HEARTBEAT = 20_000;
const LONGEST = 6 * 3_600_000;

/** A table's host in made-up time: commits take a while, sockets lie about being alive, the process dies. */
class FarHost {
  readonly clock = new Schedule();
  readonly kept = new Kept();
  readonly env: Turned;
  table: Table;
  readonly tally: Figures = {};
  readonly #rng: Rng;
  readonly #weather: Weather;
  readonly #links = new Map<number, { link: BadLink; heard: number; greeted: boolean }>();
  #connections = 0;
  #life = 0;
  #queue: Batch[] = [];
  #committing = false;

  constructor(stage: Stage, rng: Rng, weather: Weather) {
    const stored = stage.kept.stored();
    Object.assign(this.kept, { rev: stored.rev, record: stored.record });
    this.kept.lines.push(...stored.lines);
    this.env = new Turned("network");
    this.clock.now = this.env.now;
    this.#rng = rng;
    this.#weather = weather;
    this.table = Table.restore(games, stored, this.env);
    this.#beat();
  }

  /** Everything that is done to the table passes here. */
  act(what: (table: Table) => void): void {
    this.env.now = this.clock.now;
    what(this.table);
    this.#queue.push(...this.table.take());
    this.#bots();
    this.#commit();
    const life = this.#life;
    const due = this.table.due(this.env);
    if (due !== null)
      this.clock.after(Math.max(20, due - this.clock.now), () => life === this.#life && this.#tick(due));
  }

  #tick(due: number): void {
    if (this.table.due(this.env) === due || due <= this.clock.now) this.act((t) => t.tick(this.env));
  }

  #bots(): void {
    for (const job of this.table.wanted()) {
      this.table.handed(job);
      const { table } = this;
      const move = pick(this.#rng, job.legal);
      this.clock.after(below(this.#rng, 800), () => {
        if (this.table === table) this.act((t) => t.answer(job, { move, iterations: 1 }, this.env));
      });
    }
  }

  /** One commit at a time; nobody is told anything before it is over. */
  #commit(): void {
    if (this.#committing || this.#queue.length === 0) return;
    const group = this.#queue;
    const life = this.#life;
    this.#queue = [];
    this.#committing = true;
    this.clock.after(1 + below(this.#rng, 30), () => {
      if (life !== this.#life) return;
      this.#committing = false;
      for (const { ops } of group) for (const op of ops) this.kept.keep(op);
      for (const { frames } of group)
        for (const { to, frame } of frames) this.#links.get(to)?.link.send(1, JSON.stringify(frame));
      this.#commit();
    });
  }

  /** The process dies: what was not committed is gone, and so is every socket. */
  die(): void {
    addFigures(this.tally, { restarts: 1 });
    this.#life++;
    this.#queue = [];
    this.#committing = false;
    for (const { link } of this.#links.values()) link.close(1);
    this.#links.clear();
    this.env.now = this.clock.now;
    this.table = Table.restore(games, this.kept.stored(), this.env);
    this.act(() => undefined);
  }

  /** Sockets that have been silent for too long are dead. */
  #beat(): void {
    this.clock.after(HEARTBEAT, () => {
      for (const [id, l] of this.#links) if (this.clock.now - l.heard > HEARTBEAT) this.#drop(id);
      this.#beat();
    });
  }

  #drop(id: number): void {
    const found = this.#links.get(id);
    if (found === undefined) return;
    this.#links.delete(id);
    found.link.close(1);
    addFigures(this.tally, found.link.seen);
    this.act((t) => t.drop(id, this.env));
  }

  dial(took: (text: string) => void, lost: () => void): ReturnType<Reach["dial"]> {
    const id = ++this.#connections;
    const ends = [
      { take: took, closed: lost },
      { take: (text: string) => this.#take(id, text), closed: () => this.#drop(id) },
    ] as const;
    const link = new BadLink(this.clock, this.#rng, this.#weather, [...ends]);
    this.#links.set(id, { link, heard: this.clock.now, greeted: false });
    this.act((t) => t.join(id, null));
    return { send: (text) => link.send(0, text), close: () => link.close(0) };
  }

  #take(id: number, text: string): void {
    const from = this.#links.get(id);
    if (from === undefined) return;
    from.heard = this.clock.now;
    const frame = parseFrame(text);
    if (isFrameFault(frame)) throw new Error(`a good client sent ${text}`);
    if (frame.t !== "hello") return this.act((t) => t.command(id, frame, this.env));
    if (from.greeted) return;
    from.greeted = true;
    this.act((t) => t.hello(id, frame, this.env));
  }
}

/** Sockets as they are (in order, but dying in every way), and links that mistreat single frames too. */
function weatherOf(seed: number, rng: Rng): Weather {
  const wild = seed % 2 === 1;
  const some = (most: number): number => below(rng, most + 1);
  return {
    latency: 5 + some(400),
    drop: wild ? some(60) : 0,
    duplicate: wild ? some(80) : 0,
    reorder: wild ? some(120) : 0,
    freeze: some(20),
    freezeMs: 30_000,
    cut: 5 + some(40),
    halfOpen: some(700),
  };
}

/** One game over a bad network, to the end. Throws where it does not end, or where somebody sees something else. */
export function badNetwork(e: Entry, seed: number): Figures {
  const rng = sfc32(seed);
  const clock = pick(rng, ["off", "normal", "blitz"] as const);
  const stage = Stage.open(wishFor(e, { seats: e.seats, bots: Math.min(1, e.seats - 1), clock }), `network ${seed}`);
  const secrets = begin(stage).filter((secret) => secret !== null);
  const host = new FarHost(stage, rng, weatherOf(seed, rng));
  const reach: Reach = {
    now: () => host.clock.now,
    after: (ms, act) => host.clock.after(ms, act),
    dial: (took, lost) => host.dial(took, lost),
  };
  // The first person holds two seats, the host watches, and so does a stranger.
  const hands = [secrets.slice(0, 2), ...secrets.slice(2).map((s) => [s]), [HOST_SECRET], []];
  const players = hands.map((held, i) => new FarPlayer(reach, sfc32(seed * 100 + i), `player${i}`, held));
  run(host, rng, players);
  compare(host, players);
  for (const player of players) player.end();
  const dials = players.reduce((sum, p) => sum + p.dials, 0);
  const moves = players.reduce((sum, p) => sum + p.acknowledged.length, 0);
  return { runs: 1, moves, dials, ...host.tally };
}

function run(host: FarHost, rng: Rng, players: readonly FarPlayer[]): void {
  const end = host.clock.now + LONGEST;
  const restarts = below(rng, 4);
  for (let i = 0; i < restarts; i++) host.clock.after(below(rng, 120_000), () => host.die());
  while (!(host.table.phase === "over" && players.every((p) => p.done))) {
    if (host.clock.now > end) throw new Error(`not over after six hours: ${players.map((p) => p.table?.phase).join()}`);
    host.clock.step();
  }
}

/** Everybody's last view is the server's, and every acknowledged move is in the log once. */
function compare(host: FarHost, players: readonly FarPlayer[]): void {
  const { game, state } = host.table.match!;
  const keys = host.kept.lines.map((line) => (JSON.parse(line) as { key?: string }).key);
  for (const player of players) {
    if (player.boards.length === 0) throw new Error("somebody sees no board");
    for (const seat of player.boards)
      if (player.view(seat) !== canonical(game.view(state, seat < 0 ? null : seat)))
        throw new Error(`seat ${seat} ends with another view than the server's`);
    for (const key of player.acknowledged)
      if (keys.filter((k) => k === key).length !== 1) throw new Error(`${key} is not in the log once`);
  }
}

export const network: Proof = {
  name: "network",
  about: "games over links that drop, double, reorder, freeze and die: all end, and everybody sees the same",
  parts: PARTS,
  run(part) {
    const sum: Figures = {};
    for (let i = 0; i < RUNS_A_PART; i++) addFigures(sum, badNetwork(GAMES[i % GAMES.length]!, part * RUNS_A_PART + i));
    return sum;
  },
};
