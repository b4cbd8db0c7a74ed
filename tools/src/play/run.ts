import { askFor } from "./ask.ts";
import { say, type Screen } from "./screen.ts";
import { botMoves, isOver, mine, takeNews, viewOf, type LocalTable } from "./table.ts";

/** Plays a table to its end. False: the person left. */
export async function runTable(t: LocalTable, screen: Screen): Promise<boolean> {
  const { text } = t.entry;
  say(screen, screen.ink.paint("bold", `${text.name}. ${text.promise}`), "");
  await tell(t, screen);
  draw(t, screen);
  let chapter = chapterOf(t);
  while (!isOver(t)) {
    const d = mine(t).find((q) => !q.free);
    if (d !== undefined) {
      const asked = await askFor(t, d, screen);
      if (asked.t === "quit") return false;
      if (asked.t === "move") t.recorder.play(asked.d, asked.move, "person", 0);
      const taken = await secondThoughts(t, screen);
      if (taken === "quit") return false;
    } else if (!botMoves(t)) throw new Error("nobody owes a decision and the game is not over");
    if (waiting(t)) continue;
    await tell(t, screen);
    const anew = chapterOf(t);
    if (!isOver(t) && (mine(t).some((q) => !q.free) || (t.me === null && anew !== chapter))) draw(t, screen);
    chapter = anew;
  }
  draw(t, screen);
  const outcome = t.entry.game.outcome(t.recorder.state)!;
  say(screen, screen.ink.paint("bold", text.outcome(outcome.because, outcome.winners, t.names)));
  say(screen, `[${outcome.because}]`);
  return true;
}

/** While others still think, what was just answered may be taken back: offered once, before the bots go on. */
async function secondThoughts(t: LocalTable, screen: Screen): Promise<"quit" | "on"> {
  if (mine(t).some((q) => !q.free)) return "on";
  const free = mine(t).find((q) => q.free);
  if (free === undefined) return "on";
  const asked = await askFor(t, free, screen);
  if (asked.t === "quit") return "quit";
  if (asked.t === "move") t.recorder.play(asked.d, asked.move, "person", 0);
  return "on";
}

/** Nothing but "is ready" has happened: no need to draw yet. */
function waiting(t: LocalTable): boolean {
  return !isOver(t) && t.news.every((e) => e.reveals !== true) && !mine(t).some((q) => !q.free);
}

function chapterOf(t: LocalTable): number {
  return t.entry.terminal.chapter?.(viewOf(t)) ?? 0;
}

async function tell(t: LocalTable, screen: Screen): Promise<void> {
  for (const line of t.aloud.splice(0)) say(screen, screen.ink.paint("dim", line));
  for (const { sentence, rule } of takeNews(t)) {
    say(screen, `${sentence} ${screen.ink.paint("dim", `[${rule}]`)}`);
    await screen.pause();
  }
}

/** What looks as it did before is not drawn again. */
function draw(t: LocalTable, screen: Screen): void {
  const view = viewOf(t);
  const lines = t.entry.terminal.draw(view, t.names, screen.ink);
  const same = lines.join("\n");
  if (same === t.drawn) return;
  t.drawn = same;
  screen.write("");
  for (const line of lines) screen.write(line);
  screen.write("");
}
