import { sha256Text, sfc32, below, type Rng } from "@trestle/kernel";
import { expect, test } from "vitest";
import WebSocket from "ws";
import { Client, get, key, make, openServer, part, post, startGame, type Wish, newSecret } from "./kit.ts";

/** The bots have played what they owe: from here on nothing changes but by people. */
const othersHavePlanned = (ann: Client): Promise<void> =>
  ann.until(() => ann.owed().length > 0 && ann.boards[0]!.pending.every((d) => d.free || d.seat === ann.you.seats[0]));

const WRONG: Wish[] = [
  { t: "ready", seat: 0, ready: false, attempt: 1, commitment: null },
  { t: "part", seat: 0, attempt: 1, part: part() },
  { t: "leave", seat: 0 },
  { t: "move", seat: 0, d: 1, move: {} },
  { t: "why", seat: 0, d: 1, picks: [] },
  { t: "undo", seat: 0 },
  { t: "take-back", seat: 0, to: 0 },
  { t: "agree", seat: 0, yes: true },
  { t: "say", seat: 0, channel: "table", text: "it is me" },
  { t: "mind", seat: 0, brief: "bold" },
  { t: "notify", seat: 0, to: null },
  { t: "rotate", seat: 0, secret: newSecret() },
  { t: "look", seat: 0, v: 0 },
];
const HOSTS: Wish[] = [
  { t: "arrange", options: {}, seats: 4, clock: "off" },
  { t: "seat-bot", seat: 0, level: "greenhorn", temper: "even" },
  { t: "free", seat: 0 },
  { t: "start" },
  { t: "go-on" },
  { t: "break-off" },
  { t: "pause", on: true },
  { t: "close" },
];

test("every command for a seat that is another's, and every command of the host's, is refused to a stranger", async () => {
  const server = await openServer();
  const { made, ann } = await startGame(server);
  await othersHavePlanned(ann);
  const before = await server.store.read(made.table);
  const guesses = [[], ["0".repeat(32)], [sha256Text(ann.secrets[1]!).slice(0, 32)]];
  for (const secrets of guesses) {
    const eve = await Client.at(server.port, made.table, secrets);
    expect(eve.you).toEqual({ seats: [], host: false });
    for (const wish of WRONG) expect([wish.t, await eve.rule(wish)]).toEqual([wish.t, "TABLE-SEAT-1"]);
    for (const wish of HOSTS) expect([wish.t, await eve.rule(wish)]).toEqual([wish.t, "TABLE-HOST-1"]);
    expect(await eve.rule({ t: "rematch" })).toMatch(/^TABLE-/);
    expect(await eve.rule({ t: "sit", seat: 0, name: "Eve", secret: newSecret() })).toMatch(/^TABLE-/);
    const { d, moves } = ann.owed()[0]!;
    expect(await eve.rule({ t: "move", seat: 0, d, move: moves[0] })).toBe("TABLE-SEAT-1");
  }
  expect(await server.store.read(made.table)).toEqual(before);
  await ann.play();
});

test("one who holds a seat can neither use another's nor the host's rights", async () => {
  const server = await openServer();
  const made = await make(server.url, { bots: 1 });
  const ann = await Client.at(server.port, made.table, [made.hostSecret]);
  const bob = await Client.at(server.port, made.table);
  await ann.sit("Ann", 0);
  await bob.sit("Bob", 1);
  for (const wish of WRONG.filter((w) => w.t !== "move" && w.t !== "why"))
    expect([wish.t, await bob.rule(wish)]).toEqual([wish.t, "TABLE-SEAT-1"]);
  for (const wish of HOSTS) expect([wish.t, await bob.rule(wish)]).toEqual([wish.t, "TABLE-HOST-1"]);
});

