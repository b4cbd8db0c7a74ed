import { describe, expect, it } from "vitest";
import { pick, sfc32, type Types } from "@trestle/kernel";
import type { BangTypes } from "@trestle/games/bang/engine";
import type { SideView } from "@trestle/protocol";
import { story } from "@trestle/testkit";
import { type TestTable, playing } from "./test-table.ts";

function rule(frame: { t: string }): string {
  return "rule" in frame ? String(frame.rule) : frame.t;
}

/** Persons and bots play at random until it is so, or the game is over. */
function playUntil(test: TestTable, persons: readonly number[], seed: number, so: () => boolean): void {
  const rng = sfc32(seed);
  while (test.table.phase === "playing" && !so()) {
    const job = test.table.wanted()[0];
    if (job !== undefined) {
      test.answer(job, pick(rng, job.legal));
      continue;
    }
    const { game, state } = test.table.match!;
    const d = game.pending(state).find((q) => !q.free)!;
    const moves: Types["move"][] = [];
    game.moves(state, d, moves);
    test.send(persons[d.seat]!, { t: "move", seat: d.seat, d: d.id, move: pick(rng, moves) });
  }
}

const isOut = (test: TestTable, seat: number): boolean => test.table.match!.game.out!(test.table.match!.state, seat);
const BANG = { game: "bang", seats: 5, bots: 3 } as const;
const rolesOf = (test: TestTable): string[] =>
  (test.table.match!.state as BangTypes["state"]).players.map((p) => p.role as string);
const sidesOf = (test: TestTable, connection: number): SideView[] => test.all(connection, "side");

/** A game of BANG! in which Bob is out and Ann is not. */
function bobOut(): ReturnType<typeof playing> & { seed: number } {
  // Games that end soon after come first; this one goes on for a while without Bob.
  for (let seed = 16; seed < 76; seed++) {
    const game = playing(BANG);
    playUntil(game.test, [game.ann, game.bob], seed, () => isOut(game.test, 0) || isOut(game.test, 1));
    if (game.test.table.phase === "playing" && isOut(game.test, 1)) return { ...game, seed };
  }
  throw new Error("Bob never goes first");
}
/** Somebody in play whose role Bob does not know. */
function suspect(test: TestTable): number {
  const seen = test.table.match!.game.view(test.table.match!.state, 1) as BangTypes["view"];
  return seen.players.findIndex((p, seat) => p.role === null && !p.out && seat !== 1);
}

