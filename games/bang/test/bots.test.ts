import { describe, expect, it } from "vitest";
import { bang, NAME, type BangTypes, type Event, type Move, type Role, type State } from "../engine/index.ts";
import { below, owed, sfc32, shuffle, type Rng } from "@trestle/kernel";
import { type BotRequest, type Level, TEMPERS, think } from "@trestle/bots";
import { bangBots, newPolicy } from "@trestle/games/bang/bots";
import { knowledgeOf } from "../bots/knowledge.ts";
import { hiddenCards } from "../bots/hands.ts";
import { choose } from "../bots/policy.ts";
import { aimOf, friendChance } from "../bots/veto.ts";
import { EVEN } from "../bots/mind.ts";
import { lines as en } from "../bots/text/en.ts";
import { lines as itLines } from "../bots/text/it.ts";
import { anyMove, requestAt, deal, makeMove, playThrough, seedOf, type Match } from "./bots-match.ts";

const OPTIONS = [{}, { expansion: false }, { characterChoice: 2, customStation: "two-cards" }];
const moveOf = (request: BotRequest<BangTypes>): Move => think(bangBots, request).move;

/** One move; `clever`: who plays as a Gunslinger, the others at random. */
function step(m: Match, clever: (role: Role) => boolean): { by: Role; move: Move } {
  const d = owed(bang.pending(m.s))!;
  const by = m.s.players[d.seat]!.role;
  const move = clever(by) ? moveOf(requestAt(m, m.s, seedOf(m), "gunslinger")) : anyMove(m, d);
  makeMove(m, d, move);
  return { by, move };
}

describe("BANG!'s bots", () => {
  it.each([3, 4, 5, 6, 7, 8])("plays legal moves to the end with %i at the table", { timeout: 300_000 }, (seats) => {
    for (const options of OPTIONS)
      for (const level of ["greenhorn", "gunslinger"] as const)
        playThrough(deal(seats, options, `legal ${seats} ${level}`), moveOf, level);
  });

  it.each([3, 5])("a Legend does so too with %i", { timeout: 300_000 }, (seats) => {
    playThrough(deal(seats, {}, `legend ${seats}`), (request) => moveOf({ ...request, iterations: 12 }), "legend");
  });

  it("whoever holds all cards ends the turn instead of drawing the same two for ever", { timeout: 300_000 }, () => {
    const m = deal(5, {}, "all cards");
    while (owed(bang.pending(m.s))!.kind !== "play") step(m, () => true);
    const { seat } = m.s.turn;
    m.s.players[seat]!.hand.push(...m.s.deck.splice(0), ...m.s.discard.splice(0));
    const once = structuredClone(m.s);
    for (let n = 0; m.s.turn.seat === seat && bang.outcome(m.s) === null; n++) {
      expect(n).toBeLessThan(400);
      step(m, () => true);
    }
    // One who searches comes to an end too, though its playouts begin there.
    expect(moveOf({ ...requestAt(m, once, 5, "legend"), history: [] })).toBeDefined();
  });

  it("every temper plays on, and says why in both languages", { timeout: 300_000 }, () => {
    const keys = new Set<string>();
    for (const temper of TEMPERS) {
      const m = deal(5, {}, `temper ${temper}`);
      for (let n = 0; bang.outcome(m.s) === null && n < 90; n++) {
        const level = (["gunslinger", "legend", "gunslinger", "greenhorn"] as const)[n % 4]!;
        const { move, why, say } = think(bangBots, requestAt(m, m.s, seedOf(m), level, temper));
        expect(why.opens).toBe("end");
        for (const line of say === null ? why.lines : [...why.lines, say]) {
          keys.add(line.key);
          for (const lines of [en, itLines]) {
            const text = lines[line.key]!(line.data, { seat: (i) => `Player ${i}` });
            expect(text).toMatch(/^[^ ].*[.!?]$/);
            expect(text).not.toMatch(/undefined|NaN/);
          }
        }
        makeMove(m, owed(bang.pending(m.s))!, move);
      }
    }
    expect(keys.size).toBeGreaterThan(12);
    expect(Object.keys(en)).toEqual(Object.keys(itLines));
  });

  it("decides the same in every world its view allows, and the same twice", { timeout: 300_000 }, () => {
    let positions = 0;
    for (let game = 0; game < 14; game++) {
      const m = deal(4 + (game % 5), game % 3 === 0 ? { expansion: false } : {}, `honest ${game}`);
      const at = [5, 30 + game, 70 + 2 * game];
      for (let n = 0; bang.outcome(m.s) === null && n < 120; n++) {
        if (at.includes(n)) {
          positions++;
          sameEverywhere(m, game + n, game % 2 === 0 ? "gunslinger" : "legend");
        }
        step(m, () => true);
      }
    }
    expect(positions).toBeGreaterThanOrEqual(28);
  });

  it("a Legend's answer depends on how many iterations it has done, not on how they were handed out", () => {
    const m = deal(5, {}, "batches");
    for (let n = 0; n < 60; n++) step(m, () => true);
    const request = requestAt(m, m.s, 7, "legend");
    for (const total of [1, 5, 60, 200]) {
      const [whole, pieces] = [bangBots.begin(request), bangBots.begin(request)];
      whole.more(total);
      while (pieces.spent < whole.spent) pieces.more(Math.min(7, whole.spent - pieces.spent));
      expect(pieces.result()).toEqual(whole.result());
      expect(pieces.hints()).toEqual(whole.hints());
    }
  });

  it("gives up to three hints with shares, the move it would make first", () => {
    const m = deal(5, {}, "hints");
    let request = requestAt(m, m.s, 1, "legend");
    while (request.decision.kind !== "play" || request.legal.length < 6) {
      step(m, () => true);
      request = requestAt(m, m.s, 1, "legend");
    }
    const thinking = bangBots.begin(request);
    thinking.more(120);
    const hints = thinking.hints();
    expect(hints.length).toBeGreaterThan(1);
    expect(hints.length).toBeLessThanOrEqual(3);
    expect(hints[0]!.move).toEqual(thinking.result().move);
    for (const h of hints) expect(h.share).toSatisfy((x: number) => x >= 0 && x <= 1);
  });
});

