import type { Seat, Seed } from "./game.ts";
import { canonical } from "./hash.ts";
import type { LogHeader } from "./log.ts";
import { hex, sha256, sha256Text, unhex, utf8 } from "./sha256.ts";

/**
 * The sealed deal: commit, freeze, reveal. The server commits when the table is made, each person when they get ready.
 * The start freezes one list of all commitments, and only then the parts are revealed. docs/PROTOCOL.md §9 has the bytes.
 */
export const DEAL_LABEL = "trestle-deal/2";

/** A seat in the frozen list. `commitment` is null for a bot, and for a person who made none. */
export interface DealSeat {
  bot: boolean;
  commitment: string | null;
}

/** What the start freezes. It never changes afterwards: a missing part comes, or stays out. */
export interface DealList {
  label: typeof DEAL_LABEL;
  table: string;
  game: string;
  rulesVersion: number;
  /** The hash of the component file, where the game has editions. */
  edition: string | null;
  options: unknown;
  /** How many times this table has tried to start, this time included. */
  attempt: number;
  /** The server's. */
  commitment: string;
  seats: DealSeat[];
}

/** What a server commits to when it makes a table: the deal's secret and the bots' secret. */
export function serverCommitment(secret: Seed, botSecret: Seed): string {
  return digest([utf8(`${DEAL_LABEL} server\0`), unhex(secret), unhex(botSecret)]);
}

/** What a person commits to when they get ready: 32 random bytes, for this seat and this attempt only. */
export function partCommitment(table: string, seat: Seat, attempt: number, part: Seed): string {
  const id = utf8(table);
  return digest([
    utf8(`${DEAL_LABEL} part\0`),
    bigEndian(id.length, 2),
    id,
    bigEndian(seat, 1),
    bigEndian(attempt, 4),
    unhex(part),
  ]);
}

/** The hash of a frozen list: SHA-256 of its canonical JSON. */
export function listHash(list: DealList): string {
  return sha256Text(canonical(list));
}

/** The seed of the deal, from the frozen list and what was revealed. */
export function listSeed(list: DealList, secret: Seed, parts: readonly (Seed | null)[]): Seed {
  return digest([utf8(`${DEAL_LABEL} seed\0`), unhex(secret), unhex(listHash(list)), ...parts.map(partBytes)]);
}

/** The frozen list of a log; null: its deal is of version 1, which had none. */
export function dealListOf(header: LogHeader): DealList | null {
  const { table, game, rulesVersion, edition, config, commitment, deal } = header;
  if (deal === undefined) return null;
  const { label, attempt, seats } = deal;
  return {
    label,
    table,
    game,
    rulesVersion,
    edition: edition?.hash ?? null,
    options: config,
    attempt,
    commitment,
    seats,
  };
}

/** The seed of any log's deal, by the version of its first line. */
export function seedOf(header: LogHeader, secret: Seed, parts: readonly (Seed | null)[]): Seed {
  const list = dealListOf(header);
  return list === null ? dealSeed(secret, header.table, parts) : listSeed(list, secret, parts);
}

/** Which seats of a frozen list did not reveal what they had committed to. */
export function missingParts(seats: readonly DealSeat[], parts: readonly (Seed | null)[]): Seat[] {
  return seats.flatMap((s, seat) => (s.commitment !== null && (parts[seat] ?? null) === null ? [seat] : []));
}

// Version 1 had no frozen list and no commitments of persons. Games of one program alone (`recordGame`) still use it:
// nobody is there to whom anything could be promised.

/** Version 1: SHA-256 of the secret's 32 bytes. */
export function commitmentOf(secret: Seed): string {
  return digest([unhex(secret)]);
}

/** Version 1: the label, the secret, the table's id, the number of seats, then each seat's part. */
export function dealSeed(secret: Seed, table: string, parts: readonly (Seed | null)[]): Seed {
  const id = utf8(table);
  return digest([
    LABEL_1,
    unhex(secret),
    bigEndian(id.length, 2),
    id,
    bigEndian(parts.length, 1),
    ...parts.map(partBytes),
  ]);
}

const LABEL_1 = utf8("trestle-deal/1\0");

function partBytes(part: Seed | null): Uint8Array {
  return unhex(part === null ? "00" : `01${part}`);
}

function bigEndian(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let i = size - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256;
  return bytes;
}

function digest(pieces: readonly Uint8Array[]): string {
  let size = 0;
  for (const piece of pieces) size += piece.length;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return hex(sha256(bytes));
}
