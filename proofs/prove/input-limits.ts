import { request } from "node:http";
import { ours } from "@trestle/games/heist/engine";
import { newSecret, openGame, Prober, type Opened } from "./prober.ts";
import { call, Program, until, type Made } from "./program.ts";
import type { Figures } from "./proof.ts";
import type { Wish } from "./stage.ts";

const MALLORY = "127.0.0.66";
const ADMIN = "an-admin-word-nobody-guesses";
/** Of the limits in docs/HOSTING.md: at once, and a second. */
const ADDRESS = {
  talk: [240, 10],
  hint: [90, 2],
  aside: [480, 40],
  sit: [120, 2],
  look: [300, 60],
  frame: [1_200, 300],
} as const;
const WATCHERS = { all: [60, 1], address: [40, 0.5] } as const;
type Limit = readonly [burst: number, perSecond: number];

export interface LimitLoad {
  /** Tables that the attacker sits at. */
  tables: number;
  /** Sockets at each of them. */
  sockets: number;
  /** Strangers who watch one table. */
  watchers: number;
}

/** The server as it is shipped, with all its limits. */
async function withServer<T>(act: (program: Program) => Promise<T>): Promise<T> {
  const program = new Program("--admin-word", ADMIN);
  try {
    await program.start();
    const result = await act(program);
    if (!program.alive || program.complaints !== "") throw new Error(`the server complains: ${program.complaints}`);
    return result;
  } finally {
    await program.end();
  }
}

/** All of them at once, as often as that: how many passed. Throws where that is more than the limit has. */
async function flood(what: string, who: readonly Prober[], times: number, wish: Wish, limit: Limit): Promise<number> {
  const began = performance.now();
  const rules = await Promise.all(who.flatMap((one) => Array.from({ length: times }, () => one.rule(wish))));
  const seconds = (performance.now() - began) / 1_000;
  const passed = rules.filter((rule) => rule !== "SERVER-RATE-1" && rule !== "closed").length;
  const [burst, perSecond] = limit;
  if (rules.length <= burst + perSecond * seconds) throw new Error(`${what}: too slow a flood to prove anything`);
  if (passed > Math.ceil(burst + perSecond * seconds) + 1)
    throw new Error(`${what}: ${passed} of ${rules.length} passed in ${seconds.toFixed(1)} s`);
  return passed;
}

/** Somebody else plays on meanwhile: talk, a hint and a move, none of them refused. */
async function unharmed({ ann }: Opened): Promise<void> {
  await until(() => ann.owed(0) !== null, "the honest player's turn");
  const { d, moves } = ann.owed(0)!;
  const wishes: Wish[] = [
    { t: "say", seat: 0, channel: "table", text: "all quiet" },
    { t: "hint", seat: 0, d },
    { t: "move", seat: 0, d, move: moves[0] },
  ];
  for (const wish of wishes) {
    const rule = await ann.rule(wish);
    if (rule !== "done" && rule !== "hints" && rule !== "TABLE-HINT-1") throw new Error(`${wish.t} was met by ${rule}`);
  }
}

interface Flood {
  name: string;
  limit: Limit;
  /** Times that each socket sends it; fewer frames than an address may send, so that this limit is the one met. */
  times: number;
  wish: (d: number) => Wish;
}

const FLOODS: readonly Flood[] = [
  {
    name: "talk",
    limit: ADDRESS.talk,
    times: 8,
    wish: () => ({ t: "say", seat: 0, channel: "table", text: "me" }),
  },
  { name: "hints", limit: ADDRESS.hint, times: 6, wish: (d) => ({ t: "hint", seat: 0, d }) },
  {
    name: "asides",
    limit: ADDRESS.aside,
    times: 10,
    wish: () => ({ t: "note", seat: 0, about: 1, guess: null, strength: 1, text: "x" }),
  },
  {
    name: "sits",
    limit: ADDRESS.sit,
    times: 8,
    wish: () => ({ t: "sit", seat: 2, name: "Mallory", secret: newSecret() }),
  },
  { name: "stepsBack", limit: ADDRESS.look, times: 10, wish: () => ({ t: "undo", seat: 0 }) },
  { name: "frames", limit: ADDRESS.frame, times: 60, wish: () => ({ t: "ping" }) },
];

/** One address at many tables, with many sockets at each; somebody else plays on. Each flood meets a fresh server. */
export async function manySockets(load: LimitLoad): Promise<Figures> {
  const figures: Figures = {};
  for (const { name, limit, times, wish } of FLOODS)
    await withServer(async (program) => {
      const honest = await openGame(program, "colt", 3);
      const crowd = await mallory(program, load);
      const { d } = crowd[0]!.owed(0)!;
      figures[`${name}Sent`] = crowd.length * times;
      figures[`${name}Passed`] = await flood(name, crowd, times, wish(d), limit);
      await unharmed(honest);
    });
  return figures;
}

/** Games against bots, each held through several sockets. */
async function mallory(program: Program, { tables, sockets }: LimitLoad): Promise<Prober[]> {
  const crowd: Prober[] = [];
  for (let i = 0; i < tables; i++) {
    const wish = { game: "colt", seats: 3, bots: 2, level: "greenhorn", hints: true };
    const made = await call<Made>(`${program.origin}/api/tables`, wish);
    const first = await Prober.at(program, made.table, [made.hostSecret], MALLORY);
    await first.sit("Mallory", 0);
    await first.rule({ t: "start" });
    crowd.push(first);
    for (let j = 1; j < sockets; j++) crowd.push(await Prober.at(program, made.table, first.secrets, MALLORY));
  }
  await until(() => crowd.every((one) => one.owed(0) !== null), "the attacker's games");
  return crowd;
}

