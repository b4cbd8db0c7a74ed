import { readFileSync } from "node:fs";
import { isLogFault, readLog, replayLog, transcript, type LogFault, type LogHeader } from "@trestle/kernel";
import { command, EDITION_ARG, UsageError, withEdition, type Args } from "./lib/cli.ts";
import { findGame, GAMES, isFault, type Entry } from "./registry.ts";

await command({
  name: "replay",
  about: "Plays a log again, checks every line of it, and tells the game.",
  args: {
    file: { type: "positional", required: false, description: "the log" },
    ...EDITION_ARG,
    json: { type: "boolean", description: "print { ok, hash, outcome, moves } instead of the transcript" },
  },
  run,
});

function run(args: Args): void {
  const file: unknown = args["file"];
  const json = args["json"] === true;
  if (typeof file !== "string") throw new UsageError("which log? Name one file.");
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (e) {
    throw new UsageError(`${file} cannot be read (${(e as NodeJS.ErrnoException).code ?? "unknown reason"}).`);
  }
  const log = readLog(text);
  if (isLogFault(log)) return refuse(file, log, json);
  const e = playedWith(log.header, args);
  if (isLogFault(e)) return refuse(file, e, json);
  const run = replayLog(e.game, log, null);
  if (isLogFault(run)) return refuse(file, run, json);
  if (json) {
    process.stdout.write(`${JSON.stringify({ ok: true, hash: run.hash, outcome: run.outcome, moves: run.moves })}\n`);
    return;
  }
  const told = transcript(e.game, e.text, log);
  if (isLogFault(told)) return refuse(file, told, json);
  process.stdout.write(`${told.lines.join("\n")}\nhash ${told.hash}\n`);
}

/** The game of a log, with the components it was played with: ours, those in the log itself, or a file's. */
function playedWith(header: LogHeader, args: Args): Entry | LogFault {
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

function refuse(file: string, fault: LogFault, json: boolean): void {
  process.exitCode = 1;
  if (json) process.stdout.write(`${JSON.stringify({ ok: false, line: fault.line, reason: fault.reason })}\n`);
  else process.stderr.write(`${file}, line ${fault.line}: ${fault.reason}.\n`);
}
