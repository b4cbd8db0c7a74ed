import type { Seat } from "@trestle/kernel";
import { drop, isObject, keep, readKept } from "./storage.ts";
import { newSecret } from "./random.ts";

const KEY = "trestle.secrets";
const SECRET = /^[0-9a-f]{32}$/;
const SEED = /^[0-9a-f]{64}$/;
/** Tables beyond this many are forgotten, the oldest first, and those without a seat before all others. */
const MOST = 200;

interface Held {
  /** null: not known yet, or from the table before, where the seats stood differently. */
  seat: Seat | null;
  secret: string;
}
/** A deal of version 1: the commitment as it was first shown, and the parts that were sent in the open. */
export interface OldDeal {
  commitment: string | null;
  parts: { seat: Seat; part: string }[];
}
/** What this device knows of one server table and must not lose. */
interface Kept extends OldDeal {
  host: string | null;
  held: Held[];
  /** Its game starts by itself, so this device gets ready by itself too. */
  quick: boolean;
  at: number;
}

/** What lies beside the secrets, under names of its own because it changes more often. */
export const dealKey = (table: string): string => `trestle.deal.${table}`;
export const shownKey = (table: string): string => `trestle.shown.${table}`;

function readAll(): Map<string, Kept> {
  const raw = readKept("local", KEY);
  const out = new Map<string, Kept>();
  if (!isObject(raw)) return out;
  for (const [table, value] of Object.entries(raw)) if (isObject(value)) out.set(table, readOne(value));
  return out;
}

function readOne(raw: Record<string, unknown>): Kept {
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

function change(table: string, act: (kept: Kept) => void): void {
  const all = readAll();
  const kept = all.get(table) ?? { host: null, held: [], commitment: null, parts: [], quick: false, at: 0 };
  act(kept);
  kept.at = Date.now();
  all.set(table, kept);
  const newest = [...all].sort(([, a], [, b]) => Number(isMine(b)) - Number(isMine(a)) || b.at - a.at);
  for (const [old] of newest.splice(MOST)) dropDeal(old);
  keep("local", KEY, Object.fromEntries(newest));
}

function isMine({ host, held }: Kept): boolean {
  return host !== null || held.length > 0;
}

function dropDeal(table: string): void {
  drop("local", dealKey(table));
  drop("local", shownKey(table));
}

/** A table whose deal this device keeps, with a seat or without. */
export function keepTable(table: string): void {
  if (!readAll().has(table)) change(table, () => undefined);
}

export function keepHost(table: string, secret: string | null): void {
  if (secret !== null) change(table, (kept) => (kept.host = secret));
}

export function keepQuick(table: string): void {
  change(table, (kept) => (kept.quick = true));
}

export function isQuick(table: string): boolean {
  return readAll().get(table)?.quick ?? false;
}

/** A secret of this device's own making, stored before it is sent: if the answer is lost, it may count all the same. */
export function offerSecret(table: string, seat: Seat | null): string {
  const secret = newSecret();
  change(table, (kept) => void kept.held.push({ seat, secret }));
  return secret;
}

/** It holds this seat now; older secrets of the seat are worth nothing. */
export function keepSeat(table: string, seat: Seat, secret: string): void {
  change(table, (kept) => {
    kept.held = [...kept.held.filter((h) => h.seat !== seat && h.secret !== secret), { seat, secret }];
  });
}

/** It was refused. */
export function dropSecret(table: string, secret: string): void {
  change(table, (kept) => {
    kept.held = kept.held.filter((h) => h.secret !== secret);
  });
}

/** The next table of the same people: the secrets stay the same, the seats turn. */
export function keepRematch(table: string, next: string): void {
  const all = readAll();
  const old = all.get(table);
  const known = all.get(next);
  if (old === undefined || (known !== undefined && isMine(known))) return;
  change(next, (kept) => {
    kept.host = old.host;
    kept.quick = old.quick;
    kept.held = old.held.map(({ secret }) => ({ seat: null, secret }));
  });
}

export function forgetTable(table: string): void {
  const all = readAll();
  if (all.delete(table)) keep("local", KEY, Object.fromEntries(all));
  dropDeal(table);
}

/** For `hello`: all this device holds at a table. */
export function secretsOf(table: string): string[] {
  const kept = readAll().get(table);
  if (kept === undefined) return [];
  return secretsIn(kept);
}

/** For `POST /api/mine`: everything this device holds, the newest first. */
export function mySecrets(): string[] {
  const all = [...readAll().values()].sort((a, b) => b.at - a.at);
  return [...new Set(all.flatMap(secretsIn))].slice(0, 200);
}

function secretsIn({ host, held }: Kept): string[] {
  const seats = held.map((h) => h.secret).toReversed();
  return [...new Set(host === null ? seats : [host, ...seats])];
}

/** What a page of before the frozen lists has written down. */
export function oldDealOf(table: string): OldDeal {
  const { commitment, parts } = readAll().get(table) ?? { commitment: null, parts: [] };
  return { commitment, parts };
}