describe("notebooks", () => {
  story("[TABLE-NOTE-1] a note is about somebody else, short, and for one's own eyes", () => {
    const { test, ann, bob, secrets } = playing(BANG);
    const watcher = test.connect();
    const note = { t: "note", seat: 0, about: 2, guess: "outlaw", strength: 2, text: "  shot at\u0000me " } as const;
    expect(test.send(ann, note).t).toBe("done");
    expect(test.last(ann, "side").notebooks).toEqual([
      { seat: 0, sealed: null, notes: [{ about: 2, guess: "outlaw", strength: 2, text: "shot at me" }] },
    ]);
    expect([...sidesOf(test, bob), ...sidesOf(test, watcher)]).toEqual([]);
    expect(rule(test.send(ann, { ...note, about: 0 }))).toBe("TABLE-NOTE-1");
    expect(rule(test.send(ann, { ...note, about: 9 }))).toBe("TABLE-NOTE-1");
    expect(rule(test.send(ann, { ...note, text: "x".repeat(201) }))).toBe("TABLE-NOTE-1");
    expect(rule(test.send(bob, note))).toBe("TABLE-SEAT-1");
    expect(rule(test.send(watcher, note))).toBe("TABLE-SEAT-1");
    // After a restart it is still there, for whoever holds the seat.
    test.restart();
    expect(test.last(test.connect(secrets[0]!), "side").notebooks[0]!.notes).toHaveLength(1);
    expect(sidesOf(test, test.connect(secrets[1]!))).toEqual([]);
  });

  it("takes a note out that says nothing, and keeps one a seat", () => {
    const { test, ann } = playing(BANG);
    const note = { t: "note", seat: 0, about: 2, guess: null, strength: 0, text: "" } as const;
    test.send(ann, { ...note, text: "hm" });
    test.send(ann, { ...note, about: 1, strength: 1 });
    test.send(ann, { ...note, guess: "deputy" });
    expect(test.last(ann, "side").notebooks[0]!.notes.map((n) => [n.about, n.guess])).toEqual([
      [1, null],
      [2, "deputy"],
    ]);
    test.send(ann, note);
    expect(test.last(ann, "side").notebooks[0]!.notes.map((n) => n.about)).toEqual([1]);
  });

  story(
    "[TABLE-NOTE-2] a sealed notebook is not written in, and opened to all at the end; another one never is",
    () => {
      const { test, ann, bob } = playing(BANG);
      const watcher = test.connect();
      const roles = rolesOf(test);
      const write = (connection: number, seat: number, about: number, guess: string, strength: number) =>
        test.send(connection, { t: "note", seat, about, guess, strength, text: "" });
      for (const about of [1, 2, 3, 4]) write(ann, 0, about, about === 4 ? "nobody" : roles[about]!, 3);
      write(bob, 1, 0, "renegade", 1);
      expect(test.send(ann, { t: "seal", seat: 0 }).t).toBe("done");
      expect(rule(test.send(ann, { t: "seal", seat: 0 }))).toBe("TABLE-NOTE-2");
      expect(rule(write(ann, 0, 1, "renegade", 1))).toBe("TABLE-NOTE-2");
      expect(sidesOf(test, watcher)).toEqual([]);
      playUntil(test, [ann, bob], 5, () => false);
      expect(test.table.phase).toBe("over");
      for (const connection of [ann, watcher])
        expect(test.last(connection, "side").notebooks.map((b) => [b.seat, b.sealed])).toEqual([[0, 5]]);
      expect(test.last(bob, "side").notebooks.map((b) => b.seat)).toEqual([0, 1]);
      // The Sheriff's role was known to all; the last guess was wrong.
      const counted =
        [1, 2, 3].filter((seat) => roles[seat] !== "sheriff").length * 3 - (roles[4] === "sheriff" ? 0 : 3);
      expect(test.last(watcher, "side").scores).toEqual([{ seat: 0, points: counted }]);
      expect(rule(write(ann, 0, 1, "renegade", 1))).toBe("TABLE-PLAY-1");
    },
  );
});

