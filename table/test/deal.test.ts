import { dealListOf, isLogFault, partCommitment, readLog, replayLog, sha256Text, type AnyGame } from "@trestle/kernel";
import { colt } from "@trestle/games/colt/engine";
import type { ServerFrame } from "@trestle/protocol";
import { describe, expect, it } from "vitest";
import { story } from "@trestle/testkit";
import { TestTable, HOST, partOf, secretOf } from "./test-table.ts";

const rule = (frame: ServerFrame): string => (frame.t === "refused" ? frame.rule : frame.t);
const DAY = 24 * 60 * 60 * 1_000;

/** Ann and Bob are ready, a bot has the third seat. */
function lobby(wish: Parameters<TestTable["open"]>[0] = {}): {
  test: TestTable;
  host: number;
  ann: number;
  bob: number;
} {
  const test = new TestTable().open({ bots: 1, ...wish });
  const [host, ann, bob] = [test.connect(HOST), test.connect(), test.connect()];
  test.seat(ann, "Ann");
  test.seat(bob, "Bob");
  return { test, host, ann, bob };
}
const startingOf = (test: TestTable, connection: number) => test.last(connection, "about").table.starting;

describe("getting ready", () => {
  story("[TABLE-DEAL-1] [TABLE-DEAL-2] one commits for the attempt that is next", () => {
    const { test, ann } = lobby();
    const ready = { t: "ready", seat: 0, ready: true } as const;
    expect(rule(test.send(ann, { ...ready, attempt: 1, commitment: null }))).toBe("TABLE-DEAL-1");
    const late = partCommitment(test.table.id, 0, 2, partOf(0, 2));
    expect(test.send(ann, { ...ready, attempt: 2, commitment: late })).toMatchObject({
      rule: "TABLE-DEAL-2",
      data: { attempt: 1 },
    });
  });

  story("[TABLE-DEAL-3] a commitment is used once: not by another seat, not again, not after a broken start", () => {
    const { test, host, ann, bob } = lobby();
    const mine = test.table.record.seats[0]!;
    const commitment = mine.kind === "person" ? mine.commitment! : "";
    const ready = (connection: number, seat: number): string =>
      rule(test.send(connection, { t: "ready", seat, ready: true, attempt: test.table.record.attempt, commitment }));
    expect(ready(bob, 1)).toBe("TABLE-DEAL-3");
    expect(ready(ann, 0)).toBe("TABLE-DEAL-3");
    test.send(ann, { t: "ready", seat: 0, ready: false, attempt: 1, commitment: null });
    expect(ready(ann, 0)).toBe("TABLE-DEAL-3");
    test.send(ann, {
      t: "ready",
      seat: 0,
      ready: true,
      attempt: 1,
      commitment: partCommitment(test.table.id, 0, 1, sha256Text("another")),
    });
    test.send(host, { t: "start" });
    test.send(host, { t: "break-off" });
    expect(ready(ann, 0)).toBe("TABLE-DEAL-3");
  });
});

