import { dealListOf, isLogFault, partCommitment, readLog, replayLog, sha256Text, type AnyGame } from "@trestle/kernel";
import { colt } from "@trestle/games/colt/engine";
import type { ServerFrame } from "@trestle/protocol";
import { describe, expect, it } from "vitest";
import { story } from "@trestle/testkit";
import { Hall, HOST, partOf, secretOf } from "./hall.ts";

const rule = (frame: ServerFrame): string => (frame.t === "refused" ? frame.rule : frame.t);
const DAY = 24 * 60 * 60 * 1_000;

/** Ann and Bob are ready, a bot has the third seat. */
function lobby(wish: Parameters<Hall["open"]>[0] = {}): { hall: Hall; host: number; ann: number; bob: number } {
  const hall = new Hall().open({ bots: 1, ...wish });
  const [host, ann, bob] = [hall.connect(HOST), hall.connect(), hall.connect()];
  hall.seat(ann, "Ann");
  hall.seat(bob, "Bob");
  return { hall, host, ann, bob };
}
const startingOf = (hall: Hall, conn: number) => hall.last(conn, "about").table.starting;

describe("getting ready", () => {
  story("[TABLE-DEAL-1] [TABLE-DEAL-2] one commits for the attempt that is next", () => {
    const { hall, ann } = lobby();
    const ready = { t: "ready", seat: 0, ready: true } as const;
    expect(rule(hall.send(ann, { ...ready, attempt: 1, commitment: null }))).toBe("TABLE-DEAL-1");
    const late = partCommitment(hall.table.id, 0, 2, partOf(0, 2));
    expect(hall.send(ann, { ...ready, attempt: 2, commitment: late })).toMatchObject({
      rule: "TABLE-DEAL-2",
      data: { attempt: 1 },
    });
  });

  story("[TABLE-DEAL-3] a commitment is used once: not by another seat, not again, not after a broken start", () => {
    const { hall, host, ann, bob } = lobby();
    const mine = hall.table.record.seats[0]!;
    const commitment = mine.kind === "person" ? mine.commitment! : "";
    const ready = (conn: number, seat: number): string =>
      rule(hall.send(conn, { t: "ready", seat, ready: true, attempt: hall.table.record.attempt, commitment }));
    expect(ready(bob, 1)).toBe("TABLE-DEAL-3");
    expect(ready(ann, 0)).toBe("TABLE-DEAL-3");
    hall.send(ann, { t: "ready", seat: 0, ready: false, attempt: 1, commitment: null });
    expect(ready(ann, 0)).toBe("TABLE-DEAL-3");
    hall.send(ann, {
      t: "ready",
      seat: 0,
      ready: true,
      attempt: 1,
      commitment: partCommitment(hall.table.id, 0, 1, sha256Text("another")),
    });
    hall.send(host, { t: "start" });
    hall.send(host, { t: "break-off" });
    expect(ready(ann, 0)).toBe("TABLE-DEAL-3");
  });
});

