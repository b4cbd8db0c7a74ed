import { NAME, type BangTypes } from "@trestle/games/bang/engine";
import type { ColtTypes } from "@trestle/games/colt/engine";
import { below, sfc32 } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import type { NewTable } from "../src/index.ts";
import { TestTable, HOST, playing } from "./test-table.ts";

/** The clock `blitz`, and a programme that keeps its bandit aboard. */
const FLOOR = 8_000;
const BANK = 60_000;
const PLAN = { t: "plan", cards: [0, 2, 3] };

/** Ann and Bob, each with two bandits of Colt's duel; everything dealt has been shown. */
function duel() {
  const test = new TestTable().open({ game: "colt", options: { duel: true }, seats: 2, clock: "blitz" });
  const host = test.connect(HOST);
  const [ann, bob] = [test.connect(), test.connect()];
  const secrets = [test.seat(ann, "Ann").secret, test.seat(bob, "Bob").secret];
  test.start(host);
  return seen({ test, host, ann, bob, secrets });
}

/** Waits until everything that was dealt has been shown. */
function seen<T extends { test: TestTable }>(table: T): T {
  table.test.later(left(table.test, 0) - FLOOR - BANK);
  return table;
}

function clockOf(test: TestTable, seat: number) {
  return test.last(test.connect(), "sync").table.clocks[seat]!;
}
function left(test: TestTable, seat: number): number {
  return clockOf(test, seat).left!;
}

function asked(test: TestTable, seat: number, kind: string) {
  const { game, state } = test.table.match!;
  return game.pending(state).filter((d) => d.seat === seat && d.kind === kind);
}
function answer(test: TestTable, connection: number, seat: number, kind: string): void {
  const d = asked(test, seat, kind)[0]!;
  const move = kind === "unlock" ? { t: "unlock" } : PLAN;
  expect(test.send(connection, { t: "move", seat, d: d.id, move }).t).toBe("done");
}
function played(test: TestTable): string[] {
  return test.table.match!.history.flatMap(({ by }) => (by === null ? [] : [`${by.seat} ${by.by}`]));
}

/** The server dies and comes back at this very moment: the clocks are those that the log alone gives. */
function sameAfterRestart(test: TestTable, ...secrets: string[]): number[] {
  const at = test.table.playTime(test.now);
  const before = test.table.match!.clock.info(at);
  test.restart();
  expect(test.table.match!.clock.info(at)).toEqual(before);
  return secrets.map((secret) => test.connect(secret));
}

describe("a seat that owes two programmes", () => {
  it("pays once for the time in which it thought of both", () => {
    const { test, ann, secrets } = duel();
    test.later(FLOOR + 20_000);
    answer(test, ann, 0, "plan");
    expect(left(test, 0)).toBe(FLOOR + BANK - 20_000);
    answer(test, ann, 0, "plan");
    expect(clockOf(test, 0)).toMatchObject({ left: FLOOR + BANK - 20_000, running: false });
    sameAfterRestart(test, ...secrets);
  });

  it("has a floor for each of them", () => {
    const { test, ann } = duel();
    test.later(FLOOR);
    answer(test, ann, 0, "plan");
    test.later(FLOOR);
    answer(test, ann, 0, "plan");
    expect(left(test, 0)).toBe(FLOOR + BANK);
  });

  it("has the second one's floor left when the time for the first has run out", () => {
    const { test, bob, secrets } = duel();
    answer(test, bob, 1, "plan");
    answer(test, bob, 1, "plan");
    test.later(FLOOR + BANK);
    expect(played(test)).toEqual(["1 person", "1 person", "0 clock"]);
    expect(left(test, 0)).toBe(FLOOR);
    sameAfterRestart(test, ...secrets);
    expect(test.table.due(test.env)).toBe(test.now + FLOOR);
    test.later(FLOOR - 1);
    expect(played(test)).toHaveLength(3);
    test.later(1);
    expect(played(test)).toEqual(["1 person", "1 person", "0 clock", "0 clock"]);
  });

  it("may answer the second one in that time", () => {
    const { test, ann } = duel();
    test.later(FLOOR + BANK);
    test.later(FLOOR - 1);
    answer(test, ann, 0, "plan");
    expect(played(test).toSorted()).toEqual(["0 clock", "0 person", "1 clock"]);
  });
});

