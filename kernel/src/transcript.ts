import type { Game, Types } from "./game.ts";
import { isLogFault, type Log, type LogFault, type MoveEntry, type SeatHolder } from "./log.ts";
import { redact } from "./redact.ts";
import { replayLog } from "./replay.ts";
import type { GameText, Names } from "./text.ts";

/** A game told to a spectator: a separator for the deal and for each move, then one numbered line an event sentence. */
export interface Transcript {
  lines: string[];
  /** The hash of the facts the game ends in. */
  hash: string;
}

/** Replays a closed log and tells it. Moves that were taken back later are told and then marked by their undo. */
export function transcript<T extends Types>(
  game: Game<T>,
  text: GameText<T>,
  log: Log,
  names: Names = namesOf(log),
): Transcript | LogFault {
  const told = new Map<number, string[]>();
  const run = replayLog(game, log, (entry, events) => {
    const said: string[] = [];
    for (const event of events) {
      const sentence = text.event(redact(event, null), names);
      if (sentence !== null) said.push(sentence);
    }
    told.set(entry === null ? 0 : entry.n, said);
  });
  if (isLogFault(run)) return run;
  const lines: string[] = [];
  let count = 0;
  const tell = (n: number): void => {
    for (const sentence of told.get(n) ?? []) lines.push(`${++count}. ${sentence}`);
  };
  lines.push("— the deal");
  tell(0);
  for (const entry of log.entries) {
    if (entry.t === "move") lines.push(separator(entry, names));
    else if (entry.t === "undo")
      lines.push(`— entry ${entry.n}: ${names.seat(entry.seat)} goes back to entry ${entry.to}`);
    tell(entry.n);
  }
  lines.push("— the end");
  if (run.outcome !== null) lines.push(text.outcome(run.outcome.because, run.outcome.winners, names));
  if (run.outcome?.scores)
    lines.push(run.outcome.scores.map((score, seat) => `${names.seat(seat)} ${score}`).join(", "));
  return { lines, hash: run.hash };
}

function separator(entry: MoveEntry, names: Names): string {
  return `— entry ${entry.n}: ${names.seat(entry.seat)}${entry.by === "person" || entry.by === "bot" ? "" : ` (${entry.by})`}`;
}

/** Who sat where, as the log says; a seat nobody is named for is called by its number. */
export function namesOf(log: Log): Names {
  const sitting = new Map<number, SeatHolder>();
  for (const entry of log.entries) if (entry.t === "seat") sitting.set(entry.seat, entry.who);
  return {
    seat(seat) {
      const who = sitting.get(seat);
      return who === undefined || who.kind === "open" ? `Seat ${seat + 1}` : who.name;
    },
  };
}
