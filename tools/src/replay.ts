import { readFileSync } from "node:fs";
import { isLogFault, readLog, replayLog, transcript, type LogFault } from "@trestle/kernel";
import { playedWith } from "./lib/played-with.ts";
import { command, EDITION_ARG, UsageError, type Args } from "./lib/cli.ts";

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

function refuse(file: string, fault: LogFault, json: boolean): void {
  process.exitCode = 1;
  if (json) process.stdout.write(`${JSON.stringify({ ok: false, line: fault.line, reason: fault.reason })}\n`);
  else process.stderr.write(`${file}, line ${fault.line}: ${fault.reason}.\n`);
}
