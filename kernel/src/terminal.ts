type Colour = "black" | "red" | "green" | "yellow" | "blue" | "magenta" | "cyan" | "white" | "gray";
export type Style = Colour | `${Colour}Bright` | "bold" | "dim" | "inverse" | "italic" | "underline";

/** What a drawing for a terminal is painted with: colours where the terminal has them, plain text elsewhere. */
export interface Ink {
  columns: number;
  paint(style: Style | readonly Style[], text: string): string;
}

// oxlint-disable-next-line no-control-regex -- colour codes are what is taken away
const CODES = /\u001b\[[0-9;]*m/g;

/** How wide a text stands on the screen. */
export function width(text: string): number {
  return text.replace(CODES, "").length;
}
export function pad(text: string, to: number): string {
  return text + " ".repeat(Math.max(0, to - width(text)));
}

/** Breaks a sentence into lines. */
export function wrap(text: string, columns: number, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && width(indent + line) + 1 + width(word) > columns) {
      lines.push(indent + line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  if (line !== "") lines.push(indent + line);
  return lines;
}
