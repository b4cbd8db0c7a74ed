import { seedOf } from "./deal.ts";
import { isRefusal, type Game, type Refusal, type Seed, type Types } from "./game.ts";
import {
  isLogFault,
  type Entry,
  type Log,
  type LogFault,
  type MoveEntry,
  type SeatHolder,
  type UndoEntry,
} from "./log.ts";
import { replayLog, type Replayed, type Step } from "./replay.ts";
import { canGoBackTo, undoTo, type Counted } from "./undo.ts";

export interface JudgedLog<T extends Types> extends Replayed<T> {
  /** Steps back that only the agreement of everybody allows. The log does not show that they agreed. */
  takeBacks: number;
}

/**
 * Everything a closed log can show: the game is played again from its first card, and each entry must be one that a
 * table writes. What no log shows: names, the wall clock, that a person was one, that a bot thought of its move.
 * Whoever has worked out the seed without the kernel gives it.
 */
export function judgeLog<T extends Types>(
  game: Game<T>,
  log: Log,
  step: Step<T> | null = null,
  seed: Seed | null = log.end && seedOf(log.header, log.end.secret, log.end.parts),
): JudgedLog<T> | LogFault {
  const reveals = new Set<number>();
  let over = Infinity;
  const run = replayLog(
    game,
    log,
    (entry, events, state) => {
      if (entry !== null && events.some((e) => e.reveals === true)) reveals.add(entry.n);
      if (entry !== null && game.outcome(state) !== null) over = Math.min(over, entry.n);
      step?.(entry, events, state);
    },
    seed,
  );
  if (isLogFault(run) && log.end === null) return run;
  // Where the replay stopped, an earlier line may already be wrong.
  const end = isLogFault(run) ? run.line : Infinity;
  const config = game.parseConfig(log.header.config);
  const together = !isRefusal(config) && game.cooperative?.(config) === true;
  const judge = new Judge(log, { reveals, over, together });
  for (const [i, entry] of log.entries.entries()) {
    const line = i + 2;
    if (line >= end) break;
    const reason = judge.entry(entry);
    if (reason !== null) return { line, reason };
  }
  if (isLogFault(run)) return run;
  if (log.entries.length < log.header.seats)
    return { line: log.entries.length + 2, reason: "the log does not say who sat where" };
  return { ...run, takeBacks: judge.takeBacks };
}

/** What the replay has found out. */
interface Known {
  /** Moves by which somebody learnt something. */
  reveals: ReadonlySet<number>;
  /** The move that ended the game. */
  over: number;
  /** A co-operative game. */
  together: boolean;
}

/** Reads the entries in order and says what is wrong with the next one. */
class Judge {
  takeBacks = 0;
  readonly #header: Log["header"];
  readonly #known: Known;
  readonly #sitters: SeatHolder[] = [];
  #counted: Counted[] = [];
  #at = 0;
  #paused = false;

  constructor({ header }: Log, known: Known) {
    this.#header = header;
    this.#known = known;
  }

  entry(entry: Entry): string | null {
    if (entry.n > this.#known.over) return "the game was over before this entry";
    if (entry.n <= this.#header.seats) return this.#begins(entry);
    if (entry.at < this.#at) return "the time goes back";
    if (this.#paused && entry.at !== this.#at) return "the time goes on in a pause";
    this.#at = entry.at;
    switch (entry.t) {
      case "move":
        return this.#move(entry);
      case "undo":
        return this.#undo(entry);
      case "seat":
        if (entry.who.kind !== "bot") return "only a bot can take over a seat in a game";
        this.#sitters[entry.seat] = entry.who;
        return null;
      case "pause":
        if (this.#paused === entry.on) return `the pause was ${entry.on ? "on" : "off"} already`;
        this.#paused = entry.on;
        return null;
    }
  }

  /** A table seats everybody with the deal. */
  #begins(entry: Entry): string | null {
    const seat = entry.n - 1;
    if (entry.t !== "seat" || entry.seat !== seat) return `the log must say here who sits on seat ${seat}`;
    if (entry.at !== 0) return "time begins when everybody is seated";
    if (entry.who.kind === "open") return "a game does not begin with an open seat";
    const listed = this.#header.deal?.seats[seat]?.bot;
    const isBot = entry.who.kind === "bot";
    if (listed !== undefined && listed !== isBot)
      return `the deal was made with a ${listed ? "bot" : "person"} on this seat`;
    this.#sitters.push(entry.who);
    return null;
  }

  #move(entry: MoveEntry): string | null {
    const { n, seat, by, key } = entry;
    if (this.#paused) return "nobody moves in a pause";
    const sitter = this.#sitters[seat]!.kind;
    if ((by === "bot") !== (sitter === "bot")) return `a ${sitter} sits on seat ${seat}, but its move is a ${by}'s`;
    const thinks = by === "bot" || by === "minder";
    if (!thinks && (entry.iterations !== undefined || entry.why !== undefined || entry.say !== undefined))
      return `a ${by} leaves no thoughts in a log`;
    if (by !== "person" && key !== `${by}-${n}`) return `the key of a ${by}'s move is ${by}-${n} here`;
    this.#counted.push({ entry, reveals: this.#known.reveals.has(n) });
    return null;
  }

  #undo({ n, seat, to }: UndoEntry): string | null {
    if (this.#paused) return "nobody goes back in a pause";
    if (this.#sitters[seat]!.kind !== "person") return "only a person takes a move back";
    const own = undoTo(this.#counted.at(-1), seat);
    if (own !== to) {
      if (!this.#known.together) return refusedUndo(own);
      if (!canGoBackTo(to, n - 1, this.#header.seats)) return "nobody can go back to there (TABLE-BACK-2)";
      this.takeBacks++;
    }
    this.#counted = this.#counted.filter((m) => m.entry.n <= to);
    return null;
  }
}

function refusedUndo(own: number | Refusal): string {
  return typeof own === "number"
    ? "more was taken back than the last move (TABLE-UNDO-1)"
    : `this could not be taken back (${own.rule})`;
}
