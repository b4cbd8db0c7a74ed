import { describe, expect, it } from "vitest";
import { bang, NAME, type BangTypes, type Event, type Move, type Role, type State } from "@trestle/bang";
import {
  below,
  isRefusal,
  owed,
  pick,
  redact,
  sfc32,
  sha256Text,
  shuffle,
  word,
  type Decision,
  type Rng,
} from "@trestle/kernel";
import { policyBang, sensibleBang, type Ask } from "../src/index.ts";
import { believe, chanceOf } from "../src/bang/belief.ts";
import { choose } from "../src/bang/policy.ts";
import { hiddenCards } from "../src/bang/hands.ts";

interface Match {
  s: State;
  heard: Event[][];
  rng: Rng;
  sink: (e: Event) => void;
}

function deal(seats: number, options: unknown, seed: string): Match {
  const config = bang.parseConfig(options);
  if (isRefusal(config)) throw new Error(config.rule);
  const heard: Event[][] = Array.from({ length: seats }, () => []);
  const sink = (e: Event): void => heard.forEach((h, seat) => h.push(redact(e, seat)));
  const s = bang.setup({ config, seats, seed: sha256Text(seed), rules: 1 }, sink);
  return { s, heard, rng: sfc32(Number.parseInt(sha256Text(`${seed} bots`).slice(0, 7), 16)), sink };
}

function askAt(m: Match, s: State, seed: number): Ask<BangTypes> {
  const decision = owed(bang.pending(s))!;
  const legal: Move[] = [];
  bang.moves(s, decision, legal);
  const [view, history] = [bang.view(s, decision.seat), m.heard[decision.seat]!];
  return { game: bang, view, history, legal, decision, seed, iterations: 1, level: "sensible", temper: "even" };
}

/** One move; `clever`: who plays sensibly, the others at random. */
function step(m: Match, clever: (role: Role) => boolean): { by: Role; move: Move } {
  const d = owed(bang.pending(m.s))!;
  const by = m.s.players[d.seat]!.role;
  const move = clever(by) ? sensibleBang(askAt(m, m.s, word(m.rng) | 0)).move : anyMove(m, d);
  if (bang.check(m.s, d, move) !== null) expect.fail(`${d.kind}: ${JSON.stringify(move)}`);
  bang.apply(m.s, d, move, m.sink);
  return { by, move };
}

function anyMove(m: Match, d: Decision): Move {
  const legal: Move[] = [];
  bang.moves(m.s, d, legal);
  return pick(m.rng, legal);
}

const all = (): boolean => true;
const OPTIONS = [{}, { expansion: false }, { characterChoice: 2, customStation: "two-cards" }];

describe("the sensible BANG! player", () => {
  it.each([3, 4, 5, 6, 7, 8])(
    "plays only legal moves to the end with %i at the table",
    { timeout: 120_000 },
    (seats) => {
      for (const options of OPTIONS)
        for (let game = 0; game < 3; game++) {
          const m = deal(seats, options, `legal ${seats} ${game} ${JSON.stringify(options)}`);
          for (let n = 0; bang.outcome(m.s) === null; n++) {
            if (n > 4000) expect.fail("the game does not end");
            step(m, all);
          }
        }
    },
  );

  it("decides the same in every world its view allows, and the same twice", () => {
    let positions = 0;
    for (let game = 0; game < 30; game++) {
      const m = deal(4 + (game % 5), game % 3 === 0 ? { expansion: false } : {}, `honest ${game}`);
      const at = [5, 30 + game, 70 + 2 * game];
      for (let n = 0; bang.outcome(m.s) === null && n < 140; n++) {
        if (at.includes(n)) {
          positions++;
          sameEverywhere(m, game + n);
        }
        step(m, all);
      }
    }
    expect(positions).toBeGreaterThanOrEqual(60);
  });

  it("a Deputy never aims anything at the Sheriff", () => {
    for (let game = 0; game < 200; game++) {
      const m = deal(5 + (game % 3), game % 2 === 0 ? {} : { expansion: false }, `deputy ${game}`);
      const deputy = (role: Role): boolean => role === "deputy" || (game % 4 === 0 && role === "outlaw");
      while (bang.outcome(m.s) === null) {
        const sheriff = m.s.players.findIndex((p) => p.role === "sheriff");
        const { by, move } = step(m, deputy);
        if (by === "deputy" && aims(move, sheriff)) expect.fail(JSON.stringify(move));
      }
    }
  }, 30_000);

  it.each([
    ["the law", ["sheriff", "deputy"], 5],
    ["the Outlaws", ["outlaw"], 5],
    ["the Renegade", ["renegade"], 4],
    ["the law", ["sheriff", "deputy"], 7],
  ] as const)(
    "%s wins far more often against random players when it thinks (%j, %i seats)",
    { timeout: 120_000 },
    (_who, team, seats) => {
      const clever = (role: Role): boolean => (team as readonly Role[]).includes(role);
      let [sensible, dull] = [0, 0];
      for (let game = 0; game < 40; game++) {
        if (wins(deal(seats, {}, `team ${game}`), clever, team)) sensible++;
        if (wins(deal(seats, {}, `team ${game}`), () => false, team)) dull++;
      }
      expect(sensible).toBeGreaterThanOrEqual(dull + 12);
      expect(sensible).toBeGreaterThan(20);
    },
  );

  it("learns from deeds: who shoots at the Sheriff is taken for an Outlaw", () => {
    let [before, after] = [0, 0];
    for (let game = 0; game < 12; game++) {
      const m = deal(5, {}, `belief ${game}`);
      for (let n = 0; n < 90 && bang.outcome(m.s) === null; n++) step(m, all);
      const seat = m.s.players.findIndex((p) => p.role === "sheriff");
      m.s.players.forEach((p, at) => {
        if (p.role !== "outlaw" || p.shown) return;
        const view = bang.view(m.s, seat);
        const chance = (history: Event[]): number =>
          chanceOf(believe(view, history, bang.imagine(view, sfc32(1))), at, "outlaw");
        before += chance([]);
        after += chance(m.heard[seat]!);
      });
    }
    expect(after).toBeGreaterThan(before * 1.3);
  });
});

