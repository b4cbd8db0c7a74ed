import {
  below,
  chacha,
  dealSeed,
  owed,
  recordGame,
  sfc32,
  sha256Text,
  type AnyGame,
  type Decision,
  type Log,
  type LogHeader,
  type Rng,
  type SeatHolder,
  type Types,
  word,
} from "@trestle/kernel";

interface Tally {
  decisions: number;
  /** Somebody owes a decision and has no move. */
  deadEnds: number;
  /** How many games ended by which rule. */
  outcomes: Record<string, number>;
}

/**
 * Game number i of a run: its deal and the random players' stream, the same with and without a log. Secrets are
 * blocks of one ChaCha stream, which is cheaper than a hash a game.
 */
function gameSeeds(run: Run, i: number) {
  const stream: Rng = { k: "chacha", key: run.key, pos: 16 * i, block: [] };
  let secret = "";
  for (let w = 0; w < 8; w++) secret += word(stream).toString(16).padStart(8, "0");
  return { secret, table: `sim-${i + 1}`, rng: sfc32(word(stream)) };
}

export interface Run {
  game: AnyGame;
  edition: LogHeader["edition"];
  config: Types["config"];
  seats: number;
  key: number[];
  noParts: null[];
  tally: Tally;
}

/** What a run needs to know of a game. */
type Played = Pick<Run, "game" | "edition">;

export function newRun({ game, edition }: Played, config: Types["config"], seats: number, seed: string): Run {
  const tally: Tally = { decisions: 0, deadEnds: 0, outcomes: {} };
  const noParts = Array.from({ length: seats }, () => null);
  return { game, edition, config, seats, key: chacha(sha256Text(seed)).key, noParts, tally };
}

/** One random game without sink or log; `audit` looks at every state. */
export function play(run: Run, i: number, audit?: (start: Types["state"]) => (s: Types["state"]) => void): void {
  const { game, config, seats } = run;
  const { secret, table, rng } = gameSeeds(run, i);
  const seed = dealSeed(secret, table, run.noParts);
  const s = game.setup({ config, seats, seed, rules: game.rulesVersion }, null);
  const look = audit?.(s);
  finish(run, s, rng, (d, move) => {
    game.apply(s, d, move, null);
    look?.(s);
  });
}

/** The same game with its log. */
export function record(run: Run, i: number, created: string): Log {
  const { game, config, seats, edition } = run;
  const { secret, table, rng } = gameSeeds(run, i);
  const sitters: SeatHolder[] = run.noParts.map((_, seat) => ({
    kind: "bot",
    name: `Random ${seat + 1}`,
    level: "random",
    temper: "even",
  }));
  const r = recordGame(game, { config, seats, table, secret, created, sitters, edition }, null);
  finish(run, r.state, rng, (d, move) => r.play(d, move, "bot", 0));
  return r.close();
}

/** Uniformly random moves to the end. The list of moves is used again and again; popping keeps its memory. */
function finish(
  { game, tally }: Run,
  s: Types["state"],
  rng: Rng,
  apply: (d: Decision, move: Types["move"]) => void,
): void {
  const moves: Types["move"][] = [];
  for (let d = owed(game.pending(s)); d !== null; d = owed(game.pending(s))) {
    while (moves.length > 0) moves.pop();
    game.moves(s, d, moves);
    if (moves.length === 0) {
      tally.deadEnds++;
      return;
    }
    apply(d, moves[below(rng, moves.length)]);
    tally.decisions++;
  }
  const because = game.outcome(s)?.because ?? "none";
  tally.outcomes[because] = (tally.outcomes[because] ?? 0) + 1;
}