describe("the start", () => {
  it("freezes one list before anything is revealed, and deals once all parts are in", () => {
    const { hall, host, ann, bob } = lobby();
    hall.send(host, { t: "start" });
    const { list, missing } = startingOf(hall, bob)!;
    expect(missing).toEqual([0, 1]);
    expect(list).toMatchObject({ table: hall.table.id, game: "colt", attempt: 1, options: hall.table.record.options });
    expect(list.commitment).toBe(hall.last(bob, "about").table.commitment);
    expect(list.seats.map((s) => [s.bot, s.commitment])).toEqual([
      [false, partCommitment(hall.table.id, 0, 1, partOf(0))],
      [false, partCommitment(hall.table.id, 1, 1, partOf(1))],
      [true, null],
    ]);
    expect(JSON.stringify([...hall.inbox.values()])).not.toContain(partOf(0));
    hall.reveal(ann, 0);
    expect([hall.table.phase, startingOf(hall, bob)!.missing]).toEqual(["lobby", [1]]);
    expect(startingOf(hall, bob)!.list).toEqual(list);
    hall.reveal(bob, 1);
    expect(hall.table.phase).toBe("playing");
    const header = readLog(`${hall.stored.get(hall.table.id)!.lines.join("\n")}\n`, "open");
    if (isLogFault(header)) throw new Error(header.reason);
    expect(dealListOf(header.header)).toEqual(list);
  });

  story("[TABLE-DEAL-4] nothing of a frozen list changes; [TABLE-DEAL-6] and nothing is revealed without one", () => {
    const { hall, host, ann, bob } = lobby();
    expect(rule(hall.reveal(ann, 0))).toBe("TABLE-DEAL-6");
    for (const t of ["go-on", "break-off"] as const) expect(rule(hall.send(host, { t }))).toBe("TABLE-DEAL-6");
    hall.send(host, { t: "start" });
    const before = JSON.stringify(hall.table.record.starting);
    expect(rule(hall.ready(bob, 1))).toBe("TABLE-DEAL-4");
    expect(rule(hall.send(host, { t: "arrange", options: {}, seats: 3, clock: "off" }))).toBe("TABLE-DEAL-4");
    expect(rule(hall.send(host, { t: "start" }))).toBe("TABLE-DEAL-4");
    expect(rule(hall.send(ann, { t: "go-on" }))).toBe("TABLE-HOST-1");
    expect(JSON.stringify(hall.table.record.starting)).toBe(before);
  });

  story("[TABLE-DEAL-5] a part that is not what the seat committed to does not count", () => {
    const { hall, host, ann } = lobby();
    hall.send(host, { t: "start" });
    const part = { t: "part", seat: 0, attempt: 1 } as const;
    expect(rule(hall.send(ann, { ...part, part: sha256Text("a better one") }))).toBe("TABLE-DEAL-5");
    expect(rule(hall.send(ann, { ...part, part: partOf(1) }))).toBe("TABLE-DEAL-5");
    expect(startingOf(hall, ann)!.missing).toEqual([0, 1]);
  });

  it("the host may go on without a part, which then stays out for good", () => {
    const { hall, host, ann, bob } = lobby();
    hall.send(host, { t: "start" });
    hall.reveal(ann, 0);
    expect(startingOf(hall, ann)!.goesOn).toBeNull();
    hall.later(10 * 60_000);
    expect(hall.table.phase).toBe("lobby");
    hall.send(host, { t: "go-on" });
    expect(hall.table.record.parts).toEqual([partOf(0), null, null]);
    expect(rule(hall.reveal(bob, 1))).toBe("TABLE-START-3");
  });

  it("a start that is broken off burns all parts, and the log shows the attempt", () => {
    const { hall, host, ann, bob } = lobby();
    hall.send(host, { t: "start" });
    hall.reveal(ann, 0);
    hall.send(host, { t: "break-off" });
    expect(hall.last(ann, "about").table).toMatchObject({ attempt: 2, starting: null });
    expect(hall.table.record.seats.map((s) => s.kind === "person" && s.ready)).toEqual([false, false, false]);
    hall.ready(ann, 0);
    hall.ready(bob, 1);
    hall.start(host);
    expect(hall.table.match!.header.deal!.attempt).toBe(2);
    expect(hall.table.record.parts).toEqual([partOf(0, 2), partOf(1, 2), null]);
  });

  it.each([["leave"], ["seat-bot"], ["free"]] as const)("is broken off by %s", (t) => {
    const { hall, host, bob } = lobby();
    hall.send(host, { t: "start" });
    if (t === "leave") hall.send(bob, { t, seat: 1 });
    else if (t === "free") hall.send(host, { t, seat: 1 });
    else hall.send(host, { t, seat: 1, level: "greenhorn", temper: "even" });
    expect([hall.table.record.starting, hall.table.record.attempt]).toEqual([undefined, 2]);
  });

  it("survives a restart of the server", () => {
    const { hall, host } = lobby();
    hall.send(host, { t: "start" });
    hall.restart();
    const [ann, bob] = [hall.connect(secretOf("Ann")), hall.connect(secretOf("Bob"))];
    expect(hall.last(ann, "sync").table.starting!.missing).toEqual([0, 1]);
    hall.reveal(ann, 0);
    hall.reveal(bob, 1);
    expect(hall.table.phase).toBe("playing");
  });
});

describe("a start without a host", () => {
  it("goes on by itself after 15 seconds", () => {
    const { hall, host, ann } = lobby();
    hall.send(host, { t: "start" });
    hall.reveal(ann, 0);
    hall.table.drop(host, hall.env);
    hall.drain();
    expect(startingOf(hall, ann)!.goesOn).toBe(15_000);
    expect(hall.table.due(hall.env)).toBe(hall.now + 15_000);
    hall.later(14_999);
    expect(hall.table.phase).toBe("lobby");
    hall.later(1);
    expect([hall.table.phase, hall.table.record.parts]).toEqual(["playing", [partOf(0), null, null]]);
  });

  it("also where the host is the one whose part is missing", () => {
    const hall = new Hall().open({ bots: 1 });
    const [host, ann] = [hall.connect(HOST), hall.connect()];
    hall.seat(host, "Hetty");
    hall.seat(ann, "Ann");
    hall.send(host, { t: "start" });
    hall.reveal(ann, 1);
    hall.later(15_000);
    expect(hall.table.record.parts).toEqual([null, partOf(1), null]);
  });

  it("at a quick table also where somebody sits down and never gets ready", () => {
    const hall = new Hall().open({ quick: true, bots: 1 });
    const [ann, eve] = [hall.connect(), hall.connect()];
    hall.seat(ann, "Ann");
    hall.later(60_000);
    hall.send(eve, { t: "sit", seat: null, name: "Eve", secret: secretOf("Eve") });
    hall.later(14_999);
    expect(hall.table.record.starting).toBeUndefined();
    hall.later(1);
    expect(startingOf(hall, ann)!.list.seats[1]).toEqual({ bot: false, commitment: null });
    hall.reveal(ann, 0);
    expect(hall.table.phase).toBe("playing");
  });

  it("at a table of days it waits for a day, with or without a host", () => {
    const { hall, host, ann } = lobby({ clock: "days" });
    hall.send(host, { t: "start" });
    expect(startingOf(hall, ann)!.goesOn).toBe(DAY);
    hall.reveal(ann, 0);
    hall.later(DAY - 1);
    expect(hall.table.phase).toBe("lobby");
    hall.later(1);
    expect(hall.table.phase).toBe("playing");
  });
});

