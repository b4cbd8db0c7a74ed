import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { LEVELS, TEMPERS, USUAL_LEVEL, type Level, type Temper } from "@trestle/bots";
import { sfc32, sha256Text, writeLog } from "@trestle/kernel";
import {
  command,
  count,
  gameOf,
  optionsHelp,
  TABLE_ARGS,
  tableOf,
  textOf,
  UsageError,
  type Args,
  type Command,
  type Shell,
} from "./lib/cli.ts";
import { joinTable } from "./play/join.ts";
import { KeptSeats } from "./play/kept-seats.ts";
import { runTable } from "./play/run.ts";
import { closeTable, openTable } from "./play/table.ts";
import { terminal } from "./play/terminal.ts";

export const play: Command = {
  name: "play",
  about: "A table in this terminal, against bots.",
  args: {
    ...TABLE_ARGS,
    seat: { type: "string", valueHint: "N", description: "your seat, counted from 1 (1)" },
    name: { type: "string", valueHint: "NAME", description: "your name" },
    watch: { type: "boolean", description: "let bots play in every seat" },
    pace: {
      type: "string",
      valueHint: "MS",
      description: "milliseconds between two events (250; 0 without a terminal)",
    },
    log: { type: "string", valueHint: "FILE", description: "write the game's log to this file" },
    join: {
      type: "string",
      valueHint: "URL",
      description: "play on a server: its address with a table's code, or without one to open a table there",
    },
    level: {
      type: "string",
      valueHint: "LEVEL",
      description: `how well the bots play: ${LEVELS.join(", ")} (${USUAL_LEVEL})`,
    },
    temper: { type: "string", valueHint: "TEMPER", description: `their taste: ${TEMPERS.join(", ")} (even)` },
    "seats-file": {
      type: "string",
      valueHint: "FILE",
      description: "with --join: where the seats you hold are kept, so that you come back to them (in your settings)",
    },
    bots: { type: "string", valueHint: "N", description: "with --join, opening a table: how many bots sit down (0)" },
  },
  more: optionsHelp,
  run,
};

if (import.meta.main) await command(play);

async function run(args: Args, shell: Shell): Promise<void> {
  const url = textOf(args, "join");
  if (url !== undefined) return join(args, url, shell);
  const entry = gameOf(args);
  const { config, seats } = tableOf(entry, args);
  const me = args["watch"] === true ? null : count(args, "seat", 1, 1, seats) - 1;
  const name = nameOf(args, entry.terminal.you ?? "You");
  const pace = paceOf(args, shell);
  const seed = textOf(args, "seed");
  // Without --seed the deal and the bots are drawn by the system; the bots' stream is never the deal's.
  const secret = seed === undefined ? randomBytes(32).toString("hex") : sha256Text(seed);
  const bots = sfc32(
    seed === undefined ? randomBytes(4).readInt32LE() : Number.parseInt(sha256Text(`${seed}/bots`).slice(0, 8), 16),
  );
  const screen = terminal(shell, pace);
  const table = openTable({
    entry,
    config,
    seats,
    me,
    myName: name,
    secret,
    bots,
    created: new Date().toISOString(),
    ...companyOf(args),
  });
  const finished = await runTable(table, screen);
  screen.close();
  if (!finished) shell.stdout.write("\nYou left the table.\n");
  const file = textOf(args, "log");
  if (file === undefined) return;
  try {
    writeFileSync(file, writeLog(closeTable(table)));
  } catch (e) {
    throw new UsageError(`--log ${file} cannot be written (${(e as NodeJS.ErrnoException).code ?? "unknown reason"}).`);
  }
  shell.stdout.write(`The log is in ${file}; replay it with: npm run -s replay -- ${file}\n`);
}

function nameOf(args: Args, initial: string): string {
  const name = (textOf(args, "name") ?? initial).trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} '.-]{0,19}$/u.test(name))
    throw new UsageError("--name wants 1 to 20 letters, digits, spaces, dots, hyphens or apostrophes.");
  return name;
}

function companyOf(args: Args): { level: Level; temper: Temper } {
  const level = LEVELS.find((l) => l === (textOf(args, "level") ?? USUAL_LEVEL));
  const temper = TEMPERS.find((t) => t === (textOf(args, "temper") ?? "even"));
  if (level === undefined) throw new UsageError(`--level wants one of ${LEVELS.join(", ")}.`);
  if (temper === undefined) throw new UsageError(`--temper wants one of ${TEMPERS.join(", ")}.`);
  return { level, temper };
}

function paceOf(args: Args, shell: Shell): number {
  return count(args, "pace", shell.stdout.isTTY ? 250 : 0, 0, 10_000);
}

/** At a table on a server instead of one in this terminal. */
async function join(args: Args, url: string, shell: Shell): Promise<void> {
  const game = typeof args["game"] === "string" ? gameOf(args) : null;
  const table = game === null ? null : tableOf(game, args);
  const make =
    game === null || table === null
      ? null
      : {
          game: game.game.id,
          options: table.config,
          seats: table.seats,
          bots: count(args, "bots", 0, 0, table.seats - 1),
          ...companyOf(args),
        };
  const screen = terminal(shell, paceOf(args, shell));
  const rider = `Rider ${randomBytes(1)[0]! + 100}`;
  const name = textOf(args, "name") === undefined ? null : nameOf(args, rider);
  const seats = new KeptSeats(textOf(args, "seats-file"));
  const finished = await joinTable({ url, name, rider, seats, make }, screen).finally(() => screen.close());
  if (!finished) shell.stdout.write("\nYou left the table.\n");
}
