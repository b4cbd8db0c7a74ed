import type WebSocket from "ws";
import { round } from "../load/measure.ts";
import { AtOnce } from "../load/server-pace.ts";
import type { Told } from "../load/probe-child.ts";
import { Served } from "./server-process.ts";
import { connect, leave, makeTable, Played, SEATS } from "./server-table.ts";

/** 4,900 tables of four are what 20,000 connections hold. */
const COUNTS = [1_000, 4_900] as const;
const AT_ONCE = 25;
const MEGA = 1024 * 1024;
const SETTLE = 1_500;
const IDLE_AFTER = 1_000;
const LEAVE_WITHIN = 30_000;

interface MemoryFigures {
  tables: number;
  /** Megabytes beyond the server's own before anybody came: resident, and living objects and buffers alone. */
  ours: number;
  bare: number;
  oursHeap: number;
  bareHeap: number;
  ratio: number;
  heapRatio: number;
}
export interface Memory {
  /** Resident megabytes of the empty processes. */
  emptyOurs: number;
  emptyBare: number;
  open: MemoryFigures[];
  /** Some seconds after everybody has left: tables still in memory, and megabytes of living objects beyond the empty process. */
  liveAfterAll: number;
  heapAfterAll: number;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Runs `open` for each number, so many at the same time. */
async function each(from: number, to: number, open: (i: number) => Promise<void>): Promise<void> {
  let next = from;
  const work = async (): Promise<void> => {
    while (next < to) await open(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Resident and living memory after each number of open tables, the first with none. */
async function grow(served: Served, open: (i: number) => Promise<void>): Promise<Told[]> {
  const told = [await served.ask("collect")];
  let have = 0;
  for (const count of COUNTS) {
    await each(have, count, open);
    have = count;
    await sleep(SETTLE);
    told.push(await served.ask("collect"));
  }
  return told;
}

async function growBare(): Promise<Told[]> {
  const served = await Served.bare();
  const sockets: WebSocket[] = [];
  const told = await grow(served, async (i) => {
    const four = Array.from({ length: SEATS }, () => connect(served.port, `/table${i}`));
    sockets.push(...four);
    await Promise.all(four.map((ws) => new Promise((done) => ws.once("open", done))));
  });
  await served.end();
  leave(sockets);
  return told;
}

async function liveTables(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^trestle_tables_in_memory (\d+)$/m.exec(text)?.[1]);
}

/** Games under way with four people connected; nobody moves. */
async function growOurs(data: string): Promise<{ told: Told[]; live: number; after: Told }> {
  const served = await Served.ours(data, ["--idle-after", String(IDLE_AFTER)]);
  const tables: Played[] = [];
  const told = await grow(served, async () => {
    const table = new Played(served.port, await makeTable(served.port), new AtOnce());
    tables.push(table);
    await table.begun;
  });
  for (const table of tables) table.leave();
  for (let waited = 0; waited < LEAVE_WITHIN && (await liveTables(served.port)) > 0; waited += SETTLE)
    await sleep(SETTLE);
  const live = await liveTables(served.port);
  const after = await served.ask("collect");
  await served.end();
  return { told, live, after };
}

export async function benchMemory(data: string): Promise<Memory> {
  const bare = await growBare();
  const { told, live, after } = await growOurs(data);
  const mega = (bytes: number): number => round(bytes / MEGA, 1);
  const open = COUNTS.map((tables, i): MemoryFigures => {
    const beyond = (of: readonly Told[], what: "rss" | "heap"): number => of[i + 1]![what] - of[0]![what];
    return {
      tables,
      ours: mega(beyond(told, "rss")),
      bare: mega(beyond(bare, "rss")),
      oursHeap: mega(beyond(told, "heap")),
      bareHeap: mega(beyond(bare, "heap")),
      ratio: round(beyond(told, "rss") / beyond(bare, "rss")),
      heapRatio: round(beyond(told, "heap") / beyond(bare, "heap")),
    };
  });
  return {
    emptyOurs: mega(told[0]!.rss),
    emptyBare: mega(bare[0]!.rss),
    open,
    liveAfterAll: live,
    heapAfterAll: mega(after.heap - told[0]!.heap),
  };
}
