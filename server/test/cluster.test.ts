import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import type { BotPool } from "../src/bots/pool.ts";
import { LocalPostgres } from "./local-postgres.ts";
import { openPostgres } from "../src/store/postgres/store.ts";
import { Client, inline, make, openServer, startGame, type Opened } from "./kit.ts";
import { openDatabases, type Databases } from "./postgres-kit.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases();
});
afterAll(() => databases.end());

interface Member extends Opened {
  /** How often its bots were asked. */
  thoughts(): number;
}

async function openMember(url: string): Promise<Member> {
  let thoughts = 0;
  const botPool: BotPool = {
    think(thought, asker) {
      thoughts++;
      return inline.think(thought, asker);
    },
    close: () => inline.close(),
  };
  const server = await openServer({}, { store: await openPostgres(url, { pool: 5 }), botPool });
  return { ...server, thoughts: () => thoughts };
}

/** So many servers at one database, each with connections of its own. */
async function openCluster(size: number): Promise<Member[]> {
  const url = await databases.fresh();
  const servers: Member[] = [];
  for (let i = 0; i < size; i++) servers.push(await openMember(url));
  return servers;
}

/** Every entry that it was told, with its board or on the way to the next one. */
const stepsOf = (client: Client) => client.frames.filter((f) => f.t === "step" || f.t === "passed");

async function lostRaces({ url }: Member): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^trestle_conflicts_total (\d+)/m.exec(text)?.[1] ?? "0");
}

it("a host without a seat decides about a start, through whatever process they look on", async () => {
  const [one, two] = (await openCluster(2)) as [Member, Member];
  const made = await make(one.url, { bots: 2 });
  const host = await Client.at(one.port, made.table, [made.hostSecret]);
  const bob = await Client.at(two.port, made.table);
  bob.reveals = false;
  await bob.sit("Bob");
  expect(await bob.ready(0)).toBe("done");
  await host.until(() => host.table!.seats[0]!.ready);
  expect(await host.rule({ t: "start" })).toBe("done");
  await bob.until(() => bob.table!.starting !== null);
  // Where nobody decides it is told in how many milliseconds the start goes on.
  await bob.until(() => bob.table!.starting!.goesOn === null);
  expect(bob.table!.starting!.missing).toEqual([0]);
  await host.end();
  await bob.until(() => bob.table!.starting!.goesOn !== null);
  expect(bob.table!.starting!.goesOn).toBeGreaterThan(5_000);
  const back = await Client.at(one.port, made.table, [made.hostSecret]);
  await bob.until(() => bob.table!.starting!.goesOn === null);
  expect(await back.rule({ t: "go-on" })).toBe("done");
  await bob.until(() => bob.table!.phase === "playing");
});

it("two people at different processes play a whole game together", async () => {
  const [one, two] = (await openCluster(2)) as [Member, Member];
  const made = await make(one.url, { bots: 1 });
  const ann = await Client.at(one.port, made.table, [made.hostSecret]);
  const bob = await Client.at(two.port, made.table);
  await ann.sit("Ann", 0);
  await bob.until(() => bob.table?.seats[0]?.name === "Ann");
  await bob.sit("Bob", 1);
  expect(await ann.ready(0)).toBe("done");
  expect(await bob.ready(1)).toBe("done");
  await ann.until(() => ann.table?.seats[1]?.ready === true && ann.table.seats[1].here);
  await ann.start();
  await bob.until(() => bob.table?.phase === "playing");
  await Promise.all([ann.play(), bob.play()]);
  await bob.until(() => bob.v === ann.v);
  expect(bob.table?.opened).toEqual(ann.table?.opened);
  // Nobody was thrown back: each saw every entry as a step, once and in order.
  for (const client of [ann, bob]) {
    const seen = stepsOf(client).map((f) => f.v);
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, i) => i + seen[0]!));
    expect(client.frames.filter((f) => f.t === "refused" || f.t === "fault")).toEqual([]);
  }
  expect(stepsOf(ann).at(-1)?.v).toBe(stepsOf(bob).at(-1)?.v);
  // Bots were driven by one of the two alone, and each of their moves thought of once; or once more after every race
  // for a number that was lost to the other process, since the table is another one then.
  const byBots = (await one.store.read(made.table))!.lines.filter((line) => line.includes('"by":"bot"')).length;
  const [none, all] = [one.thoughts(), two.thoughts()].sort((a, b) => a - b) as [number, number];
  const lost = (await lostRaces(one)) + (await lostRaces(two));
  expect([none, all >= byBots, all <= byBots + lost]).toEqual([0, true, true]);
});