describe("what is remembered of hands", () => {
  it("who lets a shot hit has no answer; what came later may be one, unless everybody saw that it is none", () => {
    const { s } = deal(4, { expansion: false }, "hands");
    const view = bang.view(s, 0);
    const drew = (count: number): Event => ({ t: "drew", rule: "BANG-TURN-4", seat: 1, count, why: "phase-1" });
    const hit: Event = { t: "declined", rule: "BANG-SHOT-2", seat: 1, why: "bang" };
    const store = (card: number): Event => ({ t: "store-taken", rule: "BANG-GSTR-1", seat: 1, card });
    const known = (...events: Event[]): number => hiddenCards(view, events)[1]!;
    expect(known(drew(2))).toBe(2);
    expect(known(drew(2), hit)).toBe(0);
    expect(known(drew(2), hit, drew(1))).toBe(1);
    expect(known(drew(2), hit, store(NAME.indexOf("missed")), store(NAME.indexOf("beer")))).toBe(1);
    expect(known(drew(90))).toBe(s.players[1]!.hand.length);
  });
});

describe("the policy for playouts", () => {
  it("plays legal moves in every decision and changes nothing", () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 120; game++) {
      const m = deal(3 + (game % 6), OPTIONS[game % 3], `policy ${game}`);
      for (let d = owed(bang.pending(m.s)); d !== null; d = owed(bang.pending(m.s))) {
        kinds.add(d.kind);
        const before = game < 6 ? JSON.stringify(m.s) : "";
        const move = policyBang(m.s, d);
        if (game < 6) expect(JSON.stringify(m.s)).toBe(before);
        if (bang.check(m.s, d, move) !== null) expect.fail(`${d.kind}: ${JSON.stringify(move)}`);
        bang.apply(m.s, d, move, null);
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(27);
  });
});

/** Other hands, piles, roles and chance, the same view: same move, same reasons. */
function sameEverywhere(m: Match, seed: number): void {
  const ask = askAt(m, m.s, seed);
  const answer = sensibleBang(ask);
  expect(sensibleBang(ask)).toEqual(answer);
  const rng = sfc32(seed + 1);
  for (let k = 0; k < 3; k++) {
    const world = k === 0 ? swapRoles(m.s, ask.decision.seat, rng) : bang.imagine(ask.view, rng);
    const other = askAt(m, world, seed);
    expect(other.view).toEqual(ask.view);
    expect(sensibleBang({ ...other, decision: ask.decision })).toEqual(answer);
    // The rules it plays by look at no hidden card either: the true world and a guessed one get the same move.
    const mind = { hurt: m.s.players.map((_, at) => 0.5 - at / 4), hidden: m.s.players.map((p) => p.hand.length) };
    expect(choose(world, ask.decision, mind)).toEqual(choose(m.s, ask.decision, mind));
  }
}

function swapRoles(s: State, seat: number, rng: Rng): State {
  const world = bang.clone(s);
  const hidden = world.players.filter((p, at) => at !== seat && !p.shown);
  const roles = hidden.map((p) => p.role);
  shuffle(rng, roles);
  hidden.forEach((p, i) => (p.role = roles[i]!));
  shuffle(rng, world.deck);
  world.rng = { k: "sfc32", a: 1, b: 2, c: 3, d: below(rng, 1000) };
  return world;
}

/** A shot, a theft, a Jail, a diverted bullet; taking a burden away is none. */
function aims(m: Move, at: number): boolean {
  if (m.t === "play" || m.t === "use") return m.at === at && (m.take === null || !BURDENS.includes(NAME[m.take]!));
  return (m.t === "divert" || m.t === "draw") && m.at === at;
}
const BURDENS = ["jail", "dynamite", "lumber-flatcar"];

function wins(m: Match, clever: (role: Role) => boolean, team: readonly Role[]): boolean {
  while (bang.outcome(m.s) === null) step(m, clever);
  return bang.outcome(m.s)!.winners.some((seat) => team.includes(m.s.players[seat]!.role));
}
