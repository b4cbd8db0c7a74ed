import { isRefusal, sha256Text, type LogHeader, type Refusal } from "@trestle/kernel";
import type { ClockPreset } from "@trestle/protocol";
import type { Env, Games } from "./games.ts";
import { bot } from "./lobby.ts";
import type { Index, Op, Summary } from "./port.ts";
import type { TableRecord, SeatRecord } from "./record.ts";

/** What somebody asks for who makes a table. */
export interface NewTable {
  game: string;
  options: unknown;
  seats: number;
  /** How many of the seats bots take at once. */
  bots: number;
  level: string;
  temper: string;
  clock: ClockPreset;
  /** Left out: as it is usual for such a table. */
  hints?: boolean | null | undefined;
  listed: boolean;
  watchers: boolean;
  /** The components as a log names them. */
  edition: LogHeader["edition"];
  /** For strangers: begins by itself. */
  quick?: true;
}

const STAMP = new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC", dateStyle: "short", timeStyle: "medium" });

// No vowels, so that no code spells a word; no letter that looks like a digit or another letter.
const LETTERS = "BCDFGHJKMNPQRSTVWXZ";

/** Six letters to be read out over the phone. */
export function codeFrom(random: string): string {
  let code = "";
  for (let i = 0; code.length < 6; i++)
    code += LETTERS[Number.parseInt(random.slice(4 * i, 4 * i + 4), 16) % LETTERS.length]!;
  return code;
}

export function newRecord(games: Games, wish: NewTable, hostSecret: string, env: Env): TableRecord | Refusal {
  const game = games.find(wish.game, wish.edition);
  if (game === null) return { rule: "TABLE-GAME-1", data: { game: wish.game } };
  const config = game.parseConfig(wish.options);
  if (isRefusal(config)) return config;
  const { min, max } = game.seats(config);
  if (wish.seats < min || wish.seats > max) return { rule: "TABLE-SEATS-1", data: { seats: wish.seats, min, max } };
  if (!games.bots.levels.includes(wish.level) || !games.bots.tempers.includes(wish.temper))
    return { rule: "TABLE-BOT-1", data: { level: wish.level, temper: wish.temper } };
  const record: TableRecord = {
    id: env.random().slice(0, 20),
    code: codeFrom(env.random()),
    game: wish.game,
    edition: wish.edition === null ? null : { hash: wish.edition.hash },
    options: config,
    seats: Array.from({ length: wish.seats }, (): SeatRecord => ({ kind: "open" })),
    host: sha256Text(hostSecret),
    listed: wish.listed,
    watchers: wish.watchers,
    clock: wish.clock,
    hints: wish.hints ?? null,
    phase: "lobby",
    paused: false,
    created: STAMP.format(env.now),
    secret: env.random(),
    parts: null,
    attempt: 1,
    burnt: [],
    botSecret: env.random(),
    keys: [],
    rematch: null,
  };
  if (wish.quick === true) record.quick = true;
  for (let i = 0; i < Math.min(wish.bots, wish.seats); i++)
    record.seats[wish.seats - 1 - i] = bot(record, wish.level, wish.temper);
  return record;
}

/** The next table of the same people: seats turn by one, so that another one starts. */
export function rematchOf(old: TableRecord, env: Env): TableRecord {
  const seats = old.seats.map((_, i) => copy(old.seats[(i + 1) % old.seats.length]!));
  for (const s of seats) {
    if (s.kind !== "person") continue;
    Object.assign(s, { ready: false, commitment: null, minded: false });
    delete s.told;
  }
  // What was thought, bet and settled at one game is nothing to the next.
  const { side: _side, asking: _asking, hinted: _hinted, full: _full, ...kept } = copy(old);
  return {
    ...kept,
    id: env.random().slice(0, 20),
    code: codeFrom(env.random()),
    seats,
    phase: "lobby",
    paused: false,
    created: STAMP.format(env.now),
    secret: env.random(),
    parts: null,
    attempt: 1,
    burnt: [],
    botSecret: env.random(),
    keys: [],
    rematch: null,
  };
}

export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The record as it is now: it goes on changing. Nearly all stores want its text, and few the record itself. */
export function recordOp(record: TableRecord, rev: number, due: number | null): Op {
  const text = JSON.stringify(record);
  return {
    t: "record",
    table: record.id,
    rev,
    text,
    get record() {
      return JSON.parse(text) as TableRecord;
    },
    index: indexOf(record, due),
  };
}

export function indexOf(record: TableRecord, due: number | null): Index {
  const holders = [record.host];
  const accounts: string[] = [];
  for (const s of record.seats) {
    if (s.kind !== "person") continue;
    for (const hash of s.holders) if (!holders.includes(hash)) holders.push(hash);
    if (s.account !== null) accounts.push(s.account);
  }
  const { code, game, phase } = record;
  return {
    code,
    game,
    phase,
    listed: record.listed && (phase === "lobby" || (phase === "playing" && record.watchers)),
    open: record.seats.filter((s) => s.kind === "open").length,
    edition: record.edition?.hash ?? null,
    holders,
    accounts,
    due,
    summary: summaryOf(record),
  };
}

function summaryOf({ options, clock, watchers, quick, rematch, host, seats }: TableRecord): Summary {
  const sitting = seats.map((s) => ({
    kind: s.kind,
    name: s.kind === "open" ? "" : s.name,
    holders: s.kind === "person" ? [...s.holders] : [],
    account: s.kind === "person" ? s.account : null,
  }));
  return { options, clock, watchers, quick: quick === true, rematch, host, seats: sitting };
}
