import { describe, expect, it } from "vitest";
import { heist, makeHeist, ours, type Edition, type HeistTypes } from "@trestle/heist";
import { below, isRefusal, owed, sfc32, sha256Text, shuffle, word, type Game, type Rng } from "@trestle/kernel";
import { makeSensibleHeist, random, type Bot } from "../src/index.ts";

type State = HeistTypes["state"];
const sensible = makeSensibleHeist(ours);
/** A core shared with others is slow. */
const PATIENCE = 60_000;

function ask(game: Game<HeistTypes>, s: State, seed: number) {
  const decision = owed(game.pending(s))!;
  const legal: HeistTypes["move"][] = [];
  game.moves(s, decision, legal);
  const view = game.view(s, decision.seat);
  const how = { iterations: 1, level: "sensible", temper: "even" } as const;
  return { game, view, history: [], legal, decision, seed, ...how };
}

function deal(game: Game<HeistTypes>, seed: string, seats: number, options: unknown): State {
  const config = game.parseConfig(options);
  if (isRefusal(config)) throw new Error(JSON.stringify(config));
  return game.setup({ config, seats, seed: sha256Text(seed), rules: game.rulesVersion }, null);
}

/** Plays to the end with one kind of player; every move is judged. Returns what kinds of decisions were met. */
function playOut(game: Game<HeistTypes>, s: State, bot: Bot<HeistTypes>, rng: Rng): Set<string> {
  const met = new Set<string>();
  for (let d = owed(game.pending(s)); d !== null; d = owed(game.pending(s))) {
    const { move } = bot(ask(game, s, word(rng)));
    const wrong = game.why(s, d, move);
    if (wrong !== null)
      throw new Error(`${d.kind} ${JSON.stringify(move)}: ${wrong.rule} ${JSON.stringify(wrong.data)}`);
    met.add(d.kind);
    game.apply(s, d, move, null);
  }
  return met;
}

const TABLES: [Record<string, unknown>, number][] = [
  [{}, 2],
  [{}, 3],
  [{ goal: 16 }, 4],
  [{ solo: 2 }, 1],
  [{ solo: 3 }, 1],
  [{ solo: 4 }, 1],
  [{ mode: "versus" }, 2],
  [{ mode: "versus" }, 3],
  [{ mode: "versus" }, 4],
  [{ mode: "score" }, 3],
  [{ fewerEvents: 4 }, 3],
  [{ fewerEvents: 6, lowerGoal: false }, 2],
];

/** Half sensible, half anything: positions that sensible players alone never come to. */
function mixed(rng: Rng): Bot<HeistTypes> {
  return (a) => (below(rng, 2) === 0 ? sensible(a) : random(a));
}

