import { canonical, pick, sfc32, type Seat } from "@trestle/kernel";
import { story } from "@trestle/testkit";
import { describe, expect, it } from "vitest";
import { Hall, HOST, playing } from "./hall.ts";

const PLAN = { t: "plan", cards: [0, 2, 3] };

function rule(frame: { t: string }): string {
  return "rule" in frame ? String(frame.rule) : frame.t;
}

/** Ann's decisions and Bob's are answered at random, until the game is over or so many moves were made. */
function playOn({ hall, ann, bob }: ReturnType<typeof playing>, most: number): void {
  const rng = sfc32(11);
  for (let i = 0; i < most && hall.table.phase === "playing"; i++) {
    hall.bots();
    const { game, state } = hall.table.match!;
    const d = game.pending(state).find((q) => !q.free && q.seat < 2);
    if (d === undefined) continue;
    const legal: unknown[] = [];
    game.moves(state, d, legal);
    hall.send(d.seat === 0 ? ann : bob, { t: "move", seat: d.seat, d: d.id, move: pick(rng, legal) });
  }
}

/** What a connection was shown after each entry. */
function shown(hall: Hall, conn: number): Map<number, string> {
  const out = new Map<number, string>();
  for (const frame of hall.inbox.get(conn)!) {
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
    const { hall, ann } = playing();
    const { n } = hall.table.match!;
    expect(hall.send(ann, { t: "look", seat: 0, v: n }).t).toBe("seen");
    expect(hall.send(ann, { t: "look", seat: 0, v: n + 1 })).toMatchObject({
      rule: "TABLE-LOOK-1",
      data: { v: n + 1 },
    });
    const lobby = new Hall().open();
    expect(rule(lobby.send(lobby.connect(), { t: "look", seat: null, v: 0 }))).toBe("TABLE-LOOK-1");
  });

  story("[TABLE-LOOK-2] where nobody may watch, nobody watches what was either, until the game is over", () => {
    const table = playing({ watchers: false });
    const { hall, host } = table;
    const eve = hall.connect();
    for (const conn of [eve, host]) expect(rule(hall.send(conn, { t: "look", seat: null, v: 0 }))).toBe("TABLE-LOOK-2");
    playOn(table, 500);
    expect(hall.table.phase).toBe("over");
    expect(hall.send(eve, { t: "look", seat: null, v: 0 }).t).toBe("seen");
  });

  it.each(["colt", "bang", "heist"])("shows each viewer of %s what it was shown, and asks nothing", (game) => {
    const table = playing(game === "bang" ? { game, seats: 4, bots: 2 } : { game });
    const { hall, ann, bob } = table;
    const watcher = hall.connect();
    playOn(table, 60);
    const eyes: [number, Seat | null][] = [
      [ann, 0],
      [bob, 1],
      [watcher, null],
    ];
    const { n, state } = hall.table.match!;
    const before = canonical(state);
    for (const [conn, seat] of eyes)
      for (const [v, was] of shown(hall, conn)) {
        const seen = hall.send(conn, { t: "look", seat, v });
        if (seen.t !== "seen") throw new Error(rule(seen));
        expect(view(seen.board), `${seat} at ${v}`).toBe(was);
        expect(seen.board).toMatchObject({ seat, legal: [], undo: null });
      }
    expect(canonical(hall.table.match!.state)).toBe(before);
    expect(hall.table.match!.n).toBe(n);
  });

  it("leaves out what was taken back since", () => {
    const { hall, ann } = playing();
    const start = hall.table.match!.n;
    const { d } = hall.last(ann, "sync").boards[0]!.legal[0]!;
    hall.send(ann, { t: "move", seat: 0, d, move: PLAN });
    hall.send(ann, { t: "undo", seat: 0 });
    const seen = hall.send(ann, { t: "look", seat: 0, v: start + 1 });
    expect(JSON.stringify(seen)).not.toContain("[0,2,3]");
    expect(seen).toMatchObject({ t: "seen", v: start + 1 });
  });

  it("is refused to whoever does not hold the seat, and is no bot's business", () => {
    const { hall, ann, host } = playing();
    for (const conn of [ann, host, hall.connect(HOST)])
      for (const seat of [1, 2]) expect(rule(hall.send(conn, { t: "look", seat, v: 0 }))).toBe("TABLE-SEAT-1");
  });
});
