import { expect, it } from "vitest";
import { HOST, playing, type Hall } from "./hall.ts";

function rule(frame: { t: string }): string {
  return "rule" in frame ? String(frame.rule) : frame.t;
}

/** What a person owes now, with a move for it. */
function owedIn({ table }: Hall) {
  const { game, state } = table.match!;
  const d = game.pending(state).find((q) => !q.free && q.seat < 2)!;
  const moves: unknown[] = [];
  game.moves(state, d, moves);
  return { seat: d.seat, d: d.id, move: moves[0] };
}

it("a game whose log grows without end is closed, and so is what is kept of it", () => {
  const { hall } = playing();
  const host = hall.connect(HOST);
  for (let i = 0; hall.table.phase === "playing" && i < 6_000; i++) hall.send(host, { t: "pause", on: i % 2 === 0 });
  expect([hall.table.phase, hall.table.match!.n]).toEqual(["closed", 5_000]);
  expect(hall.last(host, "about").table.phase).toBe("closed");
  expect(rule(hall.send(host, { t: "pause", on: true }))).toBe("TABLE-CLOSED-1");
  hall.restart();
  expect([hall.table.phase, hall.table.match!.n]).toEqual(["closed", 5_000]);
});

it("so is one that goes back and forth: each step back plays the whole game again", () => {
  const { hall, ann, bob } = playing({ game: "heist", seats: 3 });
  const conns = [ann, bob];
  const undo = (seat: number): string => rule(hall.send(conns[seat]!, { t: "undo", seat }));
  let last: ReturnType<typeof owedIn> | null = null;
  for (let i = 0; last === null; i++) {
    hall.bots();
    const owed = owedIn(hall);
    hall.send(conns[owed.seat]!, { t: "move", ...owed });
    if (i > 90 && undo(owed.seat) === "done") last = owed;
  }
  const rules = new Set<string>();
  while (hall.table.phase === "playing") {
    rules.add(rule(hall.send(conns[last.seat]!, { t: "move", ...last })));
    if (hall.table.phase === "playing") rules.add(undo(last.seat));
  }
  expect([...rules]).toEqual(["done"]);
  const { n, replayed, moves } = hall.table.match!;
  expect(n).toBeLessThan(4_000);
  expect(n + replayed / 100).toBeLessThan(5_001 + moves / 100);
  hall.restart();
  expect([hall.table.phase, hall.table.match!.replayed]).toEqual(["closed", replayed]);
});
