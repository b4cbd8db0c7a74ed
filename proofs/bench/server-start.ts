import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { owed, pick, sfc32, type Types } from "@trestle/kernel";
import { PROTOCOL, type Command } from "@trestle/protocol";
import { openSqlite } from "@trestle/server";
import { Conflict, Table, type Env, type Op, type Store } from "@trestle/table";
import { games, HOST_SECRET, wishFor } from "../prove/house.ts";
import { findGame } from "@trestle/tools/registry.ts";
import { median } from "../load/measure.ts";
import { Served } from "./server-process.ts";

const TABLES = 5_000;
const MOVES = 40;
const STARTS = 7;
const AT_ONCE = 250;
const HOST = 1;

export interface StartFigures {
  tables: number;
  /** Milliseconds from starting the process until it answers `/readyz`: in its best start, and in the one in the middle. */
  best: number;
  median: number;
  /** The same with an empty folder. */
  emptyBest: number;
  emptyMedian: number;
}

const random = (): string => randomBytes(32).toString("hex");

/** A game of BANG! under way with running clocks, as the store is told of it: its moves are random and legal. */
function played(i: number): Op[] {
  const env: Env = { now: Date.now(), random };
  const table = Table.create(games, wishFor(findGame("bang")!, { clock: "normal" }), HOST_SECRET, env);
  if ("rule" in table) throw new Error(table.rule);
  table.join(HOST, null);
  table.hello(HOST, { t: "hello", protocol: PROTOCOL, secrets: [HOST_SECRET], history: false }, env);
  let keys = 0;
  const send = (frame: object): void =>
    table.command(HOST, { ...frame, key: `key-${String(++keys).padStart(6, "0")}` } as Command, env);
  table.record.seats.forEach((_, seat) => {
    send({ t: "sit", seat, name: `Rider ${seat + 1}`, secret: random().slice(0, 32) });
    send({ t: "ready", seat, ready: true, attempt: 1, commitment: random() });
  });
  send({ t: "start" });
  send({ t: "go-on" });
  table.drop(HOST, env);
  const { game, state } = table.match!;
  const rng = sfc32(i);
  for (let n = 0; n < MOVES; n++) {
    const d = owed(game.pending(state));
    if (d === null) break;
    const moves: Types["move"][] = [];
    game.moves(state, d, moves);
    table.playMove(d, pick(rng, moves), "person", `move-${random().slice(0, 12)}`, env, null);
  }
  table.tick(env);
  return table.take().flatMap((batch) => batch.ops);
}

/** Of 5,000 six-letter codes two may be the same: then another table, as the server would make one. */
async function keep(store: Store, i: number): Promise<void> {
  for (;;) {
    try {
      return await store.commit(played(i));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

async function fill(folder: string): Promise<void> {
  const store = await openSqlite(folder);
  for (let i = 0; i < TABLES; i += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => keep(store, i + k)));
  const { tables, lines } = await store.counts();
  if (tables !== TABLES || lines < TABLES * MOVES) throw new Error(`only ${tables} tables with ${lines} lines`);
  await store.close();
}

async function start(folder: string): Promise<number> {
  const began = performance.now();
  const served = await Served.ours(folder);
  const { status } = await fetch(`http://127.0.0.1:${served.port}/readyz`);
  const took = performance.now() - began;
  if (status !== 200) throw new Error(`not ready: ${status}`);
  await served.end();
  return took;
}

export async function benchStart(folder: string): Promise<StartFigures> {
  const [full, empty] = [join(folder, "full"), join(folder, "empty")];
  await fill(full);
  const times: [number, number][] = [];
  for (let i = 0; i < STARTS; i++) times.push([await start(full), await start(empty)]);
  const [a, b] = [times.map((t) => t[0]), times.map((t) => t[1])];
  return {
    tables: TABLES,
    best: Math.round(Math.min(...a)),
    median: Math.round(median(a)),
    emptyBest: Math.round(Math.min(...b)),
    emptyMedian: Math.round(median(b)),
  };
}
