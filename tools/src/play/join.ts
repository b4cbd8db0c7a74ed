import { UsageError } from "../lib/cli.ts";
import { findGame, isFault, type Entry } from "../registry.ts";
import { askFor } from "./ask.ts";
import { aside, ownDeal } from "./asides.ts";
import type { KeptSeats } from "./kept-seats.ts";
import type { RevealRefusal } from "@trestle/protocol/deal-memory";
import { serverRules } from "@trestle/server/text/en";
import { Line, type FinalCode } from "./line.ts";
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

const WITHHELD: Record<RevealRefusal, string> = {
  "other-table": "Your part stays sealed: the list is another table's.",
  "other-server-commitment": "Your part stays sealed: the server's commitment has changed since you saw it first.",
  "other-own-commitment": "Your part stays sealed: the list has another commitment in your place.",
  "old-attempt": "Your part stays sealed: this attempt to start had another list before.",
  "no-part": "Your part is on the device where you got ready. It cannot be revealed from here.",
};

const GONE: Record<FinalCode, string> = {
  1011: serverRules["SERVER-TABLE-3"].short,
  4404: serverRules["SERVER-TABLE-1"].short,
  4426: "This terminal speaks another version of the protocol than the server. Update the older of the two.",
};

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
  const secrets = kept?.secrets.slice() ?? (found.hostSecret === null ? [] : [found.hostSecret]);
  const line = new Line(found.ws, secrets, kept?.deal);
  const name = kept?.name ?? wish.name ?? wish.rider;
  const keepSeat = (): void => wish.seats.keep({ at, name, secrets: line.secrets, deal: line.deal, pid: process.pid });
  line.onDeal = keepSeat;
  line.onWithheld = (why) => screen.notice(WITHHELD[why]);
  const t = new RemoteTable(await entryAt(found.origin, found.table));
  line.onFrame = (frame) => {
    t.take(frame, line);
    for (const word of t.words.splice(0)) screen.notice(word);
    if ((t.open !== null && t.owes()?.id !== t.open) || (t.asksForParts && !t.isStarting)) screen.drop();
  };
  line.onLost = () => screen.notice(screen.ink.paint("dim", "Reconnecting — your seat is safe."));
  line.onBack = () => screen.notice(screen.ink.paint("dim", "Back at the table."));
  const sitAndPlay = async (): Promise<boolean> => {
    while (!t.isGreeted) await t.change();
    screen.overhear((typed, open) => (!open && typed.trim() === "q" ? t.leave() : aside(typed, t, line, screen)));
    say(screen, `Table ${found.code} at ${found.origin}. Others join with:`);
    screen.write(`  npm run play -- --join ${found.origin}/${found.code}`);
    if (t.you.seats.length > 0) say(screen, `You are back at your seat, ${name}.`);
    else if (!(await sitDown(t, line, name, screen))) return false;
    keepSeat();
    if (!(await lobby(t, line, screen))) return false;
    const finished = await play(t, line, screen);
    if (finished) wish.seats.forget({ at, name });
    return finished;
  };
  const gone = new Promise<never>((_, fail) => {
    line.onGone = (code) => fail(new UsageError(GONE[code]));
  });
  line.open();
  try {
    return await Promise.race([gone, sitAndPlay()]);
  } finally {
    line.close();
  }
}

async function sitDown(t: RemoteTable, line: Line, name: string, screen: Screen): Promise<boolean> {
  const answer = await line.sit(name);
  if (answer.t === "refused") say(screen, t.refusal(answer));
  return answer.t !== "refused";
}

/** Waits for the game; whoever opened the table starts it by typing `start`. */
async function lobby(t: RemoteTable, line: Line, screen: Screen): Promise<boolean> {
  say(screen, `The server's commitment: ${t.info.commitment}`);
  while (t.info.phase === "lobby") {
    await getReady(t, line, screen);
    const who = t.info.seats.map((s) => (s.kind === "open" ? "open" : s.name)).join(", ");
    if (t.info.starting === null) say(screen, `At the table: ${who}.`);
    if (t.info.starting !== null && t.you.host) {
      if (!(await waitForParts(t, line, screen))) return false;
      continue;
    }
    if (!t.you.host || t.info.starting !== null || t.info.seats.some((s) => s.kind === "open" || !s.ready)) {
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

/** At the first start and after one that was broken off. */
async function getReady(t: RemoteTable, line: Line, screen: Screen): Promise<void> {
  const mine = t.info.seats.find((s) => t.you.seats.includes(s.seat));
  if (mine === undefined || mine.ready || t.info.starting !== null) return;
  const answer = await line.ready(t.info, mine.seat);
  if (answer.t === "refused") say(screen, t.refusal(answer));
  else say(screen, `Your part of the deal, sealed until the start: ${mine.seat}:${line.deal.parts.at(-1)!.part}`);
}

/** Usually over at once. The host need not wait for a part that does not come. */
async function waitForParts(t: RemoteTable, line: Line, screen: Screen): Promise<boolean> {
  const late = new Promise<"late">((done) => setTimeout(done, 1_000, "late").unref());
  while (t.isStarting && (await Promise.race([t.change(), late])) !== "late");
  if (!t.isStarting) return true;
  const names = t.info.starting!.missing.map((seat) => t.names.seat(seat)).join(", ");
  t.asksForParts = true;
  const typed = await screen.ask(`Missing parts: ${names}. wait, go on, break off, q = leave › `);
  t.asksForParts = false;
  if (typed === undefined) return true;
  if (typed === null || typed.trim() === "q") return false;
  const command = typed.trim() === "go on" ? "go-on" : typed.trim() === "break off" ? "break-off" : null;
  if (command === null || !t.isStarting) return true;
  const answer = await line.send({ t: command });
  if (answer.t === "refused") say(screen, t.refusal(answer));
  return true;
}

async function play(t: RemoteTable, line: Line, screen: Screen): Promise<boolean> {
  for (;;) {
    while (t.local === null) await t.change();
    await tell(t, screen);
    if (t.info.phase === "over" || t.info.phase === "closed") return end(t, line, screen);
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
  for (const line of t.local!.entry.terminal.draw(viewOf(t.local!), t.names, screen.ink)) screen.write(line);
}

function end(t: RemoteTable, line: Line, screen: Screen): boolean {
  const { entry, recorder } = t.local!;
  draw(t, screen);
  const outcome = entry.game.outcome(recorder.state);
  if (outcome !== null)
    say(screen, screen.ink.paint("bold", entry.text.outcome(outcome.because, outcome.winners, t.names)));
  if (t.info.phase === "closed") say(screen, "This table is closed.");
  else {
    say(screen, `The log: /api/tables/${t.info.id}/log. Check it with what you were shown:`);
    screen.write(`  npm run -s verify -- game.log ${ownDeal(line.deal, t.info.commitment)}`);
  }
  return true;
}
