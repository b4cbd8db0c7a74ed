import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { isKnown } from "../src/notify/push.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
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
  await again.registry.open(made.table);
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
});

const { pushHosts } = readConfig({}, {});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:443/wp/abc",
  "https://jmt17.google.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-db5p.notify.windows.com/w/?token=abc",
])("the push service of %s is sent to", (endpoint) => {
  expect(isKnown(endpoint, pushHosts)).toBe(true);
});

const STRANGE = [
  "http://fcm.googleapis.com/x",
  "https://storage.googleapis.com/x",
  "https://googleapis.com/x",
  "https://a.fcm.googleapis.com/x",
  "https://evilfcm.googleapis.com/x",
  "https://google.com/x",
  "https://push.apple.com/x",
  "https://evilpush.apple.com/x",
  "https://notify.windows.com.evil.example/x",
  "https://fcm.googleapis.com:8443/",
  "https://user:word@fcm.googleapis.com/",
  "https://fcm.googleapis.com@10.0.0.1/",
  "https://10.0.0.1/",
  "https://[::1]/",
  "https://2130706433/",
  "https://localhost/",
  "x",
];

test.each(STRANGE)("nothing is sent to %s", (endpoint) => {
  // Not even by a list with addresses in it.
  expect(isKnown(endpoint, [...pushHosts, "10.0.0.1", "127.0.0.1", "*.0.1"])).toBe(false);
});

test("no seat can ask for notices to anything but a push service", PATIENCE, async () => {
  const server = await openServer();
  const { made, ann } = await startGame(server);
  const [seat = 0] = ann.you.seats;
  // What is not even an address of that kind is no frame.
  for (const endpoint of STRANGE.filter((one) => /^https:[^@]+$/.test(one))) {
    const to = { endpoint, p256dh: "p".repeat(87), auth: "a".repeat(22) };
    expect([endpoint, await ann.rule({ t: "notify", seat, to })]).toEqual([endpoint, "SERVER-PUSH-1"]);
  }
  expect(JSON.stringify((await server.store.read(made.table))?.record)).not.toContain("https:");
});
