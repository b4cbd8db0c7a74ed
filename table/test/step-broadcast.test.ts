import { expect, it } from "vitest";
import type { ServerFrame } from "@trestle/protocol";
import { playing, type TestTable } from "./test-table.ts";

/** Every seat's first legal answer to what it owes, without anything being taken in between. */
function answers(test: TestTable, persons: readonly number[]): void {
  const { game, state } = test.table.match!;
  for (const d of game.pending(state)) {
    const connection = persons[d.seat];
    if (connection === undefined || d.free) continue;
    const moves: unknown[] = [];
    game.moves(state, d, moves);
    test.table.command(connection, { t: "move", key: test.key(), seat: d.seat, d: d.id, move: moves[0] }, test.env);
  }
}
const entries = (frames: ServerFrame[]) => frames.filter((f) => f.t === "passed" || f.t === "step" || f.t === "done");

it("entries of one moment are told one by one, and the board comes once, as it is at its end", () => {
  const { test, host, ann, bob } = playing();
  const before = test.table.match!.n;
  for (const connection of [host, ann, bob]) test.inbox.get(connection)!.length = 0;
  answers(test, [ann, bob]);
  test.drain();
  for (const [connection, seat] of [
    [ann, 0],
    [bob, 1],
    [host, null],
  ] as const) {
    const told = entries(test.inbox.get(connection)!).filter((f) => f.t !== "done");
    expect(told.map((f) => [f.t, f.v])).toEqual([
      ["passed", before + 1],
      ["step", before + 2],
    ]);
    expect(told[0]).toMatchObject({ seat, by: { seat: 0, by: "person" }, events: [{ t: "planned" }] });
    expect(test.last(connection, "step").board.view).toEqual(
      JSON.parse(JSON.stringify(test.table.match!.game.view(test.table.match!.state, seat))),
    );
  }
  // What only its owner may know is told to its owner, on the way too.
  expect(test.last(ann, "passed").events[0]).toHaveProperty("secret");
  expect(test.last(bob, "passed").events[0]).not.toHaveProperty("secret");
});

it("legal moves of what is asked in the end come with that board", () => {
  const { test, ann, bob } = playing({ bots: 0, seats: 2, game: "heist" });
  for (let i = 0; i < 12; i++) {
    for (let k = 0; k < 3; k++) answers(test, [ann, bob]);
    test.drain();
    for (const connection of [ann, bob]) {
      const { seat, pending } = test.last(connection, "step").board;
      const legal = [
        ...test.all(connection, "sync").flatMap((f) => f.boards),
        ...test.all(connection, "step").map((f) => f.board),
      ]
        .flatMap((board) => board.legal)
        .map(({ d }) => d);
      for (const d of pending) if (d.seat === seat) expect(legal).toContain(d.id);
    }
  }
  expect(test.all(ann, "passed").length).toBeGreaterThan(12);
});

it("whoever loses a seat in the same moment is not shown that seat's board any more", () => {
  const { test, host, ann, bob } = playing();
  test.inbox.get(bob)!.length = 0;
  answers(test, [ann]);
  test.table.command(host, { t: "seat-bot", key: test.key(), seat: 1, level: "greenhorn", temper: "even" }, test.env);
  test.drain();
  const boards = test.inbox.get(bob)!.flatMap((f) => (f.t === "step" ? [f.board] : f.t === "sync" ? f.boards : []));
  expect(test.last(bob, "passed")).toMatchObject({ seat: 1 });
  expect(boards.every((board) => board.seat === null)).toBe(true);
});

it("whoever comes in the same moment is told everything once", () => {
  const { test, ann, bob, secrets } = playing();
  answers(test, [ann]);
  test.table.join(77, null);
  test.inbox.set(77, []);
  test.table.hello(77, { t: "hello", protocol: 2, secrets: [secrets[1]!], history: true }, test.env);
  answers(test, [undefined as never, bob]);
  test.drain();
  expect(entries(test.inbox.get(77)!).map((f) => f.t)).toEqual(["step"]);
});
