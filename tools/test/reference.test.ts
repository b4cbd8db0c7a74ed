import { describe, expect, it } from "vitest";
import { colt, encode, type ColtTypes, type Config, type State } from "@trestle/colt";
import { isRefusal, owed, pick, sfc32, sha256Text } from "@trestle/kernel";
import { ABOARD, EJECTED, deal, newTable, playRound, type Table } from "@trestle/bots/colt/kernel";

const GAMES_EACH = 84;
const HANDS = [
  {},
  { reflex: true },
  { horse: true },
  { reflex: true, horse: true, stunnedShots: "absorb" },
  { horse: true, horseRescue: "lastChance" },
  { reflex: true, horse: true, horseStunned: "ride", horseRescue: "lastChance" },
];

function tableFor(s: State, config: Config): Table {
  const t = newTable(s.figures.length);
  Object.assign(t, {
    reflex: config.reflex,
    horse: config.horse,
    absorb: config.stunnedShots === "absorb",
    lastChance: config.horseRescue === "lastChance",
    rides: config.horseStunned === "ride",
  });
  deal(t, s.first, s.loot.slice(1));
  return t;
}

/** Both play the same random programmes, round by round; after each round the positions are compared. */
function playBoth(config: Config, seats: number, seed: string, stream: number): void {
  const rng = sfc32(stream);
  const s = colt.setup({ config, seats, seed: sha256Text(seed), rules: 1 }, null);
  const t = tableFor(s, config);
  while (s.outcome === null) {
    for (let d = owed(s.pending), round = s.round; d !== null && s.round === round; d = owed(s.pending)) {
      const legal: ColtTypes["move"][] = [];
      colt.moves(s, d, legal);
      const move = pick(rng, legal);
      if (move.t === "plan") t.plan[d.as] = encode(move.cards);
      colt.apply(s, d, move, null);
    }
    playRound(t);
    expect(t.over).toBe(s.outcome !== null);
    if (s.outcome === null) expect(position(t)).toEqual(engine(s));
  }
  expect(s.figures.filter((_, f) => (t.winners & (1 << f)) !== 0).map((f) => f.seat)).toEqual(s.outcome.winners);
}

function position(t: Table) {
  return {
    first: t.first,
    lanes: t.lanes.slice(0, 2 * (t.cars + 1)),
    heading: t.heading.map((h, f) => (t.status[f] === ABOARD ? h : 0)),
    down: t.down,
    gone: t.status.map((status) => status !== ABOARD && status !== EJECTED),
    loot: t.lootCount,
  };
}
function engine(s: State) {
  return {
    first: s.first,
    lanes: colt.view(s, null).lanes,
    heading: s.figures.map((f) => (f.status !== "aboard" ? 0 : f.facing === "front" ? -1 : 1)),
    down: s.figures.map((f) => f.stunned),
    gone: s.figures.map((f) => f.status === "out"),
    loot: s.figures.map((f) => f.loot.length),
  };
}

describe("the bare loop and the engine agree", () => {
  for (const [i, raw] of HANDS.entries())
    it(`over ${2 * GAMES_EACH} games with ${JSON.stringify(raw)}`, () => {
      const config = colt.parseConfig(raw);
      if (isRefusal(config)) throw new Error(config.rule);
      for (let g = 0; g < GAMES_EACH; g++) {
        playBoth(config, 5, `five ${i} ${g}`, g);
        playBoth(config, 3 + (g % 5), `any ${i} ${g}`, 1000 + g);
      }
    });
});
