import { spawnSync } from "node:child_process";
import { PassThrough, Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { command, type Command, type Output, type Shell } from "../src/lib/cli.ts";

export interface Ran {
  status: number | null;
  out: string;
  err: string;
}

/** Runs a command in this process, with a shell of its own. */
export async function run(tool: Command, args: readonly string[], input = ""): Promise<Ran> {
  const { stdout, stderr, ended } = start(tool, args, Readable.from([input]));
  return { status: await ended, out: stdout.text(), err: stderr.text() };
}

/** A command in this process that somebody types at. */
export interface Typed {
  type: (text: string) => void;
  /** Everything that it has printed. */
  out: () => string;
  ended: Promise<number>;
}

export function typed(tool: Command, args: readonly string[]): Typed {
  const stdin = new PassThrough();
  const { stdout, stderr, ended } = start(tool, args, stdin);
  return { type: (text) => void stdin.write(text), out: () => stdout.text() + stderr.text(), ended };
}

function start(tool: Command, args: readonly string[], stdin: Readable) {
  const [stdout, stderr] = [collector(), collector()];
  const shell: Shell = { argv: ["node", tool.name, ...args], stdin, stdout, stderr };
  const ended = command(tool, shell).then(() => Number(shell.exitCode ?? 0));
  return { stdout, stderr, ended };
}

function collector(): Output & { text(): string } {
  let text = "";
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    text += chunk.toString();
    done();
  };
  return Object.assign(new Writable({ write }), { text: () => text });
}

/** Starts it as a program, as `npm run` does. One test a tool needs it. */
export function spawned(tool: string, args: readonly string[], input = ""): Ran {
  const file = fileURLToPath(new URL(`../src/${tool}.ts`, import.meta.url));
  const env = { ...process.env, NO_COLOR: "1" };
  const r = spawnSync(process.execPath, [file, ...args], { encoding: "utf8", input, env });
  return { status: r.status, out: r.stdout, err: r.stderr };
}

export function lastLine(text: string): Record<string, unknown> {
  return JSON.parse(text.trimEnd().split("\n").at(-1)!) as Record<string, unknown>;
}