describe("the Saloon", () => {
  story("[TABLE-BET-1] only who is out bets, and nobody who plays sees a bet", () => {
    const { test, ann, bob, secrets } = bobOut();
    const watcher = test.connect();
    const about = suspect(test);
    const bet = { t: "bet", seat: 1, on: "role", about, guess: "outlaw" } as const;
    expect(test.last(bob, "side").bets).toEqual([]);
    expect(test.send(bob, bet).t).toBe("done");
    expect(test.last(bob, "side").bets).toMatchObject([{ seat: 1, on: "role", about, guess: "outlaw", right: null }]);
    expect(rule(test.send(ann, { ...bet, seat: 0 }))).toBe("TABLE-BET-1");
    expect(rule(test.send(ann, bet))).toBe("TABLE-SEAT-1");
    // Not even through a second seat of the same connection.
    const both = test.connect(...secrets);
    expect(rule(test.send(both, bet))).toBe("TABLE-BET-1");
    expect([ann, watcher, both].flatMap((connection) => sidesOf(test, connection))).toEqual([]);
  });

  story("[TABLE-BET-2] bets are on what one does not know: a hidden role, the next victim, a winner", () => {
    const { test, bob } = bobOut();
    const about = suspect(test);
    const bet = { t: "bet", seat: 1, on: "role", about, guess: "outlaw" } as const;
    const sheriff = rolesOf(test).indexOf("sheriff");
    for (const wrong of [
      { ...bet, about: 1 },
      { ...bet, about: 9 },
      { ...bet, guess: null },
      { ...bet, about: sheriff, guess: "sheriff" },
      { ...bet, on: "victim", about: 1, guess: null } as const,
      { ...bet, on: "victim" } as const,
      { ...bet, on: "winner", about: 1, guess: null } as const,
    ])
      expect(rule(test.send(bob, wrong)), JSON.stringify(wrong)).toBe("TABLE-BET-2");
    test.send(bob, bet);
    test.send(bob, { ...bet, guess: "renegade" });
    test.send(bob, { ...bet, on: "winner", guess: null });
    test.send(bob, { ...bet, on: "winner", about: sheriff, guess: null });
    expect(test.last(bob, "side").bets!.map((b) => [b.on, b.about, b.guess])).toEqual([
      ["role", about, "renegade"],
      ["winner", sheriff, null],
    ]);
  });

  it("settles victims at the next elimination, everything at the end, and opens it with a score", () => {
    const { test, ann, bob, seed } = bobOut();
    const watcher = test.connect();
    const about = suspect(test);
    const living = test.table.record.seats.filter((_, seat) => !isOut(test, seat)).length;
    const out = test.table.out.slice();
    test.send(bob, { t: "bet", seat: 1, on: "victim", about, guess: null });
    test.send(bob, { t: "bet", seat: 1, on: "winner", about, guess: null });
    test.send(bob, { t: "bet", seat: 1, on: "role", about, guess: rolesOf(test)[about]! });
    playUntil(test, [ann, bob], seed, () => test.table.out.length > out.length);
    const victims = [0, 1, 2, 3, 4].filter((seat) => isOut(test, seat) && !out.includes(seat));
    const settled = test.table.record.side!.bets.find((b) => b.on === "victim")!;
    expect(settled.right).toBe(victims.includes(about));
    expect(test.stored.get(test.table.id)!.record.side!.bets).toEqual(test.table.record.side!.bets);
    playUntil(test, [ann, bob], seed, () => false);
    const winners = test.table.match!.game.outcome(test.table.match!.state)!.winners;
    const points = living * ((settled.right ? 1 : 0) + (winners.includes(about) ? 2 : 0) + 1);
    for (const connection of [ann, bob, watcher]) {
      expect(test.last(connection, "side").scores).toEqual([{ seat: 1, points }]);
      expect(test.last(connection, "side").bets!.map((b) => b.right)).toEqual([
        settled.right,
        winners.includes(about),
        true,
      ]);
    }
    test.send(ann, { t: "rematch" });
    expect(test.stored.get(test.last(ann, "about").table.rematch!)!.record.side).toBeUndefined();
    test.restart();
    expect(test.last(test.connect(), "side").scores).toEqual([{ seat: 1, points }]);
  });
});

