import type { Seat } from "@trestle/kernel";
import { removeStored, isObject, writeStored, readStored } from "./storage.ts";
import { newSecret } from "./random.ts";

const KEY = "trestle.secrets";
const SECRET = /^[0-9a-f]{32}$/;
const SEED = /^[0-9a-f]{64}$/;
/** More tables than this are forgotten: first those without a seat, then the oldest. */
const MAX_TABLES = 200;

interface Held {
  /** null: not known yet, or taken over from the table before, where the seats were others. */
  seat: Seat | null;
  secret: string;
}
/** A deal of version 1: the commitment as first shown, and the parts as sent in the open. */
export interface OldDeal {
  commitment: string | null;
  parts: { seat: Seat; part: string }[];
}
/** What this device keeps of one server table. */
interface StoredTable extends OldDeal {
  host: string | null;
  held: Held[];
  /** A quick table starts by itself, so this device gets ready by itself. */
  quick: boolean;
  at: number;
}

/** Stored apart from the secrets because they change more often. */
export const dealKey = (table: string): string => `trestle.deal.${table}`;
export const transcriptKey = (table: string): string => `trestle.shown.${table}`;

function readAll(): Map<string, StoredTable> {
  const raw = readStored("local", KEY);
  const out = new Map<string, StoredTable>();
  if (!isObject(raw)) return out;
  for (const [table, value] of Object.entries(raw)) if (isObject(value)) out.set(table, readOne(value));
  return out;
}

function readOne(raw: Record<string, unknown>): StoredTable {
  const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
  const text = (value: unknown, form: RegExp): string | null =>
    typeof value === "string" && form.test(value) ? value : null;
  return {
    host: text(raw["host"], SECRET),
    held: list(raw["held"]).flatMap(({ seat, secret }) => {
      const good = text(secret, SECRET);
      return good === null ? [] : [{ seat: typeof seat === "number" ? seat : null, secret: good }];
    }),
    commitment: text(raw["commitment"], SEED),
    parts: list(raw["parts"]).flatMap(({ seat, part }) => {
      const good = text(part, SEED);
      return good === null || typeof seat !== "number" ? [] : [{ seat, part: good }];
    }),
    quick: raw["quick"] === true,
    at: typeof raw["at"] === "number" ? raw["at"] : 0,
  };
}

function change(table: string, act: (stored: StoredTable) => void): void {
  const all = readAll();
  const stored = all.get(table) ?? { host: null, held: [], commitment: null, parts: [], quick: false, at: 0 };
  act(stored);
  stored.at = Date.now();
  all.set(table, stored);
  const newest = [...all].sort(([, a], [, b]) => Number(isMine(b)) - Number(isMine(a)) || b.at - a.at);
  for (const [old] of newest.splice(MAX_TABLES)) dropDeal(old);
  writeStored("local", KEY, Object.fromEntries(newest));
}

function isMine({ host, held }: StoredTable): boolean {
  return host !== null || held.length > 0;
}

function dropDeal(table: string): void {
  removeStored("local", dealKey(table));
  removeStored("local", transcriptKey(table));
}

/** Makes sure that the table is listed, even without a seat. */
export function rememberTable(table: string): void {
  if (!readAll().has(table)) change(table, () => undefined);
}

export function storeHostSecret(table: string, secret: string | null): void {
  if (secret !== null) change(table, (stored) => (stored.host = secret));
}

export function markQuick(table: string): void {
  change(table, (stored) => (stored.quick = true));
}

export function isQuick(table: string): boolean {
  return readAll().get(table)?.quick ?? false;
}

/** A fresh seat secret, stored before it is sent: it may count even if the answer is lost. */
export function newSeatSecret(table: string, seat: Seat | null): string {
  const secret = newSecret();
  change(table, (stored) => void stored.held.push({ seat, secret }));
  return secret;
}

/** This secret holds the seat now; older ones are void. */
export function storeSeatSecret(table: string, seat: Seat, secret: string): void {
  change(table, (stored) => {
    stored.held = [...stored.held.filter((h) => h.seat !== seat && h.secret !== secret), { seat, secret }];
  });
}

/** The server refused it. */
export function dropSecret(table: string, secret: string): void {
  change(table, (stored) => {
    stored.held = stored.held.filter((h) => h.secret !== secret);
  });
}

/** The next table of the same people: the secrets stay, the seats turn. */
export function storeRematch(table: string, next: string): void {
  const all = readAll();
  const old = all.get(table);
  const known = all.get(next);
  if (old === undefined || (known !== undefined && isMine(known))) return;
  change(next, (stored) => {
    stored.host = old.host;
    stored.quick = old.quick;
    stored.held = old.held.map(({ secret }) => ({ seat: null, secret }));
  });
}

export function forgetTable(table: string): void {
  const all = readAll();
  if (all.delete(table)) writeStored("local", KEY, Object.fromEntries(all));
  dropDeal(table);
}

/** For `hello`: all secrets at a table. */
export function secretsOf(table: string): string[] {
  const stored = readAll().get(table);
  if (stored === undefined) return [];
  return secretsIn(stored);
}

/** For `POST /api/mine`: the secrets of all tables, the newest first. */
export function allSecrets(): string[] {
  const all = [...readAll().values()].sort((a, b) => b.at - a.at);
  return [...new Set(all.flatMap(secretsIn))].slice(0, 200);
}

function secretsIn({ host, held }: StoredTable): string[] {
  const seats = held.map((h) => h.secret).toReversed();
  return [...new Set(host === null ? seats : [host, ...seats])];
}

/** What was stored before deals had frozen lists. */
export function oldDealOf(table: string): OldDeal {
  const { commitment, parts } = readAll().get(table) ?? { commitment: null, parts: [] };
  return { commitment, parts };
}
