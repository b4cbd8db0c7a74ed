import { pick, sfc32 } from "@trestle/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableState } from "../../src/store/table-state.ts";
import { FakeServer, HOST, seedChance, type Network } from "../net/fake-server.ts";
import { SCENE } from "./fake-scene.ts";
import { openAt, type Opened } from "./open.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What a page knows of the table. */
function known({ info, you, board, history, chat, decision, legal }: TableState) {
  const seats = info?.seats.map(({ here: _here, ...seat }) => seat);
  return { info: { ...info, seats }, you, view: board?.view, pending: board?.pending, history, chat, decision, legal };
}

/** Answers a decision by picking; true: something was done. */
function playOn({ handle, state }: Opened, seed: number): boolean {
  const { decision, legal, sending, connection, picks } = state();
  if (decision === null || decision.free || sending || connection !== "live" || legal.length === 0) return false;
  if (picks.length > 0) return false;
  for (const key of SCENE.slots(pick(sfc32(seed + decision.id), legal))) handle.do.touch(key);
  handle.do.commit();
  return true;
}

async function play(seed: number, network: Omit<Network, "rng">): Promise<void> {
  seedChance(seed);
  const server = new FakeServer();
  const secrets = [HOST];
  const far = openAt(server, secrets, { ...network, rng: sfc32(seed) });
  let near: Opened | null = null;
  let said = 0;
  let moved = 0;
  for (let i = 0; i < 4_000 && server.table.phase !== "over"; i++) {
    await vi.advanceTimersByTimeAsync(100);
    const { info, you, connection, sending } = far.state();
    if (info === null || connection !== "live" || sending) continue;
    if (you.seats.length === 0) void far.handle.do.sit(0, "Ann");
    else if (info.phase === "lobby" && info.seats[0]?.ready !== true) void far.handle.do.ready(0, { on: true });
    else if (info.phase === "lobby") {
      near ??= openAt(server, secrets);
      void far.handle.do.send({ t: "start" });
    } else if (playOn(far, seed)) moved++;
    if (info.phase === "playing" && i % 50 === 0) void far.handle.do.say("table", `line ${said++}`);
  }
  expect(server.table.phase).toBe("over");
  await vi.advanceTimersByTimeAsync(60_000);
  // The match heals by its own frames; presence is resent with every connection.
  expect(far.state().board).toEqual(near!.state().board);
  expect(far.state().history).toEqual(near!.state().history);
  server.cutAll();
  for (let i = 0; i < 600 && far.state().connection !== "live"; i++) await vi.advanceTimersByTimeAsync(100);
  await vi.advanceTimersByTimeAsync(5_000);
  for (let i = 0; i < 600 && far.state().connection !== "live"; i++) await vi.advanceTimersByTimeAsync(100);
  expect(known(far.state())).toEqual(known(near!.state()));

  const keys = server.lines.flatMap((line) => (JSON.parse(line) as { key?: string }).key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  const mine = server.lines.filter((line) => line.includes('"by":"person"'));
  expect(mine).toHaveLength(moved);
  expect(new Set(near!.state().chat.map((l) => l.text)).size).toBe(near!.state().chat.length);
  far.handle.do.close();
  near!.handle.do.close();
}

describe("a game over a bad line ends as over a good one", () => {
  it("which is good", () => play(1, { duplicate: 0, late: 0, cut: 0, dead: 0 }));
  it("which doubles", () => play(2, { duplicate: 30, late: 0, cut: 0, dead: 0 }));
  it("which turns the order round", () => play(3, { duplicate: 0, late: 25, cut: 0, dead: 0 }));
  it("which breaks", () => play(4, { duplicate: 0, late: 0, cut: 6, dead: 0 }));
  it("which goes dead", () => play(5, { duplicate: 0, late: 0, cut: 0, dead: 4 }));
  it.each([11, 12, 13, 14, 15, 16, 17, 18])("which does all of it (%i)", (seed) =>
    play(seed, { duplicate: 10, late: 8, cut: 3, dead: 2 }),
  );
});
