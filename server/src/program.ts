import { defineCommand, runMain } from "citty";
import { StoreFailure } from "@trestle/table";
import { ADMIN_COMMANDS, type AdminCommand } from "./commands/index.ts";
import { ConfigError, readConfig, SETTINGS, unknownFlag, type Config } from "./config.ts";
import { localAddress, qrLines } from "./commands/qr.ts";
import { serve } from "./serve.ts";

const args = Object.fromEntries(
  Object.values(SETTINGS).map((s) => [
    s.flag,
    {
      type: "string" as const,
      valueHint: s.hint,
      description: `${s.about} (${s.env}${s.flag === "web" ? "" : `; ${s.initial || "none"}`})`,
    },
  ]),
);

/** White on black, whatever the terminal's colours: cameras want dark squares on a light ground. */
const INK = "\u001b[97;40m";
const PLAIN = "\u001b[0m";

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function run(flags: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(flags, process.env);
  // Before listening: a signal during the start must not kill the server half-way.
  const stop = Promise.withResolvers<NodeJS.Signals>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.resolve(signal));
  const running = await serve(config);
  greet(config, running.port);
  await stop.promise;
  const late = setTimeout(() => process.exit(1), 10_000).unref();
  await running.close();
  clearTimeout(late);
}

function greet(config: Config, port: number): void {
  const everywhere = ["0.0.0.0", "::"].includes(config.host);
  say(`\nTrestle is ready: ${config.publicUrl ?? `http://${everywhere ? "localhost" : config.host}:${port}`}`);
  if (config.dataDir === null && config.databaseUrl === null) say("Nothing is stored: tables end with this process.");
  const local = everywhere ? localAddress() : null;
  const address = config.publicUrl ?? (local === null ? null : `http://${local}:${port}`);
  if (address === null || !process.stdout.isTTY) {
    if (address !== null) say(`Others on this network: ${address}`);
    return;
  }
  say(`Others on this network: ${address}\n`);
  for (const line of qrLines(address)) say(`  ${INK}${line}${PLAIN}`);
  say("\nCtrl+C stops it.");
}

/** Errors that the operator can correct are messages; only unexpected ones come with a stack. */
async function guarded(flags: Record<string, string | undefined>): Promise<void> {
  try {
    await run(flags);
    process.exit(0);
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof StoreFailure;
    process.stderr.write(`${known ? error.message : messageOf(error)}\n`);
    process.exit(1);
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return "This port is taken by another program. Choose another one with --port.";
  if (code === "EACCES") return "This port may not be used by this user. Choose one above 1023 with --port.";
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return "This machine does not have that address. Choose another one with --host.";
  return error.stack ?? error.message;
}

const about = "Serves tables for train-robbery board games; everything is stored in one folder.";

function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

/** Settings and a command's own flags on the command line, and the arguments between them. */
function split(given: readonly string[], own: readonly string[]) {
  const known: string[] = [...Object.values(SETTINGS).map((s) => s.flag), ...own];
  const flags: Record<string, string> = {};
  const words: string[] = [];
  for (let i = 0; i < given.length; i++) {
    const found = /^--([a-z-]+)(?:=(.*))?$/s.exec(given[i]!);
    if (found === null) words.push(given[i]!);
    else if (!known.includes(found[1]!)) fail(`--${found[1]} is not a setting of trestle; --help lists them all.`);
    else flags[found[1]!] = found[2] ?? given[++i] ?? "";
  }
  return { flags, words };
}

function commandHelp(name: string, command: AdminCommand): string {
  const own = command.flags.map((flag) => ` [--${flag} …]`).join("");
  return `trestle ${name} ${command.args}${own} [--data FOLDER | --database ADDRESS]\n  ${command.about}.`;
}

async function runCommand(name: string, command: AdminCommand, given: readonly string[]): Promise<void> {
  if (given.includes("--help") || given.includes("-h")) return say(commandHelp(name, command));
  const { flags, words } = split(given, command.flags);
  if (words.length > 1 || (words.length === 1 && command.args === "")) fail(`Unexpected argument "${words.at(-1)}".`);
  try {
    await command.run(words, flags);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StoreFailure) fail(error.message);
    throw error;
  }
}

async function runServe(given: string[]): Promise<void> {
  const unknown = unknownFlag(given);
  if (unknown !== null) fail(`${unknown} is not a setting of trestle; --help lists them all.`);
  if (given.includes("--help") || given.includes("-h")) {
    const list = Object.entries(ADMIN_COMMANDS).map(([name, { about: does }]) => `  ${name.padEnd(9)} ${does}`);
    say(`Commands for operators (trestle COMMAND --help):\n${list.join("\n")}\n`);
  }
  const meta = { name: "trestle serve", version: "0.1.0", description: about };
  await runMain(defineCommand({ meta, args, run: ({ args: flags }) => guarded(flags) }), { rawArgs: given });
}

const [first, ...rest] = process.argv.slice(2);
const command = first === undefined ? undefined : ADMIN_COMMANDS[first];
if (first !== undefined && command !== undefined) await runCommand(first, command, rest);
else if (first !== undefined && first !== "serve" && !first.startsWith("-"))
  fail(`trestle knows the commands serve, ${Object.keys(ADMIN_COMMANDS).join(", ")}, not "${first}".`);
else await runServe(first === "serve" ? rest : process.argv.slice(2));
