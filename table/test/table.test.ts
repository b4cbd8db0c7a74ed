import { describe, expect, it } from "vitest";
import { isLogFault, readLog, replayLog, sha256Text, type AnyGame } from "@trestle/kernel";
import { colt, type ColtTypes } from "@trestle/games/colt/engine";
import { story } from "@trestle/testkit";
import { TestTable, HOST, partOf, playing } from "./test-table.ts";

const PLAN = { t: "plan", cards: [0, 2, 3] };
const secret = "5".repeat(32);

function decisionOf(test: TestTable, seat: number): number {
  return test.table.match!.game.pending(test.table.match!.state).find((d) => d.seat === seat)!.id;
}
function rule(frame: { t: string }): string {
  return "rule" in frame ? String(frame.rule) : frame.t;
}

describe("before the game", () => {
  story("[TABLE-SEAT-2] one sits where nobody sits", () => {
    const test = new TestTable().open();
    const [ann, bob] = [test.connect(), test.connect()];
    expect(test.send(ann, { t: "sit", seat: 1, name: "Ann", secret }).t).toBe("done");
    expect(rule(test.send(bob, { t: "sit", seat: 1, name: "Bob", secret }))).toBe("TABLE-SEAT-2");
    expect(rule(test.send(bob, { t: "sit", seat: 9, name: "Bob", secret }))).toBe("TABLE-SEAT-2");
  });

  story("[TABLE-NAME-1] [TABLE-NAME-2] names are visible, short, and nobody else's", () => {
    const test = new TestTable().open();
    const [ann, bob] = [test.connect(), test.connect()];
    for (const name of ["", "   ", "x".repeat(21), "a\u202eb", "a\u0000", "...", "\u200b"])
      expect(rule(test.send(ann, { t: "sit", seat: null, name, secret })), JSON.stringify(name)).toBe("TABLE-NAME-1");
    expect(test.send(ann, { t: "sit", seat: null, name: "Zoë O'Hara 2", secret }).t).toBe("done");
    expect(rule(test.send(bob, { t: "sit", seat: null, name: "zoë o'hara 2", secret }))).toBe("TABLE-NAME-2");
  });

  story("[TABLE-HOST-1] options, bots, start, pause and closing are the host's", () => {
    const test = new TestTable().open();
    const ann = test.connect();
    test.seat(ann, "Ann");
    for (const frame of [
      { t: "arrange", options: {}, seats: 4, clock: "off" },
      { t: "seat-bot", seat: 2, level: "greenhorn", temper: "even" },
      { t: "free", seat: 0 },
      { t: "start" },
      { t: "pause", on: true },
      { t: "close" },
    ] as const)
      expect(rule(test.send(ann, frame)), frame.t).toBe("TABLE-HOST-1");
  });

  story("[TABLE-START-1] [TABLE-START-2] a game starts when every seat is taken and every person ready", () => {
    const test = new TestTable().open();
    const host = test.connect(HOST);
    const ann = test.connect();
    expect(test.send(host, { t: "start" })).toMatchObject({ rule: "TABLE-START-1", data: { open: 3 } });
    test.send(ann, { t: "sit", seat: 0, name: "Ann", secret });
    for (const seat of [1, 2]) test.send(host, { t: "seat-bot", seat, level: "greenhorn", temper: "even" });
    expect(test.send(host, { t: "start" })).toMatchObject({ rule: "TABLE-START-2", data: { waiting: 1 } });
    test.ready(ann, 0);
    expect(test.start(host).t).toBe("done");
    expect(test.table.phase).toBe("playing");
  });

  story("[TABLE-START-1] a table for strangers begins by itself when its last person is ready", () => {
    const test = new TestTable().open({ quick: true });
    const people = ["Ann", "Bob", "Cid"].map((name) => ({ name, connection: test.connect() }));
    for (const { name, connection } of people) {
      expect(test.table.phase).toBe("lobby");
      test.seat(connection, name);
    }
    test.revealAll();
    expect(test.table.phase).toBe("playing");
    for (const { connection } of people) expect(test.last(connection, "sync").boards).toHaveLength(1);
    const kept = test.stored.get(test.table.id)!;
    expect([kept.record.phase, kept.lines.length]).toEqual(["playing", 4]);
  });

  story("[TABLE-START-3] once it has begun, seats and options stay", () => {
    const { test, host, ann } = playing();
    expect(rule(test.send(host, { t: "arrange", options: {}, seats: 3, clock: "off" }))).toBe("TABLE-START-3");
    expect(rule(test.send(ann, { t: "sit", seat: null, name: "Eve", secret }))).toBe("TABLE-START-3");
    expect(rule(test.send(host, { t: "start" }))).toBe("TABLE-START-3");
  });

  story("[TABLE-SEATS-1] [TABLE-SEATS-2] as many seats as the game takes, and none from under somebody", () => {
    const test = new TestTable().open({ seats: 4 });
    const host = test.connect(HOST);
    const ann = test.connect();
    test.send(ann, { t: "sit", seat: 3, name: "Ann", secret });
    const arrange = { t: "arrange", options: { reflex: true }, clock: "off" } as const;
    expect(test.send(host, { ...arrange, seats: 8 })).toMatchObject({
      rule: "TABLE-SEATS-1",
      data: { min: 3, max: 7 },
    });
    expect(rule(test.send(host, { ...arrange, seats: 3 }))).toBe("TABLE-SEATS-2");
    expect(test.send(host, { ...arrange, seats: 5 }).t).toBe("done");
    expect(test.last(ann, "about").table.options).toMatchObject({ reflex: true });
    expect(rule(test.send(host, { ...arrange, options: { reflx: 1 }, seats: 4 }))).toBe("KERNEL-OPT-2");
  });

  story("[TABLE-BOT-1] [TABLE-GAME-1] only bots and games that there are", () => {
    const test = new TestTable().open();
    const host = test.connect(HOST);
    expect(rule(test.send(host, { t: "seat-bot", seat: 0, level: "cheat", temper: "even" }))).toBe("TABLE-BOT-1");
    expect(() => new TestTable().open({ game: "poker" })).toThrow("TABLE-GAME-1");
  });

  it("makes a yes void when the host changes what is played", () => {
    const test = new TestTable().open();
    const [host, ann] = [test.connect(HOST), test.connect()];
    test.seat(ann, "Ann");
    test.send(host, { t: "arrange", options: { horse: true }, seats: 3, clock: "off" });
    expect(test.last(ann, "about").table.seats[0]).toMatchObject({ name: "Ann", ready: false });
  });

  story("[TABLE-CLOSED-1] nothing happens at a closed table", () => {
    const test = new TestTable().open();
    const [host, ann] = [test.connect(HOST), test.connect()];
    test.send(host, { t: "close" });
    expect(rule(test.send(ann, { t: "sit", seat: null, name: "Ann", secret }))).toBe("TABLE-CLOSED-1");
  });
});

