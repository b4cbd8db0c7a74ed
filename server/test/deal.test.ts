import { dealListOf, isLogFault, listHash, partCommitment, readLog, type Log } from "@trestle/kernel";
import { expect, test } from "vitest";
import { MemoryStore } from "../src/store/memory/store.ts";
import { Client, key, make, newSecret, openServer, part, post, proxied, type Opened } from "./kit.ts";

/** Ann, who is the host, and Bob at a table of Colt with one bot; both sit and are ready. */
async function ready(server: Opened): Promise<{ table: string; ann: Client; bob: Client }> {
  const { table, hostSecret } = await make(server.url, { seats: 3, bots: 1 });
  const ann = await Client.at(server.port, table, [hostSecret]);
  const bob = await Client.at(server.port, table);
  for (const [who, name] of [
    [ann, "Ann"],
    [bob, "Bob"],
  ] as const) {
    const { seat } = await who.sit(name);
    expect(await who.ready(seat)).toBe("done");
  }
  return { table, ann, bob };
}

async function logOf(server: Opened, table: string): Promise<Log & { checks: string[] }> {
  const text = await (await fetch(`${server.url}/api/tables/${table}/log`)).text();
  const log = readLog(text);
  if (isLogFault(log)) throw new Error(log.reason);
  return { ...log, checks: Array.from(text.matchAll(/"check":"(\w+)"/g), (found) => found[1]!) };
}

test("the list that each was shown before revealing is the log's, and no check, hash or secret was sent in play", async () => {
  const server = await openServer();
  const { table, ann, bob } = await ready(server);
  await ann.start();
  await Promise.all([ann.play(), bob.play()]);
  const log = await logOf(server, table);
  for (const who of [ann, bob]) expect(listHash(who.deal.list!)).toBe(listHash(dealListOf(log.header)!));
  expect(log.end!.parts).toEqual([ann.deal.parts[0]!.part, bob.deal.parts[0]!.part, null]);

  // A hidden plan could be found by trying all of them against a hash of it.
  const { secret, botSecret, hash } = log.end!;
  const sealed = [secret, botSecret, hash, ...log.checks, ...log.end!.parts];
  expect(log.checks.length).toBeGreaterThanOrEqual(log.entries.length);
  for (const who of [ann, bob]) {
    const inPlay = who.frames.filter((f) => !("table" in f) || f.table.phase !== "over");
    const text = JSON.stringify(inPlay);
    expect(sealed.filter((word) => word !== null && text.includes(word))).toEqual([]);
    expect(inPlay.map((f) => f.t)).toContain("step");
  }
});

test("nobody can choose last: a commitment is taken once, and only its own part fits it", async () => {
  const server = await openServer();
  const { table, ann, bob } = await ready(server);
  const [seat, attempt] = [1, 1];
  const mine = part();
  const commitment = partCommitment(table, seat, attempt, mine);
  const used = bob.deal.parts[0]!.commitment;
  // Whoever gets ready again commits to something new.
  expect(await bob.rule({ t: "ready", seat, ready: false, attempt, commitment: null })).toBe("done");
  expect(await bob.rule({ t: "ready", seat, ready: true, attempt, commitment: used })).toBe("TABLE-DEAL-3");
  expect(await bob.rule({ t: "ready", seat, ready: true, attempt: 2, commitment })).toBe("TABLE-DEAL-2");
  expect(await bob.rule({ t: "part", seat, attempt, part: mine })).toBe("TABLE-DEAL-6");
  bob.reveals = false;
  expect(await bob.rule({ t: "ready", seat, ready: true, attempt, commitment })).toBe("done");
  expect(await ann.rule({ t: "start" })).toBe("done");
  await ann.until(() => ann.table!.starting?.missing.length === 1);
  // The list is frozen.
  expect(await bob.rule({ t: "ready", seat, ready: false, attempt, commitment: null })).toBe("TABLE-DEAL-4");
  expect(await bob.rule({ t: "part", seat, attempt, part: part() })).toBe("TABLE-DEAL-5");
  expect(ann.table!.phase).toBe("lobby");
  expect(await bob.rule({ t: "part", seat, attempt, part: mine })).toBe("done");
  await ann.until(() => ann.table!.phase === "playing");
});

test("nobody can use up the key of another's part: a watcher guesses it, and the part is in the deal all the same", async () => {
  const server = await openServer();
  const { table, ann, bob } = await ready(server);
  const eve = await Client.at(server.port, table);
  const guesses = [0, 1].map((seat) => `part-${seat}-1-${table}`);
  for (const guess of guesses)
    expect(await eve.rule({ t: "say", key: guess, seat: null, channel: "watch", text: "mine" })).toBe("done");
  await ann.start();
  await Promise.all([ann.play(), bob.play()]);
  const { end } = await logOf(server, table);
  expect(end!.parts).toEqual([ann.deal.parts[0]!.part, bob.deal.parts[0]!.part, null]);
});

