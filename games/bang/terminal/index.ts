import { CHARACTER_IDS, NAME, RANGE, type PlayerView, type TrainView, type View } from "../engine/index.ts";
import {
  characterName,
  en,
  faceName,
  gallery,
  pieceName,
  plainName,
  roleNames,
  stationName,
  stationPrice,
} from "../text/en.ts";
import type { Names } from "@trestle/kernel";
import { pad, width, wrap, type Ink } from "@trestle/kernel/terminal";

/** Everybody in turn order from the viewer, the line with the train under it, the piles, one's hand. */
export function drawBang(view: View, names: Names, ink: Ink): string[] {
  return [
    ...ring(view, names, ink),
    ...(view.train === null ? [] : ["", ...railway(view, view.train, ink)]),
    "",
    ...wrap(piles(view), ink.columns, "  "),
    ...wrap(ownHand(view, ink), ink.columns, "  "),
    ...waitingFor(view, names, ink),
  ];
}

/** Seats in turn order, the viewer first; a spectator begins with whose turn it is. */
function inOrder(view: View): number[] {
  const n = view.players.length;
  const first = view.seat ?? view.turn.seat;
  return view.players.map((_, i) => (first + i) % n);
}

function ring(view: View, names: Names, ink: Ink): string[] {
  const order = inOrder(view);
  const cells = order.map((at) => cellsOf(at, view, names, ink));
  const widths = cells[0]!.map((_, c) => Math.max(...cells.map((row) => width(row[c]!))));
  return order.flatMap((at, i) => {
    const row = `  ${cells[i]!.map((cell, c) => pad(cell, widths[c]!)).join("  ")}`;
    const far = farAway(at, view);
    const fits = width(row) + 2 + width(far) <= ink.columns;
    const below = [fits ? "" : far, inFront(view.players[at]!)].filter((part) => part !== "").join(" · ");
    const lines = [fits ? `${row}  ${far}`.trimEnd() : row.trimEnd()];
    if (below !== "") lines.push(...wrap(below, ink.columns, " ".repeat(widths[0]! + 4)));
    return view.players[at]!.out ? lines.map((line) => ink.paint("dim", line)) : lines;
  });
}

function cellsOf(at: number, view: View, names: Names, ink: Ink): string[] {
  const p = view.players[at]!;
  const mark = at === view.turn.seat && view.outcome === null ? "▶ " : "  ";
  const name = at === view.seat ? ink.paint("bold", `${names.seat(at)} (you)`) : names.seat(at);
  const hand = p.out ? "" : `${p.hand} ${p.hand === 1 ? "card" : "cards"}`;
  const character = p.character === null ? "" : characterName(p.character);
  return [mark + name, role(p, ink), character, lives(p, ink), hand];
}

function role(p: PlayerView, ink: Ink): string {
  if (p.role === null) return "?";
  const name = roleNames[p.role];
  if (p.role === "sheriff") return ink.paint("yellow", `★ ${name}`);
  return p.shown ? name : `${name} (secret)`;
}

function lives(p: PlayerView, ink: Ink): string {
  if (p.out) return "out";
  if (p.ghost) return "ghost";
  return ink.paint("red", "♥".repeat(Math.max(0, p.life))) + "♡".repeat(Math.max(0, p.max - Math.max(0, p.life)));
}

/** `reach 2, distance 3 = 2 + 1 theirs; reaches you`. */
function farAway(at: number, view: View): string {
  const me = view.seat;
  const p = view.players[at]!;
  if (p.out || p.character === null) return "";
  const reach = `reach ${p.range}`;
  if (me === null || at === me || view.players[me]!.out) return reach;
  const { base, own, other } = view.parts[at]!;
  const theirs = other === 0 ? "" : ` ${signed(other)} theirs`;
  const yours = own === 0 ? "" : ` ${signed(own)} yours`;
  const sum = theirs + yours === "" ? "" : ` = ${base}${theirs}${yours}`;
  const within = view.distance[me]![at]! <= view.players[me]!.range ? "; you reach them" : "";
  const danger = view.distance[at]![me]! <= p.range ? "; reaches you" : "";
  return `${reach}, distance ${view.distance[me]![at]}${sum}${within}${danger}`;
}

function signed(n: number): string {
  return n < 0 ? `− ${-n}` : `+ ${n}`;
}

/** The weapon first. */
function inFront(p: PlayerView): string {
  const weapons = p.table.filter((card) => RANGE[card]! > 0);
  return [...weapons, ...p.table.filter((card) => RANGE[card] === 0)].map(plainName).join(", ");
}