describe("who may", () => {
  story("[TABLE-SEAT-1] every command for a seat needs its secret", () => {
    const { test, ann, host } = playing();
    for (const frame of [
      { t: "move", seat: 1, d: decisionOf(test, 1), move: PLAN },
      { t: "why", seat: 1, d: decisionOf(test, 1), picks: [] },
      { t: "undo", seat: 1 },
      { t: "leave", seat: 1 },
      { t: "mind", seat: 1, brief: "bold" },
      { t: "rotate", seat: 1, secret },
      { t: "ready", seat: 1, ready: false, attempt: 1, commitment: null },
      { t: "part", seat: 1, attempt: 1, part: sha256Text("x") },
      { t: "take-back", seat: 1, to: 3 },
      { t: "agree", seat: 1, yes: true },
      { t: "say", seat: 1, channel: "table", text: "hi" },
      { t: "look", seat: 1, v: 3 },
    ] as const) {
      expect(rule(test.send(ann, frame)), frame.t).toBe("TABLE-SEAT-1");
      expect(rule(test.send(host, frame)), frame.t).toBe("TABLE-SEAT-1");
    }
  });

  it("gives a seat back to whoever has its secret, and to nobody else", () => {
    const { test, secrets } = playing();
    expect(test.last(test.connect(secrets[0]!), "sync").you.seats).toEqual([0]);
    expect(test.last(test.connect("f".repeat(32)), "sync").you).toEqual({ seats: [], host: false });
    expect(test.last(test.connect(secrets[0]!, secrets[1]!), "sync").boards.map((b) => b.seat)).toEqual([0, 1]);
  });

  it("makes the old secret worthless when it is rotated", () => {
    const { test, ann, secrets } = playing();
    const thief = test.connect(secrets[0]!);
    test.send(ann, { t: "rotate", seat: 0, secret });
    expect(rule(test.send(thief, { t: "undo", seat: 0 }))).toBe("TABLE-SEAT-1");
    expect(test.last(test.connect(secrets[0]!), "sync").you.seats).toEqual([]);
    expect(test.last(test.connect(secret), "sync").you.seats).toEqual([0]);
  });

  it("keeps no secret, only hashes", () => {
    const { test, secrets } = playing();
    const kept = JSON.stringify([...test.stored.values()]);
    for (const secret of [...secrets, HOST]) expect(kept).not.toContain(secret);
  });
});

