import { think } from "@trestle/bots";
import { dealSeed, owed, sha256Text, type Types } from "@trestle/kernel";
import { findGame } from "@trestle/tools/registry.ts";
import { planOf } from "./audits.ts";
import type { Proof } from "./proof.ts";

const GAMES_A_PART = 20;
const TEAMS = [2, 3, 4];

/** Teams of gunslingers at goal 10: how often they win, with every move judged and every state audited. */
export const heistTeam: Proof = {
  name: "heist-team",
  about: "600 games of teams of 2, 3 and 4 gunslingers at Train Heist, goal 10",
  parts: 10 * TEAMS.length,
  run(part) {
    const seats = TEAMS[part % TEAMS.length]!;
    let wins = 0;
    let decisions = 0;
    for (let i = 0; i < GAMES_A_PART; i++) {
      const played = play(seats, `team ${part} ${i}`);
      decisions += played.decisions;
      if (played.won) wins++;
    }
    return { games: GAMES_A_PART, decisions, [`games${seats}`]: GAMES_A_PART, [`wins${seats}`]: wins };
  },
};

function play(seats: number, name: string): { won: boolean; decisions: number } {
  const e = findGame("heist")!;
  const { game } = e;
  const seed = dealSeed(
    sha256Text(name),
    name,
    Array.from({ length: seats }, () => null),
  );
  const s = game.setup({ config: game.parseConfig({ goal: 10 }), seats, seed, rules: game.rulesVersion }, null);
  const audit = planOf(e).audit?.(s);
  let decisions = 0;
  for (let d = owed(game.pending(s)); d !== null; d = owed(game.pending(s))) {
    const legal: Types["move"][] = [];
    game.moves(s, d, legal);
    const how = { iterations: 0, level: "gunslinger", temper: "even" } as const;
    const view = game.view(s, d.seat);
    const { move } = think(e.bots, { game, view, history: [], legal, decision: d, seed: decisions++, ...how });
    const rule = game.check(s, d, move);
    if (rule !== null) throw new Error(`${name}: ${JSON.stringify(move)} is against ${rule}`);
    game.apply(s, d, move, null);
    const fault = audit?.fault(s) ?? null;
    if (fault !== null) throw new Error(`${name}: ${fault}`);
  }
  return { won: game.outcome(s)!.winners.length > 0, decisions };
}
