import { think, random } from "@trestle/bots";
import { coltBots } from "@trestle/games/colt/bots";
import { colt, type ColtTypes } from "@trestle/games/colt/engine";
import { hashOf, isRefusal, owed, recordGame, sha256Text, sfc32, word, writeLog } from "@trestle/kernel";

/** What one game came to: must be the same in a browser and in Node. */
export interface Played {
  options: unknown;
  hash: string;
  log: string;
}

/** One game for each kind of hand, one gunslinger among random ones, logs and all. */
export function playAll(): Played[] {
  return [{}, { reflex: true }, { horse: true, horseRescue: "lastChance" }, { reflex: true, horse: true }].map(playOne);
}

const bots = coltBots();

function playOne(options: unknown, i: number): Played {
  const config = colt.parseConfig(options);
  if (isRefusal(config)) throw new Error(config.rule);
  const seats = 4 + (i % 3);
  const deal = {
    config,
    seats,
    table: `e2e-${i}`,
    secret: sha256Text(`e2e ${i}`),
    created: "2026-11-15T00:00:00.000Z",
  };
  const r = recordGame(colt, { ...deal, sitters: [], edition: null }, null);
  const rng = sfc32(i);
  for (let d = owed(colt.pending(r.state)); d !== null; d = owed(colt.pending(r.state))) {
    const legal: ColtTypes["move"][] = [];
    colt.moves(r.state, d, legal);
    const view = colt.view(r.state, d.seat);
    const ask = { game: colt, view, history: [], legal, decision: d, seed: word(rng) | 0, iterations: 8 } as const;
    const how = { level: "gunslinger", temper: "even" } as const;
    r.play(d, d.seat === 0 ? think(bots, { ...ask, ...how }).move : random(ask), "bot", 0);
  }
  return { options, hash: hashOf(colt.facts(r.state)), log: sha256Text(writeLog(r.close())) };
}
