import { outlineOf, sayFact, type Fact, type Names, type Seat, type Types } from "@trestle/kernel";
import type { ScreenReader, ScreenReaderCell } from "../scene.ts";
import { headlineOf, keysOf, type DefaultGame } from "./game.ts";

/** The board in sentences: a row of players, a row of what lies on the table, a row for the hand. */
export function screenReaderOf(game: DefaultGame): ScreenReader<Types> {
  const { text, words } = game;
  const say = (facts: readonly Fact[], view: unknown, names: Names): string[] =>
    facts.map((fact) => `${sayFact(fact, view, text, names)}.`);
  const seatSaid = (view: unknown, seat: Seat, names: Names): string => {
    const { seats, turn } = outlineOf(view, text, names);
    const name = seat === turn ? `${names.seat(seat)}, ${words.toMove}` : names.seat(seat);
    return [`${name}.`, ...say(seats[seat] ?? [], view, names)].join(" ");
  };
  const factCells = (fact: Fact, view: unknown, names: Names): ScreenReaderCell[] =>
    fact.pieces.length === 0
      ? [{ text: `${sayFact(fact, view, text, names)}.`, key: null }]
      : fact.pieces.map((key) => ({ text: `${fact.name}: ${text.piece(key, view, names)}.`, key }));
  return {
    grid(view, names) {
      const { seats, table, hand } = outlineOf(view, text, names);
      const rows = [
        {
          label: words.players,
          cells: seats.map((_, seat) => ({ text: seatSaid(view, seat, names), key: `seat:${seat}` })),
        },
        { label: words.table, cells: table.flatMap((fact) => factCells(fact, view, names)) },
        { label: words.hand, cells: hand.map((key) => ({ text: `${text.piece(key, view, names)}.`, key })) },
      ];
      return { label: words.table, rows: rows.filter(({ cells }) => cells.length > 0) };
    },
    board(view, names) {
      const { seats, table } = outlineOf(view, text, names);
      return [
        `${headlineOf(game, view, null, names)}.`,
        ...say(table, view, names),
        ...seats.map((_, seat) => seatSaid(view, seat, names)),
      ];
    },
    hand(view, names) {
      const { hand } = outlineOf(view, text, names);
      return hand.length === 0
        ? [words.noHand]
        : [`${words.hand}: ${hand.map((key) => text.piece(key, view, names)).join(", ")}.`];
    },
    player: (view, seat, names) => [seatSaid(view, seat, names)],
    keys: keysOf,
  };
}
