import { styleText } from "node:util";
import type { Ink } from "@trestle/kernel/terminal";
import type { Output } from "./cli.ts";

export function inkFor(stream: Output): Ink {
  const colours = stream.isTTY === true && process.env["NO_COLOR"] === undefined;
  return inkOf(colours, stream.columns ?? 100);
}

export function inkOf(colours: boolean, columns: number): Ink {
  return {
    columns,
    paint: (style, text) =>
      colours ? styleText(style as Parameters<typeof styleText>[0], text, { validateStream: false }) : text,
  };
}