test("moves that are illegal, stale, early or no moves are refused with their rule, and a seat's new secret ends the old", async () => {
  const server = await openServer();
  const { made, ann } = await startGame(server);
  await othersHavePlanned(ann);
  const { seat, d, moves } = ann.owed()[0]!;
  expect(await ann.rule({ t: "move", seat, d: d + 50, move: moves[0] })).toBe("TABLE-TURN-1");
  expect(await ann.rule({ t: "move", seat, d, move: { t: "fly" } })).toBe("TABLE-MOVE-1");
  expect(await ann.rule({ t: "move", seat, d, move: { t: "plan", cards: [1, 1, 1] } })).toMatch(/^(COLT|TABLE)-/);
  expect(await ann.rule({ t: "move", seat, d, move: moves[0] })).toBe("done");
  expect(await ann.rule({ t: "move", seat, d, move: moves[1] })).toMatch(/^TABLE-(TURN|PLAY)-1$/);
  const old = ann.secrets[1]!;
  const secret = newSecret();
  expect(await ann.rule({ t: "rotate", seat, secret })).toBe("done");
  expect((await Client.at(server.port, made.table, [old])).you.seats).toEqual([]);
  expect((await Client.at(server.port, made.table, [secret])).you.seats).toEqual([0]);
});

test("what is no frame is answered with a fault; before hello it ends the connection", async () => {
  const server = await openServer();
  const { made, ann } = await startGame(server);
  const fault = ann.next((f) => f.t === "fault");
  ann.raw("{not json");
  expect(await fault).toMatchObject({ rule: "PROTOCOL-JSON-1" });
  const second = ann.next((f) => f.t === "fault");
  ann.raw({ t: "move", key: "x" });
  expect(await second).toMatchObject({ rule: "PROTOCOL-FRAME-1" });
  const third = ann.next((f) => f.t === "fault");
  ann.raw(`{"t":"move","key":"${key()}","seat":0,"d":1,"move":${"[".repeat(7_000)}${"]".repeat(7_000)}}`);
  expect(await third).toMatchObject({ rule: "PROTOCOL-FRAME-1" });
  expect(await ann.rule({ t: "ping" })).toBe("pong");
  const early = new Client(server.port, made.table);
  await early.open();
  early.raw({ t: "ping", key: key() });
  expect((await early.closed).reason).toBe("PROTOCOL-HELLO-1");
  // An older client hears so as it understands it, and a newer one too.
  for (const protocol of [1, 3]) {
    const other = new Client(server.port, made.table);
    await other.open();
    other.raw({ t: "hello", protocol, secrets: [], history: false });
    expect((await other.closed).code).toBe(4426);
    expect(other.frames).toEqual([{ t: "fault", rule: "PROTOCOL-VERSION-1", data: { yours: protocol, ours: 2 } }]);
  }
  const twice = await Client.at(server.port, made.table);
  twice.raw({ t: "hello", protocol: 2, secrets: [], history: false });
  expect((await twice.closed).reason).toBe("PROTOCOL-HELLO-2");
  const bytes = await Client.at(server.port, made.table);
  bytes.ws.send(Buffer.from([1, 2, 3]));
  expect((await bytes.closed).reason).toBe("PROTOCOL-TEXT-1");
});

test(
  "a frame over 16 KiB ends the connection; a silent one is ended after five seconds",
  { timeout: 300_000 },
  async () => {
    const server = await openServer();
    const made = await make(server.url);
    const silent = new Client(server.port, made.table);
    const large = await Client.at(server.port, made.table);
    large.raw({ t: "say", key: key(), seat: null, channel: "watch", text: "x".repeat(17_000) });
    expect((await large.closed).code).toBe(1009);
    expect(await silent.closed).toEqual({ code: 4408, reason: "PROTOCOL-HELLO-1" });
  },
);

