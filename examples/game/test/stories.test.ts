import { expect } from "vitest";
import { Driver, storyOf } from "@trestle/testkit";
import { nightmail } from "../engine/index.ts";
import { GOLD, SLEEP } from "../engine/rules.ts";
import type { Event, NightMailTypes } from "../engine/types.ts";

/** A table where the guards sleep through exactly this much, and whatever is opened holds what the story says. */
class Raid extends Driver<NightMailTypes> {
  constructor(seats: number, nights = 3) {
    super(nightmail, Driver.deal(nightmail, { nights }, seats).state);
  }
  get table() {
    return this.state.table;
  }
  /** The robber on the train plays these. */
  plays(...moves: ("bag" | "safe" | "jump")[]): Event[] {
    return moves.flatMap((t) => this.answer(this.table.turn, "raid", { t }));
  }
  /** The robber on the train already carries this. */
  carries(...carried: string[]): this {
    this.table.carried = carried;
    this.table.noise = carried.reduce((sum, key) => sum + Number(key.split(":")[1]), 0);
    return this;
  }
  sleeps(sleep: number): this {
    this.state.sleep = sleep;
    return this;
  }
}

const story = storyOf(() => new Raid(2));

story("[MAIL-AIM-1] [MAIL-END-1] most gold after the last night wins, equally much shares the win", (t) => {
  t.table.night = 3;
  t.table.players = [{ gold: 10 }, { gold: 4 }];
  t.table.turn = 0;
  t.carries("bag:1").plays("jump");
  expect(t.game.outcome(t.state)).toBeNull();
  t.carries("safe:7").plays("jump");
  expect(t.game.outcome(t.state)).toEqual({ winners: [0, 1], because: "MAIL-END-1", scores: [11, 11] });
});

story("[MAIL-NIGHT-1] the game lasts as many nights as were agreed", () => {
  for (const nights of [2, 3, 5]) {
    const t = new Raid(2, nights);
    for (let raid = 0; raid < 2 * nights; raid++) {
      expect(t.game.outcome(t.state)).toBeNull();
      t.sleeps(18).plays("bag", "jump");
    }
    expect(t.game.outcome(t.state)).not.toBeNull();
  }
});

story("[MAIL-NIGHT-2] the guards sleep through 12 to 18 noise, and nobody is told how much", () => {
  const drawn = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    const t = Driver.deal(nightmail, {}, 3, String(seed));
    drawn.add(t.state.sleep);
    expect(Object.values(t.game.view(t.state, 0))).not.toContain(t.state.sleep);
    const imagined = t.game.imagine(t.game.view(t.state, 0), { k: "sfc32", a: seed, b: 1, c: 2, d: 3 });
    expect(imagined.sleep).toBeGreaterThanOrEqual(SLEEP[0]);
  }
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([12, 13, 14, 15, 16, 17, 18]);
});

story("[MAIL-NIGHT-3] everybody boards once a night, each night one seat further on", () => {
  const t = new Raid(3);
  const first = t.table.turn;
  const boarded: number[] = [];
  while (t.game.outcome(t.state) === null) {
    boarded.push((t.table.turn - first + 3) % 3);
    t.sleeps(18).plays("bag", "jump");
  }
  expect(boarded).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 1]);
});

story("[MAIL-OPEN-1] [MAIL-OPEN-2] bags hold 1 to 4, safes 3 to 8", () => {
  const t = new Raid(2);
  for (const what of ["bag", "safe"] as const) {
    const found = Array.from({ length: 300 }, () => {
      t.carries().sleeps(18).plays(what);
      return t.table.noise;
    });
    expect([Math.min(...found), Math.max(...found)]).toEqual(GOLD[what]);
    expect(t.table.carried).toEqual([`${what}:${t.table.noise}`]);
  }
});

story("[MAIL-NOISE-1] as much noise as gold; at dawn everybody hears what the guards slept through", (t) => {
  expect(t.sleeps(18).carries("safe:8", "bag:2").table.noise).toBe(10);
  t.plays("jump");
  t.carries("bag:1").plays("jump");
  t.expectEvent({ t: "night-ended", sleep: 18, reveals: true });
});

story("[MAIL-NOISE-2] too much noise wakes the guards, and the gold falls beside the track", (t) => {
  const robber = t.sleeps(12).carries("safe:8", "bag:4").table.turn;
  t.plays("bag");
  const { lost } = t.expectEvent({ t: "woke", seat: robber }) as Extract<Event, { t: "woke" }>;
  expect(lost).toBeGreaterThan(12);
  expect(t.table).toMatchObject({ track: lost, carried: [], guards: { woke: lost } });
  expect([t.table.players[robber]!.gold, t.table.turn]).toEqual([0, 1 - robber]);
});

story("[MAIL-NOISE-2] what the guards sleep through does not wake them, to the last piece", (t) => {
  t.sleeps(16).carries("safe:8", "bag:4").plays("bag");
  expect(t.table.guards).toEqual({ slept: t.table.noise, woke: null });
  expect(t.table.noise).toBeLessThanOrEqual(16);
});

story("[MAIL-JUMP-1] nobody jumps with empty hands", (t) => {
  t.refuses(t.table.turn, "raid", { t: "jump" }, "MAIL-JUMP-1");
  t.sleeps(18).plays("bag", "jump");
});

story("[MAIL-JUMP-2] a jump keeps the gold, and what lies beside the track", (t) => {
  const robber = t.carries("safe:6").table.turn;
  t.table.track = 15;
  t.plays("jump");
  t.expectEvent({ t: "jumped", seat: robber, gold: 6, found: 15 });
  expect([t.table.players[robber]!.gold, t.table.track]).toEqual([21, 0]);
});
