import { readFileSync } from "node:fs";
import { isLogFault, readLog, replayLog, transcript, type LogFault } from "@trestle/kernel";
import { playedWith } from "./lib/played-with.ts";
import { command, EDITION_ARG, UsageError, type Args, type Command, type Shell } from "./lib/cli.ts";

export const replay: Command = {
  name: "replay",
  about: "Plays a log again, checks every line of it, and tells the game.",
  args: {
    file: { type: "positional", required: false, description: "the log" },
    ...EDITION_ARG,
    json: { type: "boolean", description: "print { ok, hash, outcome, moves } instead of the transcript" },
  },
  run,
};

if (import.meta.main) await command(replay);

function run(args: Args, shell: Shell): void {
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
  if (isLogFault(log)) return refuse(shell, file, log, json);
  const e = playedWith(log.header, args);
  if (isLogFault(e)) return refuse(shell, file, e, json);
  const run = replayLog(e.game, log, null);
  if (isLogFault(run)) return refuse(shell, file, run, json);
  if (json) {
    shell.stdout.write(`${JSON.stringify({ ok: true, hash: run.hash, outcome: run.outcome, moves: run.moves })}\n`);
    return;
  }
  const told = transcript(e.game, e.text, log);
  if (isLogFault(told)) return refuse(shell, file, told, json);
  shell.stdout.write(`${told.lines.join("\n")}\nhash ${told.hash}\n`);
}

function refuse(shell: Shell, file: string, fault: LogFault, json: boolean): void {
  shell.exitCode = 1;
  if (json) shell.stdout.write(`${JSON.stringify({ ok: false, line: fault.line, reason: fault.reason })}\n`);
  else shell.stderr.write(`${file}, line ${fault.line}: ${fault.reason}.\n`);
}