describe("moves", () => {
  story("[TABLE-TURN-1] [TABLE-MOVE-1] stale, doubled and unreadable moves are refused", () => {
    const { test, ann } = playing();
    const d = decisionOf(test, 0);
    expect(rule(test.send(ann, { t: "move", seat: 0, d: 999, move: PLAN }))).toBe("TABLE-TURN-1");
    expect(rule(test.send(ann, { t: "move", seat: 0, d, move: "fire!" }))).toBe("TABLE-MOVE-1");
    expect(rule(test.send(ann, { t: "move", seat: 0, d, move: { t: "plan", cards: [1, 1, 1] } }))).toBe(
      "COLT-SCHEME-2",
    );
    expect(test.send(ann, { t: "move", seat: 0, d, move: PLAN }).t).toBe("done");
    expect(rule(test.send(ann, { t: "move", seat: 0, d, move: PLAN }))).toBe("TABLE-TURN-1");
  });

  it("gives a repeated key the first answer, also after a restart, and plays it once", () => {
    const { test, ann, secrets } = playing();
    const frame = { t: "move", key: "my-own-key", seat: 0, d: decisionOf(test, 0), move: PLAN } as const;
    test.send(ann, frame);
    const n = test.table.match!.n;
    expect(test.send(ann, frame)).toMatchObject({ t: "done", key: "my-own-key" });
    test.restart();
    const again = test.connect(secrets[0]!);
    expect(test.send(again, frame).t).toBe("done");
    expect(test.table.match!.n).toBe(n);
  });

  it("keeps the deal although a person leaves who put a part into it", () => {
    const { test, bob } = playing();
    test.send(bob, { t: "leave", seat: 1 });
    const { state } = test.table.match!;
    test.restart();
    expect(test.table.match!.state).toEqual(state);
    expect(test.table.record.parts![1]).toBe(partOf(1));
  });

  it("gives a lost seat back to whoever sends the same sit again, over another connection too", () => {
    const test = new TestTable().open();
    const [ann, again, eve] = [test.connect(), test.connect(), test.connect()];
    const frame = { t: "sit", key: "sit-down-1", seat: 0, name: "Ann", secret } as const;
    test.send(ann, frame);
    expect(test.send(again, frame).t).toBe("done");
    expect(test.last(again, "seated").seat).toBe(0);
    expect(test.last(test.connect(secret), "sync").you.seats).toEqual([0]);
    expect(rule(test.send(eve, { ...frame, secret: "6".repeat(32) }))).toBe("TABLE-SEAT-1");
    expect(test.all(eve, "seated")).toEqual([]);
  });

  it("[TABLE-CHAT-3] keeps and shows only so much talk, whoever talks", () => {
    const test = new TestTable().open();
    const watcher = test.connect();
    const say = (text: string) => test.send(watcher, { t: "say", seat: null, channel: "watch", text });
    for (let i = 0; i < 5_000; i++) expect(say(`line ${i}`).t).toBe("done");
    expect(rule(say("one more"))).toBe("TABLE-CHAT-3");
    expect(test.table.chat).toHaveLength(200);
    const { chat } = test.last(test.connect(), "sync");
    expect([chat.length, chat[0]!.text, chat.at(-1)!.text]).toEqual([200, "line 4800", "line 4999"]);
    // Others have their own measure.
    const ann = test.connect();
    test.send(ann, { t: "sit", seat: 0, name: "Ann", secret: "a".repeat(32) });
    expect(test.send(ann, { t: "say", seat: 0, channel: "table", text: "Howdy" }).t).toBe("done");
  });

  it("says a line once, however often it is sent", () => {
    const { test, ann, bob } = playing();
    const frame = { t: "say", key: "say-it-once", seat: 0, channel: "table", text: "Howdy" } as const;
    test.send(ann, frame);
    expect(test.send(ann, frame).t).toBe("done");
    expect(test.all(bob, "said")).toHaveLength(1);
  });

  it("shows who made the table", () => {
    const test = new TestTable().open();
    const host = test.connect(HOST);
    test.seat(host, "Ann");
    test.seat(test.connect(), "Bob");
    expect(test.last(host, "about").table.seats.map((s) => s.host)).toEqual([true, false, false]);
  });

  it("is not due for a bot's decision", () => {
    const test = new TestTable().open({ clock: "blitz", bots: 3 });
    test.send(test.connect(HOST), { t: "start" });
    expect(test.table.wanted()).toHaveLength(3);
    expect(test.table.due(test.env)).toBeNull();
  });

  it("goes on with the same chain of checks after a restart", () => {
    const { test, ann, secrets } = playing();
    test.send(ann, { t: "move", seat: 0, d: decisionOf(test, 0), move: PLAN });
    test.restart();
    test.send(test.connect(secrets[1]!), { t: "move", seat: 1, d: decisionOf(test, 1), move: PLAN });
    test.bots();
    const log = readLog(`${test.stored.get(test.table.id)!.lines.join("\n")}\n`, "open");
    expect(isLogFault(log) ? log.reason : log.entries.length).toBe(test.table.match!.n);
  });

  it("shows nobody anything before it is kept, and each only what is theirs", () => {
    const { test, ann, bob } = playing();
    test.table.command(ann, { t: "move", key: "k-secret-1", seat: 0, d: decisionOf(test, 0), move: PLAN }, test.env);
    const [batch] = test.table.take();
    expect(batch!.ops.map((op) => op.t)).toEqual(["line"]);
    const toBob = batch!.frames.filter((o) => o.to === bob).map((o) => o.frame);
    expect(JSON.stringify(toBob)).not.toContain('"cards":[0,2,3]');
    const toAnn = batch!.frames.filter((o) => o.to === ann).map((o) => o.frame);
    expect(JSON.stringify(toAnn)).toContain('"cards":[0,2,3]');
  });

  it("sends legal moves to the seat that owes, once a decision", () => {
    const { test, ann, bob } = playing();
    expect(test.last(ann, "sync").boards[0]!.legal).toHaveLength(1);
    const free = test.all(ann, "sync").length;
    test.send(bob, { t: "move", seat: 1, d: decisionOf(test, 1), move: PLAN });
    expect(test.last(ann, "step").board.legal).toEqual([]);
    expect(test.last(bob, "step").board.legal[0]!.moves).toEqual([{ t: "unlock" }]);
    expect(test.all(ann, "sync")).toHaveLength(free);
  });

  it("answers why with the game's rule and figures", () => {
    const { test, ann } = playing();
    const d = decisionOf(test, 0);
    const ask = (picks: string[]) => test.send(ann, { t: "why", seat: 0, d, picks });
    expect(ask(["card:reflex"])).toMatchObject({
      t: "because",
      refusal: { rule: "COLT-SCHEME-2", data: { missing: "reflex" } },
    });
    expect(ask(["card:flip", "card:flip"])).toMatchObject({ refusal: { data: { twice: "flip" } } });
    expect(ask(["card:flip"])).toMatchObject({ refusal: null });
  });

  it("plays a whole game with bots to the end, opens the deal, and its log replays and checks", () => {
    const { test, ann, bob } = playing();
    for (let guard = 0; test.table.phase === "playing" && guard < 200; guard++) {
      test.bots();
      for (const [connection, seat] of [
        [ann, 0],
        [bob, 1],
      ] as const) {
        const d = test.table.match!.game.pending(test.table.match!.state).find((q) => q.seat === seat && !q.free);
        if (d !== undefined && test.table.phase === "playing")
          test.send(connection, { t: "move", seat, d: d.id, move: PLAN });
      }
    }
    expect(test.table.phase).toBe("over");
    const { opened, commitment } = test.last(ann, "about").table;
    expect(opened!.parts).toEqual([partOf(0), partOf(1), null]);
    expect(commitment).toBe(readHeader(test).commitment);
    const log = readLog(`${test.stored.get(test.table.id)!.lines.join("\n")}\n`);
    if (isLogFault(log)) throw new Error(log.reason);
    const run = replayLog(colt as AnyGame, log, null);
    expect(isLogFault(run)).toBe(false);
  });
});

