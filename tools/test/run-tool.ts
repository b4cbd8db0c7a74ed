import { spawnSync } from "node:child_process";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { command, type Command, type Output, type Shell } from "../src/lib/cli.ts";

export interface Ran {
  status: number | null;
  out: string;
  err: string;
}

/** Runs a command in this process, with a shell of its own. */
export async function run(tool: Command, args: readonly string[], input = ""): Promise<Ran> {
  const [stdout, stderr] = [collector(), collector()];
  const shell: Shell = { argv: ["node", tool.name, ...args], stdin: Readable.from([input]), stdout, stderr };
  await command(tool, shell);
  return { status: Number(shell.exitCode ?? 0), out: stdout.text(), err: stderr.text() };
}

function collector(): Output & { text(): string } {
  const parts: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    parts.push(chunk.toString());
    done();
  };
  return Object.assign(new Writable({ write }), { text: () => parts.join("") });
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
