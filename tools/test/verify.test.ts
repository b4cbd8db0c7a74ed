import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  commitmentOf,
  isLogFault,
  judgeLog,
  partCommitment,
  readLog,
  sha256Text,
  type MoveEntry,
} from "@trestle/kernel";
import { playedWith } from "../src/lib/played-with.ts";
import { findGame } from "../src/registry.ts";
import { sim } from "../src/sim.ts";
import { verify } from "../src/verify.ts";
import { run } from "./run-tool.ts";
import { forged, NO_ARGS, tableLog, undone, type Closed, type TableLog } from "./table-log.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "trestle-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const file = join(folder, `${name}.jsonl`);
  writeFileSync(file, text);
  return file;
}
interface Verdict {
  ok: boolean;
  line?: number;
  reason?: string;
}
const judged = async (text: string): Promise<Verdict> =>
  JSON.parse((await run(verify, [written("judged", text), "--json"])).out) as Verdict;

let honest: TableLog;
let path = "";
/** The honest log with something changed and every check recomputed. */
const forgery = (change: (log: Closed) => void): Promise<Verdict> => judged(forged(honest.text, change));
const moves = (log: Closed, by: string): MoveEntry[] =>
  log.entries.filter((e): e is MoveEntry => e.t === "move" && e.by === by);
beforeAll(() => {
  honest = tableLog({ game: "bang", seats: 4 });
  path = written("honest", honest.text);
});

