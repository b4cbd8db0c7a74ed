import { NAME, type BangTypes } from "@trestle/games/bang/engine";
import type { ColtTypes } from "@trestle/games/colt/engine";
import { below, sfc32 } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import type { NewTable } from "../src/index.ts";
import { Hall, HOST, playing } from "./hall.ts";

/** The clock `blitz`, and a programme that keeps its bandit aboard. */
const FLOOR = 8_000;
const BANK = 60_000;
const PLAN = { t: "plan", cards: [0, 2, 3] };

/** Ann and Bob, each with two bandits of Colt's duel; everything dealt has been shown. */
function duel() {
  const hall = new Hall().open({ game: "colt", options: { duel: true }, seats: 2, clock: "blitz" });
  const host = hall.connect(HOST);
  const [ann, bob] = [hall.connect(), hall.connect()];
  const secrets = [hall.seat(ann, "Ann").secret, hall.seat(bob, "Bob").secret];
  hall.start(host);
  return seen({ hall, host, ann, bob, secrets });
}

/** Waits until everything that was dealt has been shown. */
function seen<T extends { hall: Hall }>(table: T): T {
  table.hall.later(left(table.hall, 0) - FLOOR - BANK);
  return table;
}

function clockOf(hall: Hall, seat: number) {
  return hall.last(hall.connect(), "sync").table.clocks[seat]!;
}
function left(hall: Hall, seat: number): number {
  return clockOf(hall, seat).left!;
}

function asked(hall: Hall, seat: number, kind: string) {
  const { game, state } = hall.table.match!;
  return game.pending(state).filter((d) => d.seat === seat && d.kind === kind);
}
function answer(hall: Hall, conn: number, seat: number, kind: string): void {
  const d = asked(hall, seat, kind)[0]!;
  const move = kind === "unlock" ? { t: "unlock" } : PLAN;
  expect(hall.send(conn, { t: "move", seat, d: d.id, move }).t).toBe("done");
}
function played(hall: Hall): string[] {
  return hall.table.match!.history.flatMap(({ by }) => (by === null ? [] : [`${by.seat} ${by.by}`]));
}

/** The server dies and comes back at this very moment: the clocks are those that the log alone gives. */
function sameAfterRestart(hall: Hall, ...secrets: string[]): number[] {
  const at = hall.table.playTime(hall.now);
  const before = hall.table.match!.clock.info(at);
  hall.restart();
  expect(hall.table.match!.clock.info(at)).toEqual(before);
  return secrets.map((secret) => hall.connect(secret));
}

describe("a seat that owes two programmes", () => {
  it("pays once for the time in which it thought of both", () => {
    const { hall, ann, secrets } = duel();
    hall.later(FLOOR + 20_000);
    answer(hall, ann, 0, "plan");
    expect(left(hall, 0)).toBe(FLOOR + BANK - 20_000);
    answer(hall, ann, 0, "plan");
    expect(clockOf(hall, 0)).toMatchObject({ left: FLOOR + BANK - 20_000, running: false });
    sameAfterRestart(hall, ...secrets);
  });

  it("has a floor for each of them", () => {
    const { hall, ann } = duel();
    hall.later(FLOOR);
    answer(hall, ann, 0, "plan");
    hall.later(FLOOR);
    answer(hall, ann, 0, "plan");
    expect(left(hall, 0)).toBe(FLOOR + BANK);
  });

  it("has the second one's floor left when the time for the first has run out", () => {
    const { hall, bob, secrets } = duel();
    answer(hall, bob, 1, "plan");
    answer(hall, bob, 1, "plan");
    hall.later(FLOOR + BANK);
    expect(played(hall)).toEqual(["1 person", "1 person", "0 clock"]);
    expect(left(hall, 0)).toBe(FLOOR);
    sameAfterRestart(hall, ...secrets);
    expect(hall.table.due(hall.env)).toBe(hall.now + FLOOR);
    hall.later(FLOOR - 1);
    expect(played(hall)).toHaveLength(3);
    hall.later(1);
    expect(played(hall)).toEqual(["1 person", "1 person", "0 clock", "0 clock"]);
  });

  it("may answer the second one in that time", () => {
    const { hall, ann } = duel();
    hall.later(FLOOR + BANK);
    hall.later(FLOOR - 1);
    answer(hall, ann, 0, "plan");
    expect(played(hall).toSorted()).toEqual(["0 clock", "0 person", "1 clock"]);
  });
});

