import type { CarView, Edition, HeistView, TrainKind } from "../engine/index.ts";
import { pad, width, type Ink } from "@trestle/kernel/terminal";
import { standing } from "./map.ts";

const SHERIFF = "☆SHERIFF";
const FLOORS: readonly [TrainKind, string][] = [
  ["roof", "roof"],
  ["interior", "inside"],
  ["jail", "jail"],
  ["enterExit", "platform"],
];

/** The train section by section, engine to the left: roofs above, then inside, jail and platforms. */
export function drawTrain(edition: Edition, view: HeistView, ink: Ink): string[] {
  const { sections, spaces } = edition.trainMap;
  const cells = FLOORS.map(([kind]) =>
    sections.map((_, i) => {
      const here = spaces.filter((s) => s.section === i + 1 && s.kind === kind);
      return here.length === 0 ? null : here.map((s) => cell(view, s.id, ink)).join(" / ");
    }),
  );
  const heads = sections.map(
    (s, i) => `[${i + 1}] ${s.car === null ? s.name : `Car ${s.car}`}${tunnel(edition, view, i)}`,
  );
  const widths = heads.map((head, i) => Math.max(width(head), ...cells.map((row) => width(row[i] ?? ""))));
  const line = (label: string, row: readonly (string | null)[]): string =>
    `  ${label.padEnd(9)}│ ${row.map((text, i) => pad(text ?? "", widths[i]!)).join(" │ ")} │`;
  return [line("", heads), ...FLOORS.map(([, label], i) => line(label, cells[i]!))];
}

function cell(view: HeistView, space: string, ink: Ink): string {
  const here = standing(view, space, ink);
  if (view.sheriff === space) here.push(ink.paint(["bold", "white"], SHERIFF));
  return here.length === 0 ? ink.paint("dim", "·") : here.join(" ");
}

function tunnel(edition: Edition, view: HeistView, section: number): string {
  return edition.track.tunnel.includes(view.cars[section]!) ? " ∩" : "";
}

type Say = (key: string) => string;

/** The open tiles of each car, what they take, and whose hands have it. */
export function drawTiles(view: HeistView, say: Say, ink: Ink): string[] {
  return view.train.flatMap((car) => tilesOf(car, say, ink));
}

function tilesOf(car: CarView, say: Say, ink: Ink): string[] {
  const lines: string[] = [];
  for (const { square, tiles } of car.stacks) {
    const top = tiles.at(-1);
    const label = `  ${say(`square:${square}`)}: `;
    if (top === undefined) {
      lines.push(ink.paint("dim", `${label}empty`));
      continue;
    }
    const below = tiles.length > 1 ? ink.paint("dim", ` (${tiles.length - 1} below)`) : "";
    const want = car.wants.find((w) => w.squares.length === 1 && w.squares[0] === square);
    lines.push(`${label}${say(`tile:${top}`)}${below}${whoCould(want, say, ink)}`);
  }
  const both = car.wants.find((w) => w.squares.length === 2);
  if (both !== undefined && both.cards.length > 0)
    lines.push(`  Car ${car.car}, both at once${whoCould(both, say, ink)}`);
  return lines;
}

function whoCould(want: CarView["wants"][number] | undefined, say: Say, ink: Ink): string {
  if (want === undefined || want.cards.length === 0) return "";
  const called = want.cards.map((c) => `${say(`cowboy:${c}`)}${want.now.includes(c) ? " right now" : ""}`);
  return ink.paint(want.now.length > 0 ? ["bold", "green"] : "green", ` ← ${called.join(", ")}`);
}
