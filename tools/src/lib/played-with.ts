import type { LogFault, LogHeader } from "@trestle/kernel";
import { findGame, GAMES, isFault, type Entry } from "../registry.ts";
import { UsageError, withEdition, type Args } from "./cli.ts";

/** The game of a log, with the components it was played with: ours, those in the log itself, or a file's. */
export function playedWith(header: Pick<LogHeader, "game" | "edition">, args: Args): Entry | LogFault {
  const fault = (reason: string): LogFault => ({ line: 1, reason });
  const found = findGame(header.game);
  if (found === null)
    return fault(`this is a log of "${header.game}"; known games: ${GAMES.map((g) => g.game.id).join(", ")}`);
  const given = withEdition(found, args);
  const { edition } = header;
  if (edition === null || given.edition?.hash === edition.hash) return given;
  if (given !== found)
    throw new UsageError(
      `the log was played with edition ${short(edition.hash)}, and --edition is ${short(given.edition?.hash)}.`,
    );
  if (found.withEdition === undefined) return fault(`${found.text.name} has no editions, but the log names one`);
  if (edition.file === undefined)
    return fault(`it was played with edition ${short(edition.hash)}, which it does not carry: give it with --edition`);
  const carried = found.withEdition(edition.file);
  if (isFault(carried)) return fault(`the edition in it is broken at ${carried.place}: ${carried.reason}`);
  if (carried.edition?.hash !== edition.hash) return fault("the edition in it is not the one whose hash it names");
  return carried;
}

function short(hash: string | undefined): string {
  return (hash ?? "none").slice(0, 12);
}