describe("a command whose answer was lost", () => {
  it("a quick table's last sit gives the seat, though the game has begun", () => {
    const hall = new Hall().open({ quick: true, seats: 3, bots: 2 });
    const frame = { t: "sit", key: "sit-down-1", seat: null, name: "Ann", secret: secretOf("Ann") } as const;
    const lost = hall.connect();
    hall.send(lost, frame);
    hall.ready(lost, 0);
    hall.reveal(lost, 0);
    expect(hall.table.phase).toBe("playing");
    const ann = hall.connect();
    expect(rule(hall.send(ann, frame))).toBe("done");
    expect(hall.last(ann, "seated").seat).toBe(0);
    expect(hall.last(ann, "sync").boards.map((b) => b.seat)).toEqual([0]);
    const eve = hall.connect();
    expect(rule(hall.send(eve, { ...frame, secret: secretOf("Eve") }))).toBe("TABLE-SEAT-1");
  });

  it("a rotate gives the seat to the new secret, and to no other", () => {
    const { hall, host, ann } = lobby();
    hall.start(host);
    const frame = { t: "rotate", key: "turn-key-1", seat: 0, secret: secretOf("new") } as const;
    hall.send(ann, frame);
    const again = hall.connect(secretOf("Ann"));
    expect(hall.last(again, "sync").you.seats).toEqual([]);
    expect(rule(hall.send(again, { ...frame, secret: secretOf("thief") }))).toBe("TABLE-SEAT-1");
    expect(rule(hall.send(again, { ...frame, key: "turn-key-2" }))).toBe("TABLE-SEAT-1");
    expect(rule(hall.send(again, frame))).toBe("done");
    expect(hall.last(again, "sync").you.seats).toEqual([0]);
    expect(JSON.stringify([...hall.stored.values()])).not.toContain(secretOf("new"));
  });

  it("leave and close are done, not refused", () => {
    const { hall, host, bob } = lobby();
    const leave = { t: "leave", key: "leave-key-1", seat: 1 } as const;
    const close = { t: "close", key: "close-key-1" } as const;
    for (const _ of [1, 2]) expect(rule(hall.send(bob, leave))).toBe("done");
    for (const _ of [1, 2]) expect(rule(hall.send(host, close))).toBe("done");
  });
});

describe("tables of before", () => {
  it("a lobby asks for commitments", () => {
    const { hall } = lobby();
    const kept = hall.stored.get(hall.table.id)!.record as unknown as Record<string, unknown>;
    delete kept["attempt"];
    delete kept["burnt"];
    for (const s of kept["seats"] as Record<string, unknown>[]) {
      delete s["commitment"];
      if (s["kind"] === "person") s["part"] = sha256Text("sent in the open");
    }
    hall.restart();
    const host = hall.connect(HOST);
    const [ann, bob] = [hall.connect(secretOf("Ann")), hall.connect(secretOf("Bob"))];
    expect(hall.send(host, { t: "start" })).toMatchObject({ rule: "TABLE-START-2", data: { waiting: 2 } });
    hall.ready(ann, 0);
    hall.ready(bob, 1);
    hall.start(host);
    expect(hall.table.phase).toBe("playing");
  });

  it("a game of unknown rules is not taken up", () => {
    const { hall, host } = lobby();
    hall.start(host);
    const kept = hall.stored.get(hall.table.id)!;
    const header = JSON.parse(kept.lines[0]!) as Record<string, unknown>;
    delete header["check"];
    const text = JSON.stringify({ ...header, rulesVersion: 7 });
    kept.lines = [`${text.slice(0, -1)},"check":"${sha256Text(text).slice(0, 32)}"}`];
    expect(() => hall.restart()).toThrow("rules version 7 of colt is not known here");
  });
});

it("the log of a game with a missing part replays", () => {
  const { hall, host, ann } = lobby({ seats: 3, bots: 1 });
  hall.send(host, { t: "start" });
  hall.reveal(ann, 0);
  hall.send(host, { t: "go-on" });
  for (const seat of [0, 1]) hall.send(host, { t: "seat-bot", seat, level: "greenhorn", temper: "even" });
  hall.bots();
  const log = readLog(`${hall.stored.get(hall.table.id)!.lines.join("\n")}\n`);
  if (isLogFault(log)) throw new Error(log.reason);
  expect(log.end!.parts).toEqual([partOf(0), null, null]);
  expect(isLogFault(replayLog(colt as AnyGame, log, null))).toBe(false);
});
