import { ours, type CowboyView, type Edition, type Forecast, type HeistView } from "../engine/index.ts";
import { makeGallery, makeText } from "../text/en.ts";
import type { Names } from "@trestle/kernel";
import { wrap, type Ink } from "@trestle/kernel/terminal";
import { drawMap, figure, listMap } from "./map.ts";
import { drawTiles, drawTrain } from "./train.ts";

const WIDE = 96;

type Say = (key: string) => string;

/** Both maps, what there is to rob, everybody's cards, and where the train goes next. */
export function drawHeist(edition: Edition): (view: HeistView, names: Names, ink: Ink) => string[] {
  const text = makeText(edition);
  return (view, names, ink) => {
    const say: Say = (key) => text.piece(key, view, names);
    const wide = ink.columns >= WIDE;
    return [
      ...wrap(standingOf(view, say).join(" · "), Math.min(ink.columns, 110), "  "),
      ...(wide ? drawMap(edition, view, ink) : listMap(view, (id) => say(`space:${id}`), ink)),
      ...drawTrain(edition, view, ink),
      "",
      ...drawTiles(view, say, ink),
      "",
      ...view.cowboys.map((c) => `  ${figure(c, ink)} ${cowboyLine(c, view, say)}`),
      ...wrap(ahead(view, say), Math.min(ink.columns, 110), "  "),
      ...(view.row.length > 0 ? wrap(row(view, say), Math.min(ink.columns, 110), "  ") : []),
    ];
  };
}

