import { isLogFault, readLog, type ReasonLine } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import { describe, expect, it } from "vitest";
import type { JobResult } from "../src/index.ts";
import { TestTable, HOST, playing } from "./test-table.ts";

/** Nobody would say this by chance. */
const SECRET: ReasonLine = { key: "zebra", data: { seat: 1, share: 0.71 } };
const ALOUD: ReasonLine = { key: "howdy", data: { seat: 2 } };
const thought = (opens: "now" | "reveal" | "end", say: ReasonLine | null = null): Partial<JobResult> => ({
  why: { lines: [SECRET], opens },
  say,
});

const rule = (frame: ServerFrame): string => (frame.t === "refused" ? frame.rule : frame.t);
function told(test: TestTable): string {
  return [...test.inbox.values()]
    .flat()
    .map((frame) => JSON.stringify(frame))
    .join("\n");
}
/** The bot answers what it owes with its first legal move. */
function botPlays(test: TestTable, more: Partial<JobResult>): number {
  const job = test.table.wanted().find((j) => j.hint === null)!;
  test.answer(job, job.legal[0], more);
  return test.table.match!.n;
}
function plays(test: TestTable, connection: number, seat: number): void {
  const { d, moves } = [...test.all(connection, "sync"), ...test.all(connection, "step")]
    .flatMap((f) => (f.t === "sync" ? f.boards : [f.board]))
    .flatMap((b) => b.legal)
    .at(-1)!;
  expect(rule(test.send(connection, { t: "move", seat, d, move: moves[0] }))).toBe("done");
}

describe("why a bot played as it did", () => {
  it("[TABLE-REASON-1] is told to everybody at once where nothing is hidden", () => {
    const { test, ann } = playing();
    const n = botPlays(test, thought("now"));
    const watcher = test.connect();
    for (const connection of [ann, watcher])
      expect(test.send(connection, { t: "reason", n })).toMatchObject({
        t: "reason",
        n,
        lines: [SECRET],
        opens: "now",
      });
    expect(rule(test.send(ann, { t: "reason", n: 1 }))).toBe("TABLE-REASON-1");
    expect(rule(test.send(ann, { t: "reason", n: n + 5 }))).toBe("TABLE-REASON-1");
  });

  it("stays a secret until what it is about has been revealed; what is said aloud goes with the step", () => {
    const { test, ann, bob } = playing();
    const n = botPlays(test, thought("reveal", ALOUD));
    test.connect();
    for (const connection of [ann, bob])
      expect(test.send(connection, { t: "reason", n })).toMatchObject({ lines: [ALOUD], opens: "reveal" });
    expect(test.last(ann, "step").say).toEqual(ALOUD);
    expect(test.last(test.connect(), "sync").history.at(-1)?.say).toEqual(ALOUD);
    plays(test, ann, 0);
    expect(test.send(bob, { t: "reason", n })).toMatchObject({ lines: [ALOUD] });
    expect(told(test)).not.toContain("zebra");
    plays(test, bob, 1);
    expect(test.send(bob, { t: "reason", n })).toMatchObject({ lines: [SECRET] });
  });

  it("that would tell a hand or a role is opened at the end, and kept in the log that is opened then", () => {
    const { test, host, ann } = playing();
    const first = botPlays(test, thought("end"));
    test.send(host, { t: "seat-bot", seat: 0, level: "greenhorn", temper: "even" });
    test.send(host, { t: "seat-bot", seat: 1, level: "greenhorn", temper: "even" });
    expect(test.send(ann, { t: "reason", n: first })).toMatchObject({ lines: null, opens: "end" });
    while (test.table.phase === "playing") {
      expect(told(test)).not.toContain("zebra");
      botPlays(test, thought("end"));
    }
    expect(test.send(ann, { t: "reason", n: first })).toMatchObject({ lines: [SECRET] });
    const log = readLog(`${test.stored.get(test.table.id)!.lines.join("\n")}\n`);
    if (isLogFault(log)) throw new Error(log.reason);
    expect(log.entries.filter((e) => e.t === "move" && e.why !== undefined).length).toBeGreaterThan(2);
    test.restart();
    expect(test.send(test.connect(), { t: "reason", n: first })).toMatchObject({ lines: [SECRET] });
  });

  it("is told at once to the person whose seat was minded, and to nobody else", () => {
    const { test, ann, bob, secrets } = playing({ clock: "blitz" });
    botPlays(test, thought("end"));
    test.table.drop(ann, test.env);
    test.later(600_000);
    plays(test, bob, 1);
    const jobs = test.table.wanted().filter((j) => j.seat === 0);
    expect(jobs[0]).toMatchObject({ level: "gunslinger", temper: "cautious", brief: "safe" });
    test.answer(jobs[0]!, jobs[0]!.legal[0], thought("end"));
    const n = test.table.match!.n;
    expect(test.send(bob, { t: "reason", n })).toMatchObject({ lines: null });
    expect(told(test)).not.toContain("zebra");
    const back = test.connect(secrets[0]!);
    expect(test.send(back, { t: "reason", n })).toMatchObject({ lines: [SECRET], opens: "end" });
    test.send(back, { t: "mind", seat: 0, brief: "bold" });
    expect(test.table.record.seats[0]).toMatchObject({ brief: "bold" });
  });
});

