import { describe, expect, it } from "vitest";
import { heist, makeHeist, ours, type Edition, type HeistTypes, type Move } from "../engine/index.ts";
import { below, isRefusal, owed, sfc32, sha256Text, shuffle, word, type Game, type Rng } from "@trestle/kernel";
import { type BotRequest, hints, type Level, type Temper, TEMPERS, think } from "@trestle/bots";
import { baselines, heistBots } from "@trestle/games/heist/bots";
import { countHand, gather, lackOf } from "../bots/cards.ts";
import { groundOf } from "../bots/ground.ts";
import { choose, pilotOf } from "../bots/policy.ts";
import { TASTES } from "../bots/taste.ts";
import { lines as english } from "../bots/text/en.ts";
import { lines as italian } from "../bots/text/it.ts";
import { makeWorkspace } from "../bots/workspace.ts";

type State = HeistTypes["state"];
type Bot = (request: BotRequest<HeistTypes>) => Move;
const player = heistBots(ours);
const random = baselines["random"]!;
/** A core shared with others is slow. */
const PATIENCE = 900_000;

function request(game: Game<HeistTypes>, s: State, seed: number, level: Level = "gunslinger", temper: Temper = "even") {
  const decision = owed(game.pending(s))!;
  const legal: Move[] = [];
  game.moves(s, decision, legal);
  const view = game.view(s, decision.seat);
  return {
    game,
    view,
    history: [],
    legal,
    decision,
    seed,
    iterations: 12,
    level,
    temper,
  } satisfies BotRequest<HeistTypes>;
}

function deal(game: Game<HeistTypes>, seed: string, seats: number, options: unknown): State {
  const config = game.parseConfig(options);
  if (isRefusal(config)) throw new Error(JSON.stringify(config));
  return game.setup({ config, seats, seed: sha256Text(seed), rules: game.rulesVersion }, null);
}

/** Plays to the end, or for so many decisions; every move is judged. Returns what kinds of decisions were met. */
function playOut(game: Game<HeistTypes>, s: State, bot: Bot, rng: Rng, most = Infinity): Set<string> {
  const met = new Set<string>();
  let n = 0;
  for (let d = owed(game.pending(s)); d !== null && n < most; d = owed(game.pending(s))) {
    const move = bot(request(game, s, word(rng)));
    const wrong = game.why(s, d, move);
    if (wrong !== null)
      throw new Error(`${d.kind} ${JSON.stringify(move)}: ${wrong.rule} ${JSON.stringify(wrong.data)}`);
    met.add(d.kind);
    game.apply(s, d, move, null);
    n++;
  }
  return met;
}

const gunslinger: Bot = (a) => think(player, a).move;
/** Half by plan, half anything: positions that plans alone never come to. */
const mixed =
  (rng: Rng): Bot =>
  (a) =>
    below(rng, 2) === 0 ? gunslinger(a) : random(a);

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

