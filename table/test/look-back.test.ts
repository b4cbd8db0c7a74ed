import { canonical, pick, sfc32, type Seat } from "@trestle/kernel";
import { story } from "@trestle/testkit";
import { describe, expect, it } from "vitest";
import { TestTable, HOST, playing } from "./test-table.ts";

const PLAN = { t: "plan", cards: [0, 2, 3] };

function rule(frame: { t: string }): string {
  return "rule" in frame ? String(frame.rule) : frame.t;
}

/** Ann's decisions and Bob's are answered at random, until the game is over or so many moves were made. */
function playOn({ test, ann, bob }: ReturnType<typeof playing>, most: number): void {
  const rng = sfc32(11);
  for (let i = 0; i < most && test.table.phase === "playing"; i++) {
    test.bots();
    const { game, state } = test.table.match!;
    const d = game.pending(state).find((q) => !q.free && q.seat < 2);
    if (d === undefined) continue;
    const legal: unknown[] = [];
    game.moves(state, d, legal);
    test.send(d.seat === 0 ? ann : bob, { t: "move", seat: d.seat, d: d.id, move: pick(rng, legal) });
  }
}

/** What a connection was shown after each entry. */
function shown(test: TestTable, connection: number): Map<number, string> {
  const out = new Map<number, string>();
  for (const frame of test.inbox.get(connection)!) {
    if (frame.t === "sync" && frame.boards[0] !== undefined) out.set(frame.v, view(frame.boards[0]));
    if (frame.t === "step") out.set(frame.v, view(frame.board));
  }
  return out;
}
function view({ view, pending }: { view: unknown; pending: unknown }): string {
  return canonical({ view, pending });
}

describe("looking back", () => {
  story("[TABLE-LOOK-1] only at moments that have been", () => {
    const { test, ann } = playing();
    const { n } = test.table.match!;
    expect(test.send(ann, { t: "look", seat: 0, v: n }).t).toBe("seen");
    expect(test.send(ann, { t: "look", seat: 0, v: n + 1 })).toMatchObject({
      rule: "TABLE-LOOK-1",
      data: { v: n + 1 },
    });
    const lobby = new TestTable().open();
    expect(rule(lobby.send(lobby.connect(), { t: "look", seat: null, v: 0 }))).toBe("TABLE-LOOK-1");
  });

  story("[TABLE-LOOK-2] where nobody may watch, nobody watches what was either, until the game is over", () => {
    const table = playing({ watchers: false });
    const { test, host } = table;
    const eve = test.connect();
    for (const connection of [eve, host])
      expect(rule(test.send(connection, { t: "look", seat: null, v: 0 }))).toBe("TABLE-LOOK-2");
    playOn(table, 500);
    expect(test.table.phase).toBe("over");
    expect(test.send(eve, { t: "look", seat: null, v: 0 }).t).toBe("seen");
  });

  it.each(["colt", "bang", "heist"])("shows each viewer of %s what it was shown, and asks nothing", (game) => {
    const table = playing(game === "bang" ? { game, seats: 4, bots: 2 } : { game });
    const { test, ann, bob } = table;
    const watcher = test.connect();
    playOn(table, 60);
    const eyes: [number, Seat | null][] = [
      [ann, 0],
      [bob, 1],
      [watcher, null],
    ];
    const { n, state } = test.table.match!;
    const before = canonical(state);
    for (const [connection, seat] of eyes)
      for (const [v, was] of shown(test, connection)) {
        const seen = test.send(connection, { t: "look", seat, v });
        if (seen.t !== "seen") throw new Error(rule(seen));
        expect(view(seen.board), `${seat} at ${v}`).toBe(was);
        expect(seen.board).toMatchObject({ seat, legal: [], undo: null });
      }
    expect(canonical(test.table.match!.state)).toBe(before);
    expect(test.table.match!.n).toBe(n);
  });

  it("leaves out what was taken back since", () => {
    const { test, ann } = playing();
    const start = test.table.match!.n;
    const { d } = test.last(ann, "sync").boards[0]!.legal[0]!;
    test.send(ann, { t: "move", seat: 0, d, move: PLAN });
    test.send(ann, { t: "undo", seat: 0 });
    const seen = test.send(ann, { t: "look", seat: 0, v: start + 1 });
    expect(JSON.stringify(seen)).not.toContain("[0,2,3]");
    expect(seen).toMatchObject({ t: "seen", v: start + 1 });
  });

  it("is refused to whoever does not hold the seat, and is no bot's business", () => {
    const { test, ann, host } = playing();
    for (const connection of [ann, host, test.connect(HOST)])
      for (const seat of [1, 2]) expect(rule(test.send(connection, { t: "look", seat, v: 0 }))).toBe("TABLE-SEAT-1");
  });
});
