import {
  isPieceKey,
  outlineOf,
  type EventBase,
  type Fact,
  type GameText,
  type Names,
  type Outcome,
  type Seat,
  type Types,
} from "@trestle/kernel";
import type { DefaultText } from "./text/en.ts";

/** What the default scene is given of a game: its words, and nothing else. */
export interface DefaultGame {
  text: GameText<Types>;
  words: DefaultText;
}

/** The view, read by the names that its keys have (`kernel/src/outline.ts`), with a list for each seat of the table. */
export function readView({ text }: DefaultGame, view: unknown, names: Names, seats: number) {
  const outline = outlineOf(view, text, names);
  return { ...outline, seats: Array.from({ length: seats }, (_, seat): readonly Fact[] => outline.seats[seat] ?? []) };
}

/** How the game has ended, where the view says so under `outcome`. */
export function outcomeIn(view: unknown): Outcome | null {
  if (typeof view !== "object" || view === null || !("outcome" in view)) return null;
  const { outcome } = view;
  return typeof outcome === "object" && outcome !== null && "winners" in outcome ? (outcome as Outcome) : null;
}

export function headlineOf({ text, words }: DefaultGame, view: unknown, me: Seat | null, names: Names): string {
  const own = text.headline?.(view, names);
  const { turn } = outlineOf(view, text, names);
  const act =
    outcomeIn(view) !== null
      ? words.over
      : turn === null
        ? null
        : turn === me
          ? words.yourTurn
          : words.turnOf(names.seat(turn));
  return [own ?? (act === null ? text.name : undefined), act].filter((part) => part != null).join(" · ");
}

/** The pieces and seats that an event names: `seat` and any piece key in it. */
export function keysOf(event: EventBase): string[] {
  const keys = new Set<string>();
  for (const [name, value] of Object.entries(event)) {
    if (name === "seat" && typeof value === "number") keys.add(`seat:${value}`);
    for (const one of Array.isArray(value) ? value : [value]) if (isPieceKey(one)) keys.add(one);
  }
  return [...keys];
}