describe("verify, of a table on a server", () => {
  const shown = (list: string): string[] => ["--commitment", honest.commitment, "--list", list];

  it("prints commitment, list and part as they are in the log and as they were given", async () => {
    const r = await run(verify, [path, ...shown(honest.list), "--part", `0:${honest.part.toUpperCase()}`]);
    expect(r).toMatchObject({ status: 0, err: "" });
    expect(r.out).toContain("The deal: trestle-deal/2, attempt 1.");
    expect(r.out).toContain(`  in the log  ${honest.commitment}\n  you gave    ${honest.commitment}  the same`);
    expect(r.out).toContain(
      `list of commitments\n  in the log  ${honest.list}\n  you gave    ${honest.list}  the same`,
    );
    expect(r.out).toContain(`The part of seat 0, Ann\n  in the log  ${honest.part}\n  you gave    ${honest.part}`);
    expect(r.out).toMatch(/Seat 2, \w+: a bot, which adds no part/);
    expect(r.out).toContain("settled before anybody could know the cards");
    expect(r.out).toContain("No log can prove: names and dates, that a person was one");
  });

  it("says what was not compared", async () => {
    const nothing = await run(verify, [path]);
    expect(nothing).toMatchObject({ status: 0, err: "" });
    expect(nothing.out).toContain("you gave    nothing (--commitment HEX)");
    expect(nothing.out).toContain("This shows only that the log replays.");
    const half = await run(verify, [path, "--commitment", honest.commitment]);
    expect(half.out).toContain(
      "Not compared with what you were shown: the list of commitments (--list), your own part (--part).",
    );
    // Without the list nobody knows whether the part was revealed before the others were settled.
    const unlisted = await run(verify, [path, "--commitment", honest.commitment, "--part", `0:${honest.part}`]);
    expect(unlisted).toMatchObject({ status: 0, err: "" });
    expect(unlisted.out).toContain("Not compared with what you were shown: the list of commitments (--list).");
    expect(unlisted.out).not.toContain("settled before");
  });

  it("refuses another list than was frozen when the part was revealed", async () => {
    const other = sha256Text("another list");
    const r = await run(verify, [path, ...shown(other), "--part", `0:${honest.part}`]);
    expect(r.status).toBe(1);
    expect(r.out).toContain(`you gave    ${other}  ANOTHER ONE`);
    expect(r.err).toContain("line 1: the list of commitments is not the one you were shown");
  });

  it("refuses another commitment, and another part on any seat of several", async () => {
    const other = sha256Text("another");
    const r = await run(verify, [path, "--commitment", other]);
    expect(r.status).toBe(1);
    expect(r.out).toContain(`you gave    ${other}  ANOTHER ONE`);
    expect(r.err).toContain("line 1: the commitment is not the one you were shown");
    const parts = await run(verify, [path, "--part", `0:${honest.part}`, `--part=1:${other}`]);
    expect(parts.status).toBe(1);
    expect(parts.err).toContain("your part of seat 1 is not in the deal");
    const bots = await run(verify, [path, "--part", `2:${other}`, "--json"]);
    expect(JSON.parse(bots.out)).toMatchObject({ ok: false, reason: "your part of seat 2 is not in the deal" });
  });

  it("names each missing part and what it means, and shows attempts", async () => {
    const { text, part } = tableLog({ game: "colt", seats: 3, brokenOff: 2, bobIsLate: true });
    const file = written("late", text);
    const r = await run(verify, [file, "--part", `0:${part}`]);
    expect(r).toMatchObject({ status: 0, err: "" });
    expect(r.out).toContain("The deal: trestle-deal/2, attempt 3.");
    expect(r.out).toContain("The part of seat 1, Bob, is missing.");
    expect(r.out).toContain(
      "Each missing part doubles the number of deals whoever runs the server could have chosen from",
    );
    expect(r.out).toContain("The table began at attempt 3.");
    expect(JSON.parse((await run(verify, [file, "--json"])).out)).toEqual({
      ok: true,
      deal: "trestle-deal/2",
      attempt: 3,
      missing: [1],
      takeBacks: 0,
    });
  });

  it.each([
    [["--commitment", "abc"], "--commitment wants 64 hexadecimal digits"],
    [["--commitment"], "--commitment wants a value"],
    [["--list", "abc"], "--list wants 64 hexadecimal digits"],
    [["--part", "0".repeat(64)], "--part wants SEAT:HEX"],
    [["--part", `x:${"0".repeat(64)}`], "--part wants SEAT:HEX"],
    [["--part", "0:12"], "--part wants SEAT:HEX"],
    [["--part"], "--part wants SEAT:HEX"],
    [["--part", `0:${"0".repeat(64)}`, "--part", `0:${"1".repeat(64)}`], "--part names seat 0 twice"],
    [["--part", `9:${"0".repeat(64)}`], "the log has seats 0 to 3"],
    [["--parts", "1"], "no option --parts"],
  ])("explains a wrong call: %j", async (args, words) => {
    const r = await run(verify, [path, ...args]);
    expect(r.status).toBe(2);
    expect(r.err).toContain(words);
    expect(r.err).not.toContain("    at ");
  });

  it("wants a log that can be read", async () => {
    expect((await run(verify, [])).err).toContain("which log?");
    expect((await run(verify, [folder])).err).toContain("cannot be read (EISDIR)");
    expect(await judged("")).toMatchObject({ ok: false, line: 1 });
    expect(await judged("howdy\n")).toEqual({ ok: false, line: 1, reason: "this is not a Trestle log" });
  });
});

describe("verify finds out, without recomputed checks,", () => {
  it("the first line that was changed", async () => {
    const lines = honest.text.split("\n");
    lines[6] = lines[6]!.replace('"seat":', '"seat": ');
    expect(await judged(lines.join("\n"))).toMatchObject({
      line: 7,
      reason: expect.stringContaining("was changed") as string,
    });
    expect(await judged(honest.text.slice(0, -30))).toMatchObject({ reason: "the file is cut off" });
  });
});