describe("the start", () => {
  it("freezes one list before anything is revealed, and deals once all parts are in", () => {
    const { test, host, ann, bob } = lobby();
    test.send(host, { t: "start" });
    const { list, missing } = startingOf(test, bob)!;
    expect(missing).toEqual([0, 1]);
    expect(list).toMatchObject({ table: test.table.id, game: "colt", attempt: 1, options: test.table.record.options });
    expect(list.commitment).toBe(test.last(bob, "about").table.commitment);
    expect(list.seats.map((s) => [s.bot, s.commitment])).toEqual([
      [false, partCommitment(test.table.id, 0, 1, partOf(0))],
      [false, partCommitment(test.table.id, 1, 1, partOf(1))],
      [true, null],
    ]);
    expect(JSON.stringify([...test.inbox.values()])).not.toContain(partOf(0));
    test.reveal(ann, 0);
    expect([test.table.phase, startingOf(test, bob)!.missing]).toEqual(["lobby", [1]]);
    expect(startingOf(test, bob)!.list).toEqual(list);
    test.reveal(bob, 1);
    expect(test.table.phase).toBe("playing");
    const header = readLog(`${test.stored.get(test.table.id)!.lines.join("\n")}\n`, "open");
    if (isLogFault(header)) throw new Error(header.reason);
    expect(dealListOf(header.header)).toEqual(list);
  });

  story("[TABLE-DEAL-4] nothing of a frozen list changes; [TABLE-DEAL-6] and nothing is revealed without one", () => {
    const { test, host, ann, bob } = lobby();
    expect(rule(test.reveal(ann, 0))).toBe("TABLE-DEAL-6");
    for (const t of ["go-on", "break-off"] as const) expect(rule(test.send(host, { t }))).toBe("TABLE-DEAL-6");
    test.send(host, { t: "start" });
    const before = JSON.stringify(test.table.record.starting);
    expect(rule(test.ready(bob, 1))).toBe("TABLE-DEAL-4");
    expect(rule(test.send(host, { t: "arrange", options: {}, seats: 3, clock: "off" }))).toBe("TABLE-DEAL-4");
    expect(rule(test.send(host, { t: "start" }))).toBe("TABLE-DEAL-4");
    expect(rule(test.send(ann, { t: "go-on" }))).toBe("TABLE-HOST-1");
    expect(rule(test.send(ann, { t: "part", seat: 0, attempt: 2, part: partOf(0, 2) }))).toBe("TABLE-DEAL-6");
    expect(JSON.stringify(test.table.record.starting)).toBe(before);
  });

  story("[TABLE-DEAL-5] a part that is not what the seat committed to does not count", () => {
    const { test, host, ann } = lobby();
    test.send(host, { t: "start" });
    const part = { t: "part", seat: 0, attempt: 1 } as const;
    expect(rule(test.send(ann, { ...part, part: sha256Text("a better one") }))).toBe("TABLE-DEAL-5");
    expect(rule(test.send(ann, { ...part, part: partOf(1) }))).toBe("TABLE-DEAL-5");
    expect(startingOf(test, ann)!.missing).toEqual([0, 1]);
  });

  it("the host may go on without a part, which then stays out for good", () => {
    const { test, host, ann, bob } = lobby();
    test.send(host, { t: "start" });
    test.reveal(ann, 0);
    expect(startingOf(test, ann)!.goesOn).toBeNull();
    test.later(10 * 60_000);
    expect(test.table.phase).toBe("lobby");
    test.send(host, { t: "go-on" });
    expect(test.table.record.parts).toEqual([partOf(0), null, null]);
    expect(rule(test.reveal(bob, 1))).toBe("TABLE-START-3");
  });

  it("a start that is broken off burns all parts, and the log shows the attempt", () => {
    const { test, host, ann, bob } = lobby();
    test.send(host, { t: "start" });
    test.reveal(ann, 0);
    test.send(host, { t: "break-off" });
    expect(test.last(ann, "about").table).toMatchObject({ attempt: 2, starting: null });
    expect(test.table.record.seats.map((s) => s.kind === "person" && s.ready)).toEqual([false, false, false]);
    test.ready(ann, 0);
    test.ready(bob, 1);
    test.start(host);
    expect(test.table.match!.header.deal!.attempt).toBe(2);
    expect(test.table.record.parts).toEqual([partOf(0, 2), partOf(1, 2), null]);
  });

  it.each([["leave"], ["seat-bot"], ["free"]] as const)("is broken off by %s", (t) => {
    const { test, host, bob } = lobby();
    test.send(host, { t: "start" });
    if (t === "leave") test.send(bob, { t, seat: 1 });
    else if (t === "free") test.send(host, { t, seat: 1 });
    else test.send(host, { t, seat: 1, level: "greenhorn", temper: "even" });
    expect([test.table.record.starting, test.table.record.attempt]).toEqual([undefined, 2]);
  });

  it("survives a restart of the server", () => {
    const { test, host } = lobby();
    test.send(host, { t: "start" });
    test.restart();
    const [ann, bob] = [test.connect(secretOf("Ann")), test.connect(secretOf("Bob"))];
    expect(test.last(ann, "sync").table.starting!.missing).toEqual([0, 1]);
    test.reveal(ann, 0);
    test.reveal(bob, 1);
    expect(test.table.phase).toBe("playing");
  });
});

