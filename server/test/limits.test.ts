import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Limits, OWN, type Sender } from "../src/sockets/limits.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
import { Client, key, make, newSecret, openServer, proxied, startGame } from "./kit.ts";
import { flood, from, sockets, soloGames } from "./limits-kit.ts";

const MALLORY = "203.0.113.66";
const rates = { rates: 1, trustProxy: true };
const line = { t: "say", seat: null, channel: "watch", text: "look at me" } as const;

// Time stands still, so that no bucket is filled again: the tests do not depend on how fast the machine is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => void vi.useRealTimers();
});

const sender = (more: Partial<Sender> = {}): Sender => ({
  address: MALLORY,
  table: "a",
  seat: null,
  spectates: false,
  moves: 0,
  ...more,
});

test("sixty sockets of one address talk no more than the address may, and others talk on", async () => {
  const server = await openServer(rates);
  const tables = await Promise.all(Array.from({ length: 12 }, () => make(server.url)));
  const crowd = (await Promise.all(tables.map(({ table }) => sockets(server, table, MALLORY, 5)))).flat();
  expect(await flood(crowd, 8, () => line)).toBe(240);
  const eve = await Client.at(server.port, tables[0]!.table, [], from("192.0.2.1"));
  expect(await eve.rule(line)).toBe("done");
});

test("hints and asides of one address are bounded, at however many tables it plays", async () => {
  const server = await openServer(rates);
  const games = await soloGames(server, MALLORY, 30);
  const d = games[0]!.owed()[0]!.d;
  expect(await flood(games, 6, () => ({ t: "hint", seat: 0, d }))).toBe(90);
  const note = { t: "note", seat: 0, about: 1, guess: null, strength: 1, text: "x" } as const;
  expect(await flood(games, 24, () => note)).toBe(480);
  const { ann } = await startGame(server, { hints: true });
  await ann.until(() => ann.owed().length > 0);
  expect((await ann.ask({ t: "hint", seat: 0, d: ann.owed()[0]!.d })).t).toBe("hints");
});

test("many sockets of one seat are one seat to talk, hints and asides; the other seats have their own", async () => {
  const server = await openServer(rates);
  const made = await make(server.url, { bots: 1, hints: true });
  const ann = await Client.at(server.port, made.table, [made.hostSecret], from(MALLORY));
  const bob = await Client.at(server.port, made.table, [], from(MALLORY));
  for (const [seat, who] of [ann, bob].entries()) {
    await who.sit(`Rider ${seat}`, seat);
    await who.ready(seat);
  }
  await ann.start();
  const copies = await sockets(server, made.table, MALLORY, 10, ann.secrets);
  await ann.until(() => ann.owed().length > 0);
  const { d } = ann.owed()[0]!;
  const say = { t: "say", channel: "table", text: "me again" } as const;
  expect(await flood(copies, 8, () => ({ ...say, seat: 0 }))).toBe(8);
  expect(await flood(copies, 6, () => ({ t: "hint", seat: 0, d }))).toBe(6);
  expect(await flood(copies, 24, () => ({ t: "ping-piece", seat: 0, piece: "car:1" }))).toBe(24);
  expect(await bob.rule({ ...say, seat: 1 })).toBe("done");
  // Whoever names somebody else's seat uses up nothing of it.
  const eve = await sockets(server, made.table, "192.0.2.9", 3);
  expect(await flood(eve, 8, () => ({ ...say, seat: 1 }))).toBe(24);
  expect(await bob.rule({ ...say, seat: 1 })).toBe("done");
});

test("all sockets of an address send no more frames than the address may", async () => {
  const server = await openServer(rates);
  const games = await soloGames(server, MALLORY, 30);
  const passed = await flood(games, 60, () => ({ t: "ping" }));
  // Some were sent to begin the games.
  expect([passed > 900, passed < 1_200]).toEqual([true, true]);
});

test("the talk of a table's watchers is bounded; one address has a part of it, and players are not touched", async () => {
  const server = await openServer(rates);
  const { made, ann } = await startGame(server);
  const crowd = await sockets(server, made.table, MALLORY, 10);
  expect(await flood(crowd, 8, () => line)).toBe(40);
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, i) => Client.at(server.port, made.table, [], from(`192.0.2.${i}`))),
  );
  expect(await flood(others, 8, () => line)).toBe(20);
  expect(await ann.rule({ t: "say", seat: 0, channel: "table", text: "quiet, please" })).toBe("done");
});