describe("the council", () => {
  const HEIST = { game: "heist", seats: 3, bots: 1 } as const;

  story("[TABLE-COUNCIL-1] a council is held where all win or lose together", () => {
    const { test, ann } = playing(BANG);
    for (const frame of [
      { t: "sketch", seat: 0, keys: ["car:1"], text: "" },
      { t: "reveal", seat: 0 },
      { t: "ping-piece", seat: 0, piece: "car:1" },
    ] as const)
      expect(rule(test.send(ann, frame)), frame.t).toBe("TABLE-COUNCIL-1");
  });

  story("[TABLE-COUNCIL-2] plans are short, hidden, and open together when every person has said theirs", () => {
    const { test, ann, bob } = playing(HEIST);
    const watcher = test.connect();
    const sketch = { t: "sketch", seat: 0, keys: ["car:1", "town:2"], text: "two kegs" } as const;
    for (const wrong of [
      { ...sketch, keys: Array.from({ length: 21 }, () => "car:1") },
      { ...sketch, text: "x".repeat(201) },
      { ...sketch, keys: [], text: " " },
    ])
      expect(rule(test.send(ann, wrong))).toBe("TABLE-COUNCIL-2");
    expect(test.send(ann, sketch).t).toBe("done");
    expect(test.last(ann, "side").council).toMatchObject({ open: false, said: [0], plans: [{ text: "two kegs" }] });
    expect(test.last(bob, "side").council).toEqual({ open: false, said: [0], plans: [] });
    test.send(bob, { ...sketch, seat: 1, text: "the horse" });
    for (const connection of [ann, bob])
      expect(test.last(connection, "side").council).toMatchObject({ open: true, plans: [{ seat: 0 }, { seat: 1 }] });
    expect(sidesOf(test, watcher)).toEqual([]);
    test.send(bob, { ...sketch, seat: 1, text: "next" });
    expect(test.last(ann, "side").council).toEqual({ open: false, said: [1], plans: [] });
  });

  story("[TABLE-COUNCIL-3] anybody may reveal what has been said, once", () => {
    const { test, ann, bob } = playing(HEIST);
    expect(rule(test.send(bob, { t: "reveal", seat: 1 }))).toBe("TABLE-COUNCIL-3");
    test.send(ann, { t: "sketch", seat: 0, keys: [], text: "north" });
    expect(test.send(bob, { t: "reveal", seat: 1 }).t).toBe("done");
    expect(test.last(bob, "side").council).toMatchObject({ open: true, plans: [{ seat: 0, text: "north" }] });
    expect(rule(test.send(bob, { t: "reveal", seat: 1 }))).toBe("TABLE-COUNCIL-3");
  });

  it("shows a ping to those who sit here and keeps nothing of it", () => {
    const { test, ann, bob } = playing(HEIST);
    const watcher = test.connect();
    const before = JSON.stringify(test.stored.get(test.table.id));
    expect(test.send(ann, { t: "ping-piece", seat: 0, piece: "car:1" }).t).toBe("done");
    expect(test.last(bob, "pinged")).toEqual({ t: "pinged", seat: 0, piece: "car:1" });
    expect(test.all(watcher, "pinged")).toEqual([]);
    expect(JSON.stringify(test.stored.get(test.table.id))).toBe(before);
  });
});

describe("hiding", () => {
  /** The same game twice; `busy`: Bob bets and notes all he can. */
  function told(busy: boolean): { living: string; watching: string; bets: number } {
    const { test, ann, bob, seed } = bobOut();
    const watcher = test.connect();
    const about = suspect(test);
    let n = 0;
    const key = (): string => `aside-${String(++n).padStart(6, "0")}`;
    const aside = (): void => {
      if (!busy) return;
      test.send(bob, { t: "bet", key: key(), seat: 1, on: "winner", about: n % 2 === 0 ? 0 : about, guess: null });
      for (const seat of [0, 2, 3, 4]) {
        test.send(bob, { t: "bet", key: key(), seat: 1, on: "victim", about: seat, guess: null });
        test.send(bob, { t: "bet", key: key(), seat: 1, on: "role", about: seat, guess: "outlaw" });
        test.send(bob, { t: "note", key: key(), seat: 1, about: seat, guess: "deputy", strength: 3, text: `it ${n}` });
      }
      test.send(bob, { t: "seal", key: key(), seat: 1 });
    };
    let steps = 0;
    playUntil(test, [ann, bob], seed, () => {
      aside();
      return ++steps > 40;
    });
    expect(test.table.phase).toBe("playing");
    const late = test.connect();
    return {
      living: JSON.stringify(test.inbox.get(ann)),
      watching: JSON.stringify([test.inbox.get(watcher), test.inbox.get(late)]),
      bets: sidesOf(test, bob).length,
    };
  }

  it("sends the living and the watchers the same bytes, whatever those who are out do", () => {
    const [quiet, busy] = [told(false), told(true)];
    expect(busy.bets).toBeGreaterThan(quiet.bets + 10);
    expect(busy.living).toBe(quiet.living);
    expect(busy.watching).toBe(quiet.watching);
  });
});
