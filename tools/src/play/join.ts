import { randomBytes } from "node:crypto";
import { UsageError } from "../lib/cli.ts";
import { findGame, isFault, type Entry } from "../registry.ts";
import { askFor } from "./ask.ts";
import { aside } from "./asides.ts";
import type { KeptSeats } from "./kept-seats.ts";
import { Line } from "./line.ts";
import { RemoteTable } from "./remote.ts";
import { say, type Screen } from "./screen.ts";
import { takeNews, viewOf } from "./table.ts";

/** Where to and as whom. */
export interface JoinWish {
  /** `http://host:port/CODE`, or without a code to open a new table there. */
  url: string;
  /** null: none was named; whoever sits down anew gets `rider`. */
  name: string | null;
  rider: string;
  seats: KeptSeats;
  /** For a new table. */
  make: { game: string; options: unknown; seats: number; bots: number; level: string; temper: string } | null;
}

interface Found {
  table: string;
  code: string;
  hostSecret: string | null;
}

async function call(url: string, body: unknown): Promise<Found> {
  let answer: Response;
  try {
    const init =
      body === null
        ? {}
        : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    answer = await fetch(url, init);
  } catch {
    throw new UsageError(`nobody answers at ${new URL(url).origin}. Is the server running there?`);
  }
  const json = (await answer.json()) as Found & { text?: string; rule?: string };
  if (!answer.ok) throw new UsageError(`${json.text ?? "the server refused"} [${json.rule ?? answer.status}]`);
  return json;
}

async function find(wish: JoinWish): Promise<Found & { ws: string; origin: string }> {
  let url: URL;
  try {
    url = new URL(wish.url);
  } catch {
    throw new UsageError(`--join wants an address such as http://localhost:8080/BCDFGH, not "${wish.url}".`);
  }
  const code = (url.hash.slice(1) || url.pathname.split("/").at(-1)) ?? "";
  const made = code === "" ? wish.make : null;
  if (code === "" && made === null)
    throw new UsageError("name a game to open a new table there, or add the table's code to the address.");
  const found =
    made === null
      ? { ...(await call(`${url.origin}/api/codes/${encodeURIComponent(code)}`, null)), hostSecret: null }
      : await call(`${url.origin}/api/tables`, made);
  return { ...found, ws: `${url.origin.replace(/^http/, "ws")}/ws/${found.table}`, origin: url.origin };
}

interface Listed {
  game: string;
  edition: string | null;
}

/** What is played there, with its own components or those that the table was made with. */
async function entryAt(origin: string, table: string): Promise<Entry> {
  const about = (await (await fetch(`${origin}/api/tables/${table}`)).json()) as Listed;
  const entry = findGame(about.game);
  if (entry === null) throw new UsageError(`this terminal does not know the game "${about.game}".`);
  if (about.edition === null || about.edition === entry.edition?.hash) return entry;
  const { edition } = (await (await fetch(`${origin}/api/tables/${table}/edition`)).json()) as { edition: unknown };
  const made = entry.withEdition?.(edition);
  if (made === undefined || isFault(made)) throw new UsageError("the table's components cannot be read here.");
  return made;
}

/** Sits down at a table on a server and plays there. False: the person left. */
export async function joinTable(wish: JoinWish, screen: Screen): Promise<boolean> {
  const found = await find(wish);
  const at = `${found.origin}/${found.table}`;
  const kept = wish.seats.find(at, wish.name);
  const line = new Line(found.ws, kept?.secrets.slice() ?? (found.hostSecret === null ? [] : [found.hostSecret]));
  const name = kept?.name ?? wish.name ?? wish.rider;
  const t = new RemoteTable(await entryAt(found.origin, found.table));
  line.onFrame = (frame) => {
    t.take(frame, line);
    for (const word of t.words.splice(0)) screen.notice(word);
    if (t.open !== null && t.owes()?.id !== t.open) screen.drop();
  };
  line.onLost = () => screen.notice(screen.ink.paint("dim", "Reconnecting — your seat is safe."));
  line.onBack = () => screen.notice(screen.ink.paint("dim", "Back at the table."));
  line.open();
  await t.change();
  screen.overhear((typed, open) => (!open && typed.trim() === "q" ? t.leave() : aside(typed, t, line, screen)));
  say(screen, `Table ${found.code} at ${found.origin}. Others join with:`);
  screen.write(`  npm run play -- --join ${found.origin}/${found.code}`);
  try {
    if (t.you.seats.length > 0) say(screen, `You are back at your seat, ${name}.`);
    else if (!(await sitDown(t, line, name, screen))) return false;
    wish.seats.keep({ at, name, secrets: line.secrets, pid: process.pid });
    if (!(await lobby(t, line, screen))) return false;
    const finished = await play(t, line, screen);
    if (finished) wish.seats.forget({ at, name });
    return finished;
  } finally {
    line.close();
  }
}

