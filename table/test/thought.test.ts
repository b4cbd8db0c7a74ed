import { isLogFault, readLog, type ReasonLine } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import { describe, expect, it } from "vitest";
import type { Thought } from "../src/index.ts";
import { Hall, HOST, playing } from "./hall.ts";

/** Nobody would say this by chance. */
const SECRET: ReasonLine = { key: "zebra", data: { seat: 1, share: 0.71 } };
const ALOUD: ReasonLine = { key: "howdy", data: { seat: 2 } };
const thought = (opens: "now" | "reveal" | "end", say: ReasonLine | null = null): Partial<Thought> => ({
  why: { lines: [SECRET], opens },
  say,
});

const rule = (frame: ServerFrame): string => (frame.t === "refused" ? frame.rule : frame.t);
function told(hall: Hall): string {
  return [...hall.inbox.values()]
    .flat()
    .map((frame) => JSON.stringify(frame))
    .join("\n");
}
/** The bot answers what it owes with its first legal move. */
function botPlays(hall: Hall, more: Partial<Thought>): number {
  const job = hall.table.wanted().find((j) => j.hint === null)!;
  hall.answer(job, job.legal[0], more);
  return hall.table.match!.n;
}
function plays(hall: Hall, conn: number, seat: number): void {
  const { d, moves } = [...hall.all(conn, "sync"), ...hall.all(conn, "step")]
    .flatMap((f) => (f.t === "sync" ? f.boards : [f.board]))
    .flatMap((b) => b.legal)
    .at(-1)!;
  expect(rule(hall.send(conn, { t: "move", seat, d, move: moves[0] }))).toBe("done");
}

describe("why a bot played as it did", () => {
  it("[TABLE-REASON-1] is told to everybody at once where nothing is hidden", () => {
    const { hall, ann } = playing();
    const n = botPlays(hall, thought("now"));
    const watcher = hall.connect();
    for (const conn of [ann, watcher])
      expect(hall.send(conn, { t: "reason", n })).toMatchObject({ t: "reason", n, lines: [SECRET], opens: "now" });
    expect(rule(hall.send(ann, { t: "reason", n: 1 }))).toBe("TABLE-REASON-1");
    expect(rule(hall.send(ann, { t: "reason", n: n + 5 }))).toBe("TABLE-REASON-1");
  });

  it("stays a secret until what it is about has been revealed; what is said aloud goes with the step", () => {
    const { hall, ann, bob } = playing();
    const n = botPlays(hall, thought("reveal", ALOUD));
    hall.connect();
    for (const conn of [ann, bob])
      expect(hall.send(conn, { t: "reason", n })).toMatchObject({ lines: [ALOUD], opens: "reveal" });
    expect(hall.last(ann, "step").say).toEqual(ALOUD);
    expect(hall.last(hall.connect(), "sync").history.at(-1)?.say).toEqual(ALOUD);
    plays(hall, ann, 0);
    expect(hall.send(bob, { t: "reason", n })).toMatchObject({ lines: [ALOUD] });
    expect(told(hall)).not.toContain("zebra");
    plays(hall, bob, 1);
    expect(hall.send(bob, { t: "reason", n })).toMatchObject({ lines: [SECRET] });
  });

  it("that would tell a hand or a role is opened at the end, and kept in the log that is opened then", () => {
    const { hall, host, ann } = playing();
    const first = botPlays(hall, thought("end"));
    hall.send(host, { t: "seat-bot", seat: 0, level: "greenhorn", temper: "even" });
    hall.send(host, { t: "seat-bot", seat: 1, level: "greenhorn", temper: "even" });
    expect(hall.send(ann, { t: "reason", n: first })).toMatchObject({ lines: null, opens: "end" });
    while (hall.table.phase === "playing") {
      expect(told(hall)).not.toContain("zebra");
      botPlays(hall, thought("end"));
    }
    expect(hall.send(ann, { t: "reason", n: first })).toMatchObject({ lines: [SECRET] });
    const log = readLog(`${hall.stored.get(hall.table.id)!.lines.join("\n")}\n`);
    if (isLogFault(log)) throw new Error(log.reason);
    expect(log.entries.filter((e) => e.t === "move" && e.why !== undefined).length).toBeGreaterThan(2);
    hall.restart();
    expect(hall.send(hall.connect(), { t: "reason", n: first })).toMatchObject({ lines: [SECRET] });
  });

  it("is told at once to the person whose seat was minded, and to nobody else", () => {
    const { hall, ann, bob, secrets } = playing({ clock: "blitz" });
    botPlays(hall, thought("end"));
    hall.table.drop(ann, hall.env);
    hall.later(600_000);
    plays(hall, bob, 1);
    const jobs = hall.table.wanted().filter((j) => j.seat === 0);
    expect(jobs[0]).toMatchObject({ level: "gunslinger", temper: "cautious", brief: "safe" });
    hall.answer(jobs[0]!, jobs[0]!.legal[0], thought("end"));
    const n = hall.table.match!.n;
    expect(hall.send(bob, { t: "reason", n })).toMatchObject({ lines: null });
    expect(told(hall)).not.toContain("zebra");
    const back = hall.connect(secrets[0]!);
    expect(hall.send(back, { t: "reason", n })).toMatchObject({ lines: [SECRET], opens: "end" });
    hall.send(back, { t: "mind", seat: 0, brief: "bold" });
    expect(hall.table.record.seats[0]).toMatchObject({ brief: "bold" });
  });
});