function readHeader(test: TestTable): { commitment: string } {
  return JSON.parse(test.stored.get(test.table.id)!.lines[0]!) as { commitment: string };
}

describe("undo", () => {
  story("[TABLE-UNDO-1] the latest own move can be taken back while nothing was revealed", () => {
    const { test, ann } = playing();
    test.send(ann, { t: "move", seat: 0, d: decisionOf(test, 0), move: PLAN });
    expect(test.last(ann, "step").board.undo).not.toBeNull();
    const before = test.table.match!.n;
    expect(test.send(ann, { t: "undo", seat: 0 }).t).toBe("done");
    expect(test.table.match!.n).toBe(before + 1);
    expect(test.last(ann, "step").events).toMatchObject([{ t: "undone", rule: "TABLE-UNDO-1" }]);
    expect(test.send(ann, { t: "move", seat: 0, d: decisionOf(test, 0), move: PLAN }).t).toBe("done");
    const { state } = test.table.match!;
    test.restart();
    expect(test.table.match!.state).toEqual(state);
  });

  story("[TABLE-UNDO-1] [TABLE-UNDO-2] not before one has moved, and not over somebody else's move", () => {
    const { test, ann, bob } = playing();
    expect(rule(test.send(ann, { t: "undo", seat: 0 }))).toBe("TABLE-UNDO-1");
    test.send(ann, { t: "move", seat: 0, d: decisionOf(test, 0), move: PLAN });
    test.send(bob, { t: "move", seat: 1, d: decisionOf(test, 1), move: PLAN });
    expect(test.send(ann, { t: "undo", seat: 0 })).toMatchObject({ rule: "TABLE-UNDO-2", data: { seat: 1 } });
  });

  it("whoever comes in later hears what counts, though nobody has kept it: the moves, and the last step back", () => {
    const { test, ann, bob } = playing();
    const goes = (): void => {
      test.send(ann, { t: "move", seat: 0, d: decisionOf(test, 0), move: PLAN });
    };
    goes();
    test.send(ann, { t: "undo", seat: 0 });
    goes();
    test.send(ann, { t: "undo", seat: 0 });
    const back = test.table.match!.n;
    goes();
    test.send(bob, { t: "move", seat: 1, d: decisionOf(test, 1), move: PLAN });
    const told = test.last(test.connect(), "sync").history;
    expect(told.map((h) => h.v)).toEqual([0, back, back + 1, back + 2]);
    expect(told[1]!.events).toMatchObject([{ t: "undone" }]);
    test.restart();
    expect(test.last(test.connect(), "sync").history).toEqual(told);
  });

  story("[TABLE-UNDO-3] not what has been revealed", () => {
    const { test, ann, bob } = playing();
    test.bots();
    test.send(bob, { t: "move", seat: 1, d: decisionOf(test, 1), move: PLAN });
    test.send(ann, { t: "move", seat: 0, d: decisionOf(test, 0), move: PLAN });
    expect(rule(test.send(ann, { t: "undo", seat: 0 }))).toBe("TABLE-UNDO-3");
  });

  story("[TABLE-BACK-1] Colt is nobody's common cause: no going back by agreement", () => {
    const { test, ann } = playing();
    expect(rule(test.send(ann, { t: "take-back", seat: 0, to: 3 }))).toBe("TABLE-BACK-1");
  });
});

