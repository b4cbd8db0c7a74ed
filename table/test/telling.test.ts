import { expect, it } from "vitest";
import type { ServerFrame } from "@trestle/protocol";
import { playing, type Hall } from "./hall.ts";

/** Every seat's first legal answer to what it owes, without anything being taken in between. */
function answers(hall: Hall, persons: readonly number[]): void {
  const { game, state } = hall.table.match!;
  for (const d of game.pending(state)) {
    const conn = persons[d.seat];
    if (conn === undefined || d.free) continue;
    const moves: unknown[] = [];
    game.moves(state, d, moves);
    hall.table.command(conn, { t: "move", key: hall.key(), seat: d.seat, d: d.id, move: moves[0] }, hall.env);
  }
}
const entries = (frames: ServerFrame[]) => frames.filter((f) => f.t === "passed" || f.t === "step" || f.t === "done");

it("entries of one moment are told one by one, and the board comes once, as it is at its end", () => {
  const { hall, host, ann, bob } = playing();
  const before = hall.table.match!.n;
  for (const conn of [host, ann, bob]) hall.inbox.get(conn)!.length = 0;
  answers(hall, [ann, bob]);
  hall.drain();
  for (const [conn, seat] of [
    [ann, 0],
    [bob, 1],
    [host, null],
  ] as const) {
    const told = entries(hall.inbox.get(conn)!).filter((f) => f.t !== "done");
    expect(told.map((f) => [f.t, f.v])).toEqual([
      ["passed", before + 1],
      ["step", before + 2],
    ]);
    expect(told[0]).toMatchObject({ seat, by: { seat: 0, by: "person" }, events: [{ t: "planned" }] });
    expect(hall.last(conn, "step").board.view).toEqual(
      JSON.parse(JSON.stringify(hall.table.match!.game.view(hall.table.match!.state, seat))),
    );
  }
  // What only its owner may know is told to its owner, on the way too.
  expect(hall.last(ann, "passed").events[0]).toHaveProperty("secret");
  expect(hall.last(bob, "passed").events[0]).not.toHaveProperty("secret");
});

it("legal moves of what is asked in the end come with that board", () => {
  const { hall, ann, bob } = playing({ bots: 0, seats: 2, game: "heist" });
  for (let i = 0; i < 12; i++) {
    for (let k = 0; k < 3; k++) answers(hall, [ann, bob]);
    hall.drain();
    for (const conn of [ann, bob]) {
      const { seat, pending } = hall.last(conn, "step").board;
      const legal = [...hall.all(conn, "sync").flatMap((f) => f.boards), ...hall.all(conn, "step").map((f) => f.board)]
        .flatMap((board) => board.legal)
        .map(({ d }) => d);
      for (const d of pending) if (d.seat === seat) expect(legal).toContain(d.id);
    }
  }
  expect(hall.all(ann, "passed").length).toBeGreaterThan(12);
});

it("whoever loses a seat in the same moment is not shown that seat's board any more", () => {
  const { hall, host, ann, bob } = playing();
  hall.inbox.get(bob)!.length = 0;
  answers(hall, [ann]);
  hall.table.command(host, { t: "seat-bot", key: hall.key(), seat: 1, level: "greenhorn", temper: "even" }, hall.env);
  hall.drain();
  const boards = hall.inbox.get(bob)!.flatMap((f) => (f.t === "step" ? [f.board] : f.t === "sync" ? f.boards : []));
  expect(hall.last(bob, "passed")).toMatchObject({ seat: 1 });
  expect(boards.every((board) => board.seat === null)).toBe(true);
});

it("whoever comes in the same moment is told everything once", () => {
  const { hall, ann, bob, secrets } = playing();
  answers(hall, [ann]);
  hall.table.join(77, null);
  hall.inbox.set(77, []);
  hall.table.hello(77, { t: "hello", protocol: 2, secrets: [secrets[1]!], history: true }, hall.env);
  answers(hall, [undefined as never, bob]);
  hall.drain();
  expect(entries(hall.inbox.get(77)!).map((f) => f.t)).toEqual(["step"]);
});
