import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { isKnown } from "../src/push.ts";
import { MemoryStore } from "../src/store/memory.ts";
import { Client, get, openServer, startGame } from "./kit.ts";

const PATIENCE = { timeout: 120_000 };

/** Somebody's chat program, which takes notices. */
async function openHook(): Promise<{ url: string; heard: Record<string, unknown>[] }> {
  const heard: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (data: Buffer) => (body += data.toString()));
    request.on("end", () => {
      heard.push(JSON.parse(body) as Record<string, unknown>);
      response.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, heard };
}

async function until(so: () => boolean): Promise<void> {
  for (let i = 0; i < 10_000 && !so(); i++) await sleep(5);
  expect(so()).toBe(true);
}

test("whoever is waited for and does not look is told once a turn, also across a restart", PATIENCE, async () => {
  const { url: webhook, heard } = await openHook();
  const store = new MemoryStore();
  store.close = () => Promise.resolve();
  const settings = { webhook, noticeAfter: 30, publicUrl: "https://trestle.example" };
  const server = await openServer(settings, { store });
  // A gang at the beginning of its ride: nobody can be out of it before her next turn.
  const { made, ann } = await startGame(server, { game: "heist", seats: 3, bots: 2 });
  await ann.until(() => ann.owed().length > 0);
  await sleep(200);
  expect(heard).toEqual([]);

  await ann.end();
  await until(() => heard.length === 1);
  expect(heard[0]).toMatchObject({ t: "turn", table: made.table, game: "heist", name: "Ann", seat: ann.you.seats[0] });
  expect(heard[0]!["url"]).toBe(`https://trestle.example/#/t/${made.table}`);
  await server.close();

  const again = await openServer(settings, { store });
  await again.hall.open(made.table);
  await sleep(300);
  expect(heard).toHaveLength(1);

  const back = await Client.at(again.port, made.table, ann.secrets);
  const turn = back.v;
  await back.play(() => back.v > turn && back.owed().length === 0);
  await back.end();
  await until(() => heard.length === 2);
});

test("a seat's devices are kept and told to nobody, and only push services are sent to", PATIENCE, async () => {
  const server = await openServer();
  const { made, ann } = await startGame(server);
  const to = { endpoint: "https://fcm.googleapis.com/fcm/send/abc", p256dh: "p".repeat(87), auth: "a".repeat(22) };
  const [seat = 0] = ann.you.seats;
  expect(await ann.rule({ t: "notify", seat, to })).toBe("done");
  const stored = await server.store.read(made.table);
  expect(stored?.record.seats[seat]).toMatchObject({ reach: [to] });
  const watcher = await Client.at(server.port, made.table);
  expect(JSON.stringify([ann.frames, watcher.frames])).not.toContain("fcm.googleapis.com");
  expect(await ann.rule({ t: "notify", seat, to: null })).toBe("done");
  expect((await server.store.read(made.table))?.record.seats[seat]).toMatchObject({ reach: [] });
  expect((await get<{ key: string }>(`${server.url}/api/push`)).body.key).toMatch(/^[\w-]{80,90}$/);

  const hosts = ["googleapis.com"];
  expect(isKnown(to.endpoint, hosts)).toBe(true);
  for (const bad of [
    "http://fcm.googleapis.com/x",
    "https://evilgoogleapis.com/x",
    "https://10.0.0.1/",
    "https://fcm.googleapis.com:8443/",
    "x",
  ])
    expect([bad, isKnown(bad, hosts)]).toEqual([bad, false]);
});
