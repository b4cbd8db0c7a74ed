import type { CowboyView, Edition, HeistView, MainSpace } from "../engine/index.ts";
import { pad, width, type Ink } from "@trestle/kernel/terminal";

const COLUMNS = 92;
const ROWS = 24;
type Style = Parameters<Ink["paint"]>[0];

const COLOURS: Readonly<Record<string, Style>> = { green: "green", yellow: "yellow", red: "red", blue: "blue" };

function letterOf(c: CowboyView): string {
  return c.colour.charAt(0).toUpperCase();
}

/** A cowboy as one letter of its colour: flat in brackets, on a horse with its number. */
export function figure(c: CowboyView, ink: Ink): string {
  const letter = ink.paint(["bold", COLOURS[c.colour] ?? "white"] as Style, letterOf(c));
  if (c.flat) return `(${letter})`;
  return c.horse === null ? letter : `${letter}♞${c.horse + 1}`;
}

/** Who and what stands on a space. */
export function standing(view: HeistView, space: string, ink: Ink): string[] {
  const cowboys = view.cowboys.filter((c) => c.at === space).map((c) => figure(c, ink));
  const ridden = new Set(view.cowboys.map((c) => c.horse));
  const horses = view.horses.flatMap((at, h) =>
    at === space && !ridden.has(h) ? [ink.paint("dim", `♞${h + 1}`)] : [],
  );
  return [...cowboys, ...horses];
}

/** The Main Map by the edition's own coordinates: the track as numbers, the train as [1] to [5]. */
export function drawMap(edition: Edition, view: HeistView, ink: Ink): string[] {
  const { mainMap } = edition;
  const sheet = new Sheet();
  const x = (at: number): number => Math.round((at / mainMap.width) * (COLUMNS - 8)) + 4;
  const y = (at: number): number => Math.round((at / mainMap.height) * (ROWS - 2)) + 1;
  for (const s of mainMap.spaces) {
    const people = standing(view, s.id, ink);
    sheet.put(x(s.x), y(s.y), [mark(edition, view, s, ink), ...people].join(" "));
  }
  for (const m of mainMap.mesas) sheet.near(x(m.x), y(m.y) - 1, ink.paint("dim", `▲ ${m.name}`));
  for (const s of mainMap.spaces) if (s.kind !== "rail") sheet.near(x(s.x), y(s.y), ink.paint("dim", s.name));
  return sheet.lines();
}

/** How a space looks without anybody on it. */
function mark(edition: Edition, view: HeistView, s: MainSpace, ink: Ink): string {
  const car = view.cars.indexOf(s.id);
  if (car >= 0) return ink.paint(["bold", "inverse"], `[${car + 1}]`);
  const closed = edition.mainMap.cacti.some(
    (c) => view.closed.includes(c.id) && (c.space === s.id || c.track === s.id),
  );
  const sign = closed ? ink.paint("red", "✗") : "";
  const town = edition.mainMap.towns.find((t) => t.space === s.id || t.star === s.id);
  if (s.kind === "town" && town !== undefined) {
    const tiles = view.towns.find((t) => t.town === town.letter)?.tiles.length ?? 0;
    return ink.paint("bold", `⌂${town.letter}${tiles > 0 ? "•".repeat(tiles) : ""}`);
  }
  if (s.kind !== "rail") return `${s.kind === "cactus" ? "¥" : "o"}${sign}`;
  const junction = edition.track.junctions.find((j) => j.space === s.id);
  if (junction !== undefined)
    return view.tokens ? ink.paint(view.switches[junction.id], `◆${view.switches[junction.id]}`) : "◇";
  if (town !== undefined) return ink.paint("yellow", `★${town.letter}`) + sign;
  const number = /\d+$/.exec(s.name)?.[0] ?? "·";
  if (edition.track.tunnel.includes(s.id)) return ink.paint("dim", `∩${number}`);
  return ink.paint("dim", number) + (edition.track.silverStars.includes(s.id) ? "☆" : "") + sign;
}

/** Characters with colours, placed by their middle; what comes later gives way. */
class Sheet {
  private readonly rows: { from: number; to: number; text: string }[][] = Array.from({ length: ROWS + 1 }, () => []);

  put(x: number, y: number, text: string): void {
    const row = this.rows[y]!;
    let from = Math.max(0, x - (width(text) >> 1));
    for (const other of row.toSorted((a, b) => a.from - b.from))
      if (from < other.to + 1 && from + width(text) + 1 > other.from) from = other.to + 1;
    row.push({ from, to: from + width(text), text });
  }

  /** A name below or above its place, a little aside where there is no room; left out where there is none at all. */
  near(x: number, y: number, text: string): void {
    const middle = x - (width(text) >> 1);
    for (let aside = 0; aside <= width(text) >> 1; aside++)
      for (const from of [middle - aside, middle + aside])
        for (const row of [this.rows[y + 1], this.rows[y - 1]])
          if (row !== undefined && this.fits(row, from, text)) {
            row.push({ from, to: from + width(text), text });
            return;
          }
  }

  private fits(row: readonly { from: number; to: number }[], from: number, text: string): boolean {
    const to = from + width(text);
    return from >= 0 && row.every((other) => from >= other.to + 2 || to + 2 <= other.from);
  }

  lines(): string[] {
    const used = this.rows.slice(
      this.rows.findIndex((row) => row.length > 0),
      this.rows.findLastIndex((row) => row.length > 0) + 1,
    );
    return used.map((row) => {
      let line = "  ";
      for (const { from, text } of row.toSorted((a, b) => a.from - b.from)) line = pad(line, from + 2) + text;
      return line;
    });
  }
}

/** For narrow terminals: only the places where something is. */
export function listMap(view: HeistView, name: (space: string) => string, ink: Ink): string[] {
  const places = new Set([...view.cowboys.map((c) => c.at), ...view.horses.flatMap((h) => h ?? [])]);
  const lines = [`  The train: ${view.cars.map((at, i) => `${i + 1} ${name(at)}`).join(", ")}.`];
  for (const at of places) lines.push(`  ${name(at)}: ${standing(view, at, ink).join(" ")}`);
  return lines;
}