describe("hints", () => {
  const owed = (test: TestTable, seat: number): number => {
    const { game, state } = test.table.match!;
    return game.pending(state).find((d) => d.seat === seat && !d.free)!.id;
  };
  const asks = (test: TestTable, connection: number, seat: number, key = test.key()): string => {
    test.table.command(connection, { t: "hint", key, seat, d: owed(test, seat) }, test.env);
    test.drain();
    return key;
  };
  const thinks = (test: TestTable): void => {
    const job = test.table.wanted().find((j) => j.hint !== null)!;
    expect(job.level).toBe("legend");
    const list = [...job.legal.slice(0, 4), { t: "cheat" }].map((move) => ({ move, share: 0.5, lines: [SECRET] }));
    test.answer(job, job.legal[0], { hints: list.toReversed() });
  };

  it("[TABLE-HINT-2] are thought of on one's own view, and told to nobody else", () => {
    const { test, ann, bob } = playing({ hints: true });
    const n = test.table.match!.n;
    const key = asks(test, ann, 0);
    asks(test, ann, 0, key);
    expect(rule(test.send(ann, { t: "hint", seat: 0, d: owed(test, 0) }))).toBe("TABLE-HINT-2");
    thinks(test);
    const { list } = test.last(ann, "hints");
    expect(test.last(ann, "hints")).toMatchObject({ key, d: owed(test, 0) });
    expect([list.length, list[0]?.lines]).toEqual([3, [SECRET]]);
    expect(test.all(bob, "hints")).toEqual([]);
    expect(test.table.match!.n).toBe(n);
    expect(rule(test.send(bob, { t: "hint", seat: 0, d: owed(test, 0) }))).toBe("TABLE-SEAT-1");
    expect(rule(test.send(ann, { t: "hint", seat: 0, d: 999 }))).toBe("TABLE-TURN-1");
  });

  it("[TABLE-HINT-1] are there for who plays alone or together, unless the host says otherwise", () => {
    const refused = playing();
    expect(hintsOf(refused.test)).toBe(false);
    expect(rule(refused.test.send(refused.ann, { t: "hint", seat: 0, d: 1 }))).toBe("TABLE-HINT-1");
    const alone = new TestTable().open({ bots: 2 });
    expect(hintsOf(alone)).toBe(true);
    expect(hintsOf(new TestTable().open({ bots: 2, clock: "blitz" }))).toBe(false);
    expect(hintsOf(new TestTable().open({ game: "heist", bots: 0 }))).toBe(true);
    const host = alone.connect(HOST);
    alone.send(host, { t: "arrange", options: {}, seats: 3, clock: "off", hints: false });
    expect(alone.last(host, "about").table.hints).toBe(false);
    alone.send(host, { t: "arrange", options: {}, seats: 3, clock: "off", hints: null });
    expect(alone.last(host, "about").table.hints).toBe(true);
  });

  it("[TABLE-HINT-3] that nobody could think of are refused, and one may ask again", () => {
    const { test, ann } = playing({ hints: true });
    asks(test, ann, 0);
    const job = test.table.wanted().find((j) => j.hint !== null)!;
    test.table.handed(job);
    expect(test.table.wanted().some((j) => j.hint !== null)).toBe(false);
    test.table.answer(job, null, test.env);
    test.drain();
    expect(test.last(ann, "refused").rule).toBe("TABLE-HINT-3");
    asks(test, ann, 0);
    plays(test, ann, 0);
    expect(test.table.wanted().some((j) => j.hint !== null)).toBe(false);
  });
});

function hintsOf(test: TestTable): boolean {
  const connection = test.connect();
  return test.last(connection, "sync").table.hints;
}
