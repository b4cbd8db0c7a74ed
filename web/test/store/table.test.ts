import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer, HOST, seedChance } from "../net/fake-server.ts";
import { stubStorage } from "../device/memory-storage.ts";
import { annPlays, openAt, openIn, type Opened } from "./open.ts";

/** Loads the texts of the game first, which takes a while on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const opened: Opened[] = [];
const pass = (ms = 100): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage("sessionStorage");
});
afterEach(() => {
  for (const { handle } of opened.splice(0)) handle.do.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function playing() {
  const made = await annPlays();
  opened.push(made.ann);
  return made;
}
/** Picks the first lit card three times. */
function pickThree({ handle, state }: Opened): void {
  for (let i = 0; i < 3; i++) handle.do.touch([...state().lit][0]!);
}

describe("a table in the page", () => {
  it("goes from the lobby into the game, and shows its opening", async () => {
    const { ann } = await playing();
    const { connection, info, me, decision, legal, lit, you, now } = ann.state();
    expect([connection, info?.phase, me, you]).toEqual(["live", "playing", 0, { seats: [0], host: true }]);
    expect([decision?.kind, legal.length, lit.size]).toEqual(["plan", 24, 4]);
    expect(ann.stage().did.slice(0, 2)).toEqual(["sync", "push began round-began"]);
    expect(now?.view).toEqual(ann.state().board?.view);
    expect(ann.held).toHaveLength(2);
  });

  it("picks, takes back and commits, and is asked the next thing", async () => {
    const { ann } = await playing();
    pickThree(ann);
    expect([ann.state().picks.length, ann.state().ready !== null, ann.state().lit.size]).toEqual([3, true, 0]);
    ann.handle.do.unpick();
    expect([ann.state().picks.length, ann.state().ready]).toEqual([2, null]);
    ann.handle.do.touch([...ann.state().lit][0]!);
    const before = ann.state().decision!.id;
    ann.handle.do.commit();
    expect(ann.state().sending).toBe(true);
    ann.handle.do.commit();
    ann.handle.do.unpick();
    expect(ann.state().picks).toHaveLength(3);
    await pass(1_000);
    expect(ann.state().sending).toBe(false);
    expect(ann.state().decision!.id).not.toBe(before);
    expect(ann.state()).toMatchObject({ picks: [], ready: null, refused: null });
    expect(ann.state().history.length).toBeGreaterThan(1);
  });

  it("shows what came before the board together with what came with it", async () => {
    const { ann, server } = await playing();
    pickThree(ann);
    ann.handle.do.commit();
    // Ann's programme arrives, the round is played, and before a bot has answered two of them do so in one moment.
    while (server.table.wanted().length < 2) await pass(1);
    ann.stage().did.length = 0;
    server.act((t) => {
      for (const job of t.wanted().slice(0, 2)) {
        t.handed(job);
        t.answer(job, { move: job.legal[0], iterations: 1 }, server.env);
      }
    });
    await pass(1_000);
    expect(ann.stage().did).toContain("push planned planned");
    expect(ann.state().history.filter((h) => h.events[0]?.t === "planned").length).toBeGreaterThan(5);
    expect(ann.state().connection).toBe("live");
  });

  it("keeps the picks while others move, and asks the newest board's decision only", async () => {
    seedChance(2);
    const server = new FakeServer({ bots: 2 });
    const ann = openAt(server, [HOST]);
    const bob = openAt(server, []);
    opened.push(ann, bob);
    await pass();
    await Promise.all([ann.handle.do.sit(0, "Ann"), bob.handle.do.sit(1, "Bob"), pass()]);
    void ann.handle.do.ready(0, { on: true });
    void bob.handle.do.ready(1, { on: true });
    await pass();
    void ann.handle.do.send({ t: "start" });
    await pass(500);
    const key = [...ann.state().lit][1]!;
    ann.handle.do.touch(key);
    pickThree(bob);
    bob.handle.do.commit();
    await pass(500);
    expect(ann.state().picks).toEqual([key]);
    expect(ann.state().lit.size).toBe(3);
    // Bob is in; he may only take it back now.
    expect([bob.state().decision?.kind, bob.state().decision?.free]).toEqual(["unlock", true]);
  });

  it("asks why what is not lit cannot be picked, once for each question", async () => {
    const { ann } = await playing();
    const key = [...ann.state().lit][0]!;
    ann.handle.do.touch(key);
    ann.handle.do.touch(key);
    await pass();
    expect(ann.state().whyNot).toMatchObject({ key, refusal: { rule: "COLT-SCHEME-2" } });
    expect(ann.state().whyNot!.text).toMatch(/twice/);
    ann.handle.do.dismiss("whyNot");
    ann.handle.do.touch(key);
    await pass(0);
    expect(ann.state().whyNot?.key).toBe(key);
    ann.handle.do.touch("seat:9");
    await pass();
    expect(ann.state().whyNot).toMatchObject({ key: "seat:9", refusal: { rule: "WEB-PICK-1" } });
    ann.handle.do.touch([...ann.state().lit][0]!);
    expect(ann.state().whyNot).toBeNull();
  });

  it("says in words why a command was refused", async () => {
    const { ann } = await playing();
    const refused = ann.handle.do.undo();
    await pass();
    expect(await refused).toMatchObject({ rule: "TABLE-UNDO-2" });
    await vi.waitFor(() => expect(ann.state().refused?.text).toMatch(/not yours/), PATIENCE);
    ann.handle.do.dismiss("refused");
    expect(ann.state().refused).toBeNull();
  });

  it("fast-forwards what is on its way with the first pick", async () => {
    const { ann } = await playing();
    pickThree(ann);
    ann.stage().slow = true;
    ann.handle.do.commit();
    await pass(1_000);
    expect(ann.state().now?.event).not.toBeNull();
    const { did } = ann.stage();
    did.length = 0;
    ann.handle.do.touch([...ann.state().lit][0]!);
    expect(did).toEqual(["skip"]);
    expect(ann.state().now?.event).toBeNull();
    ann.handle.do.touch([...ann.state().lit][0]!);
    expect(did).toEqual(["skip"]);
  });

  it("has the plan rehearsed once the picks rest, and never an older one", async () => {
    const { ann } = await playing();
    const [first, second] = [...ann.state().lit];
    ann.handle.do.touch(first!);
    await pass(50);
    ann.handle.do.touch(second!);
    await pass(130);
    expect(ann.rehearsed).toEqual([`${first} ${second}`]);
    expect(ann.state().rehearsal?.picks).toEqual([first, second]);
    ann.handle.do.unpick();
    expect(ann.state().rehearsal).toBeNull();
    ann.handle.do.unpick();
    await pass(500);
    expect(ann.rehearsed).toHaveLength(1);
  });

  it("looks back while the game goes on, and returns to the newest", async () => {
    const { ann } = await playing();
    const start = ann.state().board!.view;
    const at = ann.state().history.at(-1)!.v;
    pickThree(ann);
    ann.handle.do.commit();
    await pass(1_000);
    ann.handle.do.look(at);
    await pass();
    expect([ann.state().looking, ann.state().now?.view]).toEqual([at, start]);
    ann.handle.do.look(9_999);
    await pass();
    await vi.waitFor(() => expect(ann.state().refused?.refusal.rule).toBe("TABLE-LOOK-1"), PATIENCE);
    expect(ann.state().looking).toBeNull();
    expect(ann.state().now?.view).toEqual(ann.state().board?.view);
  });

  it("shows an entry's events again, from the board before them", async () => {
    const { ann } = await playing();
    const start = ann.state().board!.view;
    pickThree(ann);
    ann.handle.do.commit();
    await pass(1_000);
    const { v, events } = ann.state().history.find((h) => h.by?.seat === 0)!;
    ann.handle.do.replay(v);
    await pass();
    expect(ann.stage().did.at(-1)).toBe(`replay ${events.map((e) => e.t).join(" ")}`);
    expect(ann.state().now?.view).toEqual(start);
  });

  it("tells how much was missed while the line was down", async () => {
    const { server, ann } = await playing();
    server.cutAll();
    await pass(20);
    expect(ann.state().connection).toBe("down");
    await pass(1_000);
    expect(ann.state()).toMatchObject({ connection: "live", missed: 0 });
    const other = openAt(server, ann.held.slice());
    opened.push(other);
    await pass();
    const [first] = server.links.values();
    first!.dead = true;
    pickThree(other);
    other.handle.do.commit();
    await pass(60_000);
    expect(ann.state().missed).toBeGreaterThan(0);
    expect(ann.state().history).toEqual(other.state().history);
    ann.handle.do.dismiss("missed");
    expect(ann.state().missed).toBe(0);
  });

  it("mutes by name for this tab, and points at pieces", async () => {
    const { ann } = await playing();
    ann.handle.do.mute("Hank");
    ann.handle.do.point(["card:fire"]);
    expect([[...ann.state().muted], [...ann.state().pointed]]).toEqual([["Hank"], ["card:fire"]]);
    const again = openIn(() => ({ send: () => undefined, close: () => undefined }));
    opened.push(again);
    expect([...again.state().muted]).toEqual(["Hank"]);
    ann.handle.do.mute("Hank");
    expect(ann.state().muted.size).toBe(0);
  });

  it("passes on what the device says of itself", async () => {
    const { ann } = await playing();
    ann.warn({ rule: "WEB-STORE-1", data: {} });
    await pass();
    expect(ann.state().refused?.text).toMatch(/keeps nothing/);
  });

  it("is silent once it is closed", async () => {
    const { server, ann } = await playing();
    ann.handle.do.close();
    const before = ann.state();
    server.cutAll();
    await pass(60_000);
    expect(ann.state()).toBe(before);
    expect(server.links.size).toBe(0);
    expect(ann.stage().did.at(-1)).toBe("stop");
  });
});