describe("the sensible Train Heist player", () => {
  it(
    "plays legal moves to the end in every mode and size, among its like and among random players",
    () => {
      const met = new Set<string>();
      for (const [i, [options, seats]] of TABLES.entries()) {
        const rng = sfc32(i);
        for (const kind of playOut(heist, deal(heist, `like ${i}`, seats, options), sensible, rng)) met.add(kind);
        const s = deal(heist, `mixed ${i}`, seats, options);
        for (const kind of playOut(heist, s, mixed(rng), rng)) met.add(kind);
      }
      for (const kind of ["action", "ride", "offer", "answer", "confirm", "claim", "load", "refill", "discard"])
        expect(met).toContain(kind);
    },
    PATIENCE,
  );

  it(
    "plays with another edition as well",
    () => {
      const other: Edition = {
        ...ours,
        name: "Half the Wilds",
        poker: ours.poker.map((c, i) => (i === 34 ? { ...ours.poker[0]!, id: c.id } : c)),
      };
      const game = makeHeist(other);
      const s = deal(game, "another box", 3, {});
      playOut(game, s, makeSensibleHeist(other), sfc32(1));
      expect(game.outcome(s)).not.toBeNull();
    },
    PATIENCE,
  );

  it.each([
    [2, 5],
    [3, 3],
    [4, 4],
  ])(
    "%i of them win at goal 10: at least %i of 6 fixed games",
    (seats, least) => {
      let wins = 0;
      for (let i = 0; i < 10; i++) {
        const s = deal(heist, `team ${i}`, seats, { goal: 10 });
        playOut(heist, s, sensible, sfc32(i));
        if (s.outcome!.winners.length > 0) wins++;
      }
      expect(wins).toBeGreaterThanOrEqual(least);
    },
    PATIENCE,
  );

  it(
    "beats random rivals in versus",
    () => {
      let wins = 0;
      for (let i = 0; i < 6; i++) {
        const s = deal(heist, `rivals ${i}`, 3, { mode: "versus" });
        const hero = i % 3;
        playOut(heist, s, (a) => (a.decision.seat === hero ? sensible(a) : random(a)), sfc32(i));
        if (s.outcome!.winners.length === 1 && s.outcome!.winners[0] === hero) wins++;
      }
      expect(wins).toBeGreaterThanOrEqual(5);
    },
    PATIENCE,
  );

  it("brings a prisoner the Keyholes it lacks", () => {
    const s = deal(heist, "rescue", 2, { first: 1 });
    const key = ours.poker.findIndex((c) => c.suit === "keyhole");
    const spaces = [...ours.mainMap.spaces, ...ours.trainMap.spaces].map((p) => p.id);
    const [free, jailed] = [s.cowboys[0]!, s.cowboys[1]!];
    const dealt = [key, key + 1, key + 2, key + 3];
    s.deck = [...s.deck, ...free.hand, ...jailed.hand, ...s.discard].filter((c) => !dealt.includes(c));
    s.discard = [];
    free.hand = dealt.slice(0, 3);
    jailed.hand = dealt.slice(3);
    free.at = spaces.indexOf("ee1");
    jailed.at = spaces.indexOf("jail");
    const rng = sfc32(1);
    for (let i = 0; i < 4; i++) {
      const a = ask(heist, s, word(rng));
      heist.apply(s, a.decision, sensible(a).move, null);
    }
    expect(jailed.hand).toHaveLength(3);
  });
});

/** Everything that nobody at this seat can know, shuffled: decks, sack, the chance to come, in versus hidden hands. */
function permuted(s: State, seat: number, rng: Rng): State {
  const w = heist.imagine(heist.view(s, seat), rng);
  shuffle(rng, w.sack);
  return w;
}

describe("the sensible Train Heist player is honest", () => {
  it(
    "decides the same, for the same reasons, in every world that its view allows, and the same twice",
    () => {
      let looked = 0;
      for (const [i, [options, seats]] of TABLES.entries())
        for (let k = 0; k < 2; k++) {
          const rng = sfc32(100 * i + k);
          const s = deal(heist, `honest ${i} ${k}`, seats, options);
          const bot = mixed(rng);
          for (let n = 0; owed(heist.pending(s)) !== null; n++) {
            const a = ask(heist, s, n);
            if (n % 9 === 0) {
              const answer = sensible(a);
              expect(sensible(a)).toEqual(answer);
              for (let p = 0; p < 2; p++) {
                const world = permuted(s, a.decision.seat, rng);
                expect(sensible({ ...ask(heist, world, n), decision: a.decision })).toEqual(answer);
              }
              looked++;
            }
            heist.apply(s, a.decision, bot(a).move, null);
          }
        }
      expect(looked).toBeGreaterThan(300);
    },
    PATIENCE,
  );

  it("does not touch what it is shown", () => {
    const s = deal(heist, "untouched", 4, {});
    const a = ask(heist, s, 1);
    const before = JSON.stringify([a.view, a.legal, a.decision]);
    sensible(a);
    expect(JSON.stringify([a.view, a.legal, a.decision])).toBe(before);
  });
});