test("watchers cannot keep people from sitting down, nor players from moving", async () => {
  const server = await openServer(rates);
  const made = await make(server.url);
  const crowd = await Promise.all(
    Array.from({ length: 15 }, (_, i) => Client.at(server.port, made.table, [], from(`192.0.2.${i}`))),
  );
  expect(await flood(crowd, 60, () => ({ t: "ping" }))).toBe(600);
  const ann = await Client.at(server.port, made.table, [made.hostSecret], from("198.51.100.1"));
  await ann.sit("Ann");
  await ann.ready(0);
  await ann.start();
  await ann.play();
  expect(ann.over).toBe(true);
  // None of them is sent off for what the others did.
  expect(crowd.filter(({ ws }) => ws.readyState !== ws.OPEN)).toEqual([]);
});

test("steps back of one address are bounded like looks back: both play the game again", async () => {
  const server = await openServer(rates);
  const games = await soloGames(server, MALLORY, 30);
  expect(await flood(games, 20, () => ({ t: "undo", seat: 0 }))).toBe(300);
  expect(await flood(games.slice(0, 1), 1, () => ({ t: "look", seat: 0, v: 1 }))).toBe(0);
  const limits = new Limits(1);
  let passed = 0;
  while (limits.command("look", sender({ moves: 2_500 }), 0) === 0) passed++;
  expect(passed).toBe(50);
});

test("being told a long history costs more than coming to a short game", () => {
  const limits = new Limits(1);
  const comes = (address: string, moves: number): number => {
    const wait = limits.opening(address, 0);
    if (wait === 0) limits.sentHistory(address, moves, 0);
    return wait;
  };
  let passed = 0;
  while (comes(MALLORY, 2_500) === 0) passed++;
  expect(passed).toBe(100);
  for (let i = 0; i < 600 / 1.5; i++) expect(comes("192.0.2.1", 250)).toBe(0);
});

test("whoever has long games opened, or told, again and again waits; others come in", async () => {
  const store = new MemoryStore();
  const first = await openServer({}, { store: proxied(store) });
  const made = await make(first.url, { bots: 2 });
  const host = await Client.at(first.port, made.table, [made.hostSecret]);
  await host.sit("Ann");
  await host.ready(0);
  await host.start();
  for (let i = 0; host.table?.phase === "playing"; i++) {
    host.raw({ t: "pause", key: key(), on: i % 2 === 0 });
    if (i % 50 === 49) await host.ask({ t: "ping" });
  }
  expect([host.table?.phase, host.v]).toEqual(["closed", 5_000]);
  await first.close();

  const server = await openServer({ ...rates, idleAfter: 0 }, { store: proxied(store) });
  const comes = async (address: string): Promise<string> => {
    const client = new Client(server.port, made.table, [], from(address));
    const greeted = client.hello().then(
      () => "in",
      () => "out",
    );
    const came = await Promise.race([greeted, client.closed.then(({ code, reason }) => `${code} ${reason}`)]);
    client.ws.terminate();
    await expect.poll(() => (server.registry.sweep(), server.registry.size)).toBe(0);
    return came;
  };
  const answers: string[] = [];
  for (let i = 0; i < 12; i++) answers.push(await comes(MALLORY));
  // About a hundred milliseconds each, of which six hundred are there.
  expect(answers.filter((answer) => answer === "in")).toHaveLength(6);
  expect(answers.at(-1)).toBe("1013 SERVER-RATE-1");
  expect(await comes("192.0.2.1")).toBe("in");
  vi.setSystemTime(Date.now() + 10_000);
  expect(await comes(MALLORY)).toBe("in");
});