/** One column a station if the terminal is wide enough, else one line. */
function railway(view: View, t: TrainView, ink: Ink): string[] {
  const stops = t.stations.map((station, at) => ({
    name: stationName(station),
    price: price(station, view),
    under: under(t, at, ink),
  }));
  stops.push({ name: "End of the Line", price: "", under: under(t, t.stations.length, ink) });
  const widths = stops.map((s) => Math.max(width(s.name), width(s.price), width(s.under)));
  const waiting = t.cars.filter((_, k) => t.paired[k] === null).map(pieceName);
  const yard = waiting.length === 0 ? [] : [`  At no station: ${waiting.join(", ")}`];
  if (widths.reduce((sum, w) => sum + w + 3, 8) > ink.columns)
    return [
      ...stops.map((s, i) =>
        `  ${i === 0 ? "Line " : "     "} ${pad(s.name, 16)} ${pad(s.price, 24)} ${s.under}`.trimEnd(),
      ),
      ...yard,
    ];
  const line = (label: string, cell: (s: (typeof stops)[number]) => string): string =>
    `  ${label.padEnd(6)} ${stops.map((s, i) => pad(cell(s), widths[i]!)).join("   ")}`.trimEnd();
  return [line("Line", (s) => s.name), line("Price", (s) => s.price), line("Train", (s) => s.under), ...yard];
}

/** What stands at a station: the Locomotive, or the car paired with it. */
function under(t: TrainView, at: number, ink: Ink): string {
  if (at === t.pos) return ink.paint("bold", `${faceName(t.side)} ▶`);
  const car = t.cars[t.pos - 1 - at];
  return car === undefined || at > t.pos ? "" : `[${pieceName(car)}]`;
}

function price(station: number, view: View): string {
  return stationPrice(station, view.config.customStation)
    .replace(/^Discard (an? )?/, "")
    .replace(/\.$/, "")
    .replace(", not your last one", "");
}

function piles(view: View): string {
  const top = view.top === null ? "empty" : `${view.discard}, ${pieceName(view.top)} on top`;
  const cars = view.train === null ? "" : ` · Railcars to come: ${view.train.deck}`;
  return `Draw pile: ${view.deck} · discard pile: ${top}${cars}`;
}

function ownHand(view: View, ink: Ink): string {
  const cards = view.seat === null ? null : view.players[view.seat]!.cards;
  if (cards === null || (cards.length === 0 && view.players[view.seat!]!.out)) return "";
  return ink.paint("bold", `Your hand: ${cards.length === 0 ? "empty" : cards.map(pieceName).join(", ")}`);
}

/** Whom the game waits for, and for what: the public part of what is being resolved. */
function waitingFor(view: View, names: Names, ink: Ink): string[] {
  const others = view.pending.filter((d) => !d.free && d.seat !== view.seat);
  return others.flatMap((d) =>
    wrap(en.decision(d, view, names), ink.columns, "  ").map((line) => ink.paint("dim", line)),
  );
}

/** The same in sentences. */
export function describeBang(view: View, names: Names): string[] {
  const lines = inOrder(view).map((at) => said(at, view, names));
  if (view.train !== null) lines.push(...lineSaid(view, view.train));
  lines.push(`${piles(view)}.`);
  for (const d of view.pending) if (!d.free) lines.push(en.decision(d, view, names));
  return lines;
}

function said(at: number, view: View, names: Names): string {
  const p = view.players[at]!;
  const who = `${names.seat(at)}${p.character === null ? "" : `, ${characterName(p.character)}`}`;
  const known = p.role === null ? "role unknown" : `the ${roleNames[p.role]}`;
  if (p.out) return `${who}, ${known}, is out of the game.`;
  const life = p.ghost ? "a ghost" : `${p.life} of ${p.max} life points`;
  const front = inFront(p);
  const apart = view.seat === null || at === view.seat ? "" : `, at distance ${view.distance[view.seat]![at]} from you`;
  const table = front === "" ? "nothing in play" : `in play: ${front}`;
  return `${who}, ${known}: ${life}, ${p.hand} in hand, reach ${p.range}${apart}; ${table}.`;
}

function lineSaid(view: View, t: TrainView): string[] {
  const at = t.pos === t.stations.length ? "the End of the Line" : stationName(t.stations[t.pos]!);
  const lines = [`${faceName(t.side)} stands at ${at}, stop ${t.pos + 1} of ${t.stations.length + 1}.`];
  t.cars.forEach((car, k) => {
    const station = t.paired[k] ?? null;
    const where =
      station === null
        ? "at no station"
        : `at ${stationName(station)}. ${stationPrice(station, view.config.customStation)}`;
    lines.push(`${pieceName(car)}: ${where}${where.endsWith(".") ? "" : "."}`);
  });
  return lines;
}

/** What a card, a Railcar or a character does. */
export function aboutBang(key: string): string | null {
  const [kind, value] = key.split(":");
  const id = kind === "card" ? NAME[Number(value)] : kind === "character" ? CHARACTER_IDS[Number(value)] : value;
  return gallery.find((p) => p.id === id)?.text ?? null;
}

export const terminal = {
  draw: drawBang,
  describe: describeBang,
  about: aboutBang,
  chapter: (view: View): number => view.turn.seat,
  // Its sentences are about players, so even somebody without a name needs one.
  you: "Tex",
};