it("talk, pauses and seats reach viewers at other processes", async () => {
  const [one, two] = (await openCluster(2)) as [Member, Member];
  const { made, ann } = await startGame(one);
  const eve = await Client.at(two.port, made.table);
  expect(await ann.rule({ t: "say", seat: 0, channel: "table", text: "howdy" })).toBe("done");
  await eve.until(() => eve.chat.length === 1);
  expect(eve.chat[0]?.text).toBe("howdy");
  expect(await eve.rule({ t: "say", seat: null, channel: "watch", text: "psst" })).toBe("done");
  expect(await ann.rule({ t: "pause", on: true })).toBe("done");
  await eve.until(() => eve.table?.paused === true);
  expect(await ann.rule({ t: "pause", on: false })).toBe("done");
  await eve.until(() => eve.table?.paused === false);
  expect(ann.chat.map((line) => line.text)).toEqual(["howdy"]);
  await ann.end();
  await eve.until(() => eve.table?.seats[0]?.here === false);
});

it("what was promised by one process is known to the other, and a command sent again counts once", async () => {
  const [one, two] = (await openCluster(2)) as [Member, Member];
  const { made, ann } = await startGame(one);
  await ann.until(() => ann.owed().length > 0);
  const { seat, d, moves } = ann.owed()[0]!;
  const move = { t: "move", seat, d, move: moves[0], key: "the-very-same-key" } as const;
  expect(await ann.rule(move)).toBe("done");
  const promised = ann.v;
  const again = await Client.at(two.port, made.table, ann.secrets);
  expect(again.v).toBeGreaterThanOrEqual(promised);
  expect(await again.rule(move)).toBe("done");
  const log = (await one.store.read(made.table))!.lines;
  expect(log.filter((line) => line.includes("the-very-same-key"))).toHaveLength(1);
});

it("a command that is refused is looked into once, and refused then, as often as it is sent", async () => {
  const [one] = (await openCluster(2)) as [Member, Member];
  const { ann } = await startGame(one);
  const never = { t: "move", seat: ann.you.seats[0]!, d: 999_999, move: {}, key: "never-asked-for" } as const;
  for (let i = 0; i < 3; i++) expect(await ann.rule(never)).toBe("TABLE-TURN-1");
});

it("another process takes over the bots of one that stops", async () => {
  const [one, two] = (await openCluster(2)) as [Member, Member];
  const { made, ann } = await startGame(one);
  await one.close();
  expect((await ann.closed).code).toBe(1012);
  const back = await Client.at(two.port, made.table, ann.secrets);
  onTestFinished(() => back.ws.terminate());
  await back.play();
  expect(back.table?.phase).toBe("over");
});

/** A server in a process of its own, which can be killed. */
async function openApart(url: string): Promise<{ port: number; kill(): Promise<unknown> }> {
  const args = [MAIN, "--host", "127.0.0.1", "--port", "0", "--rates", "0", "--bot-pace", "0", "--log-level", "error"];
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const gone = new Promise((done) => child.once("exit", done));
  const port = await new Promise<number>((done, fail) => {
    void gone.then(() => fail(new Error("the server ended")));
    let said = "";
    child.stdout.on("data", (data: Buffer) => {
      said += data.toString();
      const found = /Trestle is ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
      if (found !== null) done(Number(found[1]));
    });
  });
  return { port, kill: () => (child.kill("SIGKILL"), gone) };
}

