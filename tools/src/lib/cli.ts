import { readFileSync } from "node:fs";
import { parseArgs, renderUsage, type ArgsDef, type ParsedArgs } from "citty";
import { isRefusal, type Types } from "@trestle/kernel";
import { findGame, GAMES, isFault, type Entry } from "../registry.ts";

/** Wrong words on the command line: told in one sentence, exit code 2, no stack. */
export class UsageError extends Error {}

export type Args = ParsedArgs;

export interface Command {
  /** As in `npm run NAME`. */
  name: string;
  about: string;
  args: ArgsDef;
  /** Shown under the list of arguments. */
  more?: () => string;
  run(args: Args, shell: Shell): void | Promise<void>;
}

/** What a command uses of the process that it runs in; tests hand it one of their own. */
export interface Shell {
  argv: readonly string[];
  stdin: NodeJS.ReadableStream;
  stdout: Output;
  stderr: Output;
  exitCode?: number | string | null | undefined;
}
export interface Output extends NodeJS.WritableStream {
  isTTY?: boolean;
  columns?: number;
}

/** Runs a command; a wrong call is explained, everything else is a fault of ours and shows its stack. */
export async function command(c: Command, shell: Shell = process): Promise<void> {
  shell.stdout.on("error", (e: NodeJS.ErrnoException) => {
    if (e.code === "EPIPE") process.exit(0); // `… | head` has read enough
    throw e;
  });
  const raw = shell.argv.slice(2);
  try {
    if (raw.includes("--help") || raw.includes("-h")) {
      const usage = await renderUsage({
        meta: { name: `npm run -s ${c.name} --`, description: c.about },
        args: c.args,
      });
      shell.stdout.write(`${usage}\n${c.more?.() ?? ""}`);
      return;
    }
    await c.run(read(raw, c.args), shell);
  } catch (e) {
    if (!(e instanceof UsageError)) throw e;
    shell.stderr.write(`${c.name}: ${e.message}\nTry: npm run -s ${c.name} -- --help\n`);
    shell.exitCode = 2;
  }
}

function read(raw: string[], spec: ArgsDef): Args {
  const known = Object.keys(spec);
  let args: Args;
  try {
    args = parseArgs(raw, spec);
  } catch (e) {
    throw new UsageError((e as Error).message);
  }
  for (const key of Object.keys(args)) {
    // The parser adds each name in camel case too.
    const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (key === "_" || known.includes(name)) continue;
    throw new UsageError(`there is no option --${key}; known: ${flagsOf(spec).join(", ")}.`);
  }
  const words = known.filter((key) => spec[key]!.type === "positional").length;
  if (args._.length > words) throw new UsageError(`what is "${args._[words]}"?`);
  return args;
}

function flagsOf(spec: ArgsDef): string[] {
  return Object.keys(spec)
    .filter((key) => spec[key]!.type !== "positional")
    .map((key) => `--${key}`);
}

/** The text given for an option; undefined if it was left out. */
export function textOf(args: Args, name: string): string | undefined {
  const value: unknown = args[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value === "") throw new UsageError(`--${name} wants a value.`);
  return value;
}

export function count(args: Args, name: string, initial: number, least: number, most: number): number {
  const text = textOf(args, name);
  if (text === undefined) return initial;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`--${name} wants a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}

/** The game named first on the command line. */
export function gameOf(args: Args): Entry {
  const id: unknown = args["game"];
  const known = GAMES.map((e) => e.game.id).join(", ");
  if (typeof id !== "string") throw new UsageError(`which game? One of: ${known}.`);
  const found = findGame(id);
  if (found === null) throw new UsageError(`there is no game "${id}"; known: ${known}.`);
  return withEdition(found, args);
}

/** The game with the components of `--edition FILE`, if that is given. */
export function withEdition(e: Entry, args: Args): Entry {
  const file = textOf(args, "edition");
  if (file === undefined) return e;
  if (e.withEdition === undefined)
    throw new UsageError(`${e.text.name} has but one edition: --edition is not for this game.`);
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === undefined ? "it is not JSON" : `it cannot be read (${code})`;
    throw new UsageError(`--edition ${file}: ${reason}.`);
  }
  const made = e.withEdition(raw);
  if (isFault(made)) throw new UsageError(`--edition ${file}, at ${made.place}: ${made.reason}.`);
  return made;
}

/** `--options` and `--seats`, as the game itself judges them. */
export function tableOf(e: Entry, args: Args): { config: Types["config"]; seats: number } {
  const config = parseOptions(e, textOf(args, "options"));
  const { min, max } = e.game.seats(config);
  const initial = Math.min(max, Math.max(min, e.seats));
  const seats = count(args, "seats", initial, 1, 99);
  if (seats < min || seats > max)
    throw new UsageError(
      `${e.text.name} with these options takes ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`,
    );
  return { config, seats };
}

function parseOptions(e: Entry, text: string | undefined): Types["config"] {
  let raw: unknown = {};
  if (text !== undefined) {
    try {
      raw = JSON.parse(text);
    } catch {
      throw new UsageError(
        `--options wants a JSON object such as '${exampleOptions(e)}', not ${JSON.stringify(text)}.`,
      );
    }
  }
  const config = e.game.parseConfig(raw);
  if (!isRefusal(config)) return config;
  const names = { seat: (seat: number) => `seat ${seat + 1}` };
  throw new UsageError(`${e.text.refusal(config, names)} (${config.rule})`);
}

/** One option with another value than its default, for help texts. */
function exampleOptions(e: Entry): string {
  const o = e.game.options.find((q) => q.kind === "choice");
  if (o?.kind !== "choice") return "{}";
  return JSON.stringify({ [o.key]: o.values.find((v) => v !== o.initial) ?? o.initial });
}

export const EDITION_ARG = {
  edition: { type: "string", valueHint: "FILE", description: "the components of another box (JSON)" },
} as const satisfies ArgsDef;

/** The arguments every command that opens a table takes. */
export const TABLE_ARGS = {
  game: { type: "positional", required: false, description: "which game" },
  seats: { type: "string", valueHint: "N", description: "players at the table" },
  seed: { type: "string", valueHint: "TEXT", description: "the same text, the same deal" },
  options: { type: "string", valueHint: "JSON", description: "table options as one flat object" },
  ...EDITION_ARG,
} as const satisfies ArgsDef;

/** The options of each game, for `--help`. */
export function optionsHelp(): string {
  const lines: string[] = [];
  for (const e of GAMES) {
    lines.push(`Options of ${e.game.id} (${e.text.name}):`);
    for (const o of e.game.options) {
      const values =
        o.kind === "choice" ? o.values.map((v) => (v === o.initial ? `${v}*` : String(v))).join(" | ") : "[…]";
      lines.push(`  ${o.key.padEnd(14)} ${values.padEnd(26)} ${e.text.options[o.key]?.about ?? ""} (${o.rule})`);
    }
  }
  return `${lines.join("\n")}\n(* = default)\n`;
}
