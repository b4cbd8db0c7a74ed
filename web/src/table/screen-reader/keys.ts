import type { Settings } from "@trestle/ui/settings.ts";

/** Commands on a single letter, with their default letters. */
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
export type KeyCommand = keyof typeof LETTERS;
export const KEY_COMMANDS = Object.keys(LETTERS) as KeyCommand[];

export function letterOf(command: KeyCommand, keys: Settings["keys"]): string {
  return keys[command] ?? LETTERS[command];
}

/** The command of a pressed key; `?` works even with letters switched off. */
export function commandOf(key: string, settings: Pick<Settings, "letters" | "keys">): KeyCommand | null {
  const pressed = key.toLowerCase();
  const found = KEY_COMMANDS.find((command) => letterOf(command, settings.keys) === pressed) ?? null;
  return settings.letters || found === "help" ? found : null;
}
