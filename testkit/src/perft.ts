import { owed, type Game, type Seed, type Types } from "@trestle/kernel";

/**
 * Counts a decision tree: the positions at each depth from 1 to `depth`, over all moves of the first owed decision.
 * A position at which the game is over counts once, at its own depth.
 */
export function perft<T extends Types>(game: Game<T>, s: T["state"], depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  descend(game, s, 0, counts);
  return counts;
}

/** The same from the deal of a seed. */
export function perftFrom<T extends Types>(
  game: Game<T>,
  options: unknown,
  seats: number,
  seed: Seed,
  depth: number,
): number[] {
  const start = { config: game.parseConfig(options), seats, seed, rules: game.rulesVersion };
  return perft(game, game.setup(start, null), depth);
}

function descend<T extends Types>(game: Game<T>, s: T["state"], level: number, counts: number[]): void {
  if (level === counts.length) return;
  const d = owed(game.pending(s));
  if (d === null) return;
  const moves: T["move"][] = [];
  game.moves(s, d, moves);
  counts[level]! += moves.length;
  if (level + 1 === counts.length) return;
  for (const move of moves) {
    const next = game.clone(s);
    game.apply(next, d, move, null);
    descend(game, next, level + 1, counts);
  }
}
