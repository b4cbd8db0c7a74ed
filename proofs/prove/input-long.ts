import { cpSync } from "node:fs";
import { openGame, Prober, type Opened } from "./prober.ts";
import { Program, until, wait } from "./program.ts";
import type { Figures } from "./proof.ts";

const MALLORY = "127.0.0.66";
/** Milliseconds that others may wait for an answer, however long the games of strangers have become. */
const MOST_MS = 1_000;
/** Entries after which somebody begins to go back and forth. */
const LATE = 90;
/** Moves that are sent at once, each with its step back. */
const PAIRS = 50;
/** Milliseconds between two visits: by then a table that nobody looks at has left memory. */
const APART = 250;

export interface LengthLoad {
  /** Games that are made as long as they may become. */
  games: number;
  /** How often somebody comes to each of them. */
  visits: number;
}
export const FULL_LENGTH: LengthLoad = { games: 6, visits: 30 };

/**
 * Games of strangers who go back and forth for as long as they are let, then come to them again and again, so that each is
 * read and played again. Others wait for one of them at most.
 */
export async function longGames({ games, visits }: LengthLoad): Promise<Figures> {
  const [open, limited] = [new Program("--rates", "0"), new Program("--idle-after", "0")];
  try {
    await open.start();
    const tables: string[] = [];
    let longEntries = 0;
    for (let i = 0; i < games; i++) {
      const { table, v } = await growTable(open);
      tables.push(table.id);
      longEntries += v;
    }
    await open.kill();
    cpSync(open.data, limited.data, { recursive: true });
    await limited.start();
    const { ann } = await openGame(limited, "bang", 4);
    let [visitsLetIn, visitsRefused, maxWaitMs] = [0, 0, 0];
    for (let i = 0; i < visits * games; i++) {
      const visit = Prober.at(limited, tables[i % games]!, [], MALLORY);
      const start = performance.now();
      await ann.ask({ t: "ping" });
      maxWaitMs = Math.max(maxWaitMs, Math.round(performance.now() - start));
      const guest = await visit;
      if (guest.socket.isClosed) visitsRefused++;
      else visitsLetIn++;
      guest.end();
      if (i % games === games - 1) await wait(APART);
    }
    if (!limited.alive || limited.complaints !== "") throw new Error(`the server complains: ${limited.complaints}`);
    const figures = { longGames: games, longEntries, visitsLetIn, visitsRefused, maxWaitMs };
    if (visitsRefused === 0 || maxWaitMs > MOST_MS)
      throw new Error(`long games hold others up: ${JSON.stringify(figures)}`);
    return figures;
  } finally {
    await Promise.all([open.end(), limited.end()]);
  }
}

/** A game that went back and forth until the server closed it. */
async function growTable(program: Program): Promise<Prober> {
  const game = await openGame(program, "heist", 2);
  const { ann } = game;
  while (ann.table.phase === "playing") {
    const { who, seat, d, moves } = await turn(game);
    const move = { t: "move", seat, d, move: moves[0] } as const;
    await who.ask(move);
    if (ann.v < LATE || (await who.rule({ t: "undo", seat })) !== "done") continue;
    while (ann.table.phase === "playing")
      await Promise.all(Array.from({ length: PAIRS }, () => [who.ask(move), who.ask({ t: "undo", seat })]).flat());
  }
  if (ann.table.phase !== "closed") throw new Error(`a game that went back and forth ended: ${ann.table.phase}`);
  for (const who of [ann, game.bob]) who.end();
  return ann;
}

async function turn({ ann, bob }: Opened) {
  const owed = () =>
    [ann, bob].flatMap((who, seat) => {
      const found = who.owed(seat);
      return found === null ? [] : [{ who, seat, ...found }];
    })[0];
  await until(() => owed() !== undefined || ann.table.phase !== "playing", "a turn");
  return owed()!;
}
