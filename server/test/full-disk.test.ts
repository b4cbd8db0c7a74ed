import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { colt } from "@trestle/games/colt/engine";
import { isLogFault, readLog, replayLog } from "@trestle/kernel";
import { expect, onTestFinished, test } from "vitest";
import { Client, get, key, make } from "./kit.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
/** A disk of our own needs a namespace of our own. */
const hasDisks = spawnSync("unshare", ["-rm", "sh", "-c", "mount -t tmpfs -o size=1m tmpfs /tmp"]).status === 0;

/** The program itself on a disk of six megabytes, half of which are taken until `makeRoom`. */
async function openOnSmallDisk(): Promise<{ port: number; url: string; makeRoom(): void }> {
  const disk = mkdtempSync(join(tmpdir(), "trestle-disk-"));
  const flags = "--host 127.0.0.1 --port 0 --bot-pace 0 --rates 0 --log-level fatal --web no-such-folder";
  const script = `mount -t tmpfs -o size=6m tmpfs ${disk} && head -c 3000000 /dev/zero > ${disk}/ballast
    ${process.execPath} ${MAIN} ${flags} --data ${disk}/data < /dev/null &
    read room; rm ${disk}/ballast; read end; kill -9 $!`;
  const child = spawn("unshare", ["-rm", "sh", "-c", script], { stdio: ["pipe", "pipe", "inherit"] });
  const closed = new Promise((done) => child.once("close", done));
  onTestFinished(async () => {
    child.stdin.end("\n\n");
    await closed;
    rmSync(disk, { recursive: true });
  });
  const port = await new Promise<number>((done, fail) => {
    let out = "";
    child.stdout.on("data", (data: Buffer) => {
      const found = /ready: http:\/\/127\.0\.0\.1:(\d+)/.exec((out += data.toString()));
      if (found !== null) done(Number(found[1]));
    });
    child.once("close", () => fail(new Error(`it did not start: ${out}`)));
  });
  return { port, url: `http://127.0.0.1:${port}`, makeRoom: () => void child.stdin.write("\n") };
}

test.skipIf(!hasDisks)(
  "a game on a full disk is refused in words, goes on when there is room, and keeps what was acknowledged",
  { timeout: 120_000 },
  async () => {
    const server = await openOnSmallDisk();
    const made = await make(server.url);
    const ann = await Client.at(server.port, made.table, [made.hostSecret]);
    const { seat } = await ann.sit("Ann");
    await ann.ready(seat);
    await ann.start();
    const acknowledged: string[] = [];
    let on = false;
    const pause = async (): Promise<string> => {
      const wish = { t: "pause", key: key(), on: !on } as const;
      const rule = await ann.rule(wish);
      if (rule !== "done") return rule;
      on = !on;
      acknowledged.push(wish.key);
      return rule;
    };
    let rule = await pause();
    while (rule === "done") rule = await pause();
    expect(rule).toBe("SERVER-STORE-1");
    expect(acknowledged.length).toBeGreaterThan(20);
    // People try again and again, and each time the table goes back to what is kept and says so.
    const rebuilt = (): number => ann.frames.filter(({ t }) => t === "sync").length;
    for (const before = rebuilt(); rebuilt() < before + 8; await sleep(20))
      expect(await pause()).toBe("SERVER-STORE-1");
    // What is left may take a page or two, but not a commit.
    const ready = async (): Promise<number> => (await get(`${server.url}/readyz`)).status;
    await expect.poll(ready, { timeout: 20_000, interval: 200 }).toBe(503);

    server.makeRoom();
    await expect.poll(pause, { timeout: 10_000 }).toBe("done");
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    if (on) expect(await pause()).toBe("done");
    await ann.play();
    expect(ann.over).toBe(true);
    const log = readLog(await (await fetch(`${server.url}/api/tables/${made.table}/log`)).text());
    if (isLogFault(log)) throw new Error(`line ${log.line}: ${log.reason}`);
    expect(replayLog(colt, log, null)).toMatchObject({ hash: log.end!.hash });
    const keys = log.entries.flatMap((entry) => (entry.t === "pause" ? [entry.key] : []));
    expect(keys).toEqual(acknowledged);
  },
);