/** Watchers who talk without end, from one address and from many; the table does not hear less of its players. */
export async function watchersTalk({ watchers }: LimitLoad): Promise<Figures> {
  return withServer(async (program) => {
    const honest = await openGame(program, "colt", 3);
    const { table } = honest.made;
    const line: Wish = { t: "say", seat: null, channel: "watch", text: "look at me" };
    const at = (from: string): Promise<Prober> => Prober.at(program, table, [], from);
    const same = await Promise.all(Array.from({ length: watchers }, () => at(MALLORY)));
    const ofOne = await flood("watchers of one address", same, 8, line, WATCHERS.address);
    const many = await Promise.all(Array.from({ length: watchers }, (_, i) => at(`127.0.1.${i + 1}`)));
    const ofAll = await flood("watchers", many, 8, line, WATCHERS.all);
    await unharmed(honest);
    return { watchLinesOfOne: ofOne, watchLinesOfAll: ofAll };
  });
}

const UNFIT = ["\u001b[2J", "\u001b]0;title\u0007", "\u009b31m", "\u202e", "\u2066", "\u200b", "\r\n", "\0", "\ud800"];
const STRANGERS = [
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "evil.example.",
  "xn--evil-example",
];

/** Editions with texts that paint terminals, push services that are none, names that were pointed at this machine, guesses of the admin word. */
export async function badNames(): Promise<Figures> {
  return withServer(async (program) => {
    const figures: Figures = {
      editionsRefused: 0,
      hostsRefused: 0,
      guessesAnswered: 0,
      guessesRefused: 0,
      servicesRefused: 0,
    };
    for (const bad of UNFIT) await refuseEdition(program, bad, figures);
    for (const host of STRANGERS)
      for (const path of ["/", "/healthz", "/api/tables", "/admin", "/metrics", "/ws/0123456789abcdef0123"]) {
        const { status } = await ask(program, path, { host, origin: `http://${host}` });
        if (status !== 421) throw new Error(`${path} answers ${status} to the name ${host}`);
        figures["hostsRefused"]!++;
      }
    await guess(program, figures);
    await notify(program, figures);
    return figures;
  });
}

async function refuseEdition(program: Program, bad: string, figures: Figures): Promise<void> {
  const [tile, ...tiles] = ours.tiles;
  const files = [
    { ...ours, name: `Box${bad}` },
    { ...ours, tiles: [{ ...tile!, name: `Gold${bad}` }, ...tiles] },
    { ...ours, [`key${bad}`]: 1 },
  ];
  for (const edition of files) {
    const answer = await post(program, "/api/tables/with-edition", { game: "heist", edition });
    // The limit of new tables is another one's concern.
    if (answer.status === 429) continue;
    if (answer.status !== 400 || answer.text.includes(bad)) throw new Error(`${answer.status}: ${answer.text}`);
    figures["editionsRefused"]!++;
  }
}

/** On all routes together five words are looked at; after that the right one does not open either. */
async function guess(program: Program, figures: Figures): Promise<void> {
  const word = (i: number): string => (i < 30 ? `a-wrong-word-number-${i}` : ADMIN);
  for (let i = 0; i < 40; i++) {
    const path = i % 2 === 0 ? "/admin" : "/admin/figures";
    const { status } = await ask(program, path, { host: "127.0.0.1", authorization: `Bearer ${word(i)}` });
    if (status === 200) throw new Error("the admin page opened to somebody who guesses");
    figures[status === 429 ? "guessesRefused" : "guessesAnswered"]!++;
  }
  if (figures["guessesAnswered"]! > 7) throw new Error(`${figures["guessesAnswered"]} guesses were looked at`);
}

const NO_SERVICES = [
  "https://evil.example/x",
  "https://storage.googleapis.com/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://fcm.googleapis.com:8443/x",
  "https://127.0.0.1/x",
  "https://2130706433/x",
  "https://[::1]/x",
  "https://localhost/x",
];

/** A seat that wants its turns told to a machine of its choice. */
async function notify(program: Program, figures: Figures): Promise<void> {
  const { ann } = await openGame(program, "colt", 3);
  for (const endpoint of NO_SERVICES) {
    const to = { endpoint, p256dh: "p".repeat(87), auth: "a".repeat(22) };
    const rule = await ann.rule({ t: "notify", seat: 0, to });
    if (rule !== "SERVER-PUSH-1") throw new Error(`${endpoint} was met by ${rule}`);
    figures["servicesRefused"]!++;
  }
}

interface Answer {
  status: number;
  text: string;
}

function ask(program: Program, path: string, headers: Record<string, string>): Promise<Answer> {
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  return new Promise((done, fail) => {
    const more = path.startsWith("/ws/") ? { ...upgrade, ...headers } : headers;
    const asked = request({ host: "127.0.0.1", port: program.port, path, headers: more }, (response) => {
      let text = "";
      response.on("data", (data: Buffer) => (text += data.toString()));
      response.on("end", () => done({ status: response.statusCode ?? 0, text }));
    });
    asked.on("error", fail);
    asked.end();
  });
}

async function post(program: Program, path: string, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${program.origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
}

const FULL: LimitLoad = { tables: 30, sockets: 3, watchers: 60 };

export const limitAttacks: readonly (() => Promise<Figures>)[] = [
  () => manySockets(FULL),
  () => watchersTalk(FULL),
  badNames,
];
