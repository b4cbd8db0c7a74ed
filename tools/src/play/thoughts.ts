import { hints } from "@trestle/bots";
import type { Decision, Types } from "@trestle/kernel";
import { say, type Screen } from "./screen.ts";
import { reasonOf, spell, type Advice } from "./spell.ts";
import { viewOf, type LocalTable } from "./table.ts";

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
  const { game, bots } = t.entry;
  const how = { iterations: bots.enough, level: "legend", temper: "even" } as const;
  return hints(bots, {
    game,
    view: viewOf(t),
    history: t.history[d.seat] ?? [],
    legal,
    decision: d,
    seed: d.id,
    ...how,
  });
}