test("a start that is broken off burns all parts; the host goes on without one, and the log names both", async () => {
  const server = await openServer();
  const { table, ann, bob } = await ready(server);
  bob.reveals = false;
  expect(await ann.rule({ t: "start" })).toBe("done");
  expect(await bob.rule({ t: "break-off" })).toMatch(/^TABLE-/);
  await ann.until(() => ann.table!.starting?.missing.length === 1);
  expect(await ann.rule({ t: "break-off" })).toBe("done");
  await bob.until(() => bob.table!.attempt === 2);
  const burnt = ann.deal.parts[0]!;
  expect(await ann.rule({ t: "ready", seat: 0, ready: true, attempt: 2, commitment: burnt.commitment })).toBe(
    "TABLE-DEAL-3",
  );
  for (const [who, seat] of [
    [ann, 0],
    [bob, 1],
  ] as const)
    expect(await who.ready(seat)).toBe("done");
  expect(await ann.rule({ t: "start" })).toBe("done");
  await ann.until(() => ann.table!.starting?.missing.length === 1);
  expect(await ann.rule({ t: "go-on" })).toBe("done");
  await Promise.all([ann.play(), bob.play()]);
  const { header, end } = await logOf(server, table);
  expect(header.deal).toMatchObject({ attempt: 2 });
  expect(end!.parts).toEqual([ann.deal.parts.at(-1)!.part, null, null]);
  expect(end!.parts).not.toContain(burnt.part);
});

test("a part that was lost with its line comes with the next hello, also after a restart", async () => {
  const store = new MemoryStore();
  const server = await openServer({}, { store: proxied(store) });
  const { table, ann, bob } = await ready(server);
  await bob.end();
  expect(await ann.rule({ t: "start" })).toBe("done");
  await ann.until(() => ann.table!.starting?.missing.length === 1);
  await server.close();
  const second = await openServer({}, { store });
  const [here, back] = await Promise.all(
    [ann, bob].map(async ({ secrets, deal }) => {
      const client = new Client(second.port, table, secrets);
      Object.assign(client.deal, deal);
      await client.hello();
      return client;
    }),
  );
  await here!.until(() => here!.table!.phase === "playing");
  await back!.until(() => back!.owed().length > 0);
});

test("an answer that is lost costs nobody a seat: sit, rotate, leave and close again are answered as at first", async () => {
  const server = await openServer();
  const { table } = (await post<{ table: string }>(`${server.url}/api/quick`, { game: "colt" })).body;
  const others = [await Client.at(server.port, table), await Client.at(server.port, table)];
  for (const [i, who] of others.entries()) await who.sit(`P${i}`);

  const watcher = await Client.at(server.port, table);
  // Whatever happens meanwhile: nobody else can make the table forget a key.
  const muchHappens = async (): Promise<void> => {
    for (let i = 0; i < 210; i++) await watcher.rule({ t: "say", seat: null, channel: "watch", text: `line ${i}` });
  };

  // The last one's line breaks with the answer on it.
  const secret = newSecret();
  const sit = { t: "sit", key: key(), seat: null, name: "Cid", secret } as const;
  const lost = await Client.at(server.port, table);
  expect(await lost.rule(sit)).toBe("done");
  await lost.end();
  await muchHappens();
  const cid = await Client.at(server.port, table);
  expect(await cid.rule(sit)).toBe("done");
  const { seat } = cid.frames.findLast((f) => f.t === "seated")!;
  expect(cid.you.seats).toEqual([seat]);
  // The key alone, which is no secret, gives nobody anything.
  const thief = await Client.at(server.port, table);
  expect(await thief.rule({ ...sit, secret: newSecret() })).toBe("TABLE-SEAT-1");
  expect(thief.you.seats).toEqual([]);

  const rotated = newSecret();
  const rotate = { t: "rotate", key: key(), seat, secret: rotated } as const;
  expect(await cid.rule(rotate)).toBe("done");
  await cid.end();
  await muchHappens();
  const again = await Client.at(server.port, table, [secret]);
  expect(again.you.seats).toEqual([]);
  expect(await again.rule({ ...rotate, secret: newSecret() })).toBe("TABLE-SEAT-1");
  expect(await again.rule(rotate)).toBe("done");
  expect(again.you.seats).toEqual([seat]);
  // What was rotated away is dead for its own `sit` too.
  const late = await Client.at(server.port, table);
  expect(await late.rule(sit)).toMatch(/^TABLE-|^SERVER-NAME-3/);
  expect(late.you.seats).toEqual([]);

  const leave = { t: "leave", key: key(), seat } as const;
  for (const _ of [1, 2]) expect(await again.rule(leave)).toBe("done");

  const made = await make(server.url, { seats: 3, bots: 0 });
  const host = await Client.at(server.port, made.table, [made.hostSecret]);
  const close = { t: "close", key: key() } as const;
  expect(await host.rule(close)).toBe("done");
  const back = await Client.at(server.port, made.table, [made.hostSecret]);
  expect(await back.rule(close)).toBe("done");
});
