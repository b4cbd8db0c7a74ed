import type { Option, OptionValue, Types } from "@trestle/kernel";
import { below, isRefusal, sfc32, type Rng } from "@trestle/kernel";
import { newRun, play } from "@trestle/tools/lib/simulate.ts";
import { GAMES, type Entry } from "@trestle/tools/registry.ts";
import { planOf } from "./audits.ts";
import type { Proof } from "./proof.ts";

const GAMES_A_PART = 500;

/** Random games over all player counts and options of a game: no exception, no dead end, nothing lost on the way. */
function randomGames(e: Entry): Proof {
  const { games } = planOf(e);
  const audit = auditOf(e);
  return {
    name: `random-${e.game.id}`,
    about: `${games} random games of ${e.text.name} over all player counts and options`,
    parts: Math.ceil(games / GAMES_A_PART),
    run(part) {
      const rng = sfc32(part);
      const { config, seats } = anyTable(e, rng);
      const run = newRun(e, config, seats, `proof ${part}`);
      for (let i = 0; i < GAMES_A_PART; i++) play(run, i, audit);
      if (run.tally.deadEnds > 0) throw new Error(`part ${part}: ${run.tally.deadEnds} dead ends`);
      return { games: GAMES_A_PART, decisions: run.tally.decisions };
    },
  };
}

/** A game that knows what must be true of its states is held to it after every move. */
function auditOf(e: Entry) {
  const { audit: begin } = planOf(e);
  if (begin === undefined) return undefined;
  return (start: Types["state"]) => {
    const audit = begin(start);
    return (s: Types["state"]): void => {
      const fault = audit.fault(s);
      if (fault !== null) throw new Error(`${e.game.id}: ${fault}`);
    };
  };
}

/** Some table that the game allows; options that contradict each other are drawn again. */
function anyTable(e: Entry, rng: Rng): { config: unknown; seats: number } {
  for (;;) {
    const raw: Record<string, OptionValue> = {};
    for (const o of e.game.options) raw[o.key] = anyValue(o, rng);
    const config = e.game.parseConfig(raw);
    if (isRefusal(config)) continue;
    const { min, max } = e.game.seats(config);
    return { config, seats: min + below(rng, max - min + 1) };
  }
}

function anyValue(o: Option, rng: Rng): OptionValue {
  return o.kind === "list" ? [] : o.values[below(rng, o.values.length)]!;
}

export const randomProofs: Proof[] = GAMES.map(randomGames);