test("pings are answered, but not without end; whoever floods with what is no frame is cut off", async () => {
  const server = await openServer(rates);
  const { made, ann } = await startGame(server);
  const floods: ((client: Client) => void)[] = [({ ws }) => ws.ping("x".repeat(125)), ({ ws }) => ws.pong()];
  for (const flood of floods) {
    const client = await Client.at(server.port, made.table);
    let pongs = 0;
    client.ws.on("pong", () => pongs++);
    client.ws.ping();
    await expect.poll(() => pongs).toBe(1);
    for (let i = 0; i < 500_000 && client.ws.readyState === client.ws.OPEN; i++) {
      flood(client);
      if (i % 1_000 === 999) await new Promise(setImmediate);
    }
    expect((await client.closed).code).toBe(1006);
    expect(pongs).toBeLessThan(100);
  }
  // Parts of a frame that never ends.
  const raw = connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true });
  const cut = new Promise((done) => raw.once("close", done));
  raw.on("error", () => undefined);
  raw.resume();
  const key16 = Buffer.alloc(16).toString("base64");
  raw.write(
    `GET /ws/${made.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key16}\r\n\r\n`,
  );
  const part = Buffer.from([0x00, 0x80, 0, 0, 0, 0]);
  raw.write(Buffer.concat([Buffer.from([0x01, 0x80, 0, 0, 0, 0]), Buffer.alloc(3_000_000, part)]));
  const writing = setInterval(() => raw.write(part), 50);
  onTestFinished(() => (clearInterval(writing), void raw.destroy()));
  expect(await Promise.race([cut.then(() => "cut off"), sleep(10_000)])).toBe("cut off");
  expect(await ann.rule({ t: "say", seat: 0, channel: "table", text: "still here" })).toBe("done");
});

test("seats are taken only so often from one address", async () => {
  const server = await openServer(rates);
  const tables = await Promise.all(Array.from({ length: 35 }, () => make(server.url, { bots: 0, seats: 5 })));
  const crowd = (await Promise.all(tables.map(({ table }) => sockets(server, table, MALLORY, 1)))).flat();
  const sit = (seat: number) => ({ t: "sit", seat, name: `Rider ${seat}`, secret: newSecret() }) as const;
  expect(await flood(crowd, 5, sit)).toBe(120);
});

test("a connection that sits down again and again holds a table's worth of secrets, and keeps its seat", async () => {
  const server = await openServer();
  const made = await make(server.url, { bots: 1 });
  const ann = await Client.at(server.port, made.table, [made.hostSecret]);
  await ann.sit("Host", 0);
  for (let i = 0; i < 60; i++) {
    await ann.sit("Ann", 1);
    expect(await ann.rule({ t: "leave", seat: 1 })).toBe("done");
  }
  await ann.sit("Ann", 1);
  const host = server.registry.host(made.table)!;
  const [guest] = host.connections.values();
  const [conn] = host.table!.connections.values();
  expect(guest!.hello!.secrets.length).toBeLessThanOrEqual(25);
  expect(conn!.hashes.length).toBeLessThanOrEqual(25);
  // The table falls over and is rebuilt from what the connection is known to hold.
  host.run(() => {
    throw new Error("stumbles");
  });
  await ann.next((f) => f.t === "sync");
  expect(ann.you).toEqual({ seats: [0, 1], host: true });
});

test("what a narrower limit refuses does not use up a wider one", () => {
  const limits = new Limits(1);
  const watcher = sender({ spectates: true });
  let passed = 0;
  for (let i = 0; i < 1_000; i++) passed += limits.command("talk", watcher, 0) === 0 ? 1 : 0;
  expect(passed).toBe(40);
  // The address has its other 200 lines, the table its other 20.
  const elsewhere = Array.from({ length: 300 }, (_, i) => limits.command("talk", sender({ table: `t${i}` }), 0));
  expect(elsewhere.filter((wait) => wait === 0)).toHaveLength(200);
  const others = Array.from({ length: 300 }, (_, i) =>
    limits.command("talk", sender({ spectates: true, address: `10.0.${i}` }), 0),
  );
  expect(others.filter((wait) => wait === 0)).toHaveLength(20);
});

test("--rates 0 switches them all off", () => {
  const limits = new Limits(0);
  for (let i = 0; i < 5_000; i++) {
    expect(limits.frame(MALLORY, 0)).toBe(0);
    expect(limits.command("talk", sender({ spectates: true }), 0)).toBe(0);
    expect(limits.spectating(sender({ spectates: true }), "ping", 0)).toBe(0);
  }
  expect(OWN.frame.burst).toBeGreaterThan(0);
});
