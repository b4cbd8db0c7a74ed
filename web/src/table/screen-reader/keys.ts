import type { Settings } from "@trestle/ui/settings.ts";

/** Commands on a single letter, with the letter they have until somebody changes it. */
const LETTERS = {
  undo: "u",
  last: "l",
  turn: "t",
  options: "m",
  hand: "h",
  board: "b",
  player: "p",
  why: "w",
  rule: "r",
  chat: "c",
  hint: "i",
  reason: "y",
  repeat: "x",
  help: "?",
} as const;
export type Command = keyof typeof LETTERS;
export const COMMANDS = Object.keys(LETTERS) as Command[];

export function letterOf(command: Command, keys: Settings["keys"]): string {
  return keys[command] ?? LETTERS[command];
}

/** The command a pressed key stands for; `?` works even where letters are switched off. */
export function commandOf(key: string, settings: Pick<Settings, "letters" | "keys">): Command | null {
  const pressed = key.toLowerCase();
  const found = COMMANDS.find((command) => letterOf(command, settings.keys) === pressed) ?? null;
  return settings.letters || found === "help" ? found : null;
}
