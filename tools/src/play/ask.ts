import { choices, complete, LONG, type Choice, type Decision, type Refusal, type Types } from "@trestle/kernel";
import { kernelRules } from "@trestle/kernel/text/en";
import { pad, width } from "@trestle/kernel/terminal";
import { ASIDE_HELP } from "./asides.ts";
import { say, type Screen } from "./screen.ts";
import { viewOf, type LocalTable } from "./table.ts";
import { tellHints, tellReasons } from "./thoughts.ts";

/** What came of asking: a move, nothing this time, or the wish to leave. */
export type Asked = { t: "move"; d: Decision; move: Types["move"] } | { t: "skip" } | { t: "quit" };

function help(t: LocalTable): string[] {
  return [
    "a number      pick it (several at once: 2 4 1)",
    "?N            why N is greyed, or what it does",
    "??            everything that cannot be picked now",
    `? RULE-ID     a rule, such as: ? ${Object.keys(t.entry.game.rules)[0] ?? "KERNEL-OPT-1"}`,
    ...t.entry.gallery.slice(0, 1).map((p) => `? NAME        what a card does, such as: ? ${p.name}`),
    "Enter         do it, once everything is picked",
    "u             take the last pick back (or what you just answered, while that is allowed)",
    "b             the table in sentences",
    "h, hint       what a Legend would do",
    "y, why        why the bots played so",
    ...(t.mind === null ? [] : ASIDE_HELP),
    "q             leave the table",
  ];
}

/** Lets the person choose by narrowing the list of legal moves; greyed choices explain themselves. */
export async function askFor(t: LocalTable, d: Decision, screen: Screen): Promise<Asked> {
  const { game } = t.entry;
  const s = t.recorder.state;
  const legal: Types["move"][] = [];
  const tries: Types["move"][] = [];
  game.moves(s, d, legal);
  game.tries(s, d, tries);
  const why = (m: Types["move"]): Refusal | null => game.why(s, d, m);
  const picks: string[] = [];
  for (;;) {
    const move = complete(game, legal, picks);
    const list = choices(game, legal, tries, picks, why);
    show(t, d, picks, list, legal, move, screen);
    const line = await screen.ask(prompt(d, move));
    if (line === null) return { t: "quit" };
    if (line === undefined) return { t: "skip" };
    const words = line
      .trim()
      .split(/\s+/)
      .filter((word) => word !== "");
    if (words.length === 0) {
      if (move !== null) return { t: "move", d, move };
      if (d.free) return { t: "skip" };
      continue;
    }
    const done = words[0] === "q" ? "quit" : await command(t, d, words, picks, list, legal, screen);
    if (done === "quit") return { t: "quit" };
    if (done === "free" && d.free) return { t: "move", d, move: legal[0] };
  }
}

function prompt(d: Decision, move: Types["move"] | null): string {
  if (move !== null) return "Enter = do it, u = back › ";
  return d.free ? "Enter = go on, u = take it back › " : "pick › ";
}

function show(
  t: LocalTable,
  d: Decision,
  picks: readonly string[],
  list: readonly Choice[],
  legal: readonly Types["move"][],
  move: Types["move"] | null,
  screen: Screen,
): void {
  const { text } = t.entry;
  const view = viewOf(t);
  const { ink } = screen;
  screen.write("");
  say(screen, ink.paint("bold", text.decision(d, view, t.names)));
  if (picks.length > 0)
    say(screen, `Picked: ${picks.map((key, i) => `${i + 1}. ${text.piece(key, view, t.names)}`).join("   ")}`);
  if (move !== null || d.free) return;
  const shown = list.map((c, i) => {
    const whole = picks.length === 0 ? complete(t.entry.game, legal, [c.key]) : null;
    const label = `${i + 1} ${whole === null ? text.piece(c.key, view, t.names) : text.move(whole, view, t.names)}`;
    return c.refusal === null ? label : ink.paint("dim", `${label} (?)`);
  });
  const line = `${shown.join("   ")}      ${ink.paint("dim", "? = help")}`;
  if (list.length <= LONG && width(line) < ink.columns) return say(screen, line);
  const open = list.length <= LONG ? list.length : list.filter((c) => c.refusal === null).length;
  for (const row of inColumns(shown.slice(0, open), Math.min(ink.columns, 110))) screen.write(`  ${row}`);
  const rest = list.length - open;
  say(screen, ink.paint("dim", `${rest > 0 ? `${rest} more cannot be picked now: ?? lists them.   ` : ""}? = help`));
}

