import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TerminalPart } from "@trestle/games";
import { sfc32, sha256Text } from "@trestle/kernel";
import { ROOT } from "./lib/files.ts";
import { inkOf } from "./lib/ink.ts";
import { runTable } from "./play/run.ts";
import type { Screen } from "./play/screen.ts";
import { openTable } from "./play/table.ts";
import { GAMES, type Entry } from "./registry.ts";
import { terminalPicture } from "./screens/terminal-picture.ts";

// Pictures for the README: what one sees in the terminal, played from fixed seeds so that they can be made again.

const ROWS = 40;

async function record(entry: Entry, sample: NonNullable<TerminalPart["sample"]>): Promise<string> {
  const lines: string[] = [];
  const answers = [...sample.answers];
  const screen: Screen = {
    ink: inkOf(true, 100),
    write: (line) => void lines.push(line),
    ask(prompt) {
      const answer = answers.shift() ?? null;
      lines.push(`  ${prompt}${answer ?? ""}`);
      return Promise.resolve(answer);
    },
    drop: () => undefined,
    overhear: () => undefined,
    notice: (text) => void lines.push(`  ${text}`),
    pause: () => Promise.resolve(),
  };
  const { seats, seed } = sample;
  const deal = { config: entry.game.parseConfig(sample.options), seats, me: 0, myName: "You" };
  const chance = { secret: sha256Text(seed), bots: sfc32(1), created: "2026-11-15T12:00:00.000Z" };
  const company = { level: "gunslinger", temper: "even" } as const;
  await runTable(openTable({ entry, ...deal, ...chance, ...company }), screen);
  return terminalPicture(lines.slice(-ROWS), `Trestle: ${entry.text.name} in a terminal`);
}

const dir = join(ROOT, "docs/screens");
mkdirSync(dir, { recursive: true });
for (const entry of GAMES) {
  const { sample } = entry.terminal;
  if (sample === undefined) continue;
  const name = `${entry.game.id}-terminal.svg`;
  writeFileSync(join(dir, name), await record(entry, sample));
  process.stdout.write(`docs/screens/${name}\n`);
}
