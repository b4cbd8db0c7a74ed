import { afterEach, expect, test, vi } from "vitest";
import { watchedBots } from "./fair-kit.ts";
import { Client, make, openServer, type Opened } from "./kit.ts";

const DAY = 86_400_000;
/** Longer than anybody's clock at `blitz` lasts, with all that is shown before. */
const OUT = 3_600_000;

afterEach(() => void vi.useRealTimers());

test("a table of bots stands still when nobody looks, and goes on when somebody does, also after a restart", async () => {
  const first = await openServer({ idleAfter: 200, botPace: 40 });
  const { made, host } = await watchedBots(first, "198.51.100.7", { game: "bang", seats: 4, bots: 4 });
  const gone = async (client: Client): Promise<string[]> => {
    await client.end();
    await client.until(() => first.registry.host(made.table) === undefined);
    const { record, lines } = (await first.store.read(made.table))!;
    expect(record.phase).toBe("playing");
    return lines;
  };
  await host.until(() => host.v > 6);
  const stood = await gone(host);
  const watcher = await Client.at(first.port, made.table);
  expect(watcher.v).toBe(stood.length - 1);
  await watcher.until(() => watcher.v > stood.length + 3);
  const again = await gone(watcher);

  // As if it had been killed: nothing but what is kept is there.
  const second = await openServer({}, { store: first.store });
  await second.registry.wake();
  expect(second.registry.size).toBe(0);
  const back = await Client.at(second.port, made.table);
  expect(back.v).toBeGreaterThanOrEqual(again.length - 1);
  await back.until(() => back.over);
});

const playedAt = (line: string): number => (JSON.parse(line) as { at: number }).at;

/** Everybody's clock runs out. */
function runOut({ registry }: Opened, table: string): void {
  vi.setSystemTime(Date.now() + OUT);
  registry.host(table)?.run((t, env) => t.tick(env));
}

test.each([
  ["in the store", 200],
  ["in memory", 100 * DAY],
])(
  "bots play on for whoever is away while others are there, and stand still %s when nobody is",
  async (_, idleAfter) => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
    const server = await openServer({ idleAfter });
    const made = await make(server.url, { game: "heist", clock: "blitz", seats: 4, bots: 2 });
    const ann = await Client.at(server.port, made.table, [made.hostSecret]);
    const bob = await Client.at(server.port, made.table);
    for (const [name, client] of Object.entries({ ann, bob })) await client.ready((await client.sit(name)).seat);
    await ann.start();
    await ann.end();
    await bob.play(() => bob.boards[0]!.pending.some((d) => d.seat === 0 && !d.free));
    runOut(server, made.table);
    await bob.until(() => bob.table!.seats[0]!.minded);
    const { v } = bob;
    await bob.play(() => bob.v > v + 12);
    expect(bob.over).toBe(false);

    await bob.end();
    await bob.until(() => {
      const seats = server.registry.host(made.table)?.table?.record.seats ?? [];
      const minded = seats.every((s) => s.kind !== "person" || s.minded);
      if (minded) vi.setSystemTime(Date.now() + 1_000);
      else runOut(server, made.table);
      return minded && (idleAfter > DAY || seats.length === 0);
    }, 100 * DAY);
    await server.registry.host(made.table)?.settled();
    const { record, lines } = (await server.store.read(made.table))!;
    expect(record.phase).toBe("playing");
    expect(lines.some((line) => line.includes('"by":"minder"'))).toBe(true);

    vi.setSystemTime(Date.now() + 3 * DAY);
    await server.registry.wake();
    expect(server.registry.size).toBe(idleAfter > DAY ? 1 : 0);
    const back = await Client.at(server.port, made.table, ann.secrets);
    await back.play(() => back.v > lines.length + 2);
    // Time stood still with the game: nobody's clock has run for the days that have passed.
    const later = (await server.store.read(made.table))!.lines;
    expect(playedAt(later[lines.length]!) - playedAt(lines.at(-1)!)).toBeLessThan(DAY);
  },
);
