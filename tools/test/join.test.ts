import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { play } from "../src/play.ts";
import { GAMES } from "../src/registry.ts";
import { verify } from "../src/verify.ts";
import { run, typed, type Typed } from "./run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "trestle-join-"));
const running = new Set<ChildProcess>();
let port = 0;
let origin = "";
let server: Program;
beforeAll(async () => {
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await serve();
});
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** A tool or a server in a process of its own, which can be killed. */
interface Program extends Typed {
  child: ChildProcess;
}

function start(path: string, args: string[]): Program {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, NO_COLOR: "1" } });
  running.add(child);
  let text = "";
  child.stdout.on("data", (data: Buffer) => (text += data.toString()));
  child.stderr.on("data", (data: Buffer) => (text += data.toString()));
  const ended = new Promise<number>((done) =>
    child.on("exit", (code) => {
      running.delete(child);
      done(code ?? 1);
    }),
  );
  return { child, out: () => text, type: (line) => void child.stdin.write(line), ended };
}

/** Waits for something to come true; gives up only when nothing new was printed for a minute. */
async function until(what: () => boolean | Promise<boolean>, about: () => string): Promise<void> {
  let before = about();
  for (let quiet = 0; quiet < 2400; quiet++) {
    if (await what()) return;
    await new Promise((go) => setTimeout(go, 25));
    if (about() !== before) quiet = 0;
    before = about();
  }
  throw new Error(`waited in vain: ${about()}`);
}

/** The numbers that the list above the last prompt offers; those marked (?) are only there to be explained. */
function offered(out: string): number[] {
  const list = out.slice(out.lastIndexOf("\n\n"));
  const items = [...list.matchAll(/(?:^| {2,})(\d+) (\S.*?)(?= {2,}|$)/gm)];
  return items.filter((item) => !item[2]!.endsWith("(?)")).map((item) => Number(item[1]));
}

/** Answers every prompt of a terminal, once: one thing of its list after another, then Enter. */
function answer(player: Typed): () => void {
  let answered = 0;
  let turn = 0;
  const timer = setInterval(() => {
    const out = player.out();
    if (out.length === answered) return;
    const tail = out.slice(out.lastIndexOf("\n") + 1);
    if (tail.includes("pick ›")) {
      const can = offered(out);
      player.type(`${can[turn++ % can.length] ?? (turn % 40) + 1}\n`);
    } else if (tail.includes("Enter =")) player.type("\n");
    else return;
    answered = out.length;
  }, 5);
  return () => clearInterval(timer);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address() as { port: number };
      probe.close(() => done(address.port));
    });
  });
}

/** The server, always on the same port and folder, once it answers. */
async function serve(): Promise<Program> {
  const data = join(folder, "data");
  const args = ["--port", String(port), "--host", "127.0.0.1", "--data", data, "--bot-pace", "0", "--rates", "0"];
  const program = start("../../server/src/main.ts", args);
  await until(async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok === true, program.out);
  return program;
}

const seatsFile = (name: string): string[] => ["--seats-file", join(folder, `${name}.json`)];
const codeIn = (out: string): string | undefined => /--join \S+\/([A-Z]{6})/.exec(out)?.[1];

/** Ann opens a table with these words, Bob joins it in his way, and the game begins. */
async function both<Bob extends Typed>(
  words: readonly string[],
  join: (args: string[]) => Bob,
): Promise<[Typed, Bob, string]> {
  const first = typed(play, [...words, "--join", origin, "--name", "Ann", ...seatsFile("ann")]);
  await until(() => codeIn(first.out()) !== undefined, first.out);
  const table = `${origin}/${codeIn(first.out())!}`;
  const second = join(["--join", table, "--name", "Bob", ...seatsFile("bob")]);
  await until(() => first.out().includes("start = begin"), first.out);
  first.type("start\n");
  return [first, second, table];
}
const inProcess = (args: string[]): Typed => typed(play, args);

async function leave(...players: Typed[]): Promise<void> {
  for (const player of players) player.type("q\n");
  await Promise.all(players.map((player) => player.ended));
}

