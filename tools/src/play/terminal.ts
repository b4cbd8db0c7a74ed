import { createInterface } from "node:readline";
import { inkFor } from "../lib/ink.ts";
import type { Shell } from "../lib/cli.ts";
import type { Screen } from "./screen.ts";

/** The terminal that a command runs in. Piped input works too: one answer a line. */
export function terminal({ stdin, stdout }: Shell, pace: number): Screen & { close(): void } {
  const lines: string[] = [];
  let waiting: ((line: string | null | undefined) => void) | null = null;
  let overhears: (line: string, open: boolean) => boolean = () => false;
  let ended = false;
  let question = "";
  const reader = createInterface({ input: stdin, output: stdout, terminal: stdout.isTTY ?? false });
  const answer = (line: string | undefined): void => {
    const give = waiting;
    waiting = null;
    give?.(line);
  };
  reader.on("line", (line) => {
    if (overhears(line, waiting !== null)) {
      if (waiting !== null) stdout.write(question);
    } else if (waiting === null) lines.push(line);
    else answer(line);
  });
  reader.on("close", () => {
    ended = true;
    waiting?.(null);
  });
  return {
    ink: inkFor(stdout),
    write: (line) => void stdout.write(`${line}\n`),
    ask(prompt) {
      question = `  ${prompt}`;
      stdout.write(question);
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      return new Promise((give) => (waiting = give));
    },
    drop() {
      if (waiting !== null) stdout.write("\n");
      answer(undefined);
    },
    overhear: (take) => void (overhears = take),
    notice(text) {
      stdout.write(waiting === null ? `  ${text}\n` : `\n  ${text}\n${question}`);
    },
    pause: () => (pace > 0 ? new Promise((go) => setTimeout(go, pace)) : Promise.resolve()),
    close: () => reader.close(),
  };
}
