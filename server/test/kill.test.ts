import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { colt } from "@trestle/games/colt/engine";
import { isLogFault, readLog, replayLog, sfc32, below } from "@trestle/kernel";
import { expect, onTestFinished, test } from "vitest";
import { Client, key, make } from "./kit.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** The program itself on one folder, killed and started as often as one likes. */
class Program {
  readonly data = mkdtempSync(join(tmpdir(), "trestle-kill-"));
  child: ChildProcess | null = null;
  port = 0;

  constructor() {
    onTestFinished(async () => {
      await this.kill();
      rmSync(this.data, { recursive: true, force: true });
    });
  }

  async start(): Promise<void> {
    const args = [MAIN, "--host", "127.0.0.1", "--port", "0", "--data", this.data, "--bot-pace", "0", "--rates", "0"];
    const child = spawn(process.execPath, [...args, "--log-level", "fatal"], { stdio: ["ignore", "pipe", "inherit"] });
    this.child = child;
    this.port = await new Promise<number>((done, fail) => {
      let out = "";
      child.stdout.on("data", (data: Buffer) => {
        out += data.toString();
        const found = /ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(out);
        if (found !== null) done(Number(found[1]));
      });
      child.on("close", () => fail(new Error(`it did not start: ${out}`)));
    });
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.on("close", done));
    child.kill("SIGKILL");
    await ended;
  }
}

/** A player who remembers what was promised, and sends again what was not answered. */
class Player {
  readonly acknowledged = new Set<string>();
  readonly secrets: string[];
  #open: { key: string; seat: number; d: number; move: unknown } | null = null;

  constructor(secrets: string[]) {
    this.secrets = secrets;
  }

  /** Plays over one connection until it is lost or the game is over. */
  async play(client: Client): Promise<void> {
    const lost = client.closed.then(() => "lost" as const);
    for (;;) {
      if (client.over) return;
      const owed = client.owed()[0];
      if (this.#open === null && owed !== undefined)
        this.#open = { key: key(), seat: owed.seat, d: owed.d, move: owed.moves[owed.d % owed.moves.length] };
      if (this.#open === null) {
        const heard = client.next(() => true, 10_000).catch(() => "silence");
        if ((await Promise.race([lost, heard])) === "lost") return;
        continue;
      }
      const answer = await Promise.race([lost, client.ask({ t: "move", ...this.#open }).catch(() => "lost" as const)]);
      if (answer === "lost") return;
      if (answer.t === "done") this.acknowledged.add(this.#open.key);
      client.legal.delete(this.#open.d);
      this.#open = null;
    }
  }
}

test(
  "killed without warning in mid-game, again and again: nothing acknowledged is lost, nothing happens twice",
  { timeout: 300_000 },
  async () => {
    const program = new Program();
    const rng = sfc32(5);
    await program.start();
    const games: { table: string; player: Player }[] = [];
    for (let i = 0; i < 6; i++) {
      const made = await make(`http://127.0.0.1:${program.port}`, { seats: 5, bots: 4, level: "gunslinger" });
      const ann = await Client.at(program.port, made.table, [made.hostSecret]);
      const { seat } = await ann.sit("Ann");
      await ann.ready(seat);
      await ann.start();
      games.push({ table: made.table, player: new Player(ann.secrets) });
      await ann.end();
    }
    for (let kills = 0; ; kills++) {
      const clients = await Promise.all(
        games.map(async ({ table, player }) => {
          const client = await Client.at(program.port, table, player.secrets.slice());
          expect(client.you.seats).toEqual([0]);
          return { client, playing: player.play(client) };
        }),
      );
      const all = Promise.all(clients.map((c) => c.playing)).then(() => "over" as const);
      if (kills >= 4) {
        await all;
        break;
      }
      await Promise.race([all, new Promise((done) => setTimeout(done, 5 + below(rng, 120)))]);
      await program.kill();
      await all;
      await program.start();
    }
    expect(games.reduce((sum, g) => sum + g.player.acknowledged.size, 0)).toBeGreaterThan(games.length);
    for (const { table, player } of games) {
      const text = await (await fetch(`http://127.0.0.1:${program.port}/api/tables/${table}/log`)).text();
      const log = readLog(text);
      if (isLogFault(log)) throw new Error(`line ${log.line}: ${log.reason}`);
      expect(replayLog(colt, log, null)).toMatchObject({ hash: log.end!.hash });
      const keys = log.entries.flatMap((e) => (e.t === "move" && e.by === "person" ? [e.key] : []));
      expect(new Set(keys).size).toBe(keys.length);
      for (const promised of player.acknowledged) expect(keys).toContain(promised);
    }
  },
);
