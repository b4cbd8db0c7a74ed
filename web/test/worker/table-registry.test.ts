import { hashOf, isLogFault, readLog, sfc32 } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import type { ServerFrame } from "@trestle/protocol";
import { FakePage } from "./fake-page.ts";

describe("tables of this device", () => {
  for (const game of ["colt", "bang", "heist"])
    it(`one person plays ${game} against bots to the end`, async () => {
      const page = await new FakePage().open();
      const table = await page.create({ game });
      const ann = await page.join(table);
      expect(ann.sync?.you).toEqual({ seats: [0], host: true });
      expect(ann.info.seats.map((s) => s.kind)).toEqual(["person", "bot", "bot", "bot"]);
      expect(await page.registry.log(table)).toEqual({ rule: "WEB-LOG-1", data: {} });
      await ann.playOut(7);
      expect(ann.info.phase).toBe("over");
      expect(ann.info.opened?.parts[0]).toMatch(/^[0-9a-f]{64}$/);
      const log = await page.registry.log(table);
      expect(isLogFault(readLog(log as string, "closed"))).toBe(false);
      expect((await page.registry.mine()).map((t) => [t.table, t.phase])).toEqual([[table, "over"]]);
    });

  it("gives hints without a network", async () => {
    const page = await new FakePage().open();
    const ann = await page.join(await page.create({ game: "colt" }));
    expect(ann.info.hints).toBe(true);
    const { d, moves } = ann.question()!;
    ann.send({ t: "hint", key: "a-key-of-hers", seat: 0, d });
    const answered = (): ServerFrame | undefined => ann.frames.find((f) => f.t === "hints");
    await page.until(() => answered() !== undefined);
    const hints = answered();
    if (hints?.t !== "hints") throw new Error("no hints");
    for (const { move } of hints.list) expect(moves).toContainEqual(move);
    const none = await page.join(await page.create({ game: "colt", hints: false }));
    expect(none.info.hints).toBe(false);
  });

  it("bots play among themselves while the page looks on", async () => {
    const page = await new FakePage().open();
    const watcher = await page.join(await page.create({ persons: [] }));
    await page.until(() => watcher.info.phase === "over");
    expect(watcher.board.seat).toBeNull();
  });

  it("while only bots are asked they wait until the page has shown what they did", async () => {
    const page = await new FakePage().open();
    const watcher = await page.join(await page.create({ persons: [], game: "heist", seats: 2 }));
    const steps = (): number => watcher.frames.filter((f) => f.t === "step").length;
    // From here on the page reports what it has shown: nothing. One answer may be under way already.
    const held = steps() + 1;
    page.registry.shown(watcher.connection, 0);
    await new Promise((done) => setTimeout(done, 300));
    expect(steps()).toBeLessThanOrEqual(held);
    page.registry.shown(watcher.connection, Number.MAX_SAFE_INTEGER);
    await page.until(() => steps() > held + 3);
  });

  it("a bot does not take a person's name", async () => {
    const page = await new FakePage().open();
    const seen = await page.join(await page.create({ persons: ["hank", "Ada"], seats: 5 }));
    expect(new Set(seen.info.seats.map((s) => s.name.toLowerCase())).size).toBe(5);
  });

  it("a request that no game grants is refused by the table's own rules", async () => {
    const { registry } = await new FakePage().open();
    const request = { game: "colt", options: {}, seats: 4, persons: ["Ann"], level: "gunslinger", temper: "even" };
    expect(await registry.create({ ...request, game: "chess" })).toMatchObject({ rule: "TABLE-GAME-1" });
    expect(await registry.create({ ...request, seats: 99 })).toMatchObject({ rule: "TABLE-SEATS-1" });
    expect(await registry.create({ ...request, persons: [" "] })).toMatchObject({ rule: "TABLE-NAME-1" });
    expect(await registry.create({ ...request, persons: ["Ann", "ann"] })).toMatchObject({ rule: "TABLE-NAME-2" });
    expect(await registry.create({ ...request, options: { nix: 1 } })).toMatchObject({ rule: "KERNEL-OPT-2" });
    expect(await registry.mine()).toEqual([]);
  });

  it("a game comes back after a reload with the same cards", async () => {
    const page = await new FakePage().open();
    const table = await page.create();
    const before = await page.join(table);
    const rng = sfc32(1);
    for (let round = 0; round < 2; round++) {
      await before.moveAnyhow(rng);
      await page.until(() => before.info.phase !== "playing" || before.question() !== null);
    }
    await page.until(() => before.board.pending.every((d) => d.free || d.seat === 0));
    const again = await (await new FakePage(page.repository).open()).join(table);
    expect(hashOf(again.board.view)).toBe(hashOf(before.board.view));
    expect(again.sync?.you.seats).toEqual([0]);
    expect(again.question()).toEqual(before.question());
    expect(again.sync?.history.length).toBeGreaterThan(2);
    await again.playOut(3);
    expect(again.info.phase).toBe("over");
  });

  it("a rematch is dealt as soon as it is opened, one seat on", async () => {
    const page = await new FakePage().open();
    const first = await page.join(await page.create({ persons: ["Ann"] }));
    await first.playOut(5);
    expect((await first.command({ t: "rematch", key: page.key() })).t).toBe("done");
    await page.until(() => first.info.rematch !== null);
    const second = await page.join(first.info.rematch!);
    expect(second.info.phase).toBe("playing");
    expect(second.sync?.you.seats).toEqual([3]);
    expect(second.info.seats[3]?.name).toBe("Ann");
    expect(second.info.commitment).not.toBe(first.info.commitment);
    await second.playOut(6);
    expect(second.info.phase).toBe("over");
  });

  it("a table that was forgotten goes down for good", async () => {
    const page = await new FakePage().open();
    const table = await page.create();
    const ann = await page.join(table);
    expect(await page.registry.forget(table)).toBe(true);
    const gone = { t: "down", connection: ann.connection, final: { rule: "WEB-TABLE-1", data: {} } };
    expect(page.heard.at(-1)).toEqual(gone);
    await page.registry.connect(77, table);
    expect(page.heard.at(-1)).toEqual({ ...gone, connection: 77 });
    expect(await page.registry.forget(table)).toBe(false);
  });

  it("the seat's secret is nothing the page could ask for", async () => {
    const page = await new FakePage().open();
    const ann = await page.join(await page.create());
    expect((await ann.command({ t: "rotate", key: page.key(), seat: 0, secret: "a".repeat(32) })).t).toBe("done");
    expect(ann.frames.some((f) => f.t === "seated")).toBe(false);
    await ann.playOut(8);
  });
});
