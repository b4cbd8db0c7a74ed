import type { TerminalPart } from "@trestle/games";
import type { GameText, Names, Types } from "@trestle/kernel";
import { wrap } from "@trestle/kernel/terminal";

/** A drawing for a game that brings none: the view's own keys, its values in rows, and what a piece key is called. */
export function plainTerminal(text: GameText<Types>): TerminalPart {
  const sentences = (view: unknown, names: Names): string[] => [
    `${text.name}.`,
    ...Object.entries(view as Record<string, unknown>).map(([key, value]) => `${spaced(key)}: ${told(value, names)}.`),
  ];
  return {
    draw: (view, names, ink) => sentences(view, names).flatMap((line) => wrap(line, ink.columns)),
    describe: sentences,
  };
}

/** `faceUp` → `Face up`. */
function spaced(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function told(value: unknown, names: Names): string {
  if (value === null) return "none";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one) => told(one, names)).join(", ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, one]) =>
        key === "seat" ? names.seat(Number(one)) : `${spaced(key).toLowerCase()} ${told(one, names)}`,
      )
      .join(" ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
