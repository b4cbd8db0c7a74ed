import { isRefusal, sha256Text, type Refusal, type Seat } from "@trestle/kernel";
import type { ArrangeFrame, SeatBotFrame, SitFrame } from "@trestle/protocol";
import type { Games } from "./games.ts";
import type { TableRecord, SeatRecord } from "./record.ts";

const BOT_NAMES = ["Ada", "Hank", "Rosa", "Jed", "Lottie", "Silas", "Opal", "Buck", "Della", "Amos"];
const no = (rule: string, data: Refusal["data"] = {}): Refusal => ({ rule, data });

/** Everything that can be done to a table before its game; each returns a refusal or null. */

/** Who sits down, as the connection knows them. */
interface Newcomer {
  account: string | null;
  host: boolean;
}

export function sit(record: TableRecord, frame: SitFrame, comer: Newcomer): Seat | Refusal {
  const seat = frame.seat ?? record.seats.findIndex((s) => s.kind === "open");
  const there = record.seats[seat];
  if (there === undefined || there.kind !== "open") return no("TABLE-SEAT-2", { seat: frame.seat ?? -1 });
  const name = cleanName(frame.name);
  if (name === null) return no("TABLE-NAME-1");
  if (nameTaken(record, name)) return no("TABLE-NAME-2", { name });
  record.seats[seat] = {
    kind: "person",
    name,
    holders: [sha256Text(frame.secret)],
    account: comer.account,
    ready: false,
    commitment: null,
    brief: "safe",
    host: comer.host,
    minded: false,
  };
  return seat;
}

/** Text only: no control or invisible characters, 1 to 20 of the rest. The host of the table may be stricter. */
export function cleanName(raw: string): string | null {
  const name = raw.normalize("NFC").replace(/\s+/g, " ").trim();
  return /^[\p{L}\p{N}\p{P}\p{S}\p{M} ]{1,20}$/u.test(name) && /[\p{L}\p{N}]/u.test(name) ? name : null;
}

function nameTaken(record: TableRecord, name: string): boolean {
  const fold = (text: string): string => text.toLowerCase();
  return record.seats.some((s) => s.kind !== "open" && fold(s.name) === fold(name));
}

export function arrange(record: TableRecord, frame: ArrangeFrame, games: Games): Refusal | null {
  const found = games.find(record.game, record.edition);
  if (found === null) return no("TABLE-GAME-1", { game: record.game });
  const config = found.parseConfig(frame.options);
  if (isRefusal(config)) return config;
  const { min, max } = found.seats(config);
  if (frame.seats < min || frame.seats > max) return no("TABLE-SEATS-1", { seats: frame.seats, min, max });
  if (record.seats.slice(frame.seats).some((s) => s.kind === "person"))
    return no("TABLE-SEATS-2", { seats: frame.seats });
  record.seats.length = Math.min(record.seats.length, frame.seats);
  while (record.seats.length < frame.seats) record.seats.push({ kind: "open" });
  record.options = config;
  record.clock = frame.clock;
  if (frame.hints !== undefined) record.hints = frame.hints;
  return null;
}

export function seatBot(record: TableRecord, frame: SeatBotFrame, games: Games): Refusal | null {
  const there = record.seats[frame.seat];
  if (there === undefined) return no("TABLE-SEAT-2", { seat: frame.seat });
  if (!games.bots.levels.includes(frame.level) || !games.bots.tempers.includes(frame.temper))
    return no("TABLE-BOT-1", { level: frame.level, temper: frame.temper });
  record.seats[frame.seat] = bot(record, frame.level, frame.temper);
  return null;
}

export function bot(record: TableRecord, level: string, temper: string): SeatRecord {
  const name = BOT_NAMES.find((n) => !nameTaken(record, n)) ?? `Bot ${record.seats.length}`;
  return { kind: "bot", name, level, temper };
}

/** TABLE-START-1 to 3: every seat taken, every person ready, as many as the game can take. */
export function canStart(record: TableRecord, games: Games): Refusal | null {
  if (record.phase !== "lobby") return no("TABLE-START-3");
  if (record.starting !== undefined) return no("TABLE-DEAL-4");
  const open = record.seats.filter((s) => s.kind === "open").length;
  if (open > 0) return no("TABLE-START-1", { open });
  const waiting = record.seats.filter((s) => s.kind === "person" && !s.ready);
  if (waiting.length > 0) return no("TABLE-START-2", { waiting: waiting.length });
  const found = games.find(record.game, record.edition);
  if (found === null) return no("TABLE-GAME-1", { game: record.game });
  const { min, max } = found.seats(record.options);
  const seats = record.seats.length;
  return seats < min || seats > max ? no("TABLE-SEATS-1", { seats, min, max }) : null;
}