function standingOf(view: HeistView, say: Say): string[] {
  const score = view.goal === null ? `meter ${view.meter}` : `Heist Meter ${view.meter} of ${view.goal}`;
  return [
    `Turn ${view.turn}: ${say(`cowboy:${view.active}`)}, ${count(view.actions, "action")} left`,
    `speed ${view.speed}`,
    ...(view.mode === "versus" ? [] : [score]),
    view.knot > 3 ? "Last Rope: the skull" : `Last Rope: knot ${view.knot} of 3`,
    `${count(view.events, "Event Card")} left`,
    view.tokens ? `switches: top ${view.switches.top}, low ${view.switches.low}` : "no switches: the line ends",
    `${count(view.bullets, "bullet")} on the board`,
  ];
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? "" : "s"}`;
}

function cowboyLine(c: CowboyView, view: HeistView, say: Say): string {
  const hand = c.hand === null ? count(c.cards, "card") : c.hand.map((id) => say(`card:${id}`)).join(", ");
  const marks = [
    c.cowboy === view.active ? "on turn" : "",
    c.flat ? "flat, loses a turn" : "",
    c.loot.length > 0 ? `carries ${c.loot.map((id) => say(`tile:${id}`).split(",")[0]).join(" and ")}` : "",
    c.bullets > 0 ? count(c.bullets, "bullet") : "",
    view.mode === "versus" ? `${count(c.points, "point")}, ${count(sum(c.counters), "counter")} out` : "",
    c.horse === null ? "" : `on horse ${c.horse + 1}`,
  ].filter((mark) => mark !== "");
  const more = marks.length === 0 ? "" : ` (${marks.join("; ")})`;
  return `${say(`cowboy:${c.cowboy}`)}, ${say(`space:${c.at}`)}: ${hand || "no cards"}${more}`;
}

function sum(list: readonly number[]): number {
  return list.reduce((a, b) => a + b, 0);
}

function row(view: HeistView, say: Say): string {
  return `Wanted Cards still to be earned (b tells how): ${view.row.map((id) => say(`wanted:${id}`)).join(", ")}.`;
}

/** Where the engine will be after each of its next movements, and what it meets on the way. */
function ahead(view: HeistView, say: Say): string {
  return `The engine next: ${view.forecast.map((f, i) => `${i + 1}. ${movement(f, view, say)}`).join("; ")}.`;
}

function movement(f: Forecast, view: HeistView, say: Say): string {
  const meets = f.meets.flatMap((m) => {
    if (m.what === "town") return [`reaches Town ${m.town}${paid(view, m.town) ? "" : ", where nothing waits yet"}`];
    if (m.what === "star") return ["a star"];
    if (m.what === "edge") return ["over the map edge"];
    return m.what === "tunnel" ? ["into the tunnel"] : [];
  });
  const hits = [
    ...f.hits.cowboys.map((c) => `hits ${say(`cowboy:${c}`)}`),
    ...f.hits.horses.map((h) => `hits horse ${h + 1}`),
  ];
  const end = f.endOfLine ? ["the line ends"] : [];
  return [say(`space:${f.cars[0]}`), ...meets, ...hits, ...end].join(", ");
}

function paid(view: HeistView, town: string | null): boolean {
  return (view.towns.find((t) => t.town === town)?.tiles.length ?? 0) > 0;
}

/** The table in sentences: the train, the cars and their tiles, the towns, everybody, and what comes next. */
export function describeHeist(edition: Edition): (view: HeistView, names: Names) => string[] {
  const text = makeText(edition);
  const wanted = wantedOf(edition);
  return (view, names) => {
    const say: Say = (key) => text.piece(key, view, names);
    const space = (id: string): string => say(`space:${id}`);
    return [
      `${standingOf(view, say).join("; ")}.`,
      `The engine is at ${space(view.cars[0]!)}, the caboose at ${space(view.cars[4]!)}; it heads for ${space(view.front)}.`,
      `The Sheriff is at ${space(view.sheriff)}.`,
      ...view.train.map((car) => carSentence(car, say)),
      ...view.towns.map((t) =>
        t.tiles.length === 0
          ? `Town ${t.town}: nothing waits there.`
          : `Town ${t.town}: ${t.tiles.map((id) => say(`tile:${id}`)).join("; ")}.`,
      ),
      ...view.cowboys.map((c) => `${cowboyLine(c, view, say)}.`),
      ...view.horses.map((at, h) => `Horse ${h + 1}: ${at === null ? "out of the game" : space(at)}.`),
      ...(view.closed.length > 0 ? [`Closed Range: ${view.closed.join(", ")}.`] : []),
      ...view.row.map(wanted),
      ahead(view, say),
    ];
  };
}

function carSentence(car: HeistView["train"][number], say: Say): string {
  const tiles = car.stacks.map(({ tiles }) => {
    const top = tiles.at(-1);
    return top === undefined
      ? "an empty square"
      : `${say(`tile:${top}`)}${tiles.length > 1 ? ` on ${tiles.length - 1} more` : ""}`;
  });
  const now = new Set(car.wants.flatMap((w) => w.now));
  const could = new Set(car.wants.flatMap((w) => w.cards));
  const called = [...could].map((c) => `${say(`cowboy:${c}`)}${now.has(c) ? " right now" : ""}`);
  const who = called.length === 0 ? "" : ` The cards for it: ${called.join(", ")}.`;
  return `Car ${car.car}${car.inTunnel ? ", in the tunnel" : ""}: ${tiles.join("; ")}.${who}`;
}

/** What it takes to earn a Wanted Card, and what it is good for. */
function wantedOf(edition: Edition): (id: string) => string {
  const cards = new Map(makeGallery(edition).map((card) => [card.id, card]));
  return (id) => {
    const card = cards.get(id);
    return `Wanted, ${card?.name ?? id}: ${cards.get(`${id}-mission`)?.text ?? ""} Then: ${card?.text ?? ""}`;
  };
}

function terminalWith(edition: Edition) {
  return {
    draw: drawHeist(edition),
    describe: describeHeist(edition),
    chapter: (view: HeistView): number => view.turn,
  };
}

export const terminal = {
  ...terminalWith(ours),
  withEdition: (components: unknown) => terminalWith(components as Edition),
};
