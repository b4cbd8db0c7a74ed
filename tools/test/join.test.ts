import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { GAMES } from "../src/registry.ts";

const folder = mkdtempSync(join(tmpdir(), "trestle-join-"));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Terminal {
  child: ChildProcess;
  out: () => string;
}

function start(path: string, args: string[]): Terminal {
  const child = spawn(process.execPath, [file(path), ...args], {
    env: { ...process.env, NO_COLOR: "1", XDG_CONFIG_HOME: folder },
  });
  running.add(child);
  child.on("exit", () => running.delete(child));
  let text = "";
  child.stdout.on("data", (data: Buffer) => (text += data.toString()));
  child.stderr.on("data", (data: Buffer) => (text += data.toString()));
  return { child, out: () => text };
}

/** Waits for something to come true; gives up only when nothing new was printed for a minute. */
async function until(what: () => boolean | Promise<boolean>, about: () => string): Promise<void> {
  let before = about();
  for (let quiet = 0; quiet < 1200; quiet++) {
    if (await what()) return;
    await new Promise((go) => setTimeout(go, 50));
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
function type(player: Terminal): () => void {
  let answered = 0;
  let turn = 0;
  const timer = setInterval(() => {
    const out = player.out();
    const tail = out.slice(out.lastIndexOf("\n") + 1);
    if (out.length === answered || player.child.exitCode !== null) return;
    if (tail.includes("pick ›")) {
      const can = offered(out);
      player.child.stdin!.write(`${can[turn++ % can.length] ?? (turn % 40) + 1}\n`);
    } else if (tail.includes("Enter =")) player.child.stdin!.write("\n");
    else return;
    answered = out.length;
  }, 5);
  player.child.stdin!.on("error", () => clearInterval(timer));
  return () => clearInterval(timer);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

/** The server on this port and folder, once it answers. */
async function serve(port: number, data: string): Promise<ChildProcess> {
  const args = ["--port", String(port), "--host", "127.0.0.1", "--data", data, "--bot-pace", "0", "--rates", "0"];
  const { child, out } = start("../../server/src/main.ts", args);
  const up = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
  await until(up, out);
  return child;
}

/** Ann opens a table with these words, Bob joins it, and the game begins. */
async function both(port: number, words: readonly string[]): Promise<[Terminal, Terminal]> {
  const origin = `http://127.0.0.1:${port}`;
  const first = start("../src/play.ts", [...words, "--join", origin, "--name", "Ann"]);
  await until(() => /--join \S+\/[A-Z]{6}/.test(first.out()), first.out);
  const code = /--join \S+\/([A-Z]{6})/.exec(first.out())![1]!;
  const second = start("../src/play.ts", ["--join", `${origin}/${code}`, "--name", "Bob"]);
  await until(() => first.out().includes("start = begin"), first.out);
  first.child.stdin!.write("start\n");
  return [first, second];
}

describe("two terminals at a table on a server", () => {
  it("bring whoever closes one and opens it again back to the seat, and nobody else", async () => {
    const port = await freePort();
    const server = await serve(port, join(folder, "again"));
    const origin = `http://127.0.0.1:${port}`;
    const [first, second] = await both(port, ["colt", "--seats", "3", "--bots", "1"]);
    const table = `${origin}/${/--join \S+\/([A-Z]{6})/.exec(first.out())![1]!}`;
    await until(() => second.out().includes("pick ›"), second.out);
    const gone = new Promise((done) => second.child.once("exit", done));
    second.child.kill("SIGKILL");
    await gone;
    const other = start("../src/play.ts", ["--join", table, "--name", "Cid"]);
    await until(() => other.child.exitCode !== null, other.out);
    expect(other.out()).not.toContain("You are back");
    const again = start("../src/play.ts", ["--join", table]);
    await until(() => again.out().includes("pick ›"), again.out);
    expect(again.out()).toContain("You are back at your seat, Bob.");
    for (const { child } of [first, again]) child.kill("SIGKILL");
    server.kill("SIGTERM");
  }, 600_000);

  it("talk, take back, and leave, whether or not they are asked", async () => {
    const port = await freePort();
    const server = await serve(port, join(folder, "talk"));
    const [first, second] = await both(port, ["colt", "--seats", "3", "--bots", "1"]);
    await until(() => first.out().includes("pick ›") && second.out().includes("pick ›"), first.out);
    second.child.stdin!.write("say Howdy, <b>Ann</b>!\n");
    await until(() => first.out().includes("Bob: Howdy, <b>Ann</b>!"), first.out);
    second.child.stdin!.write("time\n");
    await until(() => second.out().includes("This table has no clock."), second.out);
    second.child.stdin!.write("deal\n");
    await until(
      () => /--commitment [0-9a-f]{64} --list [0-9a-f]{64} --part 1:[0-9a-f]{64}\n/.test(second.out()),
      second.out,
    );
    const [, commitment, part] = /--commitment (\w+) --list \w+ --part (1:\w+)/.exec(second.out())!;
    expect(second.out()).toContain(`The server's commitment: ${commitment}`);
    expect(second.out()).toContain(`sealed until the start:\n  ${part}`);
    second.child.stdin!.write("undo\n");
    await until(() => second.out().includes("[TABLE-UNDO-"), second.out);
    const stop = type(first);
    await until(() => first.out().includes("is ready: "), first.out);
    stop();
    // Nothing is asked of Ann now.
    first.child.stdin!.write("undo\n");
    await until(() => /taken back\. \[TABLE-UNDO-1\][^]*pick ›/.test(first.out()), first.out);
    const again = type(first);
    await until(() => first.out().split("is ready: ").length > 2, first.out);
    again();
    first.child.stdin!.write("q\n");
    await until(() => first.child.exitCode !== null, first.out);
    second.child.kill("SIGKILL");
    server.kill("SIGTERM");
  }, 600_000);

  it("ask each other whether all go back a step, where they win together", async () => {
    const port = await freePort();
    const server = await serve(port, join(folder, "back"));
    const [first, second] = await both(port, ["heist", "--seats", "2", "--bots", "0"]);
    await until(() => `${first.out()}${second.out()}`.includes("pick ›"), first.out);
    const [mover, other] = first.out().includes("pick ›") ? [first, second] : [second, first];
    const stop = type(mover);
    await until(() => other.out().includes("[HEIST-"), other.out);
    stop();
    mover.child.stdin!.write("back\n");
    await until(() => other.out().includes("would like to go back a step. Type yes or no."), other.out);
    other.child.stdin!.write("yes\n");
    await until(() => mover.out().includes("taken back. [TABLE-UNDO-1]"), mover.out);
    for (const { child } of [first, second]) child.kill("SIGKILL");
    server.kill("SIGTERM");
  }, 600_000);

  it.each(GAMES.map((e) => e.game.id))(
    "play %s to the end, though the server is killed in the middle",
    async (id) => {
      const port = await freePort();
      const data = join(folder, id);
      let server = await serve(port, data);
      const origin = `http://127.0.0.1:${port}`;
      const entry = GAMES.find((e) => e.game.id === id)!;
      const { min } = entry.game.seats(entry.game.parseConfig({}));
      const seats = Math.max(min, 3);
      const [first, second] = await both(port, [id, "--seats", String(seats), "--bots", String(seats - 2)]);
      const over = (out: string): boolean => out.includes("/log");
      const typing = [type(first)];
      // Bob says nothing yet, so the game is in its middle however it was dealt.
      await until(() => second.out().includes("pick ›"), second.out);
      server.kill("SIGKILL");
      await until(() => first.out().includes("Reconnecting"), first.out);
      server = await serve(port, data);
      typing.push(type(second));
      await until(
        () => over(first.out()) && over(second.out()),
        () => `${first.out().slice(-3000)}\n—\n${second.out().slice(-3000)}`,
      );
      for (const stop of typing) stop();
      const table = /api\/tables\/(\w+)\/log/.exec(first.out())![1]!;
      const log = await (await fetch(`${origin}/api/tables/${table}/log`)).text();
      writeFileSync(join(folder, `${id}.jsonl`), log);
      const shown = [first, second].map(({ out }) => /verify -- game\.log (.*)/.exec(out())![1]!.split(" "));
      // Both were shown the same commitment and the same list.
      expect(shown[0]!.slice(0, 4)).toEqual(shown[1]!.slice(0, 4));
      const args = [...shown[0]!, ...shown[1]!.slice(4), "--json"];
      expect(args.filter((arg) => /^[01]:[0-9a-f]{64}$/.test(arg))).toHaveLength(2);
      const verdict = spawnSync(process.execPath, [file("../src/verify.ts"), join(folder, `${id}.jsonl`), ...args], {
        encoding: "utf8",
      });
      const found = { ok: true, deal: "trestle-deal/2", attempt: 1, missing: [], takeBacks: 0 };
      expect(JSON.parse(verdict.stdout)).toEqual(found);
      server.kill("SIGTERM");
    },
    600_000,
  );
});