describe("a start without a host", () => {
  it("goes on by itself after 15 seconds", () => {
    const { test, host, ann } = lobby();
    test.send(host, { t: "start" });
    test.reveal(ann, 0);
    test.table.drop(host, test.env);
    test.drain();
    expect(startingOf(test, ann)!.goesOn).toBe(15_000);
    expect(test.table.due(test.env)).toBe(test.now + 15_000);
    test.later(14_999);
    expect(test.table.phase).toBe("lobby");
    test.later(1);
    expect([test.table.phase, test.table.record.parts]).toEqual(["playing", [partOf(0), null, null]]);
  });

  it("is counted from when the host went, however long they had waited for a part", () => {
    const { test, host, ann } = lobby();
    test.send(host, { t: "start" });
    test.reveal(ann, 0);
    test.later(10 * 60_000);
    test.table.drop(host, test.env);
    test.drain();
    expect(startingOf(test, ann)!.goesOn).toBe(15_000);
    test.later(14_999);
    expect(test.table.phase).toBe("lobby");
    // Back in time: the host decides again.
    const back = test.connect(HOST);
    expect(test.last(back, "sync").table.starting!.goesOn).toBeNull();
    test.later(60_000);
    expect(test.table.phase).toBe("lobby");
    test.table.drop(back, test.env);
    test.later(15_000);
    expect(test.table.phase).toBe("playing");
  });

  it("does not go on while everybody comes back after a restart", () => {
    const { test, host, ann } = lobby();
    test.send(host, { t: "start" });
    test.reveal(ann, 0);
    test.later(10 * 60_000);
    test.restart();
    test.later(14_999);
    expect(test.table.phase).toBe("lobby");
    const bob = test.connect(secretOf("Bob"));
    test.reveal(bob, 1);
    expect(test.table.record.parts).toEqual([partOf(0), partOf(1), null]);
  });

  it("goes on after a restart to which nobody comes back", () => {
    const { test, host } = lobby();
    test.send(host, { t: "start" });
    test.later(10 * 60_000);
    test.restart();
    expect(test.table.due(test.env)).toBe(test.now + 15_000);
    test.later(15_000);
    expect(test.table.phase).toBe("playing");
  });

  it("also where the host is the one whose part is missing", () => {
    const test = new TestTable().open({ bots: 1 });
    const [host, ann] = [test.connect(HOST), test.connect()];
    test.seat(host, "Hetty");
    test.seat(ann, "Ann");
    test.send(host, { t: "start" });
    test.reveal(ann, 1);
    test.later(15_000);
    expect(test.table.record.parts).toEqual([null, partOf(1), null]);
  });

  it("at a quick table also where somebody sits down and never gets ready", () => {
    const test = new TestTable().open({ quick: true, bots: 1 });
    const [ann, eve] = [test.connect(), test.connect()];
    test.seat(ann, "Ann");
    test.later(60_000);
    test.send(eve, { t: "sit", seat: null, name: "Eve", secret: secretOf("Eve") });
    test.later(14_999);
    expect(test.table.record.starting).toBeUndefined();
    test.later(1);
    expect(startingOf(test, ann)!.list.seats[1]).toEqual({ bot: false, commitment: null });
    test.reveal(ann, 0);
    expect(test.table.phase).toBe("playing");
  });

  it("at a quick table also where whoever made it is there, and getting ready again wins no time", () => {
    const test = new TestTable().open({ quick: true, bots: 1 });
    const [host, ann] = [test.connect(HOST), test.connect()];
    test.send(host, { t: "sit", seat: null, name: "Hetty", secret: secretOf("Hetty") });
    test.seat(ann, "Ann");
    test.later(10_000);
    test.send(ann, { t: "ready", seat: 1, ready: false, attempt: 1, commitment: null });
    test.later(5_000);
    expect(test.table.phase).toBe("playing");
    expect(test.table.match!.header.deal!.seats.map((s) => s.commitment)).toEqual([null, null, null]);
  });

  it("but not where the host sits there, with whatever device", () => {
    const test = new TestTable().open({ bots: 1 });
    const [host, ann] = [test.connect(HOST), test.connect()];
    const { secret } = test.seat(host, "Hetty");
    test.seat(ann, "Ann");
    test.send(host, { t: "start" });
    test.reveal(host, 0);
    const phone = test.connect(secret);
    expect(test.last(phone, "sync").you.host).toBe(false);
    test.table.drop(host, test.env);
    test.later(60_000);
    expect(test.table.phase).toBe("lobby");
    test.table.drop(phone, test.env);
    test.later(15_000);
    expect(test.table.phase).toBe("playing");
  });

  it("at a table of days it waits for a day, with or without a host", () => {
    const { test, host, ann } = lobby({ clock: "days" });
    test.send(host, { t: "start" });
    expect(startingOf(test, ann)!.goesOn).toBe(DAY);
    test.reveal(ann, 0);
    test.later(DAY - 1);
    expect(test.table.phase).toBe("lobby");
    test.later(1);
    expect(test.table.phase).toBe("playing");
  });
});