describe("hints", () => {
  const owed = (hall: Hall, seat: number): number => {
    const { game, state } = hall.table.match!;
    return game.pending(state).find((d) => d.seat === seat && !d.free)!.id;
  };
  const asks = (hall: Hall, conn: number, seat: number, key = hall.key()): string => {
    hall.table.command(conn, { t: "hint", key, seat, d: owed(hall, seat) }, hall.env);
    hall.drain();
    return key;
  };
  const thinks = (hall: Hall): void => {
    const job = hall.table.wanted().find((j) => j.hint !== null)!;
    expect(job.level).toBe("legend");
    const list = [...job.legal.slice(0, 4), { t: "cheat" }].map((move) => ({ move, share: 0.5, lines: [SECRET] }));
    hall.answer(job, job.legal[0], { hints: list.toReversed() });
  };

  it("[TABLE-HINT-2] are thought of on one's own view, and told to nobody else", () => {
    const { hall, ann, bob } = playing({ hints: true });
    const n = hall.table.match!.n;
    const key = asks(hall, ann, 0);
    asks(hall, ann, 0, key);
    expect(rule(hall.send(ann, { t: "hint", seat: 0, d: owed(hall, 0) }))).toBe("TABLE-HINT-2");
    thinks(hall);
    const { list } = hall.last(ann, "hints");
    expect(hall.last(ann, "hints")).toMatchObject({ key, d: owed(hall, 0) });
    expect([list.length, list[0]?.lines]).toEqual([3, [SECRET]]);
    expect(hall.all(bob, "hints")).toEqual([]);
    expect(hall.table.match!.n).toBe(n);
    expect(rule(hall.send(bob, { t: "hint", seat: 0, d: owed(hall, 0) }))).toBe("TABLE-SEAT-1");
    expect(rule(hall.send(ann, { t: "hint", seat: 0, d: 999 }))).toBe("TABLE-TURN-1");
  });

  it("[TABLE-HINT-1] are there for who plays alone or together, unless the host says otherwise", () => {
    const refused = playing();
    expect(hintsOf(refused.hall)).toBe(false);
    expect(rule(refused.hall.send(refused.ann, { t: "hint", seat: 0, d: 1 }))).toBe("TABLE-HINT-1");
    const alone = new Hall().open({ bots: 2 });
    expect(hintsOf(alone)).toBe(true);
    expect(hintsOf(new Hall().open({ bots: 2, clock: "blitz" }))).toBe(false);
    expect(hintsOf(new Hall().open({ game: "heist", bots: 0 }))).toBe(true);
    const host = alone.connect(HOST);
    alone.send(host, { t: "arrange", options: {}, seats: 3, clock: "off", hints: false });
    expect(alone.last(host, "about").table.hints).toBe(false);
    alone.send(host, { t: "arrange", options: {}, seats: 3, clock: "off", hints: null });
    expect(alone.last(host, "about").table.hints).toBe(true);
  });

  it("[TABLE-HINT-3] that nobody could think of are refused, and one may ask again", () => {
    const { hall, ann } = playing({ hints: true });
    asks(hall, ann, 0);
    const job = hall.table.wanted().find((j) => j.hint !== null)!;
    hall.table.handed(job);
    expect(hall.table.wanted().some((j) => j.hint !== null)).toBe(false);
    hall.table.answer(job, null, hall.env);
    hall.drain();
    expect(hall.last(ann, "refused").rule).toBe("TABLE-HINT-3");
    asks(hall, ann, 0);
    plays(hall, ann, 0);
    expect(hall.table.wanted().some((j) => j.hint !== null)).toBe(false);
  });
});

function hintsOf(hall: Hall): boolean {
  const conn = hall.connect();
  return hall.last(conn, "sync").table.hints;
}