/** As many columns as fit, read downwards. */
function inColumns(cells: readonly string[], columns: number): string[] {
  const wide = Math.max(1, ...cells.map((cell) => width(cell) + 3));
  const rows = Math.ceil(cells.length / Math.max(1, Math.floor((columns - 2) / wide)));
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_cell, i) => i % rows === row)
      .map((cell) => pad(cell, wide))
      .join("")
      .trimEnd(),
  );
}

/** One line of input that is not yet a move. */
async function command(
  t: LocalTable,
  d: Decision,
  words: readonly string[],
  picks: string[],
  list: readonly Choice[],
  legal: readonly Types["move"][],
  screen: Screen,
): Promise<"free" | null> {
  const first = words[0]!;
  if (first === "u") {
    if (d.free) return "free";
    if (picks.pop() === undefined) say(screen, "Nothing is picked yet.");
  } else if (first === "b") for (const line of t.entry.terminal.describe(viewOf(t), t.names)) say(screen, line);
  else if (first === "h" || first === "hint") await tellHints(t, d, legal, screen);
  else if (first === "y" || first === "why") await tellReasons(t, screen);
  else if (first.startsWith("?")) explain(t, words.join(" ").slice(1).trim(), list, screen);
  else pickAll(t, d, words, picks, legal, screen);
  return null;
}

/** `2 4 1`: one pick after the other. */
function pickAll(
  t: LocalTable,
  d: Decision,
  words: readonly string[],
  picks: string[],
  legal: readonly Types["move"][],
  screen: Screen,
): void {
  const { game } = t.entry;
  const s = t.recorder.state;
  const tries: Types["move"][] = [];
  game.tries(s, d, tries);
  for (const word of words) {
    const list = choices(game, legal, tries, picks, (m) => game.why(s, d, m));
    const choice = list[Number(word) - 1];
    if (!/^\d+$/.test(word) || choice === undefined)
      return say(screen, `"${word}" is not on the list; ? shows what can be typed.`);
    if (choice.refusal !== null) return say(screen, refused(t, choice.refusal));
    picks.push(choice.key);
  }
}

function refused(t: LocalTable, r: Refusal): string {
  return `No: ${t.entry.text.refusal(r, t.names)} [${r.rule}]`;
}

/** `?`, `?3`, `? COLT-FIRE-4`, `? ghost car`. */
function explain(t: LocalTable, what: string, list: readonly Choice[], screen: Screen): void {
  if (what === "") {
    for (const line of help(t)) screen.write(`  ${line}`);
    return;
  }
  if (what === "?") {
    const greyed = list.flatMap((c, i) =>
      c.refusal === null ? [] : [`${i + 1} ${t.entry.text.piece(c.key, viewOf(t), t.names)}`],
    );
    for (const line of inColumns(greyed, Math.min(screen.ink.columns, 110))) screen.write(`  ${line}`);
    return;
  }
  const { text, gallery } = t.entry;
  const choice = list[Number(what) - 1];
  if (choice !== undefined) {
    const name = text.piece(choice.key, viewOf(t), t.names);
    const about = t.entry.terminal.about?.(choice.key) ?? "It can be picked.";
    return say(screen, `${name}. ${choice.refusal === null ? about : refused(t, choice.refusal)}`);
  }
  const picture = gallery.find((p) => p.name.toLowerCase() === what.toLowerCase());
  if (picture !== undefined) return say(screen, `${picture.name} (${picture.type}): ${picture.text}`);
  const id = what.toUpperCase();
  const rule = text.rules[id] ?? (kernelRules as Record<string, { full: string }>)[id];
  say(screen, rule === undefined ? `There is no rule "${what}".` : `${id}: ${rule.full}`);
}