describe("two terminals at a table on a server", () => {
  it("bring whoever closes one and opens it again back to the seat, and nobody else", async () => {
    const [first, second, table] = await both(["colt", "--seats", "3", "--bots", "1"], (args) =>
      start("../src/play.ts", args),
    );
    await until(() => second.out().includes("pick ›"), second.out);
    second.child.kill("SIGKILL");
    await second.ended;
    const other = typed(play, ["--join", table, "--name", "Cid", ...seatsFile("bob")]);
    await other.ended;
    expect(other.out()).not.toContain("You are back");
    const again = typed(play, ["--join", table, ...seatsFile("bob")]);
    await until(() => again.out().includes("pick ›"), again.out);
    expect(again.out()).toContain("You are back at your seat, Bob.");
    await leave(first, again);
  }, 600_000);

  it("talk, take back, and leave, whether or not they are asked", async () => {
    const [first, second] = await both(["colt", "--seats", "3", "--bots", "1"], inProcess);
    await until(() => first.out().includes("pick ›") && second.out().includes("pick ›"), first.out);
    second.type("say Howdy, <b>Ann</b>!\n");
    await until(() => first.out().includes("Bob: Howdy, <b>Ann</b>!"), first.out);
    second.type("time\n");
    await until(() => second.out().includes("This table has no clock."), second.out);
    second.type("deal\n");
    await until(
      () => /--commitment [0-9a-f]{64} --list [0-9a-f]{64} --part 1:[0-9a-f]{64}\n/.test(second.out()),
      second.out,
    );
    const [, commitment, part] = /--commitment (\w+) --list \w+ --part (1:\w+)/.exec(second.out())!;
    expect(second.out()).toContain(`The server's commitment: ${commitment}`);
    expect(second.out()).toContain(`sealed until the start:\n  ${part}`);
    second.type("undo\n");
    await until(() => second.out().includes("[TABLE-UNDO-"), second.out);
    const stop = answer(first);
    await until(() => first.out().includes("is ready: "), first.out);
    stop();
    // Nothing is asked of Ann now.
    first.type("undo\n");
    await until(() => /taken back\. \[TABLE-UNDO-1\][^]*pick ›/.test(first.out()), first.out);
    const again = answer(first);
    await until(() => first.out().split("is ready: ").length > 2, first.out);
    again();
    await leave(first, second);
  }, 600_000);

  it("ask each other whether all go back a step, where they win together", async () => {
    const [first, second] = await both(["heist", "--seats", "2", "--bots", "0"], inProcess);
    await until(() => `${first.out()}${second.out()}`.includes("pick ›"), first.out);
    const [mover, other] = first.out().includes("pick ›") ? [first, second] : [second, first];
    const stop = answer(mover);
    await until(() => other.out().includes("[HEIST-"), other.out);
    stop();
    mover.type("back\n");
    await until(() => other.out().includes("would like to go back a step. Type yes or no."), other.out);
    other.type("yes\n");
    await until(() => mover.out().includes("taken back. [TABLE-UNDO-1]"), mover.out);
    await leave(first, second);
  }, 600_000);

  it.each(GAMES.map((e) => e.game.id))(
    "play %s to the end, though the server is killed in the middle",
    async (id) => {
      const entry = GAMES.find((e) => e.game.id === id)!;
      const { min } = entry.game.seats(entry.game.parseConfig({}));
      const seats = Math.max(min, 3);
      const [first, second] = await both([id, "--seats", String(seats), "--bots", String(seats - 2)], inProcess);
      const over = (out: string): boolean => out.includes("/log");
      const typing = [answer(first)];
      // Bob says nothing yet, so the game is in its middle however it was dealt.
      await until(() => second.out().includes("pick ›"), second.out);
      server.child.kill("SIGKILL");
      await until(() => first.out().includes("Reconnecting"), first.out);
      server = await serve();
      typing.push(answer(second));
      await until(
        () => over(first.out()) && over(second.out()),
        () => `${first.out().slice(-3000)}\n—\n${second.out().slice(-3000)}`,
      );
      for (const stop of typing) stop();
      const table = /api\/tables\/(\w+)\/log/.exec(first.out())![1]!;
      const file = join(folder, `${id}.jsonl`);
      writeFileSync(file, await (await fetch(`${origin}/api/tables/${table}/log`)).text());
      const shown = [first, second].map(({ out }) => /verify -- game\.log (.*)/.exec(out())![1]!.split(" "));
      // Both were shown the same commitment and the same list.
      expect(shown[0]!.slice(0, 4)).toEqual(shown[1]!.slice(0, 4));
      const args = [...shown[0]!, ...shown[1]!.slice(4), "--json"];
      expect(args.filter((arg) => /^[01]:[0-9a-f]{64}$/.test(arg))).toHaveLength(2);
      const verdict = await run(verify, [file, ...args]);
      const found = { ok: true, deal: "trestle-deal/2", attempt: 1, missing: [], takeBacks: 0 };
      expect(JSON.parse(verdict.out)).toEqual(found);
    },
    600_000,
  );
});