describe("going back together", () => {
  /** Three cowboys of one gang: Ann, Bob and a bot. Whoever is on turn has made so many moves. */
  function gang(moves: number) {
    const table = playing({ game: "heist", seats: 3 });
    const { test } = table;
    for (let i = 0; i < moves; i++) {
      test.bots();
      const match = test.table.match!;
      const d = match.game.pending(match.state).find((q) => !q.free && q.seat < 2)!;
      const legal: unknown[] = [];
      match.game.moves(match.state, d, legal);
      test.send(d.seat === 0 ? table.ann : table.bob, { t: "move", seat: d.seat, d: d.id, move: legal[0] });
    }
    return table;
  }

  story("[TABLE-BACK-1] [TABLE-BACK-3] a gang goes back where everybody agrees, and nobody agrees unasked", () => {
    const { test, ann, bob } = gang(4);
    expect(rule(test.send(bob, { t: "agree", seat: 1, yes: true }))).toBe("TABLE-BACK-3");
    const start = test.table.match!.header.seats;
    expect(test.send(ann, { t: "take-back", seat: 0, to: start }).t).toBe("done");
    expect(test.last(bob, "asked")).toMatchObject({ by: 0, to: start, waiting: [1] });
    const before = test.table.match!.n;
    expect(test.send(bob, { t: "agree", seat: 1, yes: true }).t).toBe("done");
    expect(test.table.match!.n).toBe(before + 1);
    expect(test.last(ann, "step").events).toMatchObject([{ t: "undone", to: start }]);
    expect(test.table.match!.history.map((h) => h.n)).toEqual([0, before + 1]);
    const { state } = test.table.match!;
    test.restart();
    expect(test.table.match!.state).toEqual(state);
  });

  story("[TABLE-BACK-1] whoever comes back while everybody is asked is asked too, and a watcher is not", () => {
    const { test, ann, secrets } = gang(4);
    const start = test.table.match!.header.seats;
    test.send(ann, { t: "take-back", seat: 0, to: start });
    const again = test.connect(secrets[1]!);
    expect(test.last(again, "asked")).toMatchObject({ by: 0, to: start, waiting: [1] });
    const watcher = test.connect();
    expect(test.inbox.get(watcher)!.map((frame) => frame.t)).not.toContain("asked");
  });

  story("[TABLE-BACK-2] [TABLE-BACK-3] one no is enough, and one goes back to moments of this game only", () => {
    const { test, ann, bob } = gang(3);
    const n = test.table.match!.n;
    expect(rule(test.send(ann, { t: "take-back", seat: 0, to: n }))).toBe("TABLE-BACK-2");
    expect(rule(test.send(ann, { t: "take-back", seat: 0, to: 1 }))).toBe("TABLE-BACK-2");
    test.send(ann, { t: "take-back", seat: 0, to: n - 1 });
    test.send(bob, { t: "agree", seat: 1, yes: false });
    expect(test.last(ann, "asked").waiting).toEqual([]);
    expect(test.table.match!.n).toBe(n);
    expect(rule(test.send(bob, { t: "agree", seat: 1, yes: true }))).toBe("TABLE-BACK-3");
  });
});

