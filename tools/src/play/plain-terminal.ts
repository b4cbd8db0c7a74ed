import type { TerminalPart } from "@trestle/games";
import { outlineOf, sayFact, type GameText, type Names, type Types } from "@trestle/kernel";
import { pad, width, wrap, type Ink } from "@trestle/kernel/terminal";

/** A drawing for a game that brings none: what its view says of each seat and of the table. */
export function plainTerminal(text: GameText<Types>): TerminalPart {
  const read = (view: Types["view"], names: Names) => {
    const { seats, table, hand, turn } = outlineOf(view, text, names);
    const say = (facts: (typeof seats)[number]): string[] => facts.map((fact) => sayFact(fact, view, text, names));
    return {
      headline: text.headline?.(view, names) ?? text.name,
      seats: seats.map((facts, seat) => ({ name: names.seat(seat), facts: say(facts), acts: seat === turn })),
      table: say(table),
      hand: hand.map((key) => text.piece(key, view, names)),
    };
  };
  return {
    draw(view, names, ink) {
      const { headline, seats, table, hand } = read(view, names);
      const wide = Math.max(0, ...seats.map(({ name }) => width(name)));
      return [
        ...lines(ink.paint("bold", headline), ink),
        ...seats.flatMap(({ name, facts, acts }) => {
          const who = pad(acts ? ink.paint("bold", name) : name, wide);
          return lines(`${acts ? "▸" : " "} ${who}  ${facts.join(" · ")}`, ink);
        }),
        ...(table.length === 0 ? [] : lines(table.join(" · "), ink)),
        ...(hand.length === 0 ? [] : lines(`Your hand: ${hand.join(", ")}`, ink)),
      ];
    },
    describe(view, names) {
      const { headline, seats, table, hand } = read(view, names);
      return [
        `${headline}.`,
        ...seats.map(({ name, facts, acts }) => `${[`${name}${acts ? ", to move" : ""}`, ...facts].join(". ")}.`),
        ...table.map((fact) => `${fact}.`),
        ...(hand.length === 0 ? [] : [`Your hand: ${hand.join(", ")}.`]),
      ];
    },
  };
}

function lines(text: string, ink: Ink): string[] {
  return wrap(text, ink.columns - 2, "  ");
}
