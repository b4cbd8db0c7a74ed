import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { colt } from "@trestle/games/colt/engine";
import { isLogFault, readLog, replayLog } from "@trestle/kernel";
import type { ServerStore } from "../src/store/server-store.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { MemoryStore } from "../src/store/memory/store.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";
import {
  Client,
  get,
  key,
  make,
  newSecret,
  openServer,
  post,
  proxied,
  startGame,
  type Made,
  type Opened,
} from "./kit.ts";

const STORES: [string, () => Promise<ServerStore>][] = [
  ["memory", () => Promise.resolve(new MemoryStore())],
  ["SQLite", () => openSqlite(tempFolder())],
];

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trestle-server-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.each(STORES)("on %s", (_name, openStore) => {
  test("a newcomer makes a table, sits down, plays Colt with bots to the end, and gets the log", async () => {
    const server = await openServer({}, { store: await openStore() });
    const { made, ann } = await startGame(server);
    expect((await get(`${server.url}/api/codes/${made.code.toLowerCase()}`)).body).toEqual({
      table: made.table,
      code: made.code,
    });
    const early = await get(`${server.url}/api/tables/${made.table}/log`);
    expect([early.status, early.body["rule"]]).toEqual([409, "SERVER-LOG-1"]);
    await ann.play();
    const response = await fetch(`${server.url}/api/tables/${made.table}/log`);
    const log = readLog(await response.text());
    if (isLogFault(log)) throw new Error(log.reason);
    expect(replayLog(colt, log, null)).toMatchObject({ hash: log.end!.hash, outcome: log.end!.outcome });
    expect(ann.table!.opened!.secret).toBe(log.end!.secret);
  });

  test("whoever comes back with the secret has the seat; whoever has none watches", async () => {
    const server = await openServer({}, { store: await openStore() });
    const { made, ann } = await startGame(server);
    const [, secret] = ann.secrets;
    await ann.play(() => ann.v > 6);
    await ann.end();
    const back = await Client.at(server.port, made.table, [secret!]);
    expect(back.you).toEqual({ seats: [0], host: false });
    const watcher = await Client.at(server.port, made.table, ["0".repeat(32)]);
    expect(watcher.you).toEqual({ seats: [], host: false });
    expect(watcher.boards.map((b) => [b.seat, b.legal.length])).toEqual([[null, 0]]);
    await back.play();
    await watcher.until(() => watcher.over);
    expect(watcher.frames.some((f) => f.t === "step" && f.board.legal.length > 0)).toBe(false);
  });

  test("the same command again happens once, also after a restart", async () => {
    const store = await openStore();
    const keepOpen: ServerStore = proxied(store);
    const server = await openServer({}, { store: keepOpen });
    const { made, ann } = await startGame(server);
    await ann.until(() => ann.owed().length > 0);
    const { seat, d, moves } = ann.owed()[0]!;
    const frame = { t: "move", seat, d, move: moves[0], key: key() } as const;
    const first = await ann.ask(frame);
    const again = await ann.ask(frame);
    expect([first.t, again.t]).toEqual(["done", "done"]);
    await ann.until(() => ann.v >= 6);
    const lines = (await store.read(made.table))!.lines.filter((line) => line.includes(frame.key));
    expect(lines).toHaveLength(1);
    await server.close();
    const second = await openServer({}, { store });
    const back = await Client.at(second.port, made.table, ann.secrets);
    expect((await back.ask(frame)).t).toBe("done");
    expect((await store.read(made.table))!.lines.filter((line) => line.includes(frame.key))).toHaveLength(1);
  });

  test("a restart in mid-game: told as such, and the same state afterwards", async () => {
    const store = await openStore();
    const server = await openServer({}, { store: proxied(store) });
    const { made, ann } = await startGame(server);
    const rounds = (): number => ann.frames.filter((f) => f.t === "step").length;
    await ann.play(() => rounds() >= 6 && ann.owed().length > 0);
    await server.close();
    expect(await ann.closed).toMatchObject({ code: 1012, reason: "restarting" });
    // Only now: a bot may have moved, and everybody been told, while the server was closing.
    const before = structuredClone(ann.boards);
    const second = await openServer({}, { store });
    const back = await Client.at(second.port, made.table, ann.secrets);
    expect(back.boards.map((b) => b.view)).toEqual(before.map((b) => b.view));
    expect(back.v).toBe(ann.v);
    await back.play();
    expect(back.over).toBe(true);
  });
});