test("no such table, no such path, another page's origin", async () => {
  const server = await openServer();
  const made = await make(server.url);
  const none = new Client(server.port, "0123456789abcdef0123");
  expect(await none.closed).toEqual({ code: 4404, reason: "SERVER-TABLE-1" });
  const status = (path: string, origin: string): Promise<number> =>
    new Promise((done, fail) => {
      const ws = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { origin });
      ws.on("unexpected-response", (_request, response) => done(response.statusCode ?? 0));
      ws.on("open", () => (ws.terminate(), done(101)));
      ws.on("error", fail);
    });
  const own = `http://127.0.0.1:${server.port}`;
  expect(await status(`/ws/${made.table}`, own)).toBe(101);
  expect(await status(`/ws/${made.table}`, "http://evil.example")).toBe(403);
  expect(await status("/elsewhere", own)).toBe(404);
  const page = await post(`${server.url}/api/tables`, { game: "colt" }, { origin: "http://evil.example" });
  expect([page.status, page.body["rule"]]).toEqual([403, "SERVER-ORIGIN-1"]);
});

test("too many frames are refused, then the socket is closed; too many requests wait", async () => {
  const server = await openServer({ rates: 1 });
  const made = await make(server.url);
  const ann = await Client.at(server.port, made.table);
  const rules = new Set<string>();
  for (let i = 0; i < 60; i++) ann.raw({ t: "ping", key: key() });
  await ann.until(() => ann.frames.filter((f) => f.t === "pong").length >= 60);
  for (let i = 0; i < 100; i++) ann.raw({ t: "ping", key: key() });
  expect((await ann.closed).code).toBe(1008);
  for (const f of ann.frames) if (f.t === "refused" || f.t === "fault") rules.add(f.rule);
  expect([...rules]).toEqual(["SERVER-RATE-1"]);
  let limited = null;
  for (let i = 0; i < 100 && limited === null; i++) {
    const reply = await post(`${server.url}/api/login`, { name: "nobody", passphrase: "12345678" });
    if (reply.status === 429) limited = reply;
    else expect(reply.body["rule"]).toBe("SERVER-LOGIN-1");
  }
  expect(limited?.body).toMatchObject({ rule: "SERVER-RATE-1" });
  expect(Number(limited?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test(
  "2,000 mutated frames: each is answered or ends its connection, and the game goes on",
  { timeout: 300_000 },
  async () => {
    const server = await openServer();
    const { made, ann } = await startGame(server);
    await othersHavePlanned(ann);
    const { seat, d, moves } = ann.owed()[0]!;
    const samples: object[] = [
      ...WRONG,
      ...HOSTS,
      { t: "move", seat, d, move: moves[0] },
      { t: "ping" },
      { t: "rematch" },
    ];
    samples.push({ t: "hello", protocol: 2, secrets: ann.secrets, history: true });
    const rng = sfc32(20_261_115);
    const before = (await server.store.read(made.table))!;
    let eve = await Client.at(server.port, made.table);
    let closes = 0;
    for (let i = 0; i < 2_000; i++) {
      const text = mutate(JSON.stringify({ ...samples[below(rng, samples.length)], key: key() }), rng);
      const count = eve.frames.length;
      eve.raw(text);
      const closed = eve.closed.then(() => "closed" as const);
      const probe = key();
      eve.raw({ t: "ping", key: probe });
      const pong = eve
        .next((f) => f.t === "pong" && f.key === probe)
        .then(
          () => "pong" as const,
          () => "silence" as const,
        );
      const end = await Promise.race([closed, pong]);
      expect([text, end]).not.toEqual([text, "silence"]);
      if (end === "closed") {
        closes++;
        eve = await Client.at(server.port, made.table);
      } else expect([text, eve.frames.length - count > 1]).toEqual([text, true]);
    }
    expect(closes).toBeGreaterThan(0);
    expect((await server.store.read(made.table))!.lines).toEqual(before.lines);
    expect((await server.store.read(made.table))!.record.seats).toEqual(before.record.seats);
    await ann.play();
    expect(ann.over).toBe(true);
    expect((await get(`${server.url}/healthz`)).status).toBe(200);
  },
);

/** Flips, cuts, doubles, swaps and nests: some stay frames, most do not. */
function mutate(text: string, rng: Rng): string {
  const at = below(rng, text.length);
  const odd = [
    "\u0000",
    "\u202e",
    '"',
    "{",
    "]",
    "-1",
    "1e99",
    "null",
    "__proto__",
    "9007199254740993",
    "\ud800",
    "😀",
  ];
  switch (below(rng, 8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + odd[below(rng, odd.length)]! + text.slice(at + 1);
    case 2:
      return text.replace(/:(\d+)/, `:${odd[5 + below(rng, 5)]!}`);
    case 3:
      return `[${text}]`;
    case 4:
      return text.replace(
        /"t":"[a-z-]+"/,
        `"t":"${["constructor", "toString", "sit ", "MOVE", "sync"][below(rng, 5)]!}"`,
      );
    case 5:
      return text.replace("{", `{"__proto__":{"host":true},"constructor":1,`);
    case 6:
      return text.slice(at) + text.slice(0, at);
    default:
      return text.replace(/:("[^"]*"|\d+|true|false)/g, (all: string, value: string) =>
        below(rng, 3) === 0 ? `:[${value}]` : all,
      );
  }
}

test("odd requests are answered with a typed error", async () => {
  const server = await openServer();
  const bad: [unknown, number, string][] = [
    ["{", 400, "SERVER-BODY-1"],
    ["[]", 400, "SERVER-BODY-1"],
    [{ game: "chess" }, 422, "TABLE-GAME-1"],
    [{ game: "colt", seats: 99 }, 400, "SERVER-BODY-1"],
    [{ game: "colt", seats: 2 }, 422, "TABLE-SEATS-1"],
    [{ game: "colt", options: { reflex: "maybe" } }, 422, "KERNEL-OPT-3"],
    [{ game: "colt", level: "godlike" }, 422, "TABLE-BOT-1"],
    [{ game: "colt", surprise: 1 }, 400, "SERVER-BODY-1"],
    [{ game: "colt", options: { a: "x".repeat(20_000) } }, 413, "SERVER-BODY-2"],
  ];
  for (const [body, status, rule] of bad) {
    const reply = await post<{ rule: string; text: string }>(`${server.url}/api/tables`, body);
    expect([body, reply.status, reply.body.rule]).toEqual([body, status, rule]);
    expect(reply.body.text.length).toBeGreaterThan(10);
  }
  expect((await get(`${server.url}/api/codes/ZZZZZZ`)).body["rule"]).toBe("SERVER-CODE-1");
  expect((await get(`${server.url}/api/codes/..%2f..%2fetc`)).body["rule"]).toBe("SERVER-CODE-1");
  expect((await get(`${server.url}/api/tables/nothere0/log`)).body["rule"]).toBe("SERVER-TABLE-1");
  expect((await get(`${server.url}/nowhere`)).body["rule"]).toBe("SERVER-PATH-1");
  const text = await fetch(`${server.url}/api/quick`, { method: "POST", body: "game=colt" });
  expect(text.status).toBe(415);
});

test(
  "400 mutated requests: each is answered, none with a fault of the server's own",
  { timeout: 300_000 },
  async () => {
    const server = await openServer();
    const rng = sfc32(7);
    const bodies: [string, object][] = [
      ["tables", { game: "colt", options: { reflex: true }, seats: 3, bots: 1, clock: "off", listed: true }],
      ["quick", { game: "colt" }],
      ["mine", { secrets: ["0".repeat(32)] }],
      ["claim", { name: "Ann", passphrase: "correct horse" }],
    ];
    const seen = new Set<number>();
    for (let i = 0; i < 400; i++) {
      const [path, body] = bodies[below(rng, bodies.length)]!;
      const reply = await post<{ rule?: string }>(`${server.url}/api/${path}`, mutate(JSON.stringify(body), rng));
      seen.add(reply.status);
      if (reply.status >= 400) expect(reply.body.rule).toMatch(/^[A-Z]+-[A-Z]+-\d+$/);
      expect(reply.status).toBeLessThan(500);
    }
    expect(seen.size).toBeGreaterThan(2);
    const deep = `{"game":"colt","options":{"a":${"[".repeat(7_000)}${"]".repeat(7_000)}}}`;
    expect((await post(`${server.url}/api/tables`, deep)).body["rule"]).toBe("SERVER-BODY-1");
  },
);