describe("planning and unlocking", () => {
  it("again and again does not renew the floor", () => {
    const { hall, ann, secrets } = seen(playing({ clock: "blitz" }));
    for (let i = 0; i < 10; i++) {
      hall.later(2_000);
      answer(hall, ann, 0, "plan");
      answer(hall, ann, 0, "unlock");
    }
    expect(left(hall, 0)).toBe(FLOOR + BANK - 20_000);
    sameAfterRestart(hall, ...secrets);
  });

  it("faster than a programme is shown gains nothing either", () => {
    const { hall, ann } = seen(playing({ clock: "blitz" }));
    for (let i = 0; i < 100; i++) {
      hall.later(200);
      answer(hall, ann, 0, "plan");
      answer(hall, ann, 0, "unlock");
    }
    expect(left(hall, 0)).toBe(FLOOR + BANK - 20_000);
  });

  it("of one bandit does not renew the floor of the other", () => {
    const { hall, ann, secrets } = duel();
    answer(hall, ann, 0, "plan");
    for (let i = 0; i < 10; i++) {
      hall.later(2_000);
      answer(hall, ann, 0, "unlock");
      answer(hall, ann, 0, "plan");
    }
    expect(left(hall, 0)).toBe(FLOOR + BANK - 20_000);
    sameAfterRestart(hall, ...secrets);
  });

  it("costs nothing while the others are waited for, and the next round has its floor anew", () => {
    const { hall, ann, bob } = duel();
    hall.later(6_000);
    answer(hall, ann, 0, "plan");
    answer(hall, ann, 0, "plan");
    hall.later(50_000);
    answer(hall, ann, 0, "unlock");
    expect(left(hall, 0)).toBe(2_000 + BANK);
    answer(hall, ann, 0, "plan");
    answer(hall, bob, 1, "plan");
    answer(hall, bob, 1, "plan");
    expect(clockOf(hall, 0).left).toBeGreaterThanOrEqual(FLOOR + BANK);
  });
});

/** A game of Ann, Bob and a bot; it is the turn of a person, who has seen everything. */
function gang(wish: Partial<NewTable> = { game: "heist" }) {
  const { hall, ann, bob, secrets } = playing({ clock: "blitz", ...wish });
  hall.bots();
  const seat = owed(hall).seat;
  hall.later(left(hall, seat) - FLOOR - BANK);
  return { hall, conns: [ann, bob], seat, secrets };
}

function owed(hall: Hall) {
  const { game, state } = hall.table.match!;
  return game.pending(state).find((d) => !d.free)!;
}

/** Plays the first move of this kind for whoever is asked. */
function act(hall: Hall, conns: number[], t: string): void {
  const { game, state } = hall.table.match!;
  const d = owed(hall);
  const legal: { t: string }[] = [];
  game.moves(state, d, legal);
  const move = legal.find((m) => m.t === t)!;
  expect(hall.send(conns[d.seat]!, { t: "move", seat: d.seat, d: d.id, move }).t).toBe("done");
}

