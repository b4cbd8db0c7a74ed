import { hints, type Line, type Opens, type Why } from "@trestle/bots";
import type { Decision, Names, Seat, Types } from "@trestle/kernel";
import type { Entry } from "../registry.ts";
import { say, type Screen } from "./screen.ts";
import { viewOf, type LocalTable } from "./table.ts";

/** What a bot thought when it moved. */
export interface Thought {
  seat: Seat;
  why: Why;
  say: Line | null;
  /** How often something had been revealed at this table when it thought so. */
  revealed: number;
}

/** One of the best moves, with its reason in words to be. */
export interface Advice {
  move: Types["move"];
  share: number | null;
  lines: readonly Line[];
}

/** Who is asked for advice and reasons where this terminal is not the table itself. */
export interface Mind {
  hints(d: Decision): Promise<readonly Advice[] | string>;
  reasons(): Promise<string[]>;
}

export function spell(entry: Entry, lines: readonly Line[], names: Names): string {
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
  told: { lines: readonly Line[] | null; opens: Opens },
): string {
  const words = told.lines === null ? "" : spell(entry, told.lines, names);
  return words === "" ? `${names.seat(seat)} ${LATER[told.opens]}.` : `${names.seat(seat)}: ${words}`;
}

/** `why`: what each bot thought last, as far as it gives nothing away. */
export async function tellReasons(t: LocalTable, screen: Screen): Promise<void> {
  const told = t.mind === null ? ownReasons(t) : await t.mind.reasons();
  if (told.length === 0) say(screen, "No bot has made a move yet.");
  for (const sentence of told) say(screen, sentence);
}

function ownReasons(t: LocalTable): string[] {
  const over = t.entry.game.outcome(t.recorder.state) !== null;
  const last = new Map(t.thoughts.map((thought) => [thought.seat, thought]));
  return [...last.values()].map(({ seat, why, say: aloud, revealed }) => {
    const open = over || why.opens === "now" || (why.opens === "reveal" && t.revealed > revealed);
    const lines = open ? why.lines : aloud === null ? null : [aloud];
    return reasonOf(t.entry, t.names, seat, { lines, opens: why.opens });
  });
}

/** `hint`: the best three as a Legend sees them, best first. */
export async function tellHints(
  t: LocalTable,
  d: Decision,
  legal: readonly Types["move"][],
  screen: Screen,
): Promise<void> {
  if (d.free) return say(screen, "Nobody waits for this; Enter goes on.");
  const best = t.mind === null ? ownHints(t, d, legal) : await t.mind.hints(d);
  if (typeof best === "string") return say(screen, best);
  const { text } = t.entry;
  best.forEach(({ move, share, lines }, i) => {
    const wins = share === null ? "" : ` (wins ${Math.round(100 * share)} %)`;
    const first = i === 0 ? "A Legend would choose" : "or";
    say(screen, `${first}: ${text.move(move, viewOf(t), t.names)}${wins}. ${spell(t.entry, lines, t.names)}`.trim());
  });
}

function ownHints(t: LocalTable, d: Decision, legal: readonly Types["move"][]): readonly Advice[] {
  const { game, player } = t.entry;
  const how = { iterations: player.enough, level: "legend", temper: "even" } as const;
  return hints(player, {
    game,
    view: viewOf(t),
    history: t.history[d.seat] ?? [],
    legal,
    decision: d,
    seed: d.id,
    ...how,
  });
}