test("two people and a bot find each other by quick play, and the game begins by itself", async () => {
  const server = await openServer();
  const first = await post<{ table: string; code: string; hostSecret: string }>(`${server.url}/api/quick`, {
    game: "colt",
  });
  const ann = await Client.at(server.port, first.body.table, [first.body.hostSecret]);
  await ann.sit("Ann");
  const second = await post<{ table: string; hostSecret: null }>(`${server.url}/api/quick`, { game: "colt" });
  expect(second.body).toMatchObject({ table: first.body.table, hostSecret: null });
  const bob = await Client.at(server.port, second.body.table);
  await bob.sit("Bob");
  expect(await ann.rule({ t: "arrange", options: {}, seats: 3, clock: "off" })).toBe("done");
  expect(await ann.rule({ t: "seat-bot", seat: 2, level: "greenhorn", temper: "even" })).toBe("done");
  // Other rules than those they sat down to: both are asked again.
  expect(await bob.ready(1)).toBe("done");
  expect(await bob.rule({ t: "start" })).toBe("TABLE-HOST-1");
  expect(ann.table!.phase).toBe("lobby");
  expect(await ann.ready(0)).toBe("done");
  const listed = await get<{ tables: { table: string; seats: { name: string }[] }[] }>(`${server.url}/api/tables`);
  expect(listed.body.tables.map((t) => t.seats.map((s) => s.name))).toEqual([["Ann", "Bob", "Ada"]]);
  await ann.until(() => ann.table!.phase === "playing");
  expect(await ann.rule({ t: "start" })).toBe("TABLE-START-3");
  await Promise.all([ann.play(), bob.play()]);
  expect([ann.over, bob.over]).toEqual([true, true]);
  expect(await bob.rule({ t: "rematch" })).toBe("done");
  await ann.until(() => ann.table!.rematch !== null);
  const next = await Client.at(server.port, ann.table!.rematch!, ann.secrets);
  expect([next.table!.phase, next.you.seats, next.you.host]).toEqual(["lobby", [2], true]);
});

/** A started game of two people and a bot. */
async function startTwo(server: Opened): Promise<{ made: Made; ann: Client; bob: Client }> {
  const made = await make(server.url, { bots: 1 });
  const ann = await Client.at(server.port, made.table, [made.hostSecret]);
  const bob = await Client.at(server.port, made.table);
  await ann.sit("Ann", 0);
  await bob.sit("Bob", 1);
  await ann.ready(0);
  await bob.ready(1);
  await ann.start();
  return { made, ann, bob };
}

test("a kicked player's seat is played by a bot, and its secret opens nothing any more", async () => {
  const server = await openServer();
  const { made, ann, bob } = await startTwo(server);
  expect(await ann.rule({ t: "seat-bot", seat: 1, level: "greenhorn", temper: "even" })).toBe("done");
  await bob.until(() => bob.you.seats.length === 0);
  const { d, moves } = bob.owed()[0] ?? { d: 0, moves: [null] };
  expect(await bob.rule({ t: "move", seat: 1, d, move: moves[0] })).toBe("TABLE-SEAT-1");
  const again = await Client.at(server.port, made.table, bob.secrets);
  expect(again.you.seats).toEqual([]);
  await ann.play();
  expect(ann.table!.seats[1]!.kind).toBe("bot");
});

test("a paused table stands still until it goes on", async () => {
  const server = await openServer();
  const { ann } = await startGame(server);
  await ann.until(() => ann.owed().length > 0);
  const { d, moves } = ann.owed()[0]!;
  expect(await ann.rule({ t: "pause", on: true })).toBe("done");
  expect(await ann.rule({ t: "move", seat: 0, d, move: moves[0] })).toBe("TABLE-PAUSE-1");
  expect(await ann.rule({ t: "pause", on: false })).toBe("done");
  await ann.play();
  expect(ann.over).toBe(true);
});

test("a table goes on after restarts though somebody was kicked in mid-game, and its log still proves the deal", async () => {
  const store = new MemoryStore();
  const server = await openServer({}, { store: proxied(store) });
  const { made, ann, bob } = await startTwo(server);
  await bob.until(() => bob.owed().length > 0);
  expect(await ann.rule({ t: "seat-bot", seat: 1, level: "greenhorn", temper: "even" })).toBe("done");
  await ann.until(() => ann.boards[0]!.pending.every((d) => d.free || d.seat === 0));
  await server.close();
  const second = await openServer({}, { store: proxied(store) });
  const back = await Client.at(second.port, made.table, ann.secrets);
  expect(back.boards[0]!.view).toEqual(ann.boards[0]!.view);
  await back.play(() => back.v > ann.v + 2);
  await second.close();
  const third = await openServer({}, { store });
  const again = await Client.at(third.port, made.table, ann.secrets);
  await again.play();
  const log = readLog(await (await fetch(`${third.url}/api/tables/${made.table}/log`)).text());
  if (isLogFault(log)) throw new Error(log.reason);
  expect(replayLog(colt, log, null)).toMatchObject({ hash: log.end!.hash });
  expect(log.end!.parts.map((p) => p !== null)).toEqual([true, true, false]);
});

test("every command sent twice happens once: sitting down over a new connection and talking too", async () => {
  const server = await openServer();
  const made = await make(server.url, { bots: 1 });
  const lost = await Client.at(server.port, made.table);
  const sit = { t: "sit", seat: 0, name: "Ann", secret: newSecret(), key: key() } as const;
  expect(await lost.rule(sit)).toBe("done");
  await lost.end();
  const ann = await Client.at(server.port, made.table);
  const seated = ann.next((f) => f.t === "seated");
  expect(await ann.rule(sit)).toBe("done");
  expect(await seated).toMatchObject({ seat: 0 });
  await ann.until(() => ann.you.seats.length === 1);
  const say = { t: "say", seat: 0, channel: "table", text: "howdy", key: key() } as const;
  expect([await ann.rule(say), await ann.rule(say)]).toEqual(["done", "done"]);
  expect((await server.store.read(made.table))!.chat).toHaveLength(1);
});
