import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { Client, get, make, openServer } from "./kit.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const BOT = fileURLToPath(new URL("../../examples/bot.mjs", import.meta.url));

interface Run {
  child: ChildProcess;
  out(): string;
  ended: Promise<number | null>;
}

function run(file: string, args: string[]): Run {
  const env = { ...process.env, HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let out = "";
  child.stdout.on("data", (data: Buffer) => (out += data.toString()));
  child.stderr.on("data", (data: Buffer) => (out += data.toString()));
  return { child, out: () => out, ended: new Promise((done) => child.on("close", done)) };
}

async function port(server: Run): Promise<number> {
  for (let i = 0; i < 8_000; i++) {
    const found = /Trestle is ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(server.out());
    if (found !== null) return Number(found[1]);
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(server.out());
}

test(
  "serve keeps everything in its folder, stops at a signal, and goes on from there",
  { timeout: 300_000 },
  async () => {
    const data = mkdtempSync(join(tmpdir(), "trestle-main-"));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const first = run(MAIN, ["serve", "--port", "0", "--data", data, "--bot-pace", "0"]);
    const at = await port(first);
    const made = await make(`http://127.0.0.1:${at}`);
    const ann = await Client.at(at, made.table, [made.hostSecret]);
    await ann.sit("Ann", 0);

    const second = run(MAIN, ["--port", "0", "--data", data]);
    expect(await second.ended).toBe(1);
    expect(second.out()).toMatch(/another|already/i);
    expect(second.out()).not.toMatch(/ at .*\.ts:\d+/);

    first.child.kill("SIGTERM");
    expect(await ann.closed).toMatchObject({ code: 1012 });
    expect([await first.ended, first.out().includes("Error")]).toEqual([0, false]);
    const third = run(MAIN, ["--port", "0", "--data", data, "--bot-pace", "0"]);
    const again = await port(third);
    const back = await Client.at(again, made.table, ann.secrets);
    expect(back.table!.seats[0]).toMatchObject({ kind: "person", name: "Ann" });
    third.child.kill("SIGINT");
    expect(await third.ended).toBe(0);
  },
);

test("what cannot be is said in words", { timeout: 300_000 }, async () => {
  const server = await openServer();
  const taken = run(MAIN, ["--port", String(server.port), "--data", "memory"]);
  expect(await taken.ended).toBe(1);
  expect(taken.out()).toContain("This port is taken by another program. Choose another one with --port.");
  const odd = run(MAIN, ["--port", "eighty"]);
  expect(await odd.ended).toBe(1);
  expect(odd.out().trim()).toBe('--port takes a whole number from 0 to 65535, not "eighty".');
  const unknown = run(MAIN, ["sing"]);
  expect(await unknown.ended).toBe(1);
  expect(unknown.out().trim()).toBe(
    'trestle knows the commands serve, backup, restore, migrate, export, import, doctor, not "sing".',
  );
  const mistyped = run(MAIN, ["--prot", "80"]);
  expect(await mistyped.ended).toBe(1);
  expect(mistyped.out().trim()).toBe("--prot is not a setting of trestle; --help lists them all.");
  const help = run(MAIN, ["--help"]);
  expect(await help.ended).toBe(0);
  expect(help.out()).toContain("DATA_DIR");
});

test(
  "the sample bot of the documentation finds a table by its code and plays to the end",
  { timeout: 300_000 },
  async () => {
    const server = await openServer();
    const made = await make(server.url, { bots: 1 });
    const ann = await Client.at(server.port, made.table, [made.hostSecret]);
    await ann.sit("Ann", 0);
    await ann.ready(0);
    const bot = run(BOT, [server.url, made.code.toLowerCase(), "Rusty"]);
    await ann.until(() => ann.table!.seats[1]!.ready);
    expect(ann.table!.seats[1]).toMatchObject({ kind: "person", name: "Rusty" });
    // It gets ready again where the host changes what is played, and where a start comes to nothing.
    const { options, clock } = ann.table!;
    const seats = ann.table!.seats.length;
    expect(await ann.rule({ t: "arrange", options: { ...(options as object), reflex: true }, seats, clock })).toBe(
      "done",
    );
    await ann.until(() => ann.table!.seats[1]!.ready);
    ann.reveals = false;
    await ann.ready(0);
    expect(await ann.rule({ t: "start" })).toBe("done");
    await ann.until(() => ann.table!.starting?.missing.join() === "0");
    expect(await ann.rule({ t: "break-off" })).toBe("done");
    await ann.until(() => ann.table!.attempt === 2 && ann.table!.seats[1]!.ready);
    ann.reveals = true;
    await ann.ready(0);
    await ann.start();
    await ann.play();
    expect(ann.table!.opened!.parts.slice(0, 2)).not.toContain(null);
    expect([await bot.ended, bot.out()]).toEqual([0, ""]);
    expect((await get(`${server.url}/healthz`)).status).toBe(200);
  },
);
