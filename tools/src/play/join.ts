import { randomBytes } from "node:crypto";
import { USUAL_LEVEL } from "@trestle/bots";
import { owed, sfc32, type Decision, type EventBase, type Names, type Recorder, type Types } from "@trestle/kernel";
import { serverRules } from "@trestle/server/text/en";
import { tableRules } from "@trestle/table/text/en";
import type { Board, Passed, ServerFrame, Step, Sync, TableInfo } from "@trestle/protocol";
import { UsageError } from "../lib/cli.ts";
import { findGame, isFault, type Entry } from "../registry.ts";
import { askFor } from "./ask.ts";
import type { KeptSeats } from "./kept-seats.ts";
import { Line } from "./line.ts";
import { say, type Screen } from "./screen.ts";
import { takeNews, viewOf, type LocalTable } from "./table.ts";
import { reasonOf, spell, type Advice, type Mind } from "./spell.ts";

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

/** The table on the server as the terminal's own code knows tables: its state is imagined from the view. */
class RemoteTable {
  info!: TableInfo;
  you: Sync["you"] = { seats: [], host: false };
  board: Board | null = null;
  local: LocalTable | null = null;
  /** The last entry that a bot has played, by its seat. */
  readonly moved = new Map<number, number>();
  /** What is to be told besides the game: talk, steps back. */
  readonly notes: string[] = [];
  readonly names: Names = { seat: (seat) => this.info.seats[seat]?.name ?? `seat ${seat + 1}` };
  /** The game, with the components of the table. */
  readonly entry: Entry;
  #changed: (() => void)[] = [];

  constructor(entry: Entry) {
    this.entry = entry;
  }

  take(frame: ServerFrame, line: Line): void {
    if (frame.t === "sync" || frame.t === "about") {
      this.info = frame.table;
      this.you = frame.you;
    }
    if (frame.t === "sync") {
      const board = frame.boards[0];
      const missed = frame.away === null ? [] : frame.history.filter((h) => h.v > frame.away!);
      if (missed.length > 0) this.notes.push("You were away, and others played for you. What happened:");
      if (board !== undefined)
        this.#see(
          board,
          missed.flatMap((h) => h.events),
          line,
        );
    } else if (frame.t === "step") {
      this.info = { ...this.info, clocks: frame.clocks };
      this.#heard(frame);
      this.#see(frame.board, frame.events, line);
    } else if (frame.t === "passed") {
      this.#heard(frame);
      this.#hear(frame.seat, frame.events);
    } else if (frame.t === "said") this.notes.push(`${frame.line.name}: ${frame.line.text}`);
    for (const go of this.#changed.splice(0)) go();
  }

  #heard({ by, v, say: aloud }: Step | Passed): void {
    if (by?.by !== "bot" && by?.by !== "minder") return;
    this.moved.set(by.seat, v);
    if (aloud !== undefined) this.notes.push(`${this.names.seat(by.seat)}: ${spell(this.entry, [aloud], this.names)}`);
  }

  #see(board: Board, events: EventBase[], line: Line): void {
    this.board = board;
    const entry = this.entry;
    const state = entry.game.imagine(board.view, sfc32(board.pending[0]?.id ?? 0));
    if (this.local === null) this.local = fresh(entry, this.names, board.seat, line, new RemoteMind(line, this));
    Object.assign(this.local.recorder, { state });
    this.#hear(board.seat, events);
  }

  #hear(seat: number | null, events: EventBase[]): void {
    if (this.local === null) return;
    const told = events.filter((e) => e.t !== "undone");
    if (told.length < events.length) this.notes.push("The last move was taken back. [TABLE-UNDO-1]");
    this.local.news.push(...told);
    if (seat !== null) (this.local.history[seat] ??= []).push(...told);
  }

  /** Resolves when the next frame has come. */
  change(): Promise<void> {
    return new Promise((go) => this.#changed.push(go));
  }

  owes(): Decision | null {
    const { board, info } = this;
    if (board === null || board.seat === null || info.phase !== "playing" || info.paused) return null;
    return owed(board.pending.filter((d) => d.seat === board.seat));
  }
}

/** What bots think is asked of the server. */
class RemoteMind implements Mind {
  readonly #line: Line;
  readonly #table: RemoteTable;

  constructor(line: Line, table: RemoteTable) {
    this.#line = line;
    this.#table = table;
  }

  async hints(d: Decision): Promise<readonly Advice[] | string> {
    const answer = await this.#line.send({ t: "hint", seat: d.seat, d: d.id });
    if (answer.t === "refused") return told(this.#table, answer);
    return answer.t === "hints" ? answer.list : [];
  }

  async reasons(): Promise<string[]> {
    const { entry, names, moved } = this.#table;
    const all = [...moved].map(async ([seat, n]) => {
      const answer = await this.#line.send({ t: "reason", n });
      return answer.t === "reason" ? [reasonOf(entry, names, seat, answer)] : [];
    });
    return (await Promise.all(all)).flat();
  }
}

function fresh(entry: Entry, names: Names, me: number | null, line: Line, mind: Mind): LocalTable {
  const recorder: Pick<Recorder<Types>, "play"> = {
    play: (d, move) => void line.send({ t: "move", seat: d.seat, d: d.id, move }),
  };
  const company = { level: USUAL_LEVEL, temper: "even" } as const;
  const thoughts = { thoughts: [], revealed: 0, aloud: [], mind };
  const played = { news: [], history: [], bots: sfc32(0), drawn: "", ...company, ...thoughts };
  return { entry, recorder: recorder as Recorder<Types>, names, me, ...played };
}

/** Sits down at a table on a server and plays there. False: the person left. */
export async function joinTable(wish: JoinWish, screen: Screen): Promise<boolean> {
  const found = await find(wish);
  const at = `${found.origin}/${found.table}`;
  const kept = wish.seats.find(at, wish.name);
  const line = new Line(found.ws, kept?.secrets.slice() ?? (found.hostSecret === null ? [] : [found.hostSecret]));
  const name = kept?.name ?? wish.name ?? wish.rider;
  const t = new RemoteTable(await entryAt(found.origin, found.table));
  line.onFrame = (frame) => t.take(frame, line);
  line.onLost = () => screen.notice(screen.ink.paint("dim", "Reconnecting — your seat is safe."));
  line.onBack = () => screen.notice(screen.ink.paint("dim", "Back at the table."));
  line.open();
  await t.change();
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
  if (answer.t === "refused") say(screen, told(t, answer));
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
      continue;
    }
    const typed = await screen.ask("start = begin, q = leave › ");
    if (typed === null || typed.trim() === "q") return false;
    if (typed.trim() !== "start") continue;
    const answer = await line.send({ t: "start" });
    if (answer.t === "refused") say(screen, told(t, answer));
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
      continue;
    }
    draw(t, screen);
    const asked = await askFor(t.local, d, screen);
    if (asked.t === "quit") return false;
    if (asked.t !== "move" || t.owes()?.id !== d.id) continue;
    const answer = await line.send({ t: "move", seat: d.seat, d: d.id, move: asked.move });
    if (answer.t === "refused") say(screen, told(t, answer));
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

/** A refusal in words: the game's, or the table's own. */
function told(t: RemoteTable, r: Extract<ServerFrame, { t: "refused" }>): string {
  const own: { short: string } | undefined = ({ ...tableRules, ...serverRules } as Record<string, { short: string }>)[
    r.rule
  ];
  const text = own?.short ?? t.entry.text.refusal({ rule: r.rule, data: r.data }, t.names);
  return `No: ${text} [${r.rule}]`;
}
