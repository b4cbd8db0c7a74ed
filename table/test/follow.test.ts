import { describe, expect, it } from "vitest";
import { pick, sfc32, type Types } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import { follow, versionOf, type TableChanges, type NewTable, type StoredTable, type Table } from "../src/index.ts";
import { type TestTable, HOST, playing } from "./test-table.ts";

/** A table in another process that follows the log of the first, and what its viewers are told. */
class Mirror {
  readonly table: Table;
  readonly inbox = new Map<number, ServerFrame[]>();
  readonly #test: TestTable;

  constructor(test: TestTable) {
    this.#test = test;
    this.table = test.mirror();
    this.table.passive = true;
  }

  connect(id: number, ...secrets: string[]): void {
    this.inbox.set(id, []);
    this.table.join(id, null);
    this.table.hello(id, { t: "hello", protocol: 2, secrets, history: true }, this.#test.env);
    this.drain();
  }

  drain(): void {
    for (const { ops, frames } of this.table.take()) {
      expect(ops).toEqual([]);
      for (const { to, frame } of frames) this.inbox.get(to)!.push(JSON.parse(JSON.stringify(frame)) as ServerFrame);
    }
  }

  follow(): void {
    const { rev, record, lines, chat } = this.#test.stored.get(this.table.id)!;
    const head = versionOf(this.table);
    const copied = rev > head.rev ? (JSON.parse(JSON.stringify(record)) as StoredTable["record"]) : null;
    const late = lines.slice(head.next);
    // Each line in a moment of its own, as it was where it was made: then each comes with its board.
    for (const line of late.splice(0, late.length - 1)) this.#take({ rev: head.rev, record: null, lines: [line] });
    this.#take({ rev, record: copied, lines: late, chat });
  }

  #take(changes: Pick<TableChanges, "rev" | "record" | "lines"> & { chat?: TableChanges["chat"] }): void {
    follow(this.table, { chat: [], lined: this.#test.now, ...changes }, this.#test.env);
    this.drain();
  }

  told(id: number, ...types: ServerFrame["t"][]): ServerFrame[] {
    return this.inbox.get(id)!.filter((f) => types.includes(f.t));
  }
}

/** One move by whoever owes one, at random. */
function move(test: TestTable, persons: readonly number[], rng: ReturnType<typeof sfc32>): void {
  const job = test.table.wanted()[0];
  if (job !== undefined) return test.answer(job, pick(rng, job.legal));
  const { game, state } = test.table.match!;
  const d = game.pending(state).find((q) => !q.free)!;
  const moves: Types["move"][] = [];
  game.moves(state, d, moves);
  test.send(persons[d.seat]!, { t: "move", seat: d.seat, d: d.id, move: pick(rng, moves) });
}

const TOLD = ["said", "asked"] as const;
const GAMES: Partial<NewTable>[] = [
  { game: "colt", clock: "normal" },
  { game: "bang", seats: 4, bots: 2, clock: "off" },
  { game: "heist", seats: 3, clock: "off" },
];

describe.each(GAMES)("a process that follows a game of $game", (wish) => {
  it("tells its viewers just what they would be told where it is played", () => {
    const { test, ann, bob, host, secrets } = playing(wish);
    const rng = sfc32(11);
    const mirror = new Mirror(test);
    const pairs = [[secrets[0]!], [secrets[1]!], []].map((mine) => test.connect(...mine));
    for (const [i, id] of pairs.entries()) mirror.connect(id, ...(secrets[i] === undefined ? [] : [secrets[i]]));
    for (const id of pairs) test.inbox.get(id)!.length = mirror.inbox.get(id)!.length = 0;
    for (let i = 0; test.table.phase === "playing" && i < 120; i++) {
      test.now += 1_000;
      move(test, [ann, bob], rng);
      if (i === 2) test.send(ann, { t: "note", seat: 0, about: 1, guess: null, strength: 1, text: "smiles" });
      if (i === 3) test.send(ann, { t: "say", seat: 0, channel: "table", text: "howdy" });
      if (i === 7) test.send(host, { t: "pause", on: true });
      mirror.follow();
      if (i === 7) test.send(host, { t: "pause", on: false });
      if (i === 9) test.send(ann, { t: "undo", seat: 0 });
    }
    mirror.follow();
    for (const id of pairs) {
      const here = test.inbox.get(id)!.filter((f) => f.t === "step");
      expect(here.length).toBeGreaterThan(3);
      expect(mirror.told(id, "step")).toEqual(here);
      for (const t of test.table.phase === "over" ? (["about", ...TOLD] as const) : TOLD)
        expect(mirror.told(id, t).at(-1), t).toEqual(test.inbox.get(id)!.findLast((f) => f.t === t));
    }
    const [own] = pairs as [number];
    expect(mirror.told(own, "side").at(-1)).toEqual(test.last(own, "side"));
    expect(versionOf(mirror.table)).toEqual(versionOf(test.table));
  });
});

it("follows from the empty seats on, and whoever loses a seat elsewhere has lost it", () => {
  const { test, host, ann, secrets } = playing();
  const mirror = new Mirror(test);
  mirror.connect(1, secrets[0]!);
  mirror.connect(2, HOST);
  expect(mirror.table.connections.get(1)?.seats).toEqual([0]);
  test.send(ann, { t: "rotate", seat: 0, secret: "7".repeat(32) });
  mirror.follow();
  expect(mirror.table.connections.get(1)?.seats).toEqual([]);
  test.send(host, { t: "close" });
  mirror.follow();
  expect(mirror.told(2, "about").at(-1)).toMatchObject({ table: { phase: "closed" }, you: { host: true } });
});

it("a bid to go back is heard everywhere and may be answered anywhere", () => {
  const { test, ann, bob, secrets } = playing({ game: "heist", seats: 2, bots: 0 });
  const rng = sfc32(3);
  for (let i = 0; i < 4; i++) move(test, [ann, bob], rng);
  const mirror = new Mirror(test);
  mirror.connect(1, secrets[1]!);
  test.send(ann, { t: "take-back", seat: 0, to: 3 });
  mirror.follow();
  expect(mirror.told(1, "asked")).toMatchObject([{ by: 0, to: 3, waiting: [1] }]);
  mirror.table.command(1, { t: "agree", seat: 1, yes: true, key: "agreed-elsewhere" }, test.env);
  const ops = mirror.table.take().flatMap((batch) => batch.ops);
  expect(ops.find((op) => op.t === "line")).toMatchObject({ line: expect.stringContaining('"t":"undo"') as string });
});

it("a seat that is held through another process is not away", () => {
  const { test, ann } = playing();
  test.table.seatsElsewhere([1], test.env);
  test.drain();
  test.table.drop(3, test.env);
  test.later(60_000);
  expect(test.last(ann, "about").table.seats[1]?.here).toBe(true);
  test.table.seatsElsewhere([], test.env);
  test.later(6_000);
  expect(test.last(ann, "about").table.seats[1]?.here).toBe(false);
});