describe("a step back", () => {
  it("gives back the time that was spent waiting for others, and no more", () => {
    const { hall, ann, bob, secrets } = seen(playing({ clock: "blitz" }));
    hall.later(FLOOR + 5_000);
    hall.send(ann, { t: "move", seat: 0, d: asked(hall, 0, "plan")[0]!.id, move: PLAN });
    hall.later(30_000);
    expect(hall.send(ann, { t: "undo", seat: 0 }).t).toBe("done");
    expect(clockOf(hall, 0)).toEqual({ seat: 0, left: BANK - 5_000, running: true });
    // Bob was waited for all the time.
    expect(clockOf(hall, 1)).toEqual({ seat: 1, left: BANK - 35_000, running: true });
    expect(hall.last(bob, "step").clocks[1]!.left).toBe(BANK - 35_000);
    sameAfterRestart(hall, ...secrets);
  });

  it("again and again does not renew the floor of what one plays, nor of what comes after it", () => {
    const { hall, conns, seat, secrets } = gang();
    for (let i = 0; i < 6; i++) {
      hall.later(3_000);
      act(hall, conns, "move");
      hall.later(3_350);
      expect(hall.send(conns[seat]!, { t: "undo", seat }).t).toBe("done");
    }
    // 36 s of thinking and more: one floor for the decision, one for the next, the rest is the bank's.
    expect(left(hall, seat)).toBe(BANK - (36_000 + 5 * 350 - 2 * FLOOR));
    sameAfterRestart(hall, ...secrets);
  });

  it("by agreement charges nobody for what others thought since, and the game goes on with whole floors", () => {
    const { hall, conns, seat, secrets } = gang();
    const to = hall.table.match!.n;
    hall.later(5_000);
    act(hall, conns, "move");
    act(hall, conns, "done");
    while (owed(hall).seat === seat) act(hall, conns, "done");
    hall.bots();
    const other = 1 - seat;
    hall.later(BANK);
    expect(hall.send(conns[other]!, { t: "take-back", seat: other, to }).t).toBe("done");
    hall.send(conns[seat]!, { t: "agree", seat, yes: true });
    expect(owed(hall).seat).toBe(seat);
    expect(left(hall, seat)).toBeGreaterThanOrEqual(FLOOR - 5_000 + BANK);
    act(hall, conns, "move");
    expect(left(hall, seat)).toBeGreaterThanOrEqual(FLOOR + BANK);
    sameAfterRestart(hall, ...secrets);
  });
});

it.each([{ seats: 3 }, { seats: 2, options: { duel: true } }, { seats: 3, options: { horse: true } }])(
  "walks nobody off the train at Colt: %j",
  (wish) => {
    const hall = new Hall().open({ clock: "blitz", ...wish });
    const host = hall.connect(HOST);
    for (let seat = 0; seat < wish.seats; seat++) hall.seat(hall.connect(), `P${seat}`);
    hall.start(host);
    for (let i = 0; hall.table.phase === "playing" && i < 100; i++) hall.later(left(hall, owed(hall).seat));
    expect(hall.table.phase).toBe("over");
    const events = hall.table.match!.history.flatMap((h) => h.events) as ColtTypes["event"][];
    expect(events.filter((e) => e.t === "left" && e.shooter === null && e.fate === "out")).toEqual([]);
    expect(events.filter((e) => e.t === "unhooked").length).toBeGreaterThan(1);
  },
);

it("ends a turn at BANG!, and discards neither the first card nor what saves one's life", () => {
  const { hall } = gang({ game: "bang", options: { expansion: false } });
  const SAVING = ["beer", "missed"];
  const handOf = (seat: number): string[] => {
    const { players } = hall.table.match!.state as BangTypes["state"];
    return players[seat]!.hand.map((card) => NAME[card]!);
  };
  const gone: { card: string; of: string[] }[] = [];
  for (let i = 0; gone.length < 12 && hall.table.phase === "playing" && i < 200; i++) {
    const { seat, kind } = owed(hall);
    const of = handOf(seat);
    hall.later(left(hall, seat));
    const at = of.findIndex((card, k) => card !== handOf(seat)[k]);
    if (kind === "discard") gone.push({ card: of[at]!, of });
    hall.bots();
  }
  const { history } = hall.table.match!;
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
  const { hall, ann, bob, secrets } = duel();
  let conns = [ann, bob];
  for (let i = 0; i < 300 && hall.table.phase === "playing"; i++) {
    hall.later(below(rng, 9_000));
    const seat = below(rng, 2);
    const { game, state } = hall.table.match ?? { game: null, state: null };
    if (game === null || hall.table.phase !== "playing") break;
    const mine = game.pending(state).filter((d) => d.seat === seat);
    const d = mine[below(rng, mine.length + 1)];
    if (d === undefined) hall.send(conns[seat]!, { t: "undo", seat });
    else hall.send(conns[seat]!, { t: "move", seat, d: d.id, move: d.kind === "unlock" ? { t: "unlock" } : PLAN });
    if (i % 10 === 9) conns = sameAfterRestart(hall, ...secrets);
  }
  expect(played(hall).length).toBeGreaterThan(20);
});