describe("verify finds out, checks recomputed,", () => {
  const other = sha256Text("better cards");
  const AT = 4;

  it.each<[string, RegExp, (log: Closed) => void]>([
    ["another secret", /promised/, (log) => (log.end.secret = other)],
    ["another secret of the bots", /promised/, (log) => (log.end.botSecret = other)],
    ["no secret of the bots", /bots' secret/, (log) => (log.end.botSecret = null)],
    ["another part", /part of seat 0 is not what that seat committed to/, (log) => (log.end.parts[0] = other)],
    ["a part of a bot", /part of seat 2/, (log) => (log.end.parts[2] = other)],
    ["another attempt", /part of seat 0/, (log) => (log.header.deal!.attempt = 2)],
    ["another table", /part of seat 0/, (log) => (log.header.table = "elsewhere")],
    [
      "an unknown deal",
      /known: trestle-deal\/1, trestle-deal\/2/,
      (log) => Object.assign(log.header.deal!, { label: "trestle-deal/3" }),
    ],
    ["a part that was swept away", /./, (log) => (log.end.parts[1] = null)],
    [
      "another list",
      /./,
      (log) => {
        log.header.deal!.seats[0]!.commitment = partCommitment(log.header.table, 0, 1, other);
        log.end.parts[0] = other;
      },
    ],
    [
      "the older deal",
      /./,
      (log) => {
        delete log.header.deal;
        log.header.commitment = commitmentOf(log.end.secret);
      },
    ],
    [
      "rules of version 0",
      /rules version 0 of bang is not known here; known: 1$/,
      (log) => (log.header.rulesVersion = 0),
    ],
    [
      "rules of version 99",
      /rules version 99 of bang is not known here; known: 1$/,
      (log) => (log.header.rulesVersion = 99),
    ],
    ["an illegal move", /not legal/, (log) => Object.assign(log.entries[AT]!, { move: { t: "choose", character: 0 } })],
    ["a move nobody was asked for", /owes no decision 99/, (log) => Object.assign(log.entries[AT]!, { d: 99 })],
    ["another end", /another outcome/, (log) => (log.end.outcome!.winners = [3, 2, 1])],
    ["another last position", /position of this hash/, (log) => (log.end.hash = other)],
    [
      "a person's move as a bot's",
      /but its move is a bot's/,
      (log) => {
        const [m] = moves(log, "person");
        Object.assign(m!, { by: "bot", key: `bot-${m!.n}` });
      },
    ],
    ["a bot's move as a person's", /but its move is a person's/, (log) => (moves(log, "bot")[0]!.by = "person")],
    ["a bot's move as a minder's", /but its move is a minder's/, (log) => (moves(log, "bot")[0]!.by = "minder")],
    [
      "a bot's move with somebody's key",
      /the key of a bot's move/,
      (log) => (moves(log, "bot")[0]!.key = "another-key"),
    ],
    ["a person's move with a bot's thoughts", /leaves no thoughts/, (log) => (moves(log, "person")[0]!.iterations = 9)],
    [
      "a bot that was a person in the list",
      /made with a person/,
      (log) => Object.assign(log.entries[0]!, { who: { kind: "bot", name: "Ann", level: "legend", temper: "even" } }),
    ],
    ["an open seat", /open seat/, (log) => Object.assign(log.entries[2]!, { who: { kind: "open" } })],
    ["a seat nobody is named for", /who sits on seat 1/, (log) => void log.entries.splice(1, 1)],
    [
      "a person who comes later",
      /only a bot can take over/,
      (log) => {
        const who = { kind: "person", name: "Cid" } as const;
        log.entries.splice(9, 0, { n: -1, t: "seat", at: log.entries[8]!.at, seat: 0, who });
      },
    ],
    ["times that go back", /the time goes back/, (log) => (log.entries.at(-1)!.at = 0)],
    [
      "a move in a pause",
      /the time goes on in a pause|nobody moves in a pause/,
      (log) => void log.entries.splice(9, 0, { n: -1, t: "pause", at: log.entries[8]!.at, on: true }),
    ],
    [
      "an entry after the end",
      /over before this entry/,
      (log) => void log.entries.push({ n: -1, t: "pause", at: log.entries.at(-1)!.at, on: true }),
    ],
    ["a bot that takes back", /only a person takes a move back/, (log) => undone(log, moves(log, "bot")[0]!)],
    [
      "a move of another seat taken back",
      /TABLE-UNDO-2/,
      (log) => {
        const m = moves(log, "bot")[0]!;
        log.entries.splice(m.n, 0, { n: -1, t: "undo", at: m.at, seat: 0, to: m.n - 1 }, { ...m, n: -2 });
      },
    ],
  ])("%s", async (_, reason, change) => {
    const verdict = await forgery(change);
    expect(verdict.ok).toBe(false);
    expect(verdict.reason).toMatch(reason);
    expect(verdict.line).toBeGreaterThan(0);
  });

  it("a step back across a reveal, and lets one pass that the table allows", async () => {
    const { game } = findGame("bang")!;
    const log = readLog(honest.text) as Closed;
    const revealing = new Set<number>();
    judgeLog(game, log, (entry, events) => {
      if (entry !== null && events.some((e) => e.reveals === true)) revealing.add(entry.n);
    });
    const mine = moves(log, "person").filter(
      (m) => !log.entries.some((e) => e.t === "undo" && e.to < m.n && e.n > m.n),
    );
    const hidden = mine.find((m) => revealing.has(m.n))!;
    const open = mine.find((m) => !revealing.has(m.n) && m.n < log.entries.length)!;
    const back = (n: number): Promise<Verdict> => forgery((l) => undone(l, l.entries[n - 1] as MoveEntry));
    expect(await back(hidden.n)).toMatchObject({
      line: hidden.n + 2,
      reason: "this could not be taken back (TABLE-UNDO-3)",
    });
    expect(await back(open.n)).toMatchObject({ ok: true });
  });

  it("nothing where those who win together may have agreed to go back, which it says", async () => {
    const { text } = tableLog({ game: "heist", seats: 2 });
    const log = forged(text, (l) => {
      const [a, b] = l.entries.slice(-3, -1) as [MoveEntry, MoveEntry];
      const back = { n: -1, at: b.at, t: "undo", seat: b.seat, to: a.n - 1 } as const;
      l.entries.splice(b.n, 0, back, { ...a, n: -2, at: b.at }, { ...b, n: -3 });
    });
    const r = await run(verify, [written("agreed", log)]);
    expect(r).toMatchObject({ status: 0, err: "" });
    expect(r.out).toContain("One step back needs the agreement of everybody, which the log does not show.");
  });
});

describe("verify, of logs of version 1,", () => {
  it("says of a game at one machine only that the log replays", async () => {
    await run(sim, ["colt", "--seats", "4", "--games", "1", "--seed", "verify", "--log", folder]);
    const file = join(
      folder,
      readdirSync(folder).find((name) => name.endsWith(".log.jsonl"))!,
    );
    const r = await run(verify, [file]);
    expect(r).toMatchObject({ status: 0, err: "" });
    expect(r.out).toContain("This shows only that the log replays.");
    const commitment = /"commitment":"(\w+)"/.exec(readFileSync(file, "utf8"))![1]!;
    expect((await run(verify, [file, "--commitment", commitment])).status).toBe(0);
    expect((await run(verify, [file, "--commitment", sha256Text("x")])).status).toBe(1);
  });

  it("says of a game on a server of then that its deal could be chosen, whatever it is compared with", async () => {
    const file = join(ROOT, "games/colt/test/golden/parts-in-the-open.log.jsonl");
    const { header, end } = readLog(readFileSync(file, "utf8")) as Closed;
    const given = ["--commitment", header.commitment, "--part", `0:${end.parts[0]!}`];
    const r = await run(verify, [file, ...given]);
    expect(r).toMatchObject({ status: 0, err: "" });
    expect(r.out).toContain("whoever ran the server could choose among deals until the start");
    expect(r.out).toContain("Commitment and part are those you gave.");
    expect(r.out).not.toContain("settled before");
    expect((await run(verify, [file, "--part", `0:${sha256Text("x")}`])).status).toBe(1);
    expect((await run(verify, [file, ...given, "--list", sha256Text("x")])).status).toBe(1);
  });

  it("accepts the logs that came with the games, with other boxes too", () => {
    for (const file of globSync("games/*/test/golden/*.log.jsonl", { cwd: ROOT })) {
      const log = readLog(readFileSync(join(ROOT, file), "utf8")) as Closed;
      const entry = playedWith(log.header, NO_ARGS);
      if (isLogFault(entry)) throw new Error(`${file}: ${entry.reason}`);
      expect([file, judgeLog(entry.game, log)]).toEqual([file, expect.objectContaining({ takeBacks: 0 })]);
    }
  });
});