describe("a command whose answer was lost", () => {
  it("a quick table's last sit gives the seat, though the game has begun", () => {
    const test = new TestTable().open({ quick: true, seats: 3, bots: 2 });
    const frame = { t: "sit", key: "sit-down-1", seat: null, name: "Ann", secret: secretOf("Ann") } as const;
    const lost = test.connect();
    test.send(lost, frame);
    test.ready(lost, 0);
    test.reveal(lost, 0);
    expect(test.table.phase).toBe("playing");
    const ann = test.connect();
    expect(rule(test.send(ann, frame))).toBe("done");
    expect(test.last(ann, "seated").seat).toBe(0);
    expect(test.last(ann, "sync").boards.map((b) => b.seat)).toEqual([0]);
    const eve = test.connect();
    expect(rule(test.send(eve, { ...frame, secret: secretOf("Eve") }))).toBe("TABLE-SEAT-1");
  });

  it("a rotate gives the seat to the new secret, and to no other", () => {
    const { test, host, ann } = lobby();
    test.start(host);
    const frame = { t: "rotate", key: "turn-key-1", seat: 0, secret: secretOf("new") } as const;
    test.send(ann, frame);
    const again = test.connect(secretOf("Ann"));
    expect(test.last(again, "sync").you.seats).toEqual([]);
    expect(rule(test.send(again, { ...frame, secret: secretOf("thief") }))).toBe("TABLE-SEAT-1");
    expect(rule(test.send(again, { ...frame, key: "turn-key-2" }))).toBe("TABLE-SEAT-1");
    expect(rule(test.send(again, frame))).toBe("done");
    expect(test.last(again, "sync").you.seats).toEqual([0]);
    expect(JSON.stringify([...test.stored.values()])).not.toContain(secretOf("new"));
  });

  /** Somebody sends a command, loses its answer to a crash of the server, and sends it again. Returns what it did once. */
  function twice(test: TestTable, secrets: string[], frame: Parameters<TestTable["send"]>[1]): TestTable {
    const command = { key: test.key(), ...frame };
    expect(rule(test.send(test.connect(...secrets), command)), frame.t).toBe("done");
    const kept = JSON.stringify([...test.stored]);
    test.restart();
    expect(rule(test.send(test.connect(...secrets), command)), `${frame.t} again`).toBe("done");
    expect(JSON.stringify([...test.stored]), frame.t).toBe(kept);
    return test;
  }
  const ready = (test: TestTable, seat: number) => {
    const { id, attempt } = test.table.record;
    const commitment = partCommitment(id, seat, attempt, partOf(seat, attempt));
    return { t: "ready", seat, ready: true, attempt, commitment } as const;
  };
  const host = [HOST];
  const ann = [secretOf("Ann")];
  const bob = [secretOf("Bob")];
  const bot = { level: "greenhorn", temper: "even" };

  it("is done once and gets its first answer, whatever it was: from the first seat to the rematch", () => {
    const test = new TestTable().open({ seats: 4 });
    twice(test, host, { t: "arrange", options: { horse: true }, seats: 3, clock: "off" });
    twice(test, [], { t: "sit", seat: 0, name: "Ann", secret: ann[0]! });
    twice(test, [], { t: "sit", seat: null, name: "Bob", secret: bob[0]! });
    twice(test, host, { t: "seat-bot", seat: 2, ...bot });
    twice(test, host, { t: "free", seat: 2 });
    twice(test, host, { t: "seat-bot", seat: 2, ...bot });
    twice(test, ann, { t: "mind", seat: 0, brief: "bold" });
    twice(test, ann, { t: "notify", seat: 0, to: null });
    for (const end of ["break-off", "go-on"] as const) {
      twice(test, ann, ready(test, 0));
      twice(test, bob, ready(test, 1));
      twice(test, host, { t: "start" });
      const { attempt } = test.table.record;
      twice(test, ann, { t: "part", seat: 0, attempt, part: partOf(0, attempt) });
      twice(test, host, { t: end });
    }
    expect(test.table.record).toMatchObject({ phase: "playing", attempt: 2, parts: [partOf(0, 2), null, null] });
    const { id: d } = test.table.match!.game.pending(test.table.match!.state)[0]!;
    const move = { t: "move", seat: 0, d, move: { t: "plan", cards: [0, 2, 3] } } as const;
    twice(test, ann, move);
    twice(test, ann, { t: "undo", seat: 0 });
    for (const on of [true, false]) twice(test, host, { t: "pause", on });
    twice(test, ann, { t: "say", seat: 0, channel: "table", text: "howdy" });
    twice(test, ann, { t: "note", seat: 0, about: 1, guess: null, strength: 1, text: "bluffs" });
    twice(test, ann, { t: "seal", seat: 0 });
    twice(test, ann, { t: "rotate", seat: 0, secret: secretOf("Ann's new one") });
    twice(test, bob, { t: "leave", seat: 1 });
    twice(test, host, { t: "seat-bot", seat: 0, ...bot });
    test.bots();
    expect(test.table.phase).toBe("over");
    twice(test, host, { t: "rematch" });
    expect(test.stored.size).toBe(2);
  });

  it("is done once where all win together, and at the end of a table", () => {
    const test = new TestTable().open({ game: "heist", seats: 2 });
    twice(test, [], { t: "sit", seat: 0, name: "Ann", secret: ann[0]! });
    twice(test, [], { t: "sit", seat: 1, name: "Bob", secret: bob[0]! });
    twice(test, ann, ready(test, 0));
    twice(test, bob, ready(test, 1));
    twice(test, host, { t: "start" });
    for (const seat of [0, 1]) twice(test, [ann, bob][seat]!, { t: "part", seat, attempt: 1, part: partOf(seat) });
    const { game, state } = test.table.match!;
    const { id: d, seat } = game.pending(state)[0]!;
    const [first, second] = seat === 0 ? [ann, bob] : [bob, ann];
    const legal: unknown[] = [];
    game.moves(state, game.pending(state)[0]!, legal);
    twice(test, first, { t: "move", seat, d, move: legal[0] });
    twice(test, second, { t: "take-back", seat: 1 - seat, to: 2 });
    twice(test, first, { t: "agree", seat, yes: true });
    expect(test.table.match!.n).toBe(4);
    twice(test, ann, { t: "sketch", seat: 0, keys: [], text: "I bring two kegs" });
    twice(test, ann, { t: "reveal", seat: 0 });
    twice(test, host, { t: "close" });
  });

  it("leave and close are done, not refused", () => {
    const { test, host, bob } = lobby();
    const leave = { t: "leave", key: "leave-key-1", seat: 1 } as const;
    const close = { t: "close", key: "close-key-1" } as const;
    for (const _ of [1, 2]) expect(rule(test.send(bob, leave))).toBe("done");
    for (const _ of [1, 2]) expect(rule(test.send(host, close))).toBe("done");
  });
});

