import type { BangTypes, Event, View } from "../engine/page.ts";
import type { Names, Seat } from "@trestle/kernel";
import type { ScreenReader, ScreenReaderCell } from "@trestle/ui/scene.ts";
import { game, priceSaid, text } from "./names.ts";
import { inOrder, picture } from "./picture.ts";
import { seatSaid } from "./said.ts";

function seatCells(view: View, names: Names): ScreenReaderCell[] {
  const p = picture(view);
  return inOrder(p).map((seat) => ({ text: seatSaid(p, view, seat, names), key: `seat:${seat}` }));
}

function trainCells(view: View): ScreenReaderCell[] {
  const { train } = view;
  if (train === null) return [];
  const t = text();
  const custom = view.config.customStation;
  const where = train.stations[train.pos];
  const front = where === undefined ? t.endOfLine : game().stationName(where);
  const cells: ScreenReaderCell[] = [
    { text: `${t.locomotive(game().faceName(train.side), front)}.`, key: "locomotive" },
  ];
  train.cars.forEach((car, k) => {
    const station = train.paired[k] ?? null;
    const at = station === null ? null : game().stationName(station);
    const price = station === null ? "" : `: ${priceSaid(station, custom)}`;
    cells.push({ text: `${t.carAt(game().pieceName(car), at)}${price}.`, key: `card:${car}` });
  });
  train.stations.forEach((station) =>
    cells.push({ text: `${game().stationName(station)}: ${priceSaid(station, custom)}.`, key: null }),
  );
  cells.push({ text: `${t.railcars(train.deck)}.`, key: null });
  return cells;
}

function pileCells(view: View): ScreenReaderCell[] {
  const t = text();
  const top = view.top === null ? null : game().pieceName(view.top);
  return [
    { text: `${t.deck(view.deck)}.`, key: "deck" },
    { text: `${t.discard(view.discard, top)}.`, key: "discard" },
  ];
}

/** What lies in front of the others: a piece of its own each. */
function frontCells(view: View, names: Names): ScreenReaderCell[] {
  return inOrder({ me: view.seat, players: view.players }).flatMap((seat) =>
    seat === view.seat
      ? []
      : view.players[seat]!.table.map((card) => ({
          text: `${names.seat(seat)}: ${game().pieceName(card)}.`,
          key: `card:${card}`,
        })),
  );
}

function handCells(view: View): ScreenReaderCell[] {
  const mine = view.seat === null ? null : view.players[view.seat]!;
  return [...(mine?.cards ?? []), ...(mine?.table ?? [])].map((card) => ({
    text: `${game().pieceName(card)}.`,
    key: `card:${card}`,
  }));
}

/** The seats, cards and cars an event is about. */
function keysOf(event: Event): string[] {
  const out = new Set<string>();
  if ("seat" in event) out.add(`seat:${event.seat}`);
  if ("at" in event && event.at !== null) out.add(`seat:${event.at}`);
  if ("from" in event && typeof event.from === "number") out.add(`seat:${event.from}`);
  if ("to" in event && typeof event.to === "number") out.add(`seat:${event.to}`);
  if ("by" in event && event.by !== null) out.add(`seat:${event.by}`);
  if ("card" in event && event.card !== null) out.add(`card:${event.card}`);
  if ("car" in event) out.add(`card:${event.car}`);
  if ("cars" in event) for (const car of event.cars) out.add(`card:${car}`);
  if (event.t === "advanced" || event.t === "locomotive-acted" || event.t === "new-line") out.add("locomotive");
  return [...out];
}

export const screenReader: ScreenReader<BangTypes> = {
  grid(view, names) {
    const t = text().screenReader;
    const rows = [
      { label: t.players, cells: seatCells(view, names) },
      { label: t.front, cells: frontCells(view, names) },
      { label: t.train, cells: trainCells(view) },
      { label: t.piles, cells: pileCells(view) },
      { label: t.hand, cells: handCells(view) },
    ];
    return { label: t.grid, rows: rows.filter((row) => row.cells.length > 0) };
  },

  board(view, names) {
    const t = text().screenReader;
    const first = view.outcome === null ? t.turn(names.seat(view.turn.seat)) : t.over;
    return [first, ...seatCells(view, names), ...trainCells(view), ...pileCells(view)].map((line) =>
      typeof line === "string" ? line : line.text,
    );
  },

  hand(view) {
    const t = text().screenReader;
    const mine = view.seat === null ? null : view.players[view.seat]!;
    if (mine === null || mine.cards === null) return [t.noHand];
    const named = (cards: readonly number[]): string[] => cards.map((card) => game().pieceName(card));
    return [t.cards(named(mine.cards)), t.table(named(mine.table))].filter(Boolean);
  },

  player(view, seat: Seat, names) {
    return [seatSaid(picture(view), view, seat, names)];
  },

  keys: keysOf,
};