async function sitDown(t: RemoteTable, line: Line, name: string, screen: Screen): Promise<boolean> {
  const part = randomBytes(32).toString("hex");
  const answer = await line.send({ t: "sit", seat: null, name, part });
  if (answer.t === "refused") say(screen, t.refusal(answer));
  return answer.t !== "refused";
}

/** Waits for the game; whoever opened the table starts it by typing `start`. */
async function lobby(t: RemoteTable, line: Line, screen: Screen): Promise<boolean> {
  const mine = t.info.seats.find((s) => t.you.seats.includes(s.seat));
  if (t.info.phase === "lobby" && mine !== undefined && !mine.ready)
    await line.send({ t: "ready", seat: mine.seat, ready: true, part: randomBytes(32).toString("hex") });
  while (t.info.phase === "lobby") {
    const who = t.info.seats.map((s) => (s.kind === "open" ? "open" : s.name)).join(", ");
    say(screen, `At the table: ${who}.`);
    if (!t.you.host || t.info.seats.some((s) => s.kind === "open" || !s.ready)) {
      await t.change();
      if (t.left) return false;
      continue;
    }
    const typed = await screen.ask("start = begin, q = leave › ");
    if (typed == null || typed.trim() === "q") return false;
    if (typed.trim() !== "start") continue;
    const answer = await line.send({ t: "start" });
    if (answer.t === "refused") say(screen, t.refusal(answer));
  }
  return true;
}

async function play(t: RemoteTable, line: Line, screen: Screen): Promise<boolean> {
  for (;;) {
    while (t.local === null) await t.change();
    await tell(t, screen);
    if (t.info.phase === "over" || t.info.phase === "closed") return end(t, screen);
    const d = t.owes();
    if (d === null) {
      await t.change();
      if (t.left) return false;
      continue;
    }
    draw(t, screen);
    t.open = d.id;
    const asked = await askFor(t.local, d, screen);
    t.open = null;
    if (asked.t === "quit") return false;
    if (asked.t !== "move" || t.owes()?.id !== d.id) continue;
    const answer = await line.send({ t: "move", seat: d.seat, d: d.id, move: asked.move });
    if (answer.t === "refused") say(screen, t.refusal(answer));
    // The step that the move made comes just before its answer.
    while (t.owes()?.id === d.id && answer.t !== "refused") await t.change();
  }
}

async function tell(t: RemoteTable, screen: Screen): Promise<void> {
  for (const note of t.notes.splice(0)) say(screen, note);
  for (const { sentence, rule } of takeNews(t.local!)) {
    say(screen, `${sentence} ${screen.ink.paint("dim", `[${rule}]`)}`);
    await screen.pause();
  }
}

function draw(t: RemoteTable, screen: Screen): void {
  screen.write("");
  for (const line of t.local!.entry.draw(viewOf(t.local!), t.names, screen.ink)) screen.write(line);
}

function end(t: RemoteTable, screen: Screen): boolean {
  const { entry, recorder } = t.local!;
  draw(t, screen);
  const outcome = entry.game.outcome(recorder.state);
  if (outcome !== null)
    say(screen, screen.ink.paint("bold", entry.text.outcome(outcome.because, outcome.winners, t.names)));
  say(screen, t.info.phase === "closed" ? "The host has closed the table." : `The log: /api/tables/${t.info.id}/log`);
  return true;
}
