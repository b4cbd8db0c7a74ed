import { sfc32 } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import type { ServerFrame } from "@trestle/protocol";
import { DeviceSecrets } from "../../src/worker/device-secrets.ts";
import { FakePage, type Seen } from "./fake-page.ts";

/** A frame shows only what everybody may see, or what this one seat may. */
function isFor(frame: ServerFrame, curtain: number | null): boolean {
  const boards = frame.t === "sync" ? frame.boards : frame.t === "step" || frame.t === "seen" ? [frame.board] : [];
  const told = frame.t === "sync" ? frame.history.flatMap((h) => h.events) : frame.t === "step" ? frame.events : [];
  return (
    boards.every((b) => b.seat === null || b.seat === curtain) &&
    told.every((e) => e.secret === undefined || (curtain !== null && e.secret.to.includes(curtain)))
  );
}

/** Raises the curtain for each seat that is asked, and records the frames behind each curtain. */
async function playBehindCurtains(
  seen: Seen,
  persons: number,
): Promise<{ curtain: number | null; frames: ServerFrame[] }[]> {
  const { page } = seen;
  const acts: { curtain: number | null; frames: ServerFrame[] }[] = [{ curtain: null, frames: seen.frames.slice() }];
  const rng = sfc32(11);
  const raise = async (seat: number | null): Promise<void> => {
    const from = seen.frames.length;
    page.registry.curtain(seen.connection, seat);
    await page.until(() => seen.frames.slice(from).some((f) => f.t === "sync" && (f.boards[0]?.seat ?? null) === seat));
    acts.push({ curtain: seat, frames: seen.frames.slice(from) });
  };
  const asked = (): number | undefined => seen.board.pending.find((d) => !d.free && d.seat < persons)?.seat;
  while (seen.info.phase === "playing") {
    await page.until(() => seen.info.phase !== "playing" || asked() !== undefined);
    const seat = asked();
    if (seat === undefined) continue;
    await raise(seat);
    const from = seen.frames.length;
    await seen.moveAnyhow(rng);
    acts.at(-1)!.frames.push(...seen.frames.slice(from));
    if (seen.info.phase === "playing") await raise(null);
  }
  return acts;
}

describe("a device that is passed around", () => {
  for (const game of ["colt", "bang"])
    it(`shows ${game} to one person at a time, and nobody's secrets between`, async () => {
      const page = await new FakePage().open();
      const seen = await page.join(await page.create({ game, persons: ["Ann", "Bob"], seats: 4 }));
      expect(seen.sync?.you).toEqual({ seats: [], host: true });
      expect(seen.info.seats.slice(0, 2).map((s) => [s.kind, s.here])).toEqual([
        ["person", true],
        ["person", true],
      ]);
      const acts = await playBehindCurtains(seen, 2);
      expect(new Set(acts.map((a) => a.curtain))).toEqual(new Set([null, 0, 1]));
      for (const { curtain, frames } of acts)
        for (const frame of frames) expect(isFor(frame, curtain), JSON.stringify(frame).slice(0, 300)).toBe(true);
      const keys = new DeviceSecrets(await page.repository.device());
      const all = JSON.stringify(page.heard);
      for (const secret of [keys.host, keys.person(0), keys.person(1)]) expect(all).not.toContain(secret);
    });

  it("a seat whose curtain is down cannot move, and one cannot be asked for from outside", async () => {
    const page = await new FakePage().open();
    const seen = await page.join(await page.create({ persons: ["Ann", "Bob"], seats: 4 }));
    const d = seen.board.pending.find((q) => q.seat === 0)!;
    const move = { t: "move", key: page.key(), seat: 0, d: d.id, move: { t: "plan", cards: [0, 1, 2] } } as const;
    expect(await seen.command(move)).toMatchObject({ t: "refused", rule: "TABLE-SEAT-1" });
    page.registry.curtain(seen.connection, 3);
    await page.until(() => seen.frames.filter((f) => f.t === "sync").length === 2);
    expect(seen.sync?.you.seats).toEqual([]);
  });

  it("what was staged for one person is not said once the device has been passed on", async () => {
    const page = await new FakePage().open();
    const seen = await page.join(await page.create({ persons: ["Ann", "Bob"], seats: 3 }));
    page.registry.curtain(seen.connection, 0);
    await page.until(() => seen.sync?.boards[0]?.seat === 0);
    const from = seen.frames.length;
    const { d, moves } = seen.question()!;
    seen.send({ t: "move", key: page.key(), seat: 0, d, move: moves[0] });
    seen.send({ t: "look", key: "look-at-the-start", seat: 0, v: 3 });
    page.registry.curtain(seen.connection, null);
    await page.until(() => seen.frames.slice(from).some((f) => f.t === "sync"));
    const after = seen.frames.slice(from);
    expect(after.some((f) => f.t === "done")).toBe(true);
    expect(after.every((f) => isFor(f, null))).toBe(true);
    expect(after).toContainEqual({ t: "refused", key: "look-at-the-start", d: null, rule: "TABLE-SEAT-1", data: {} });
  });

  it("a rematch on a shared device asks for its curtains again", async () => {
    const page = await new FakePage().open();
    const seen = await page.join(await page.create({ persons: ["Ann", "Bob"], seats: 3 }));
    await playBehindCurtains(seen, 2);
    expect((await seen.command({ t: "rematch", key: page.key() })).t).toBe("done");
    await page.until(() => seen.info.rematch !== null);
    const next = await page.join(seen.info.rematch!);
    expect(next.info.phase).toBe("playing");
    expect(next.sync?.you.seats).toEqual([]);
    // Seats turn by one: Ann, who sat first, sits last.
    page.registry.curtain(next.connection, 2);
    await page.until(() => next.sync?.boards[0]?.seat === 2);
    expect(next.info.seats[2]?.name).toBe("Ann");
  });
});
