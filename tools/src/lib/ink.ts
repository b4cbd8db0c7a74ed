import { styleText } from "node:util";
import type { Ink } from "@trestle/kernel/terminal";

export function inkFor(stream: NodeJS.WriteStream): Ink {
  const colours = stream.isTTY && process.env["NO_COLOR"] === undefined;
  return inkOf(colours, stream.columns ?? 100);
}

export function inkOf(colours: boolean, columns: number): Ink {
  return {
    columns,
    paint: (style, text) =>
      colours ? styleText(style as Parameters<typeof styleText>[0], text, { validateStream: false }) : text,
  };
}