describe("planning and unlocking", () => {
  it("again and again does not renew the floor", () => {
    const { test, ann, secrets } = seen(playing({ clock: "blitz" }));
    for (let i = 0; i < 10; i++) {
      test.later(2_000);
      answer(test, ann, 0, "plan");
      answer(test, ann, 0, "unlock");
    }
    expect(left(test, 0)).toBe(FLOOR + BANK - 20_000);
    sameAfterRestart(test, ...secrets);
  });

  it("faster than a programme is shown gains nothing either", () => {
    const { test, ann } = seen(playing({ clock: "blitz" }));
    for (let i = 0; i < 100; i++) {
      test.later(200);
      answer(test, ann, 0, "plan");
      answer(test, ann, 0, "unlock");
    }
    expect(left(test, 0)).toBe(FLOOR + BANK - 20_000);
  });

  it("of one bandit does not renew the floor of the other", () => {
    const { test, ann, secrets } = duel();
    answer(test, ann, 0, "plan");
    for (let i = 0; i < 10; i++) {
      test.later(2_000);
      answer(test, ann, 0, "unlock");
      answer(test, ann, 0, "plan");
    }
    expect(left(test, 0)).toBe(FLOOR + BANK - 20_000);
    sameAfterRestart(test, ...secrets);
  });

  it("costs nothing while the others are waited for, and the next round has its floor anew", () => {
    const { test, ann, bob } = duel();
    test.later(6_000);
    answer(test, ann, 0, "plan");
    answer(test, ann, 0, "plan");
    test.later(50_000);
    answer(test, ann, 0, "unlock");
    expect(left(test, 0)).toBe(2_000 + BANK);
    answer(test, ann, 0, "plan");
    answer(test, bob, 1, "plan");
    answer(test, bob, 1, "plan");
    expect(clockOf(test, 0).left).toBeGreaterThanOrEqual(FLOOR + BANK);
  });

  it("has nothing to do with what was spent in the round before", () => {
    const { test, ann, bob } = duel();
    answer(test, ann, 0, "plan");
    test.later(6_000);
    answer(test, ann, 0, "plan");
    answer(test, bob, 1, "plan");
    answer(test, bob, 1, "plan");
    // The bandit whose programme took so long is asked again.
    expect(asked(test, 0, "plan")).toMatchObject([{ as: 2 }]);
    seen({ test });
    answer(test, ann, 0, "plan");
    answer(test, ann, 0, "unlock");
    expect(left(test, 0)).toBe(FLOOR + BANK);
  });

  it("gives back to each bandit its own floor", () => {
    const { test, ann } = duel();
    test.later(FLOOR);
    answer(test, ann, 0, "plan");
    answer(test, ann, 0, "plan");
    const second = asked(test, 0, "unlock")[1]!;
    expect(test.send(ann, { t: "move", seat: 0, d: second.id, move: { t: "unlock" } }).t).toBe("done");
    expect(left(test, 0)).toBe(FLOOR + BANK);
    answer(test, ann, 0, "unlock");
    expect(left(test, 0)).toBe(BANK);
  });
});

/** A game of Ann, Bob and a bot; it is the turn of a person, who has seen everything. */
function gang(wish: Partial<NewTable> = { game: "heist" }) {
  const { test, ann, bob, secrets } = playing({ clock: "blitz", ...wish });
  test.bots();
  const seat = owed(test).seat;
  test.later(left(test, seat) - FLOOR - BANK);
  return { test, connections: [ann, bob], seat, secrets };
}

function owed(test: TestTable) {
  const { game, state } = test.table.match!;
  return game.pending(state).find((d) => !d.free)!;
}

/** Plays the first move of this kind for whoever is asked. */
function act(test: TestTable, connections: number[], t: string): void {
  const { game, state } = test.table.match!;
  const d = owed(test);
  const legal: { t: string }[] = [];
  game.moves(state, d, legal);
  const move = legal.find((m) => m.t === t)!;
  expect(test.send(connections[d.seat]!, { t: "move", seat: d.seat, d: d.id, move }).t).toBe("done");
}