describe("Train Heist's bots", () => {
  it(
    "plays legal moves to the end in every mode and size, among its like and among random players",
    () => {
      const met = new Set<string>();
      for (const [i, [options, seats]] of TABLES.entries()) {
        const rng = sfc32(i);
        for (const kind of playOut(heist, deal(heist, `like ${i}`, seats, options), gunslinger, rng)) met.add(kind);
        const s = deal(heist, `mixed ${i}`, seats, options);
        for (const kind of playOut(heist, s, mixed(rng), rng)) met.add(kind);
      }
      for (const kind of ["action", "ride", "offer", "answer", "confirm", "claim", "load", "refill", "discard"])
        expect(met).toContain(kind);
    },
    PATIENCE,
  );

  it(
    "plays on by its plans without being asked for legal moves, and every move is legal",
    () => {
      const g = groundOf(ours);
      for (const [i, [options, seats]] of TABLES.entries()) {
        const s = deal(heist, `playout ${i}`, seats, options);
        const pilot = pilotOf(heist, makeWorkspace(g), TASTES.even);
        for (let d = owed(s.pending); d !== null; d = owed(s.pending)) {
          const move = choose(pilot, s, d);
          expect([move, heist.check(s, d, move)]).toEqual([move, null]);
          heist.apply(s, d, move, null);
        }
      }
    },
    PATIENCE,
  );

  it(
    "plans anew what it would have remembered: the memory of a search changes no move",
    () => {
      const g = groundOf(ours);
      let met = 0;
      for (const [i, [options, seats]] of TABLES.entries()) {
        const start = deal(heist, `known ${i}`, seats, options);
        const rng = sfc32(i);
        playOut(heist, start, mixed(rng), rng, 10 + 9 * i);
        const { known, ...pilot } = pilotOf(heist, makeWorkspace(g), TASTES.even);
        for (let world = 0; world < 8; world++) {
          const s = heist.clone(start);
          s.rng = sfc32(world);
          const [a, b] = [{ ...pilot, known }, pilotOf(heist, makeWorkspace(g), TASTES.even)];
          for (let d = owed(s.pending), n = 0; d !== null && n < 60; d = owed(s.pending), n++) {
            const before = known.size;
            const move = choose(a, s, d);
            b.known.clear();
            expect(move).toEqual(choose(b, s, d));
            expect(a.plan).toEqual(b.plan);
            if (b.known.size > 0 && known.size === before) met++;
            heist.apply(s, d, move, null);
          }
        }
      }
      expect(met).toBeGreaterThan(100);
    },
    PATIENCE,
  );

  it(
    "has two more levels that play legal moves",
    () => {
      for (const level of ["greenhorn", "legend"] as const)
        for (const [i, [options, seats]] of TABLES.entries()) {
          if (level === "legend" && i % 3 !== 0) continue;
          const s = deal(heist, `${level} ${i}`, seats, options);
          const rng = sfc32(i);
          playOut(heist, s, mixed(rng), rng, 40 + 9 * i);
          if (s.outcome !== null) continue;
          playOut(heist, s, (a) => think(player, { ...a, level }).move, rng, level === "legend" ? 12 : 200);
        }
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
      const bots = heistBots(other);
      const s = deal(game, "another box", 3, {});
      playOut(game, s, (a) => think(bots, a).move, sfc32(1));
      expect(game.outcome(s)).not.toBeNull();
    },
    PATIENCE,
  );

  it(
    "finds cards that the rules accept for a robbery",
    () => {
      const g = groundOf(ours);
      const rng = sfc32(5);
      let paid = 0;
      for (let i = 0; i < 3_000; i++) {
        const s = deal(heist, "robbery", 2, { first: 1 });
        const deck = ours.poker.map((_, card) => g.t.cardFace[card]!);
        shuffle(rng, deck);
        const c = s.cowboys[0]!;
        c.hand = deck.slice(0, 5 + below(rng, 2)).toSorted((a, b) => a - b);
        c.at = g.inside[0]![0]!;
        s.sheriff = 6;
        const [a, b] = [below(rng, 21), below(rng, 21)];
        s.squares[0] = [a];
        s.squares[1] = [b];
        for (const squares of [1, 2, 3]) {
          const one = g.needs[squares === 2 ? b : a]!;
          const two = squares === 3 ? g.needs[b]! : null;
          if (lackOf(countHand(g.t, c.hand), one, two) > 0) continue;
          const cards = gather(g.t, c.hand, one, two).toSorted((p, q) => p - q);
          const names = ["lootA1", "lootA2"];
          const move: Move = {
            t: "loot",
            squares: squares === 3 ? names : [names[squares - 1]!],
            cards: cards.map((card) => ours.poker[card]!.id),
          };
          expect([move, heist.check(s, s.pending[0]!, move)]).toEqual([move, null]);
          paid++;
        }
      }
      expect(paid).toBeGreaterThan(500);
    },
    PATIENCE,
  );

  it(
    "wins as a gang at goal 10, and alone against random rivals",
    () => {
      let wins = 0;
      for (const seats of [2, 4])
        for (let i = 0; i < 6; i++) {
          const s = deal(heist, `team ${i}`, seats, { goal: 10 });
          playOut(heist, s, gunslinger, sfc32(i));
          if (s.outcome!.winners.length > 0) wins++;
        }
      expect(wins).toBeGreaterThanOrEqual(9);
      let alone = 0;
      for (let i = 0; i < 6; i++) {
        const s = deal(heist, `rivals ${i}`, 3, { mode: "versus" });
        const hero = i % 3;
        playOut(heist, s, (a) => (a.decision.seat === hero ? gunslinger(a) : random(a)), sfc32(i));
        if (s.outcome!.winners.length === 1 && s.outcome!.winners[0] === hero) alone++;
      }
      expect(alone).toBeGreaterThanOrEqual(5);
    },
    PATIENCE,
  );

  it(
    "brings a prisoner the Keyholes it lacks",
    () => {
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
        const a = request(heist, s, word(rng));
        heist.apply(s, a.decision, gunslinger(a), null);
      }
      expect(jailed.hand).toHaveLength(3);
    },
    PATIENCE,
  );
});

