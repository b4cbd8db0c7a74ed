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

function start(path: string, args: string[]): { child: ChildProcess; out: () => string } {
  const child = spawn(process.execPath, [file(path), ...args], { env: { ...process.env, NO_COLOR: "1" } });
  running.add(child);
  child.on("exit", () => running.delete(child));
  let text = "";
  child.stdout.on("data", (data: Buffer) => (text += data.toString()));
  child.stderr.on("data", (data: Buffer) => (text += data.toString()));
  return { child, out: () => text };
}

async function until(what: () => boolean | Promise<boolean>, about: () => string): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    if (await what()) return;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`waited in vain: ${about()}`);
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

describe("two terminals at a table on a server", () => {
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
      const first = start("../src/play.ts", [
        id,
        "--seats",
        String(seats),
        "--bots",
        String(seats - 2),
        "--join",
        origin,
        "--name",
        "Ann",
      ]);
      await until(() => /--join \S+\/[A-Z]{6}/.test(first.out()), first.out);
      const code = /--join \S+\/([A-Z]{6})/.exec(first.out())![1]!;
      const second = start("../src/play.ts", ["--join", `${origin}/${code}`, "--name", "Bob"]);
      await until(() => first.out().includes("start = begin"), first.out);
      first.child.stdin!.write("start\n");
      const over = (out: string): boolean => out.includes("/log");
      // Both try one number after another until something can be picked, then press Enter.
      const typed = [0, 0];
      const typist = setInterval(() => {
        for (const [who, player] of [first, second].entries()) {
          const tail = player.out().split("\n").at(-1) ?? "";
          if (tail.includes("pick ›")) player.child.stdin!.write(`${(typed[who]!++ % 6) + 1}\n`);
          else if (tail.includes("Enter =")) player.child.stdin!.write("\n");
        }
      }, 20);
      await until(() => first.out().split("pick ›").length > 3, first.out);
      server.kill("SIGKILL");
      await until(() => first.out().includes("Reconnecting"), first.out);
      server = await serve(port, data);
      await until(
        () => over(first.out()) && over(second.out()),
        () => `${first.out().slice(-3000)}\n—\n${second.out().slice(-1500)}`,
      );
      clearInterval(typist);
      const table = /api\/tables\/(\w+)\/log/.exec(first.out())![1]!;
      const log = await (await fetch(`${origin}/api/tables/${table}/log`)).text();
      writeFileSync(join(folder, `${id}.jsonl`), log);
      const verdict = spawnSync(process.execPath, [file("../src/verify.ts"), join(folder, `${id}.jsonl`), "--json"], {
        encoding: "utf8",
      });
      expect(JSON.parse(verdict.stdout)).toEqual({ ok: true });
      server.kill("SIGTERM");
    },
    120_000,
  );
});
