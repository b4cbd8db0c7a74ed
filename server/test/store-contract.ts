import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Conflict, indexOf, StoreFailure } from "@trestle/table";
import type { Index, Store } from "@trestle/table";
import { MAX_EDITIONS, type ServerStore } from "../src/store/server-store.ts";
import { chatOp, lineOp, recordOp, sample } from "./store-sample.ts";

/** What every store must do, whatever it keeps its tables in. `open` gives a fresh and empty one each time. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`the store's contract: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());
    const create = (table: string, index: Partial<Index> = {}) =>
      store.commit([recordOp(sample(table, { phase: index.phase ?? "lobby" }), 1, index)]);

    it("gives back a table as it was committed", async () => {
      const record = sample("a");
      await store.commit([recordOp(record, 1), lineOp("a", 0, '{"format":1,"who":"Zoë \u{1F682}"}')]);
      await store.commit([lineOp("a", 1), chatOp("a", 1, "hello"), recordOp({ ...record, phase: "playing" }, 2)]);
      expect(await store.read("table-a")).toEqual({
        rev: 2,
        record: { ...record, phase: "playing" },
        lines: ['{"format":1,"who":"Zoë \u{1F682}"}', '{"n":1}'],
        chat: [{ id: 1, channel: "table", name: "Ann", seat: 0, text: "hello", at: 1 }],
      });
      expect(await store.read("table-b")).toBeNull();
      expect(await store.counts()).toEqual({ tables: 1, lines: 2 });
    });

    it("keeps the record as it was when it was handed over", async () => {
      const record = sample("a");
      const holders = ["h1"];
      const committed = store.commit([recordOp(record, 1, { holders })]);
      record.phase = "closed";
      record.seats.pop();
      holders.pop();
      await committed;
      expect(await store.held(["h1"], null, 1)).toHaveLength(1);
      const kept = await store.read("table-a");
      expect(kept?.record.phase).toBe("lobby");
      expect(kept?.record.seats).toHaveLength(2);
    });

    it("reads what was committed before it was asked, acknowledged or not", async () => {
      const first = create("a");
      const second = store.commit([lineOp("a", 0)]);
      expect((await store.read("table-a"))?.lines).toHaveLength(1);
      await Promise.all([first, second]);
    });

    it("refuses a number twice, and a number that leaves a gap", async () => {
      await create("a");
      await store.commit([lineOp("a", 0, "first")]);
      await expect(store.commit([lineOp("a", 0, "second")])).rejects.toBeInstanceOf(Conflict);
      await expect(store.commit([lineOp("a", 2)])).rejects.toBeInstanceOf(Conflict);
      expect((await store.read("table-a"))?.lines).toEqual(["first"]);
    });

    it("refuses a revision that does not follow the kept one", async () => {
      await expect(store.commit([recordOp(sample("a"), 2)])).rejects.toBeInstanceOf(Conflict);
      await create("a");
      await expect(store.commit([recordOp(sample("a"), 1)])).rejects.toBeInstanceOf(Conflict);
      await expect(store.commit([recordOp(sample("a"), 3)])).rejects.toBeInstanceOf(Conflict);
      await store.commit([recordOp(sample("a"), 2)]);
      expect((await store.read("table-a"))?.rev).toBe(2);
    });

    it("refuses lines and chat of a table that is not there, a chat line twice, and a taken code", async () => {
      await expect(store.commit([lineOp("a", 0)])).rejects.toBeInstanceOf(Conflict);
      await expect(store.commit([chatOp("a", 1, "hello")])).rejects.toBeInstanceOf(Conflict);
      await create("a");
      await store.commit([chatOp("a", 1, "hello")]);
      await expect(store.commit([chatOp("a", 1, "again")])).rejects.toBeInstanceOf(Conflict);
      await expect(create("b", { code: "code-a" })).rejects.toBeInstanceOf(Conflict);
      expect(await store.find("code-a")).toBe("table-a");
      expect(await store.counts()).toEqual({ tables: 1, lines: 0 });
    });

    it("keeps all ops of a commit or none", async () => {
      await create("a");
      const doomed = [lineOp("a", 0), lineOp("a", 1), recordOp(sample("a"), 2), lineOp("a", 7)];
      await expect(store.commit(doomed)).rejects.toBeInstanceOf(Conflict);
      expect(await store.read("table-a")).toEqual({ rev: 1, record: sample("a"), lines: [], chat: [] });
      await store.commit([lineOp("a", 0)]);
      await store.commit([]);
    });

    it("lets only those fail that must, of many committed at once", async () => {
      const names = Array.from({ length: 40 }, (_, i) => `t${i}`);
      await Promise.all(names.map((n) => create(n)));
      const results = await Promise.allSettled(
        names.flatMap((n, i) => [
          store.commit([lineOp(n, 0)]),
          store.commit([lineOp(n, 1), ...(i % 3 === 0 ? [lineOp(n, 5)] : [])]),
          store.commit([lineOp(n, i % 3 === 0 ? 1 : 2)]),
        ]),
      );
      const failed = results.flatMap((r, i) => (r.status === "rejected" ? [i] : []));
      expect(failed).toEqual(names.flatMap((_, i) => (i % 3 === 0 ? [3 * i + 1] : [])));
      for (const [i, n] of names.entries()) {
        expect((await store.read(`table-${n}`))?.lines).toHaveLength(i % 3 === 0 ? 2 : 3);
      }
    });

    it("lets one of two writers through, whoever is first", async () => {
      await create("a");
      for (let n = 0; n < 20; n++) {
        const two = await Promise.allSettled([
          store.commit([lineOp("a", n, "left")]),
          store.commit([lineOp("a", n, "right")]),
        ]);
        expect(two.map((r) => r.status).sort()).toEqual(["fulfilled", "rejected"]);
      }
      expect((await store.read("table-a"))?.lines).toHaveLength(20);
    });

    it("finds a table by its code", async () => {
      await create("a");
      expect(await store.find("code-a")).toBe("table-a");
      expect(await store.find("code-b")).toBeNull();
      await store.commit([recordOp(sample("a"), 2, { code: "other" })]);
      expect(await store.find("code-a")).toBeNull();
      expect(await store.find("other")).toBe("table-a");
    });

    it("lists public tables one can join or watch, the latest first", async () => {
      for (const [table, change] of [
        ["a", {}],
        ["b", { listed: false }],
        ["c", { phase: "playing" }],
        ["d", { phase: "over" }],
        ["e", { phase: "closed" }],
        ["f", {}],
      ] as const) {
        await create(table, change);
        await sleep(3);
      }
      await store.commit([lineOp("a", 0)]);
      const ids = async (limit: number) => (await store.listed(limit)).map((t) => t.id);
      expect(await ids(10)).toEqual(["table-a", "table-f", "table-c"]);
      expect(await ids(2)).toEqual(["table-a", "table-f"]);
      const { summary, updated, ...shown } = (await store.listed(1))[0]!;
      expect(shown).toEqual({ id: "table-a", code: "code-a", game: "colt", phase: "lobby", edition: null });
      expect(summary).toEqual(indexOf(sample("a"), null).summary);
      expect(Date.now() - updated < 60_000).toBe(true);
    });

    it("finds the tables somebody holds a seat at, the latest first", async () => {
      await create("a", { holders: ["h1", "h2"], accounts: ["ann"] });
      await sleep(3);
      await create("b", { holders: ["h3"], accounts: ["ann", "bob"] });
      await sleep(3);
      await create("c", { holders: ["h1", "h1"] });
      const ids = async (...args: Parameters<Store["held"]>) => (await store.held(...args)).map((t) => t.id);
      expect(await ids(["h1"], null, 10)).toEqual(["table-c", "table-a"]);
      expect(await ids(["h1", "h3"], "ann", 10)).toEqual(["table-c", "table-b", "table-a"]);
      expect(await ids(["h1", "h3"], "ann", 2)).toEqual(["table-c", "table-b"]);
      expect(await ids([], "bob", 10)).toEqual(["table-b"]);
      expect(await ids(["ann", "x' or 1=1 --"], null, 10)).toEqual([]);
      expect(await ids([], null, 10)).toEqual([]);
      await store.commit([recordOp(sample("a"), 2, { holders: ["h9"] })]);
      expect(await ids(["h1"], null, 10)).toEqual(["table-c"]);
      expect(await ids(["h9"], null, 10)).toEqual(["table-a"]);
      expect(await ids([], "ann", 10)).toEqual(["table-b"]);
    });

    it("says whose clocks run out, the soonest first; a line moves the time", async () => {
      await create("a", { due: 3000 });
      await create("b", { due: 1000 });
      await create("c");
      await create("d", { due: 2000 });
      expect(await store.due(3000, 10)).toEqual([
        { table: "table-b", due: 1000 },
        { table: "table-d", due: 2000 },
      ]);
      expect(await store.due(3001, 1)).toEqual([{ table: "table-b", due: 1000 }]);
      await store.commit([lineOp("b", 0, "{}", 5000), lineOp("d", 0, "{}", null), lineOp("c", 0, "{}", 7.25)]);
      expect(await store.due(4000, 10)).toEqual([
        { table: "table-c", due: 7.25 },
        { table: "table-a", due: 3000 },
      ]);
    });

    it("gives a name to whoever claims it first", async () => {
      const account = { name: "Ann", folded: "ann", passphrase: "argon2 one" };
      expect(await store.account("ann")).toBeNull();
      await store.claim(account);
      await expect(store.claim({ ...account, name: "ANN", passphrase: "two" })).rejects.toBeInstanceOf(Conflict);
      expect(await store.account("ann")).toEqual(account);
    });

    it("forgets finished, closed and abandoned tables nobody touched, and no game under way", async () => {
      for (const phase of ["lobby", "playing", "over", "closed"] as const) await create(phase, { phase });
      await store.commit([lineOp("over", 0), chatOp("over", 1, "good game")]);
      expect(await store.forget(Date.now() - 60_000)).toBe(0);
      await sleep(3);
      expect(await store.forget(Date.now())).toBe(3);
      expect(await store.read("table-over")).toBeNull();
      expect(await store.find("code-closed")).toBeNull();
      expect(await store.counts()).toEqual({ tables: 1, lines: 0 });
      await expect(store.commit([lineOp("over", 1)])).rejects.toBeInstanceOf(Conflict);
      await expect(store.commit([recordOp(sample("over"), 2)])).rejects.toBeInstanceOf(Conflict);
    });

    it("forgets many", async () => {
      await Promise.all(Array.from({ length: 130 }, (_, i) => create(`t${i}`, { phase: "over" })));
      await sleep(3);
      expect(await store.forget(Date.now())).toBe(130);
      expect(await store.counts()).toEqual({ tables: 0, lines: 0 });
    });

    it("finishes what it was given before it closes, and then takes nothing", async () => {
      const last = create("a");
      await Promise.all([store.close(), store.close()]);
      await last;
      await expect(store.commit([lineOp("a", 0)])).rejects.toBeInstanceOf(StoreFailure);
      await expect(store.read("table-a")).rejects.toBeInstanceOf(StoreFailure);
      await store.close();
    });
  });
}

/** What a server's store must do beyond play. */
export function archiveContract(name: string, open: () => Promise<ServerStore>): void {
  describe(`the archive's contract: ${name}`, () => {
    let store: ServerStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it("names all its tables and claimed names, page by page", async () => {
      for (const table of ["c", "a", "b"]) await store.commit([recordOp(sample(table), 1)]);
      for (const name of ["Zoe", "Ann"]) await store.claim({ name, folded: name.toLowerCase(), passphrase: "p" });
      expect(await store.ids("", 2)).toEqual(["table-a", "table-b"]);
      expect(await store.ids("table-b", 2)).toEqual(["table-c"]);
      expect((await store.accounts("", 1)).map((a) => a.name)).toEqual(["Ann"]);
      expect((await store.accounts("ann", 9)).map((a) => a.name)).toEqual(["Zoe"]);
    });

    it("forgets tables of a phase alone, a game under way too if it is asked to", async () => {
      for (const phase of ["lobby", "playing", "over"] as const)
        await store.commit([recordOp(sample(phase), 1, { phase }), lineOp(phase, 0)]);
      await sleep(3);
      expect(await store.forget(Date.now(), ["lobby"])).toBe(1);
      expect(await store.ids("", 9)).toEqual(["table-over", "table-playing"]);
      expect(await store.forget(Date.now() - 60_000, ["playing"])).toBe(0);
      expect(await store.forget(Date.now(), ["playing"])).toBe(1);
      expect(await store.ids("", 9)).toEqual(["table-over"]);
    });

    it("shows one table as lists do", async () => {
      const record = sample("a", { edition: { hash: "e1" }, rematch: "table-z" });
      await store.commit([recordOp(record, 1)]);
      const { updated: _updated, ...shown } = (await store.listing("table-a"))!;
      const { code, game, phase, edition, summary } = indexOf(record, null);
      expect(shown).toEqual({ id: "table-a", code, game, phase, edition, summary });
      expect(shown.edition).toBe("e1");
      expect(await store.listing("table-b")).toBeNull();
    });

    it("finds public tables of a game with open seats, the latest first", async () => {
      const full = [{ kind: "bot", name: "Bo", level: "greenhorn", temper: "even" }] as const;
      for (const record of [
        sample("a"),
        sample("b", { game: "bang" }),
        sample("c", { seats: [...full] }),
        sample("d", { listed: false }),
        sample("e", { phase: "playing" }),
        sample("f"),
      ]) {
        await store.commit([recordOp(record, 1)]);
        await sleep(3);
      }
      const ids = async (limit: number) => (await store.waiting("colt", limit)).map((t) => t.id);
      expect(await ids(9)).toEqual(["table-f", "table-a"]);
      expect(await ids(1)).toEqual(["table-f"]);
      await store.commit([recordOp(sample("f", { seats: [...full] }), 2)]);
      expect(await ids(9)).toEqual(["table-a"]);
    });

    it("keeps an edition once, for as long as a table has it", async () => {
      const edition = { hash: "e1" };
      expect(await store.keepEdition("e1", '{"name":"Zoë"}')).toBe(true);
      expect(await store.keepEdition("e1", '{"name":"Zoë"}')).toBe(true);
      expect(await store.keepEdition("e2", "{}")).toBe(true);
      for (const name of ["a", "b"]) await store.commit([recordOp(sample(name, { edition, phase: "over" }), 1)]);
      await store.commit([recordOp(sample("c", { edition, phase: "playing" }), 1)]);
      expect(await store.forget(Date.now() - 60_000)).toBe(0);
      expect(await store.edition("e2")).toBe("{}");
      await sleep(3);
      expect(await store.forget(Date.now())).toBe(2);
      expect(await store.edition("e1")).toBe('{"name":"Zoë"}');
      expect(await store.edition("e2")).toBeNull();
      expect(await store.forget(Date.now(), ["playing"])).toBe(1);
      expect(await store.edition("e1")).toBeNull();
    });

    it("takes no more editions than it may, and still those it has", async () => {
      const all = Array.from({ length: MAX_EDITIONS }, (_, i) => store.keepEdition(`e${i}`, "{}"));
      expect(new Set(await Promise.all(all))).toEqual(new Set([true]));
      expect(await store.keepEdition("one too many", "{}")).toBe(false);
      expect(await store.keepEdition("e7", "{}")).toBe(true);
      expect(await store.edition("one too many")).toBeNull();
    });

    it("keeps the first value of a setting", async () => {
      expect(await store.setting("key", null)).toBeNull();
      expect(await store.setting("key", "first")).toBe("first");
      expect(await store.setting("key", "second")).toBe("first");
      expect(await store.setting("other", "third")).toBe("third");
    });
  });
}
