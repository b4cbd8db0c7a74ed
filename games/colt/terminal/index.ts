import type { FigureView, View } from "../engine/index.ts";
import { BANDIT_NAMES, car } from "../text/en.ts";
import type { Names } from "@trestle/kernel";
import { pad, width, type Ink } from "@trestle/kernel/terminal";

const COLOURS = ["magenta", "green", "gray", "cyan", "white", "yellow", "red"] as const;

/** The train with both floors, the locomotive to the right, and everybody's Loot below. */
export function drawColt(view: View, names: Names, ink: Ink): string[] {
  const wide = laneWidths(view, (f) => figure(f, view, ink, 99));
  const fits = wide.reduce((sum, w) => sum + w + 3, 10) <= ink.columns;
  const draw = (f: number): string => figure(f, view, ink, fits ? 99 : 2);
  const widths = laneWidths(view, draw);
  const cells = (lane: (c: number) => string): string =>
    widths
      .map((w, c) => pad(lane(c), w))
      .toReversed()
      .join(" │ ");
  const at = (lane: number): string => view.lanes[lane]!.map(draw).join(" ");
  const heads = widths.map((_, c) => head(c, view, ink));
  const rule = (left: string, mid: string, right: string): string =>
    `        ${left}${widths
      .map((w) => "─".repeat(w + 2))
      .toReversed()
      .join(mid)}${right}`;
  return [
    `          ${cells((c) => heads[c]!).replaceAll("│", " ")}`,
    `  roof    ${cells((c) => at(2 * c + 1)).replaceAll("│", "┊")}`,
    rule("╭", "┬", "╮"),
    `  inside│ ${cells((c) => at(2 * c))} │`,
    rule("╰", "┴", "╯"),
    "",
    ...view.figures.map((_, f) => standing(f, view, names, ink)),
  ];
}

function laneWidths(view: View, draw: (f: number) => string): number[] {
  const out: number[] = [];
  for (let c = 0; c <= view.cars; c++) {
    const floors = [view.lanes[2 * c]!, view.lanes[2 * c + 1]!].map((lane) => width(lane.map(draw).join(" ")));
    out.push(Math.max(6, ...floors));
  }
  return out;
}

function head(c: number, view: View, ink: Ink): string {
  if (c === 0) return ink.paint("bold", "LOCO ▶");
  return c === view.cars ? ink.paint("red", `C${c} ≋`) : `C${c}`;
}

/** The arrow is on the side the bandit faces; brackets mean that it lies stunned. */
function figure(i: number, view: View, ink: Ink, letters: number): string {
  const f = view.figures[i]!;
  const name = BANDIT_NAMES[f.bandit]!.slice(0, letters);
  const body = f.stunned ? `(${name})` : name;
  const mine = view.me !== null && f.seat === view.me;
  const shown = ink.paint(mine ? ["bold", COLOURS[f.bandit]!] : COLOURS[f.bandit]!, body);
  return f.facing === "front" ? `${shown}▶` : `◀${shown}`;
}

function standing(i: number, view: View, names: Names, ink: Ink): string {
  const f = view.figures[i]!;
  const marks = [
    i === view.first ? "first player" : "",
    f.status === "out" ? "out" : "",
    f.stunned ? "stunned" : "",
    f.ready ? "ready" : "",
    view.nextLoot === i ? "would take the next car" : "",
  ].filter((mark) => mark !== "");
  const loot = f.loot.length === 0 ? "no Loot" : f.loot.map((value) => `$${value}`).join(" ");
  const name = ink.paint(COLOURS[f.bandit]!, BANDIT_NAMES[f.bandit]!);
  const line = `  ${pad(name, 9)} ${names.seat(f.seat).padEnd(12)} ${loot.padEnd(16)} ${marks.join(", ")}`;
  return f.status === "out" ? ink.paint("dim", line) : line;
}

/** Car by car from the rear, as it is read aloud. */
export function describeColt(view: View, _names: Names): string[] {
  const lines: string[] = [`Round ${view.round} of at most ${view.rounds}. ${view.cars} cars and the locomotive.`];
  for (let c = view.cars; c >= 0; c--)
    for (const [floor, lane] of [
      ["roof", view.lanes[2 * c + 1]!],
      ["inside", view.lanes[2 * c]!],
    ] as const)
      if (lane.length > 0)
        lines.push(`${place(c, view)}, ${floor}: ${lane.map((f) => said(view.figures[f]!)).join("; ")}.`);
  if (view.nextLoot !== null)
    lines.push(`${BANDIT_NAMES[view.figures[view.nextLoot]!.bandit]} would take the next car.`);
  return lines;
}

function place(c: number, view: View): string {
  if (c === 0) return "Locomotive";
  const name = car(c).replace("car", "Car");
  return c === view.cars ? `${name}, the caboose, drops at the end of this round` : `${name} of ${view.cars}`;
}

function said(f: FigureView): string {
  const loot = f.loot.length === 0 ? "" : `, ${f.loot.length} Loot`;
  const way = f.facing === "front" ? "faces the engine" : "faces the caboose";
  return `${BANDIT_NAMES[f.bandit]}, ${f.stunned ? "stunned" : "standing"}, ${way}${loot}`;
}

const sample = { options: { reflex: true }, seats: 5, seed: "picture", answers: ["2 4 3", "", "", "3", "?3"] };

export const terminal = {
  draw: drawColt,
  describe: describeColt,
  chapter: (view: View): number => view.round,
  sample,
};