/** Everything that nobody at this seat can know, shuffled: decks, sack, the chance to come, in versus hidden hands. */
function permuted(s: State, seat: number, rng: Rng): State {
  const w = heist.imagine(heist.view(s, seat), rng);
  shuffle(rng, w.sack);
  return w;
}

describe("Train Heist's bots are honest", () => {
  it.each([
    ["greenhorn", 40, 12],
    ["gunslinger", 60, 12],
    ["legend", 2, 4],
  ] as const)(
    "a %s decides the same, for the same reasons, in every world that its view allows, and the same twice",
    (level, most, tables) => {
      let looked = 0;
      for (const [i, [options, seats]] of TABLES.slice(0, 12).entries()) {
        if (level === "legend" && i % 3 !== 0) continue;
        const rng = sfc32(100 * i);
        const s = deal(heist, `honest ${i}`, seats, options);
        const bot = mixed(rng);
        let here = 0;
        for (let n = 0; owed(heist.pending(s)) !== null && here < most; n++) {
          const a = { ...request(heist, s, n), level };
          if (n % (level === "legend" ? 23 : 9) === 5) {
            const found = think(player, a);
            expect(think(player, a)).toEqual(found);
            for (let p = 0; p < 2; p++) {
              const world = permuted(s, a.decision.seat, rng);
              expect(think(player, { ...request(heist, world, n), level, decision: a.decision })).toEqual(found);
            }
            looked++;
            here++;
          }
          heist.apply(s, a.decision, bot(a), null);
        }
      }
      expect(looked).toBeGreaterThanOrEqual(tables);
    },
    PATIENCE,
  );

  it(
    "thinks the same however its iterations are handed out, and can be stopped at any time",
    () => {
      const s = deal(heist, "batches", 3, {});
      const a = { ...request(heist, s, 3), level: "legend" as const };
      const [whole, parts, none] = [player.begin(a), player.begin(a), player.begin(a)];
      whole.more(11);
      for (let i = 0; i < 11; i++) parts.more(1);
      expect(parts.spent).toBe(11);
      expect(parts.result()).toEqual(whole.result());
      expect(parts.hints()).toEqual(whole.hints());
      expect(heist.check(s, a.decision, none.result().move)).toBeNull();
    },
    PATIENCE,
  );

  it(
    "does not touch what it is shown",
    () => {
      const s = deal(heist, "untouched", 4, {});
      for (const level of ["greenhorn", "gunslinger", "legend"] as const) {
        const a = { ...request(heist, s, 1), level };
        const before = JSON.stringify([a.view, a.legal, a.decision]);
        think(player, a);
        expect(JSON.stringify([a.view, a.legal, a.decision])).toBe(before);
      }
    },
    PATIENCE,
  );
});

describe("what Train Heist's bots say", () => {
  const names = { seat: (seat: number) => `Seat ${seat + 1}` };

  it(
    "has a sentence in both languages for every reason, and hints are legal moves with reasons",
    () => {
      expect(Object.keys(italian)).toEqual(Object.keys(english));
      const s = deal(heist, "reasons", 3, {});
      const rng = sfc32(4);
      const bot = mixed(rng);
      const met = new Set<string>();
      for (let n = 0; owed(heist.pending(s)) !== null; n++) {
        const level = n % 17 === 3 ? "legend" : "gunslinger";
        const a = { ...request(heist, s, n, level, TEMPERS[n % 6]), iterations: 9 };
        const { why, say } = think(player, a);
        const list = hints(player, a);
        expect(list.length).toBeGreaterThan(0);
        expect(list.length).toBeLessThanOrEqual(3);
        for (const hint of list) expect(heist.check(s, a.decision, hint.move)).toBeNull();
        for (const line of [...why.lines, ...(say === null ? [] : [say]), ...list.flatMap((hint) => hint.lines)]) {
          met.add(line.key);
          expect(line === say).toBe(line.key.startsWith("say-"));
          for (const texts of [english, italian]) {
            const text = texts[line.key]?.(line.data, names) ?? "";
            expect([line.key, text]).toEqual([line.key, expect.stringMatching(/^\p{Lu}.*\.$/u)]);
            expect(text).not.toMatch(/undefined|NaN/);
          }
        }
        heist.apply(s, a.decision, bot(a), null);
      }
      expect(met.size).toBeGreaterThan(8);
      expect(met).toContain("say-rob");
    },
    PATIENCE,
  );

  it(
    "keeps its reasons to itself in versus, where hands are hidden",
    () => {
      const s = deal(heist, "hidden", 3, { mode: "versus" });
      const { why, say } = think(player, request(heist, s, 1));
      expect(why.opens).toBe("end");
      expect(say).toBeNull();
    },
    PATIENCE,
  );
});