describe("clocks and absence", () => {
  it("plays the fallback when a clock runs out, and a bot minds whoever is not here until they return", () => {
    const { test, ann, bob, secrets } = playing({ clock: "blitz" });
    test.table.drop(bob, test.env);
    test.later(6_000);
    expect(test.last(ann, "about").table.seats[1]).toMatchObject({ here: false, minded: false });
    test.bots();
    test.send(ann, { t: "move", seat: 0, d: decisionOf(test, 0), move: PLAN });
    test.later(120_000);
    const steps = test.all(ann, "step").map((s) => s.by);
    expect(steps).toContainEqual({ seat: 1, by: "clock" });
    expect(test.last(ann, "about").table.seats[1]).toMatchObject({ minded: true });
    if (test.table.phase === "playing") {
      expect(test.table.wanted().some((job) => job.seat === 1 && job.brief === "safe")).toBe(true);
      test.bots();
      expect(test.all(ann, "step").map((s) => s.by)).toContainEqual({ seat: 1, by: "minder" });
    }
    const back = test.connect(secrets[1]!);
    expect(test.last(back, "sync").table.seats[1]).toMatchObject({ here: true, minded: false });
    const { away, history } = test.last(back, "sync");
    expect(away).not.toBeNull();
    expect(history.filter((h) => h.v > away!).flatMap((h) => h.events).length).toBeGreaterThan(0);
    expect(test.last(test.connect(secrets[0]!), "sync").away).toBeNull();
  });

  it("runs clocks only in play: nobody loses time to a pause or a restart", () => {
    const { test, host, ann, secrets } = playing({ clock: "blitz" });
    const left = (connection: number) => test.last(connection, "about").table.clocks[0]!.left!;
    test.later(1_000);
    test.send(host, { t: "pause", on: true });
    const before = left(ann);
    test.later(3_600_000);
    test.send(host, { t: "pause", on: false });
    expect(left(ann)).toBe(before);
    test.now += 86_400_000;
    test.restart();
    const again = test.connect(secrets[0]!);
    expect(test.last(again, "sync").table.clocks[0]!.left).toBeGreaterThanOrEqual(before);
  });

  story("[TABLE-PAUSE-1] [TABLE-PAUSE-2] nobody moves while it is paused", () => {
    const { test, host, ann } = playing();
    test.send(host, { t: "pause", on: true });
    expect(rule(test.send(ann, { t: "move", seat: 0, d: decisionOf(test, 0), move: PLAN }))).toBe("TABLE-PAUSE-1");
    expect(test.table.wanted()).toEqual([]);
    expect(rule(test.send(host, { t: "pause", on: true }))).toBe("TABLE-PAUSE-2");
  });

  it("hands over to a bot who leaves or is sent away", () => {
    const { test, host, ann, bob } = playing();
    test.send(bob, { t: "leave", seat: 1 });
    test.send(host, { t: "seat-bot", seat: 0, level: "gunslinger", temper: "even" });
    expect(test.last(bob, "about").table.seats.map((s) => s.kind)).toEqual(["bot", "bot", "bot"]);
    expect(rule(test.send(ann, { t: "undo", seat: 0 }))).toBe("TABLE-SEAT-1");
    test.bots();
    expect(test.table.phase).toBe("over");
  });

  it("plays the fallback for a bot that crashed or answers nonsense", () => {
    const { test } = playing();
    const job = test.table.wanted()[0]!;
    test.answer(job, { t: "plan", cards: [9] });
    expect(test.table.match!.history.at(-1)!.by).toEqual({ seat: 2, by: "bot" });
  });
});

