import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClockInfo } from "@trestle/protocol";
import { Client, make, openServer } from "./kit.ts";

/** The clock `blitz`: floor and bank. */
const FLOOR = 8_000;
const BANK = 60_000;
const PLAN = { t: "plan", cards: [0, 2, 3] };

/** Only the date is turned by hand: sockets and timers are real. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

async function sitDown(client: Client, name: string): Promise<void> {
  const { seat } = await client.sit(name);
  await client.ready(seat);
}

/** Ann and Bob at a real server; everything dealt has been shown. */
async function started(wish: Record<string, unknown>): Promise<{ ann: Client }> {
  const server = await openServer();
  const made = await make(server.url, { clock: "blitz", bots: 0, ...wish });
  const ann = await Client.at(server.port, made.table, [made.hostSecret]);
  const bob = await Client.at(server.port, made.table);
  await sitDown(ann, "Ann");
  await sitDown(bob, "Bob");
  await ann.start();
  await ann.until(() => ann.owed().length > 0);
  later(clocksOf(ann)[0]!.left! - FLOOR - BANK);
  return { ann };
}

function clocksOf(client: Client): ClockInfo[] {
  const frame = client.frames.findLast((f) => f.t === "step" || f.t === "sync" || f.t === "about");
  if (frame?.t === "step") return frame.clocks;
  return frame?.t === "sync" || frame?.t === "about" ? frame.table.clocks : [];
}

test("who thinks of two programmes at once pays once", async () => {
  const { ann } = await started({ options: { duel: true }, seats: 2 });
  later(FLOOR + 20_000);
  for (const { seat, d } of ann.owed()) expect(await ann.rule({ t: "move", seat, d, move: PLAN })).toBe("done");
  expect(clocksOf(ann)[0]).toEqual({ seat: 0, left: FLOOR + BANK - 20_000, running: false });
});

test("a step back gives back what others were waited for, and unlocking renews no floor", async () => {
  const { ann } = await started({ seats: 3, bots: 1 });
  const plan = async (): Promise<void> => {
    await ann.until(() => ann.owed().length > 0);
    const { seat, d } = ann.owed()[0]!;
    expect(await ann.rule({ t: "move", seat, d, move: PLAN })).toBe("done");
  };
  later(3_000);
  await plan();
  later(30_000);
  expect(await ann.rule({ t: "undo", seat: 0 })).toBe("done");
  expect(clocksOf(ann)[0]).toEqual({ seat: 0, left: FLOOR + BANK - 3_000, running: true });
  for (let i = 0; i < 5; i++) {
    later(2_000);
    await plan();
    const { id: d } = ann.boards[0]!.pending.find((q) => q.seat === 0 && q.kind === "unlock")!;
    expect(await ann.rule({ t: "move", seat: 0, d, move: { t: "unlock" } })).toBe("done");
  }
  expect(clocksOf(ann)[0]).toEqual({ seat: 0, left: FLOOR + BANK - 13_000, running: true });
});