describe("a step back", () => {
  it("gives back the time that was spent waiting for others, and no more", () => {
    const { test, ann, bob, secrets } = seen(playing({ clock: "blitz" }));
    test.later(FLOOR + 5_000);
    test.send(ann, { t: "move", seat: 0, d: asked(test, 0, "plan")[0]!.id, move: PLAN });
    test.later(30_000);
    expect(test.send(ann, { t: "undo", seat: 0 }).t).toBe("done");
    expect(clockOf(test, 0)).toEqual({ seat: 0, left: BANK - 5_000, running: true });
    // Bob was waited for all the time.
    expect(clockOf(test, 1)).toEqual({ seat: 1, left: BANK - 35_000, running: true });
    expect(test.last(bob, "step").clocks[1]!.left).toBe(BANK - 35_000);
    sameAfterRestart(test, ...secrets);
  });

  it("again and again does not renew the floor of what one plays, nor of what comes after it", () => {
    const { test, connections, seat, secrets } = gang();
    for (let i = 0; i < 6; i++) {
      test.later(3_000);
      act(test, connections, "move");
      test.later(3_350);
      expect(test.send(connections[seat]!, { t: "undo", seat }).t).toBe("done");
    }
    // 36 s of thinking and more: one floor for the decision, one for the next, the rest is the bank's.
    expect(left(test, seat)).toBe(BANK - (36_000 + 5 * 350 - 2 * FLOOR));
    sameAfterRestart(test, ...secrets);
  });

  it("by agreement charges nobody for what others thought since, and the game goes on with whole floors", () => {
    const { test, connections, seat, secrets } = gang();
    const to = test.table.match!.n;
    test.later(5_000);
    act(test, connections, "move");
    // Seen, and thought about.
    test.later(left(test, seat) - FLOOR - BANK + 3_000);
    act(test, connections, "done");
    while (owed(test).seat === seat) act(test, connections, "done");
    test.bots();
    const other = 1 - seat;
    test.later(BANK);
    expect(test.send(connections[other]!, { t: "take-back", seat: other, to }).t).toBe("done");
    test.send(connections[seat]!, { t: "agree", seat, yes: true });
    expect(owed(test).seat).toBe(seat);
    expect(left(test, seat)).toBeGreaterThanOrEqual(FLOOR - 5_000 + BANK);
    act(test, connections, "move");
    expect(left(test, seat)).toBeGreaterThanOrEqual(FLOOR + BANK);
    sameAfterRestart(test, ...secrets);
  });
});

it.each([{ seats: 3 }, { seats: 2, options: { duel: true } }, { seats: 3, options: { horse: true } }])(
  "walks nobody off the train at Colt: %j",
  (wish) => {
    const test = new TestTable().open({ clock: "blitz", ...wish });
    const host = test.connect(HOST);
    for (let seat = 0; seat < wish.seats; seat++) test.seat(test.connect(), `P${seat}`);
    test.start(host);
    for (let i = 0; test.table.phase === "playing" && i < 100; i++) test.later(left(test, owed(test).seat));
    expect(test.table.phase).toBe("over");
    const events = test.table.match!.history.flatMap((h) => h.events) as ColtTypes["event"][];
    expect(events.filter((e) => e.t === "left" && e.shooter === null && e.fate === "out")).toEqual([]);
    expect(events.filter((e) => e.t === "unhooked").length).toBeGreaterThan(1);
  },
);

it("ends a turn at BANG!, and discards neither the first card nor what saves one's life", () => {
  const { test } = gang({ game: "bang", options: { expansion: false } });
  const SAVING = ["beer", "missed"];
  const handOf = (seat: number): string[] => {
    const { players } = test.table.match!.state as BangTypes["state"];
    return players[seat]!.hand.map((card) => NAME[card]!);
  };
  const gone: { card: string; of: string[] }[] = [];
  for (let i = 0; gone.length < 12 && test.table.phase === "playing" && i < 200; i++) {
    const { seat, kind } = owed(test);
    const of = handOf(seat);
    test.later(left(test, seat));
    const at = of.findIndex((card, k) => card !== handOf(seat)[k]);
    if (kind === "discard") gone.push({ card: of[at]!, of });
    test.bots();
  }
  const { history } = test.table.match!;
  expect(history.every(({ by }) => by === null || by.by !== "person")).toBe(true);
  for (const { card, of } of gone)
    if (SAVING.includes(card))
      expect(
        of.every((c) => SAVING.includes(c)),
        `${card} of ${of.join(" ")}`,
      ).toBe(true);
  expect(gone.filter(({ card, of }) => card !== of[0]).length).toBeGreaterThan(4);
});

it("follows from the log alone, whatever is played, unlocked and taken back", () => {
  const rng = sfc32(21);
  const { test, ann, bob, secrets } = duel();
  let connections = [ann, bob];
  for (let i = 0; i < 300 && test.table.phase === "playing"; i++) {
    test.later(below(rng, 9_000));
    const seat = below(rng, 2);
    const { game, state } = test.table.match ?? { game: null, state: null };
    if (game === null || test.table.phase !== "playing") break;
    const mine = game.pending(state).filter((d) => d.seat === seat);
    const d = mine[below(rng, mine.length + 1)];
    if (d === undefined) test.send(connections[seat]!, { t: "undo", seat });
    else
      test.send(connections[seat]!, { t: "move", seat, d: d.id, move: d.kind === "unlock" ? { t: "unlock" } : PLAN });
    if (i % 10 === 9) connections = sameAfterRestart(test, ...secrets);
  }
  expect(played(test).length).toBeGreaterThan(20);
});
