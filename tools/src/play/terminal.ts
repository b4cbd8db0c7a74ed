import { createInterface } from "node:readline";
import { inkFor } from "../lib/ink.ts";
import type { Screen } from "./screen.ts";

/** The terminal this runs in. Piped input works too: one answer a line. */
export function terminal(pace: number): Screen & { close(): void } {
  const lines: string[] = [];
  let waiting: ((line: string | null | undefined) => void) | null = null;
  let overhears: (line: string, open: boolean) => boolean = () => false;
  let ended = false;
  let question = "";
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdout.isTTY });
  const answer = (line: string | undefined): void => {
    const give = waiting;
    waiting = null;
    give?.(line);
  };
  reader.on("line", (line) => {
    if (overhears(line, waiting !== null)) {
      if (waiting !== null) process.stdout.write(question);
    } else if (waiting === null) lines.push(line);
    else answer(line);
  });
  reader.on("close", () => {
    ended = true;
    waiting?.(null);
  });
  return {
    ink: inkFor(process.stdout),
    write: (line) => void process.stdout.write(`${line}\n`),
    ask(prompt) {
      question = `  ${prompt}`;
      process.stdout.write(question);
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      return new Promise((give) => (waiting = give));
    },
    drop() {
      if (waiting !== null) process.stdout.write("\n");
      answer(undefined);
    },
    overhear: (take) => void (overhears = take),
    notice(text) {
      process.stdout.write(waiting === null ? `  ${text}\n` : `\n  ${text}\n${question}`);
    },
    pause: () => (pace > 0 ? new Promise((go) => setTimeout(go, pace)) : Promise.resolve()),
    close: () => reader.close(),
  };
}
