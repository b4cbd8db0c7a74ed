import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { serve } from "../src/serve.ts";
import { Bench, seated, watchedBots } from "./fair-kit.ts";
import { key, openServer } from "./kit.ts";

const ATTACKER = "203.0.113.66";
const HONEST = "198.51.100.7";
/** Whatever runs when somebody asks, and one turn in eight of whoever has waited longest. */
const FEW = 3;

test("an honest table's bots overtake those of 40 tables that an attacker watches", { timeout: 120_000 }, async () => {
  const bench = new Bench(({ payers }) => payers.includes(ATTACKER));
  const server = await openServer({ trustProxy: true }, { botPool: bench });
  const attack = await Promise.all(Array.from({ length: 40 }, () => watchedBots(server, ATTACKER)));
  await attack[0]!.host.until(() => bench.waiting > 100);
  const { host: ann } = await seated(server, HONEST, { game: "bang", seats: 4, bots: 3 });
  await ann.play();
  expect(ann.over).toBe(true);
  expect(bench.overtakenBy.length).toBeGreaterThan(10);
  expect(Math.max(...bench.overtakenBy)).toBeLessThanOrEqual(FEW);
});

test("so they do where the attacker sits at each of the tables", { timeout: 120_000 }, async () => {
  const bench = new Bench(({ payers }) => payers.includes(ATTACKER));
  const server = await openServer({ trustProxy: true }, { botPool: bench });
  const attack = await Promise.all(Array.from({ length: 40 }, () => seated(server, ATTACKER)));
  await attack[0]!.host.until(() => bench.waiting > 70);
  const { host: ann } = await seated(server, HONEST, { game: "bang", seats: 4, bots: 3 });
  await ann.play();
  expect(ann.over).toBe(true);
  expect(bench.overtakenBy.length).toBeGreaterThan(10);
  expect(Math.max(...bench.overtakenBy)).toBeLessThanOrEqual(FEW);
});

test("a hint does not wait behind the bots of other people", { timeout: 120_000 }, async () => {
  const bench = new Bench(({ lane }) => lane === "bots");
  const server = await openServer({ trustProxy: true }, { botPool: bench });
  const people = await Promise.all(Array.from({ length: 20 }, (_, i) => seated(server, `192.0.2.${i}`)));
  const { host: ann } = people[0]!;
  await ann.until(() => ann.owed().length > 0 && bench.waiting >= 39);
  const { seat, d } = ann.owed()[0]!;
  expect(await ann.rule({ t: "hint", seat, d })).toBe("hints");
  expect(Math.max(...bench.overtakenBy)).toBeLessThanOrEqual(FEW);
});

test("bots do not wait behind the hints of other people", { timeout: 120_000 }, async () => {
  const bench = new Bench(({ lane }) => lane === "hints");
  const server = await openServer({ trustProxy: true }, { botPool: bench });
  const people = await Promise.all(Array.from({ length: 20 }, (_, i) => seated(server, `192.0.2.${i}`)));
  await Promise.all(people.map(({ host }) => host.until(() => host.owed().length > 0)));
  for (const { host } of people) {
    const { seat, d } = host.owed()[0]!;
    host.raw({ t: "hint", key: key(), seat, d });
  }
  await people[0]!.host.until(() => bench.waiting === 19);
  bench.overtakenBy.length = 0;
  const { host: ann } = await seated(server, HONEST);
  await ann.until(() => bench.overtakenBy.length === 2);
  // Between two of them the hints have their turn.
  expect(Math.max(...bench.overtakenBy)).toBeLessThanOrEqual(FEW);
  expect(bench.waiting).toBeGreaterThan(12);
});

test("the figures of the queue are in /metrics", { timeout: 120_000 }, async () => {
  const settings = { host: "127.0.0.1", port: "0", data: "memory", web: "no-such-folder", "log-level": "silent" };
  const running = await serve(readConfig({ ...settings, "bot-threads": "1", "bot-budget": "20", "bot-pace": "0" }, {}));
  onTestFinished(() => running.close());
  const server = { port: running.port, url: `http://127.0.0.1:${running.port}` };
  const { host: ann } = await seated(server, HONEST);
  await ann.until(() => ann.owed().length > 0);
  const { seat, d } = ann.owed()[0]!;
  expect(await ann.rule({ t: "hint", seat, d })).toBe("hints");
  await ann.play();
  const text = await (await fetch(`${server.url}/metrics`)).text();
  for (const lane of ["bots", "hints"]) {
    expect(text).toMatch(new RegExp(`^trestle_thinking_waiting\\{lane="${lane}"\\} 0$`, "m"));
    expect(text).toMatch(new RegExp(`^trestle_thinking_wait_seconds_count\\{lane="${lane}"\\} [1-9]`, "m"));
    expect(text).toMatch(
      new RegExp(`^trestle_thinking_seconds_total\\{lane="${lane}",quota="within"\\} [0-9.]+$`, "m"),
    );
  }
  for (const name of ["hurried", "refused"]) expect(text).toContain(`# TYPE trestle_thinking_${name}_total counter`);
});