describe("talk", () => {
  story("[TABLE-CHAT-1] [TABLE-CHAT-2] seats talk at the table, watchers among themselves", () => {
    const { test, ann, bob } = playing();
    const watcher = test.connect();
    expect(test.send(ann, { t: "say", seat: 0, channel: "table", text: "Howdy \u202e all" }).t).toBe("done");
    expect(test.last(bob, "said").line).toMatchObject({ name: "Ann", text: "Howdy   all" });
    expect(test.last(watcher, "said").line.text).toBe("Howdy   all");
    expect(rule(test.send(ann, { t: "say", seat: 0, channel: "table", text: "  " }))).toBe("TABLE-CHAT-1");
    expect(rule(test.send(watcher, { t: "say", seat: null, channel: "table", text: "psst" }))).toBe("TABLE-CHAT-2");
    expect(rule(test.send(ann, { t: "say", seat: 0, channel: "out", text: "psst" }))).toBe("TABLE-CHAT-2");
    expect(rule(test.send(ann, { t: "say", seat: 0, channel: "watch", text: "psst" }))).toBe("TABLE-CHAT-2");
    test.send(watcher, { t: "say", seat: null, channel: "watch", text: "she bluffs" });
    expect(test.all(ann, "said").some((s) => s.line.text === "she bluffs")).toBe(false);
    test.restart();
    expect(test.last(test.connect(), "sync").chat.map((c) => c.text)).toEqual(["Howdy   all", "she bluffs"]);
  });
});

describe("talk of those who are out", () => {
  story("[TABLE-CHAT-2] those who are out talk among themselves: nobody who still plays hears or joins them", () => {
    const { test, ann, bob, secrets } = playing();
    const figures = (test.table.match!.state as ColtTypes["state"]).figures;
    Object.assign(figures[1]!, { status: "out", lane: -1, place: 0 });
    expect(test.send(bob, { t: "say", seat: 1, channel: "out", text: "it was Ann" }).t).toBe("done");
    expect(test.last(bob, "said").line.channel).toBe("out");
    expect(test.all(ann, "said")).toEqual([]);
    expect(rule(test.send(ann, { t: "say", seat: 0, channel: "out", text: "I hear you" }))).toBe("TABLE-CHAT-2");
    // Not even through a second seat of the same connection.
    const both = test.connect(...secrets);
    expect(test.last(both, "sync").chat).toEqual([]);
    expect(rule(test.send(both, { t: "say", seat: 1, channel: "out", text: "me too" }))).toBe("TABLE-CHAT-2");
  });
});

