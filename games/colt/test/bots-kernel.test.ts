import { describe, expect, it } from "vitest";
import { colt, encode, type ColtTypes, type Config, type State } from "../engine/index.ts";
import { isRefusal, owed, pick, sfc32, sha256Text } from "@trestle/kernel";
import { playRound } from "../bots/kernel.ts";
import { ABOARD, deal, newTable, OUT, type Table } from "../bots/table.ts";

/** Together a hundred thousand rounds and more. */
const GAMES_EACH = 3400;
const TABLES = [
  {},
  { reflex: true },
  { horse: true },
  { reflex: true, horse: true, stunnedShots: "absorb" },
  { horse: true, horseRescue: "lastChance", nobodyLeft: "noWinner" },
  { reflex: true, horse: true, horseStunned: "ride", horseRescue: "lastChance" },
  { duel: true },
  { duel: true, reflex: true, horse: true },
];

function tableFor(s: State, config: Config): Table {
  const t = newTable(s.figures.length);
  Object.assign(t, {
    reflex: config.reflex,
    horse: config.horse,
    absorb: config.stunnedShots === "absorb",
    lastChance: config.horseRescue === "lastChance",
    rides: config.horseStunned === "ride",
    noWinner: config.nobodyLeft === "noWinner",
    seat: s.figures.map((f) => f.seat),
  });
  deal(t, s.first, s.loot.slice(1));
  return t;
}

/** Both play the same random programmes, round by round; after each round the positions are compared. */
function playBoth(config: Config, seats: number, seed: string, stream: number): number {
  const rng = sfc32(stream);
  const s = colt.setup({ config, seats, seed: sha256Text(seed), rules: 1 }, null);
  const t = tableFor(s, config);
  let rounds = 0;
  for (; s.outcome === null; rounds++) {
    for (let d = owed(s.pending), round = s.round; d !== null && s.round === round; d = owed(s.pending)) {
      const legal: ColtTypes["move"][] = [];
      colt.moves(s, d, legal);
      const move = pick(rng, legal);
      if (move.t === "plan") t.plan[d.as] = encode(move.cards);
      colt.apply(s, d, move, null);
    }
    playRound(t);
    if (t.over !== (s.outcome !== null) || (s.outcome === null && !agree(t, s)))
      throw new Error(`game ${seed}, round ${rounds + 1}: ${JSON.stringify({ t, s })}`);
  }
  const winners = new Set(s.figures.filter((_, f) => (t.winners & (1 << f)) !== 0).map((f) => f.seat));
  expect([...winners].sort((a, b) => a - b)).toEqual(s.outcome.winners);
  return rounds;
}

function agree(t: Table, s: State): boolean {
  if (t.first !== s.first || t.cars !== s.cars) return false;
  return s.figures.every((f, i) => {
    if (f.loot.length !== t.lootCount[i] || Math.max(0, ...f.loot) !== t.lootBest[i]) return false;
    if (f.status !== "aboard") return t.status[i] === (f.status === "out" ? OUT : -1) && t.lane[i] === -1;
    if (t.status[i] !== ABOARD || t.down[i] !== f.stunned || t.heading[i] !== (f.facing === "front" ? -1 : 1))
      return false;
    return t.lane[i] === f.lane && t.lanes[f.lane]![f.place] === i;
  });
}

describe("the bare loop and the engine agree", () => {
  let rounds = 0;
  for (const [i, raw] of TABLES.entries())
    it(`over ${GAMES_EACH} games with ${JSON.stringify(raw)}`, () => {
      const config = colt.parseConfig(raw);
      if (isRefusal(config)) throw new Error(config.rule);
      for (let g = 0; g < GAMES_EACH; g++) {
        const seats = config.duel ? 2 : g % 2 === 0 ? 5 : 3 + (g % 5);
        rounds += playBoth(config, seats, `both ${i} ${g}`, g);
      }
    });
  it("over a hundred thousand rounds in all", () => {
    expect(rounds).toBeGreaterThan(100_000);
  });
});
