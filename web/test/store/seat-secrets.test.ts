import { isLogFault, partCommitment, readLog, type DealList } from "@trestle/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storedDeal } from "../../src/device/deal.ts";
import type { ClientFrame, ServerFrame, TableInfo } from "@trestle/protocol";
import type { Connect } from "../../src/net/transport.ts";
import { secretsOf } from "../../src/device/table-secrets.ts";
import { transcriptsOf } from "../../src/device/transcript.ts";
import { openTable } from "../../src/store/open-table.ts";
import type { TableHandle } from "../../src/store/table-state.ts";
import { seatSecretsOf } from "../../src/store/seat-secrets.ts";
import { PERFECT, FakeServer, HOST, seedChance } from "../net/fake-server.ts";
import { stubStorage } from "../device/memory-storage.ts";
import { FakeStage, SCENE } from "./fake-scene.ts";

const pass = (ms = 100): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const handles: TableHandle[] = [];
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  seedChance(3);
  stubStorage("sessionStorage");
  kept = stubStorage("localStorage");
});
afterEach(() => {
  for (const handle of handles.splice(0)) handle.do.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Traffic {
  sent: ClientFrame[];
  /** What was stored when the frame went out. */
  storedAt: string[];
  /** Changes what the page receives, as a dishonest server would. */
  heard: (frame: ServerFrame) => ServerFrame | null;
}

/** A page with real secrets, over a fake browser store. */
function openHere(server: FakeServer, traffic: Partial<Traffic> = {}): TableHandle {
  const { id } = server.table;
  const { sent = [], storedAt = [], heard = (frame) => frame } = traffic;
  const under = server.connect(PERFECT);
  const connect: Connect = (on) => {
    const line = under({
      ...on,
      frame: (frame) => {
        const changed = heard(frame);
        if (changed !== null) on.frame(changed);
      },
    });
    return {
      close: () => line.close(),
      send(frame) {
        sent.push(frame);
        storedAt.push([...kept.values()].join("\n"));
        line.send(frame);
      },
    };
  };
  const handle = openTable(
    { id, local: false },
    {
      connect,
      secrets: seatSecretsOf(id),
      warnings: () => () => undefined,
      curtain: () => undefined,
      shown: () => undefined,
      scene: () => Promise.resolve(SCENE),
      stage: (_scene, onNow) => new FakeStage(onNow),
      rehearse: async ({ picks }) => ({ picks, worlds: [] }),
    },
  );
  handles.push(handle);
  return handle;
}

/** Ann, the host, is seated and ready. */
async function annReady(traffic: Partial<Traffic> = {}): Promise<{ server: FakeServer; ann: TableHandle }> {
  const server = new FakeServer();
  kept.set("trestle.secrets", JSON.stringify({ [server.table.id]: { host: HOST } }));
  const ann = openHere(server, traffic);
  await pass();
  await Promise.all([ann.do.sit(0, "Ann"), pass()]);
  await Promise.all([ann.do.ready(0, { on: true }), pass()]);
  return { server, ann };
}

const phase = (handle: TableHandle): string | undefined => handle.store.getState().info?.phase;
/** A server that freezes another list than it should. */
const withList =
  (change: (list: DealList) => DealList) =>
  (frame: ServerFrame): ServerFrame => {
    if (frame.t !== "about" && frame.t !== "sync") return frame;
    const { starting } = frame.table;
    if (starting === null) return frame;
    const table: TableInfo = { ...frame.table, starting: { ...starting, list: change(starting.list) } };
    return { ...frame, table };
  };

describe("this device's side of the deal", () => {
  it("makes the seat's secret, the commitment and the list lie in the store before each is sent", async () => {
    const sent: ClientFrame[] = [];
    const storedAt: string[] = [];
    const { server, ann } = await annReady({ sent, storedAt });
    const stored = (t: ClientFrame["t"]): string => storedAt[sent.findIndex((frame) => frame.t === t)]!;
    const sit = sent.find((frame) => frame.t === "sit")!;
    expect(sit.secret).toMatch(/^[0-9a-f]{32}$/);
    expect(stored("sit")).toContain(sit.secret);
    const ready = sent.find((frame) => frame.t === "ready")!;
    const { parts } = storedDeal(server.table.id);
    expect(ready.commitment).toBe(partCommitment(server.table.id, 0, 1, parts[0]!.part));
    expect(stored("ready")).toContain(parts[0]!.part);
    expect(storedDeal(server.table.id).list).toBeNull();

    void ann.do.send({ t: "start" });
    await pass(500);
    expect(phase(ann)).toBe("playing");
    expect(sent.filter((frame) => frame.t === "part")).toHaveLength(1);
    expect(stored("part")).toContain('"list":{"label":"trestle-deal/2"');
    expect(storedDeal(server.table.id)).toMatchObject({ list: { attempt: 1 }, arrived: [{ seat: 0, attempt: 1 }] });
  });

  it("survives a reload between ready and start, and between list and reveal", async () => {
    let dead = false;
    const { server, ann } = await annReady({ heard: (frame) => (dead ? null : frame) });
    dead = true;
    // The page receives nothing of the start.
    server.act((t) => {
      t.join(99, null);
      t.hello(99, { t: "hello", protocol: 2, secrets: [HOST], history: false }, server.env);
      t.command(99, { t: "start", key: "start-of-host" }, server.env);
    });
    ann.do.close();
    await pass();
    expect(server.table.phase).toBe("lobby");
    const again = openHere(server);
    await pass(500);
    expect(server.table.phase).toBe("playing");
    expect(again.store.getState().you.seats).toEqual([0]);
    expect(server.table.record.parts?.[0]).toBe(storedDeal(server.table.id).parts[0]!.part);
  });

  it("draws fresh bytes for every ready", async () => {
    const sent: ClientFrame[] = [];
    const { ann } = await annReady({ sent });
    await Promise.all([ann.do.ready(0, { on: false }), pass()]);
    await Promise.all([ann.do.ready(0, { on: true }), pass()]);
    const made = sent.filter((frame) => frame.t === "ready").map((frame) => frame.commitment);
    expect(made).toHaveLength(3);
    expect(made[1]).toBeNull();
    expect(made[0]).not.toBe(made[2]);
    expect(ann.store.getState().refused).toBeNull();
  });

  for (const [why, change] of [
    ["other-table", (list) => ({ ...list, table: "elsewhere" })],
    ["other-server-commitment", (list) => ({ ...list, commitment: "9".repeat(64) })],
    [
      "other-own-commitment",
      (list) => ({ ...list, seats: list.seats.map((s) => ({ ...s, commitment: "9".repeat(64) })) }),
    ],
  ] satisfies [string, (list: DealList) => DealList][])
    it(`keeps its part where the list does not fit: ${why}`, async () => {
      const sent: ClientFrame[] = [];
      const { server, ann } = await annReady({ sent, heard: withList(change) });
      void ann.do.send({ t: "start" });
      await pass(500);
      expect(ann.store.getState().withheld).toBe(why);
      expect(sent.some((frame) => frame.t === "part")).toBe(false);
      expect(storedDeal(server.table.id).list).toBeNull();
      // For the check after the game.
      expect(storedDeal(server.table.id).displaced).toBe(why === "other-own-commitment" ? 1 : null);
    });

  it("reveals once an attempt: for a second list it keeps its part, also after a reload", async () => {
    const sent: ClientFrame[] = [];
    let other = false;
    let lost = true;
    const change = withList((list) => (other ? { ...list, options: { changed: true } } : list));
    const { server, ann } = await annReady({ sent, heard: change });
    // The reveal of the page is lost, so the start goes on waiting.
    const { table } = server;
    const command = table.command.bind(table);
    table.command = (id, frame, env) => {
      if (frame.t !== "part" || !lost) command(id, frame, env);
    };
    void ann.do.send({ t: "start" });
    await pass(200);
    expect(sent.filter((frame) => frame.t === "part")).toHaveLength(1);
    ann.do.close();
    other = true;
    const again = openHere(server, { sent, heard: change });
    await pass(200);
    expect(again.store.getState().withheld).toBe("old-attempt");
    expect(sent.filter((frame) => frame.t === "part")).toHaveLength(1);
    again.do.close();
    other = false;
    lost = false;
    const third = openHere(server, { sent });
    await pass(500);
    expect(phase(third)).toBe("playing");
    const revealed = sent.filter((frame) => frame.t === "part").map((frame) => frame.part);
    expect(new Set(revealed).size).toBe(1);
  });

  it("commits anew for the attempt after a start that was broken off", async () => {
    const { server, ann } = await annReady();
    // Somebody who has committed and stays away.
    const [mine] = server.table.record.seats;
    if (mine?.kind !== "person") throw new Error("nobody sits there");
    server.table.record.seats[1] = { ...mine, name: "Bob", holders: [], host: false, commitment: "8".repeat(64) };
    void ann.do.send({ t: "start" });
    await pass(200);
    const { starting } = ann.store.getState().info!;
    expect(starting?.missing).toEqual([1]);
    await Promise.all([ann.do.send({ t: "break-off" }), pass(200)]);
    expect(ann.store.getState().info).toMatchObject({ attempt: 2, starting: null });
    await Promise.all([ann.do.send({ t: "seat-bot", seat: 1, level: "greenhorn", temper: "even" }), pass()]);
    await Promise.all([ann.do.ready(0, { on: true }), pass()]);
    void ann.do.send({ t: "start" });
    await pass(500);
    expect(phase(ann)).toBe("playing");
    expect(storedDeal(server.table.id).list?.attempt).toBe(2);
    const log = readLog(`${server.lines.join("\n")}\n`, "open");
    if (isLogFault(log)) throw new Error(log.reason);
    expect(log.header.deal?.attempt).toBe(2);
  });

  it("says so where another device holds the part", async () => {
    const { server, ann } = await annReady();
    kept.delete(`trestle.deal.${server.table.id}`);
    void ann.do.send({ t: "start" });
    await pass(500);
    expect(ann.store.getState().withheld).toBe("no-part");
  });

  it("keeps a secret where nobody can say that its command did not count, and drops it where the table has said no", async () => {
    const { server } = await annReady();
    const { id } = server.table;
    const secrets = seatSecretsOf(id);
    const before = secretsOf(id);
    const tried = (rule: string): string[] => {
      const request = secrets.rotate(0);
      secrets.answered(request, { t: "refused", key: "some-key", d: null, rule, data: {} });
      return secretsOf(id);
    };
    // Sent again after its answer was lost, it may meet another limit than the first time.
    for (const rule of ["SERVER-RATE-1", "SERVER-STORE-1", "WEB-LINE-2"]) expect(tried(rule)).not.toEqual(before);
    const kept = secretsOf(id);
    expect(kept).toHaveLength(before.length + 3);
    for (const rule of ["TABLE-SEAT-1", "SERVER-NAME-3"]) expect(tried(rule)).toEqual(kept);
  });

  it("gives the seat a new secret, holding both until it is answered", async () => {
    const sent: ClientFrame[] = [];
    const storedAt: string[] = [];
    const { server, ann } = await annReady({ sent, storedAt });
    const [, old] = secretsOf(server.table.id);
    void ann.do.newSecret(0);
    expect(secretsOf(server.table.id)).toHaveLength(3);
    await pass();
    const now = secretsOf(server.table.id);
    expect(now).toHaveLength(2);
    expect(now).not.toContain(old);
    ann.do.close();
    const again = openHere(server);
    await pass();
    expect(again.store.getState().you.seats).toEqual([0]);
  });
});

describe("what this device was shown", () => {
  it("ends with the entry at which it was told that the game is over, whatever it is told later", async () => {
    const { server, ann } = await annReady();
    const { id } = server.table;
    const info = ann.store.getState().info!;
    expect(storedDeal(id).over).toBeNull();
    const send = (): Promise<never> => Promise.reject(new Error("nothing is to be sent"));
    const you = { seats: [0], host: true };
    for (const v of [57, 80])
      seatSecretsOf(id).receive({ t: "about", v, table: { ...info, phase: "over" }, you }, send);
    expect(storedDeal(id).over).toBe(57);
  });

  it("is kept entry by entry, and from a new story on after a reload", async () => {
    const { server, ann } = await annReady();
    void ann.do.send({ t: "start" });
    await pass(500);
    const first = transcriptsOf(server.table.id);
    expect(first).toMatchObject([{ seat: 0, story: true, from: 4, to: server.table.match!.n }]);
    ann.do.close();
    const again = openHere(server);
    await pass(500);
    const after = transcriptsOf(server.table.id);
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual({ ...first[0], page: first[0]!.page });
    expect(after[1]).toMatchObject({ seat: 0, story: true, from: server.table.match!.n });
    again.do.close();
  });

  it("has no gap where several entries come with one board", async () => {
    const { server } = await annReady();
    const { id } = server.table;
    const secrets = seatSecretsOf(id);
    const send = (): Promise<never> => Promise.reject(new Error("nothing is to be sent"));
    const entry = { by: null, events: [] };
    const board = { seat: 0, view: {}, pending: [], legal: [], undo: null };
    secrets.receive({ t: "step", v: 5, ...entry, board, clocks: [] }, send);
    secrets.receive({ t: "passed", v: 6, seat: 0, ...entry }, send);
    secrets.receive({ t: "step", v: 7, ...entry, board, clocks: [] }, send);
    expect(transcriptsOf(id)).toMatchObject([{ story: false, from: 5, to: 7 }]);
  });

  it("stays short, however often the line breaks", async () => {
    const { server, ann } = await annReady();
    void ann.do.send({ t: "start" });
    await pass(500);
    for (let i = 0; i < 60; i++) {
      server.act((t) =>
        t.command(t.connections.keys().next().value!, { t: "pause", key: `pause-${i}-0`, on: i % 2 === 0 }, server.env),
      );
      await pass(50);
      server.cutAll();
      await pass(3_000);
    }
    expect(ann.store.getState().connection).toBe("live");
    expect(transcriptsOf(server.table.id)).toHaveLength(40);
    expect(kept.get(`trestle.shown.${server.table.id}`)!.length).toBeLessThan(8_000);
  });
});