describe("after the game", () => {
  story("[TABLE-OVER-1] nobody closes or changes the table of a game that is over", () => {
    const test = new TestTable().open({ bots: 3 });
    const host = test.connect(HOST);
    test.start(host);
    test.bots();
    expect(test.table.phase).toBe("over");
    expect(rule(test.send(host, { t: "close" }))).toBe("TABLE-OVER-1");
    expect(rule(test.send(host, { t: "seat-bot", seat: 0, level: "greenhorn", temper: "even" }))).toBe("TABLE-OVER-1");
    expect(test.last(test.connect(), "sync").table.opened).not.toBeNull();
  });

  story("[TABLE-REMATCH-1] [TABLE-PLAY-1] a rematch once it is over, with the seats turned by one", () => {
    const { test, host, ann, bob, secrets } = playing();
    expect(rule(test.send(ann, { t: "rematch" }))).toBe("TABLE-REMATCH-1");
    test.send(host, { t: "seat-bot", seat: 1, level: "greenhorn", temper: "even" });
    for (let guard = 0; test.table.phase === "playing" && guard < 100; guard++) {
      test.bots();
      const d = test.table.match!.game.pending(test.table.match!.state).find((q) => q.seat === 0 && !q.free);
      if (d !== undefined) test.send(ann, { t: "move", seat: 0, d: d.id, move: { t: "plan", cards: [2, 3, 0] } });
    }
    expect(rule(test.send(ann, { t: "move", seat: 0, d: 1, move: PLAN }))).toBe("TABLE-PLAY-1");
    test.send(ann, { t: "rematch" });
    const next = test.last(bob, "about").table.rematch!;
    const { record } = test.stored.get(next)!;
    expect(record.phase).toBe("lobby");
    expect(record.seats.map((s) => (s.kind === "person" ? s.name : s.kind))).toEqual(["bot", "bot", "Ann"]);
    expect(record.seats[2]).toMatchObject({ holders: [sha256Text(secrets[0]!)], ready: false });
  });

  /** Ann has played alone with bots; a day later everybody sits at the table of the rematch. */
  function rematch(hints: boolean | null) {
    const test = new TestTable().open({ bots: 2, hints });
    const host = test.connect(HOST);
    const { secret } = test.seat(host, "Ann");
    test.start(host);
    const settled = test.last(host, "sync").table.hints;
    for (let guard = 0; test.table.phase === "playing" && guard < 100; guard++) {
      test.bots();
      const d = test.table.match!.game.pending(test.table.match!.state).find((q) => q.seat === 0 && !q.free);
      if (d !== undefined) test.send(host, { t: "move", seat: 0, d: d.id, move: PLAN });
    }
    test.table.markNotified(0, 99, [], test.env);
    test.now += 86_400_000;
    test.send(host, { t: "rematch" });
    const { created } = test.table.record;
    test.enter(test.table.record.rematch!);
    return { test, host: test.connect(HOST, secret), created, settled };
  }

  it("a rematch has its own date, and its players are told anew when they are waited for", () => {
    const { test, created } = rematch(null);
    expect([created, test.table.record.created]).toEqual(["1970-01-01 00:16:40", "1970-01-02 00:16:40"]);
    const ann = test.table.record.seats.find((s) => s.kind === "person")!;
    expect(ann).not.toHaveProperty("told");
  });

  it.each([
    [null, true, false],
    [true, true, true],
    [false, false, false],
  ])(
    "a rematch settles its hints anew: the host said %s, alone it was %s, with a friend it is %s",
    (said, one, two) => {
      const { test, host, settled } = rematch(said);
      expect(settled).toBe(one);
      expect(test.last(host, "sync").table.hints).toBe(one);
      test.send(host, { t: "free", seat: 0 });
      const bob = test.connect();
      test.seat(bob, "Bob");
      expect(test.last(host, "about").table.hints).toBe(two);
      const seat = test.last(host, "sync").you.seats[0]!;
      test.ready(host, seat);
      expect(test.start(host).t).toBe("done");
      expect(test.last(bob, "sync").table.hints).toBe(two);
      // What was settled stays, though the friend leaves.
      test.send(bob, { t: "leave", seat: 0 });
      expect(test.last(host, "about").table.hints).toBe(two);
    },
  );
});
