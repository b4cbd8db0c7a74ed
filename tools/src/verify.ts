import { readFileSync } from "node:fs";
import { isLogFault, judgeLog, readLog, type LogFault } from "@trestle/kernel";
import { command, EDITION_ARG, UsageError, type Args, type Command, type Shell } from "./lib/cli.ts";
import { playedWith } from "./lib/played-with.ts";
import { givenOf, unlike, type Given } from "./verify/given.ts";
import { compared, missingOf, verdict, type Sound } from "./verify/report.ts";
import { openSealed } from "./verify/sealed-deal.ts";

export const verify: Command = {
  name: "verify",
  about: "Checks a finished game: what the deal was made of, and that a table with these rules could write this log.",
  args: {
    file: { type: "positional", required: false, description: "the log" },
    commitment: {
      type: "string",
      valueHint: "HEX",
      description: "the server's commitment as you were shown it before the game",
    },
    list: {
      type: "string",
      valueHint: "HEX",
      description: "the hash of the list of commitments that you were shown before you revealed your part",
    },
    part: {
      type: "string",
      valueHint: "SEAT:HEX",
      description: "your own part of the deal; give one for each of your seats, which count from 0",
    },
    ...EDITION_ARG,
    json: { type: "boolean", description: "print { ok, … } on one line" },
  },
  run,
};

if (import.meta.main) await command(verify);

function run(args: Args, shell: Shell): void {
  const file: unknown = args["file"];
  if (typeof file !== "string") throw new UsageError("which log? Name one file.");
  const given = givenOf(args, shell.argv);
  const sound = judge(readText(file), args);
  const fault = isLogFault(sound) ? sound : unlike(sound.log, sound.sealed, given);
  if (fault !== null) shell.exitCode = 1;
  if (args["json"] === true)
    return print(shell, [JSON.stringify(fault === null ? figures(sound as Sound) : { ok: false, ...fault })]);
  if (!isLogFault(sound)) print(shell, told(sound, given, fault));
  if (fault !== null) shell.stderr.write(`${file}, line ${fault.line}: ${fault.reason}.\n`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (e) {
    throw new UsageError(`${file} cannot be read (${(e as NodeJS.ErrnoException).code ?? "unknown reason"}).`);
  }
}

/** The deal is opened without the kernel; then the kernel judges every line, from the seed that came out. */
function judge(text: string, args: Args): Sound | LogFault {
  const sealed = openSealed(text);
  if (isLogFault(sealed)) return sealed;
  const log = readLog(text);
  if (isLogFault(log)) return log;
  const { header, entries, end } = log;
  const entry = playedWith(header, args);
  if (isLogFault(entry)) return entry;
  const judged = judgeLog(entry.game, log, null, sealed.seed);
  if (isLogFault(judged)) return judged;
  return { log: { header, entries, end: end! }, sealed, judged };
}

function figures(sound: Sound): Record<string, unknown> {
  const { log, sealed, judged } = sound;
  const attempt = log.header.deal?.attempt ?? null;
  return { ok: true, deal: sealed.label, attempt, missing: missingOf(sound), takeBacks: judged.takeBacks };
}

function told(sound: Sound, given: Given, fault: LogFault | null): string[] {
  return [...compared(sound, given), ...(fault === null ? ["", ...verdict(sound, given)] : [])];
}

function print({ stdout }: Shell, lines: readonly string[]): void {
  stdout.write(`${lines.join("\n")}\n`);
}