describe("tables of before", () => {
  it("a lobby asks for commitments", () => {
    const { test } = lobby();
    const kept = test.stored.get(test.table.id)!.record as unknown as Record<string, unknown>;
    delete kept["attempt"];
    delete kept["burnt"];
    for (const s of kept["seats"] as Record<string, unknown>[]) {
      delete s["commitment"];
      if (s["kind"] === "person") s["part"] = sha256Text("sent in the open");
    }
    test.restart();
    const host = test.connect(HOST);
    const [ann, bob] = [test.connect(secretOf("Ann")), test.connect(secretOf("Bob"))];
    expect(test.send(host, { t: "start" })).toMatchObject({ rule: "TABLE-START-2", data: { waiting: 2 } });
    test.ready(ann, 0);
    test.ready(bob, 1);
    test.start(host);
    expect(test.table.phase).toBe("playing");
  });

  it.each([0, 7])("a game of unknown rules is not taken up: version %i", (rulesVersion) => {
    const { test, host } = lobby();
    test.start(host);
    const kept = test.stored.get(test.table.id)!;
    const header = JSON.parse(kept.lines[0]!) as Record<string, unknown>;
    delete header["check"];
    const text = JSON.stringify({ ...header, rulesVersion });
    kept.lines = [`${text.slice(0, -1)},"check":"${sha256Text(text).slice(0, 32)}"}`];
    expect(() => test.restart()).toThrow(`rules version ${rulesVersion} of colt is not known here`);
  });
});

it("the log of a game with a missing part replays", () => {
  const { test, host, ann } = lobby({ seats: 3, bots: 1 });
  test.send(host, { t: "start" });
  test.reveal(ann, 0);
  test.send(host, { t: "go-on" });
  for (const seat of [0, 1]) test.send(host, { t: "seat-bot", seat, level: "greenhorn", temper: "even" });
  test.bots();
  const log = readLog(`${test.stored.get(test.table.id)!.lines.join("\n")}\n`);
  if (isLogFault(log)) throw new Error(log.reason);
  expect(log.end!.parts).toEqual([partOf(0), null, null]);
  expect(isLogFault(replayLog(colt as AnyGame, log, null))).toBe(false);
});