describe("friends", () => {
  it.each(["greenhorn", "gunslinger", "legend"] as const)(
    "a %s never aims at somebody it is sure of, nor a Deputy at the Sheriff",
    { timeout: 300_000 },
    (level) => {
      for (let game = 0; game < (level === "legend" ? 2 : 8); game++) {
        const m = deal(5 + (game % 3), game % 2 === 0 ? {} : { expansion: false }, `friends ${game}`);
        playThrough(m, (request) => spares(request), level);
      }
    },
  );
});

function spares(request: BotRequest<BangTypes>): Move {
  const move = moveOf({ ...request, iterations: 18 });
  const known = knowledgeOf(request);
  const at = aimOf(known.table, move);
  if (at < 0) return move;
  const { seat } = request.decision;
  const others = request.legal.some((m) => aimOf(known.table, m) !== at);
  if (others && friendChance(known.table, seat, known.own, at) > 0.8) expect.fail(JSON.stringify(move));
  return move;
}

describe("the Gunslinger", () => {
  it.each([
    ["the law", ["sheriff", "deputy"], 5],
    ["the Outlaws", ["outlaw"], 5],
    ["the Renegade", ["renegade"], 4],
  ] as const)(
    "%s wins far more often against random players when it thinks (%j, %i seats)",
    { timeout: 300_000 },
    (_who, team, seats) => {
      const clever = (role: Role): boolean => (team as readonly Role[]).includes(role);
      let [thinking, dull] = [0, 0];
      for (let game = 0; game < 24; game++) {
        if (wins(deal(seats, {}, `team ${game}`), clever, team)) thinking++;
        if (wins(deal(seats, {}, `team ${game}`), () => false, team)) dull++;
      }
      expect(thinking).toBeGreaterThanOrEqual(dull + 6);
      expect(thinking).toBeGreaterThan(11);
    },
  );
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
    const policy = newPolicy();
    const kinds = new Set<string>();
    for (let game = 0; game < 120; game++) {
      const m = deal(3 + (game % 6), OPTIONS[game % 3], `policy ${game}`);
      for (let d = owed(bang.pending(m.s)); d !== null; d = owed(bang.pending(m.s))) {
        kinds.add(d.kind);
        const before = game < 6 ? JSON.stringify(m.s) : "";
        const move = policy(m.s, d);
        if (game < 6) expect(JSON.stringify(m.s)).toBe(before);
        if (bang.check(m.s, d, move) !== null) expect.fail(`${d.kind}: ${JSON.stringify(move)}`);
        bang.apply(m.s, d, move, null);
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(27);
  });
});

/** Other hands, piles, roles and chance, the same view: same move, same reasons. */
function sameEverywhere(m: Match, seed: number, level: Level): void {
  const request = requestAt(m, m.s, seed, level);
  const first = think(bangBots, request);
  expect(think(bangBots, request)).toEqual(first);
  const rng = sfc32(seed + 1);
  for (let k = 0; k < 3; k++) {
    const world = k === 0 ? swapRoles(m.s, request.decision.seat, rng) : bang.imagine(request.view, rng);
    const other = requestAt(m, world, seed, level);
    expect(other.view).toEqual(request.view);
    expect(think(bangBots, { ...other, decision: request.decision })).toEqual(first);
    // The rules it plays by look at no hidden card either: the true world and a guessed one get the same move.
    const hurt = m.s.players.map((_, at) => 0.5 - at / 4);
    const mind = { hurt, hidden: m.s.players.map((p) => p.hand.length), mood: EVEN };
    expect(choose(world, request.decision, mind)).toEqual(choose(m.s, request.decision, mind));
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

function wins(m: Match, clever: (role: Role) => boolean, team: readonly Role[]): boolean {
  while (bang.outcome(m.s) === null) step(m, clever);
  return bang.outcome(m.s)!.winners.some((seat) => team.includes(m.s.players[seat]!.role));
}
