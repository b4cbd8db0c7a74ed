/** Games at a real table with a sealed deal, played to the end at random, and their logs. */
import {
  pick,
  readLog,
  isLogFault,
  listHash,
  sfc32,
  writeLog,
  type Entry,
  type Log,
  type LogEnd,
  type MoveEntry,
} from "@trestle/kernel";
import { TestTable, HOST, partOf } from "../../table/test/test-table.ts";
import type { Args } from "../src/lib/cli.ts";
import { findGame } from "../src/registry.ts";

export interface TableWish {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  /** Starts that are broken off before the one that counts. */
  brokenOff?: number;
  /** Bob keeps his part to himself. */
  bobIsLate?: boolean;
}

/** Nothing was said on the command line. */
export const NO_ARGS = { _: [] as string[] } as unknown as Args;

export type Closed = Log & { end: LogEnd };

export interface TableLog {
  text: string;
  commitment: string;
  /** The hash of the list that everybody was shown before anybody revealed anything. */
  list: string;
  /** Ann's on seat 0. */
  part: string;
}

/** Ann and Bob (Ann alone, where one person plays) and bots on the other seats. */
export function tableLog({ game, seats, options = {}, brokenOff = 0, bobIsLate = false }: TableWish): TableLog {
  const test = new TestTable();
  const persons = Math.min(seats, 2);
  test.open({ game, seats, options, bots: seats - persons, edition: findGame(game)!.edition });
  const host = test.connect(HOST);
  const conns = ["Ann", "Bob"].slice(0, persons).map((name) => {
    const conn = test.connect();
    test.seat(conn, name);
    return conn;
  });
  const { commitment } = test.last(host, "about").table;
  for (let i = 0; i < brokenOff; i++) {
    test.send(host, { t: "start" });
    test.send(host, { t: "break-off" });
    conns.forEach((conn, seat) => test.ready(conn, seat));
  }
  const { attempt } = test.table.record;
  test.send(host, { t: "start" });
  const list = listHash(test.last(host, "about").table.starting!.list);
  if (bobIsLate) {
    test.reveal(conns[0]!, 0);
    test.send(host, { t: "go-on" });
  } else test.revealAll();
  finish(test, conns);
  const text = `${test.stored.get(test.table.id)!.lines.join("\n")}\n`;
  return { text, commitment, list, part: partOf(0, attempt) };
}

function finish(test: TestTable, conns: readonly number[]): void {
  const rng = sfc32(3);
  for (let turn = 1; test.table.phase === "playing"; turn++) {
    test.now += 100;
    test.bots();
    const { match } = test.table;
    const d = match!.game.pending(match!.state).find((q) => !q.free && conns[q.seat] !== undefined);
    if (d === undefined || test.table.phase !== "playing") continue;
    const moves: unknown[] = [];
    match!.game.moves(match!.state, d, moves);
    const { id: n, seat } = d;
    test.send(conns[seat]!, { t: "move", seat, d: n, move: pick(rng, moves) });
    if (turn % 5 === 0 && typeof match!.undoTo(seat) === "number") test.send(conns[seat]!, { t: "undo", seat });
  }
}

/** The log with something changed, counted and sealed anew, as whoever runs the server can. */
export function forged(text: string, change: (log: Closed) => void): string {
  const log = readLog(text);
  if (isLogFault(log) || log.end === null) throw new Error("the log is not closed");
  change(log as Closed);
  const numbers = new Map(log.entries.map((e, i) => [e.n, i + 1]));
  for (const [i, e] of log.entries.entries()) renumber(e, i + 1, numbers);
  return writeLog(log);
}

function renumber(e: Entry, n: number, numbers: ReadonlyMap<number, number>): void {
  if (e.t === "move" && e.key === `${e.by}-${e.n}`) e.key = `${e.by}-${n}`;
  if (e.t === "undo") e.to = numbers.get(e.to) ?? 0;
  e.n = n;
}

/** Takes a move back and makes it again. */
export function undone(log: Closed, move: MoveEntry): void {
  const { n, at, seat } = move;
  log.entries.splice(n, 0, { n: -1, at, t: "undo", seat, to: n - 1 }, { ...move, n: -2 });
}
