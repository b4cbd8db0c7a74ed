import type { BotReason } from "@trestle/bots";
import type { Decision, Names, Opens, ReasonLine, Seat, Types } from "@trestle/kernel";
import type { Entry } from "../registry.ts";

/** What a bot thought when it moved. */
export interface Thought {
  seat: Seat;
  why: BotReason;
  say: ReasonLine | null;
  /** How often something had been revealed at this table when it thought so. */
  revealed: number;
}

/** One of the best moves, with its reason in words to be. */
export interface Advice {
  move: Types["move"];
  share: number | null;
  lines: readonly ReasonLine[];
}

/** Who is asked for advice and reasons where this terminal is not the table itself. */
export interface Mind {
  hints(d: Decision): Promise<readonly Advice[] | string>;
  reasons(): Promise<string[]>;
}

export function spell(entry: Entry, lines: readonly ReasonLine[], names: Names): string {
  return lines.map(({ key, data }) => entry.lines[key]?.(data, names) ?? "").join(" ");
}

const LATER: Readonly<Record<Opens, string>> = {
  now: "had no choice worth a word",
  reveal: "tells why after the reveal",
  end: "tells why when the game is over",
};

/** A reason as a sentence with a name; `lines` null: it may not be told yet. */
export function reasonOf(
  entry: Entry,
  names: Names,
  seat: Seat,
  told: { lines: readonly ReasonLine[] | null; opens: Opens },
): string {
  const words = told.lines === null ? "" : spell(entry, told.lines, names);
  return words === "" ? `${names.seat(seat)} ${LATER[told.opens]}.` : `${names.seat(seat)}: ${words}`;
}
