import {
  partCommitment,
  canonical,
  OPENS,
  pick,
  sha256Text,
  type Decision,
  type Rng,
  type Seat,
  type Types,
} from "@trestle/kernel";
import type { Command } from "@trestle/protocol";
import { Table, type BotJob, type ConnectionId, type NewTable, type StoredTable } from "@trestle/table";
import { games, HOST_SECRET, Kept, Turned } from "./house.ts";

type Unkeyed<C> = C extends Command ? Omit<C, "key"> : never;
export type Wish = Unkeyed<Command>;

/** A table with its store and its connections in one process; nothing is ever late. */
export class Stage {
  readonly env: Turned;
  readonly table: Table;
  readonly kept = new Kept();
  /** Bytes that went to each connection. */
  readonly sent = new Map<ConnectionId, string[]>();
  /** Commands to a table that came back must not have the keys of those before. */
  #prefix = "key";
  #keys = 0;

  private constructor(table: Table, env: Turned) {
    this.table = table;
    this.env = env;
    this.drain();
  }

  static open(wish: NewTable, seed: string): Stage {
    const env = new Turned(seed);
    const table = Table.create(games, wish, HOST_SECRET, env);
    if ("rule" in table) throw new Error(`no such table: ${table.rule}`);
    return new Stage(table, env);
  }

  /** `change` is made before anybody connects. */
  static restore(stored: StoredTable, seed: string, change: (table: Table) => void = () => undefined): Stage {
    const env = new Turned(seed);
    const table = Table.restore(games, stored, env);
    change(table);
    return new Stage(table, env).#has(stored);
  }

  #has(stored: StoredTable): this {
    this.#prefix = `key-after-${stored.lines.length}`;
    Object.assign(this.kept, { rev: stored.rev, record: stored.record });
    this.kept.lines.push(...stored.lines);
    this.kept.chat.push(...stored.chat);
    return this;
  }

  drain(): void {
    for (const { ops, frames } of this.table.take()) {
      for (const op of ops) this.kept.keep(op);
      for (const { to, frame } of frames) this.sent.get(to)?.push(JSON.stringify(frame));
    }
  }

  connect(conn: ConnectionId, secrets: string[]): void {
    this.sent.set(conn, []);
    this.table.join(conn, null);
    this.hello(conn, secrets);
  }
  hello(conn: ConnectionId, secrets: string[]): void {
    this.table.hello(conn, { t: "hello", protocol: 2, secrets, history: true }, this.env);
    this.drain();
  }
  drop(conn: ConnectionId): void {
    this.sent.delete(conn);
    this.table.drop(conn, this.env);
    this.drain();
  }
  later(ms: number): void {
    this.env.now += ms;
    this.table.tick(this.env);
    this.drain();
  }
  send(conn: ConnectionId, wish: Wish): void {
    const key = `${this.#prefix}-${String(++this.#keys).padStart(6, "0")}`;
    this.table.command(conn, { ...wish, key }, this.env);
    this.drain();
  }
  /** A bot's answer to what it owes; its reason is all that it knows. */
  answer(job: BotJob, move: Types["move"]): void {
    const why = { lines: [{ key: "all", data: { view: canonical(job.view) } }], opens: OPENS[1 + (job.d.id % 2)]! };
    this.table.handed(job);
    this.table.answer(job, { move, iterations: 1, why }, this.env);
    this.drain();
  }

  /** What came to this connection since the last call. */
  taken(conn: ConnectionId): string[] {
    return this.sent.get(conn)?.splice(0) ?? [];
  }
}

export const HOST: ConnectionId = 100;
export const WATCHER: ConnectionId = 101;

/** Everybody sits down and the game begins. Seat s is connection s; returns the seats' secrets. */
export function begin(stage: Stage): (string | null)[] {
  const { table } = stage;
  stage.connect(HOST, [HOST_SECRET]);
  stage.connect(WATCHER, []);
  const secrets = table.record.seats.map((s, seat) => (s.kind === "bot" ? null : sitDown(stage, seat)));
  stage.send(HOST, { t: "start" });
  table.record.seats.forEach((s, seat) => {
    if (s.kind === "person") stage.send(seat, { t: "part", seat, attempt: 1, part: partOf(seat) });
  });
  if (table.phase !== "playing") throw new Error("the game did not begin");
  return secrets;
}

function sitDown(stage: Stage, seat: Seat): string {
  const secret = sha256Text(`secret ${seat}`).slice(0, 32);
  const commitment = partCommitment(stage.table.id, seat, 1, partOf(seat));
  stage.connect(seat, []);
  stage.send(seat, { t: "sit", seat, name: `Player ${seat + 1}`, secret });
  stage.send(seat, { t: "ready", seat, ready: true, attempt: 1, commitment });
  if (stage.table.record.seats[seat]?.kind !== "person") throw new Error(`seat ${seat + 1} could not be taken`);
  return secret;
}

const partOf = (seat: Seat): string => sha256Text(`part ${seat}`);

/** Decisions that can be answered at this moment, by whoever. */
export function open(table: Table): readonly Decision[] {
  return table.match === null || table.phase !== "playing" ? [] : table.match.game.pending(table.match.state);
}

export function legalOf(table: Table, d: Decision): Types["move"][] {
  const moves: Types["move"][] = [];
  table.match!.game.moves(table.match!.state, d, moves);
  return moves;
}

/** One random move at the table, made by whoever owes it. */
export function randomStep(stage: Stage, rng: Rng): void {
  const owed = open(stage.table).filter((d) => !d.free);
  const d = pick(rng, owed);
  playAt(stage, d, pick(rng, legalOf(stage.table, d)));
}

export function playAt(stage: Stage, d: Decision, move: Types["move"]): void {
  const job = stage.table.wanted().find((j) => j.d.id === d.id && j.hint === null);
  if (job === undefined) stage.send(d.seat, { t: "move", seat: d.seat, d: d.id, move });
  else stage.answer(job, move);
}
