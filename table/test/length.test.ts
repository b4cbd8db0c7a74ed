import { expect, it } from "vitest";
import { HOST, playing, type TestTable } from "./test-table.ts";

function rule(frame: { t: string }): string {
  return "rule" in frame ? String(frame.rule) : frame.t;
}

/** What a person owes now, with a move for it. */
function owedIn({ table }: TestTable) {
  const { game, state } = table.match!;
  const d = game.pending(state).find((q) => !q.free && q.seat < 2)!;
  const moves: unknown[] = [];
  game.moves(state, d, moves);
  return { seat: d.seat, d: d.id, move: moves[0] };
}

it("a game whose log grows without end is closed, and so is what is kept of it", () => {
  const { test } = playing();
  const host = test.connect(HOST);
  for (let i = 0; test.table.phase === "playing" && i < 6_000; i++) test.send(host, { t: "pause", on: i % 2 === 0 });
  expect([test.table.phase, test.table.match!.n]).toEqual(["closed", 5_000]);
  expect(test.last(host, "about").table.phase).toBe("closed");
  expect(rule(test.send(host, { t: "pause", on: true }))).toBe("TABLE-CLOSED-1");
  test.restart();
  expect([test.table.phase, test.table.match!.n]).toEqual(["closed", 5_000]);
});

it("so is one that goes back and forth: each step back plays the whole game again", () => {
  const { test, ann, bob } = playing({ game: "heist", seats: 3 });
  const connections = [ann, bob];
  const undo = (seat: number): string => rule(test.send(connections[seat]!, { t: "undo", seat }));
  let last: ReturnType<typeof owedIn> | null = null;
  for (let i = 0; last === null; i++) {
    test.bots();
    const owed = owedIn(test);
    test.send(connections[owed.seat]!, { t: "move", ...owed });
    if (i > 90 && undo(owed.seat) === "done") last = owed;
  }
  const rules = new Set<string>();
  while (test.table.phase === "playing") {
    rules.add(rule(test.send(connections[last.seat]!, { t: "move", ...last })));
    if (test.table.phase === "playing") rules.add(undo(last.seat));
  }
  expect([...rules]).toEqual(["done"]);
  const { n, replayed, moves } = test.table.match!;
  expect(n).toBeLessThan(4_000);
  expect(n + replayed / 100).toBeLessThan(5_001 + moves / 100);
  test.restart();
  expect([test.table.phase, test.table.match!.replayed]).toEqual(["closed", replayed]);
});