it("a clock that runs when its process is killed runs out elsewhere, at its time", { timeout: 300_000 }, async () => {
  const url = await databases.fresh();
  const two = await openMember(url);
  const one = await openApart(url);
  const at = { ...two, port: one.port, url: `http://127.0.0.1:${one.port}` };
  // Nobody looks at the second one: the table is not in memory anywhere once the first is gone.
  const { made, ann } = await startGame(at, { clock: "blitz" });
  await ann.until(() => ann.owed().length > 0);
  await one.kill();
  const expired = async (): Promise<{ at: number }[]> =>
    (await two.store.read(made.table))!.lines
      .map((line) => JSON.parse(line) as { by?: string; at: number })
      .filter(({ by }) => by === "clock");
  // 68 seconds to decide, and at most 12 to see what there is to decide.
  const wall = Date.now.bind(Date);
  let ahead = 30_000;
  const now = vi.spyOn(Date, "now").mockImplementation(() => wall() + ahead);
  onTestFinished(() => now.mockRestore());
  await two.registry.wake();
  expect(await expired()).toEqual([]);
  ahead = 66_000;
  // The lock of one that was killed is free as soon as the database has noticed.
  await vi.waitUntil(() => two.registry.wake().then(() => two.registry.size === 1), { timeout: 60_000, interval: 50 });
  ahead = 85_000;
  // Its timer runs on the time of the machine: whatever wakes the table lets it look at its clock.
  two.registry.host(made.table)!.quietly(() => undefined);
  await vi.waitUntil(async () => (await expired()).length > 0, { timeout: 60_000, interval: 20 });
  const [first] = await expired();
  expect(first!.at).toBeGreaterThanOrEqual(60_000);
  expect(first!.at).toBeLessThan(120_000);
});

it("without its database it shows nothing and says so; play goes on when it is back", async () => {
  const own = await LocalPostgres.start({ durable: false });
  onTestFinished(() => own.end());
  const server = await openServer({}, { store: await openPostgres(own.url, { pool: 5 }) });
  const { made, ann } = await startGame(server);
  await ann.until(() => ann.owed().length > 0);
  const { seat, d, moves } = ann.owed()[0]!;
  await own.kill();
  const move = { t: "move", seat, d, move: moves[0], key: "sent-into-the-void" } as const;
  ann.raw(move);
  expect((await ann.closed).code).toBe(1013);
  expect(ann.frames.some((f) => f.t === "fault" && f.rule === "SERVER-STORE-2")).toBe(true);
  // Whoever comes meanwhile is not shown what may be old.
  const eve = new Client(server.port, made.table);
  await eve.open();
  eve.raw({ t: "hello", protocol: 2, secrets: [], history: false });
  await eve.closed;
  expect(eve.frames.map((f) => f.t)).toEqual(["fault"]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await own.up();
  await vi.waitUntil(async () => (await fetch(`${server.url}/readyz`)).ok, { timeout: 60_000, interval: 50 });
  const back = await Client.at(server.port, made.table, ann.secrets);
  expect(await back.rule(move)).toBe("done");
  await back.play();
  expect(back.frames.filter((f) => f.t === "refused")).toEqual([]);
  const log = (await server.store.read(made.table))!.lines;
  expect(log.filter((line) => line.includes("sent-into-the-void"))).toHaveLength(1);
});

it("two who answer at the same moment at different processes both count", async () => {
  const [one, two] = (await openCluster(2)) as [Member, Member];
  const made = await make(one.url, { bots: 0, seats: 3 });
  const ann = await Client.at(one.port, made.table, [made.hostSecret]);
  const bob = await Client.at(two.port, made.table);
  const people = [ann, bob, ann] as const;
  for (const [seat, who] of people.entries()) {
    await who.sit(`Rider ${seat}`, seat);
    expect(await who.ready(seat)).toBe("done");
  }
  await ann.start();
  await bob.until(() => bob.owed().length > 0);
  // Colt: everybody plans at once. Each is sent before anybody can have heard of the others'.
  const asked = [ann, bob].flatMap((who) => who.owed().map(({ seat, d, moves }) => ({ who, seat, d, move: moves[0] })));
  expect(asked).toHaveLength(3);
  const answers = await Promise.all(asked.map(({ who, seat, d, move }) => who.rule({ t: "move", seat, d, move })));
  expect(answers).toEqual(["done", "done", "done"]);
});
