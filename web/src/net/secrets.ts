import type { Seat, TableInfo } from "./frames.ts";
import { isObject, keep, readKept } from "./kept.ts";

const KEY = "trestle.secrets";
const SECRET = /^[0-9a-f]{32}$/;
const SEED = /^[0-9a-f]{64}$/;
/** Tables beyond this many are forgotten, the oldest first. */
const MOST = 200;
const PARTS_KEPT = 6;

interface Held {
  /** null: it came along from the table before, where the seats stood differently. */
  seat: Seat | null;
  secret: string;
}
/** What this device knows of one server table and must not lose. */
interface Kept {
  host: string | null;
  held: Held[];
  /** As it was first shown, before any card. */
  commitment: string | null;
  /** Parts of the deal sent for a seat, the newest last. */
  parts: { seat: Seat; part: string }[];
  at: number;
}

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
    at: typeof raw["at"] === "number" ? raw["at"] : 0,
  };
}

function change(table: string, act: (kept: Kept) => void): void {
  const all = readAll();
  const kept = all.get(table) ?? { host: null, held: [], commitment: null, parts: [], at: 0 };
  act(kept);
  kept.at = Date.now();
  all.set(table, kept);
  const newest = [...all].sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  keep("local", KEY, Object.fromEntries(newest));
}

export function keepHost(table: string, secret: string | null): void {
  if (secret !== null) change(table, (kept) => (kept.host = secret));
}

/** A seat's newest secret; older ones are worth nothing. */
export function keepSeat(table: string, seat: Seat, secret: string): void {
  change(table, (kept) => {
    kept.held = [...kept.held.filter((h) => h.seat !== seat), { seat, secret }];
  });
}

export function keepPart(table: string, seat: Seat, part: string): void {
  change(table, (kept) => {
    kept.parts = [...kept.parts, { seat, part }].slice(-PARTS_KEPT);
  });
}

/** Written down once, when it is first seen: a commitment that changes later is found out. */
export function keepCommitment(table: string, commitment: string): void {
  const known = readAll().get(table);
  if (known !== undefined && known.commitment === null) change(table, (kept) => (kept.commitment = commitment));
}

/** The next table of the same people: the secrets stay the same, the seats turn. */
export function keepRematch(table: string, next: string): void {
  const all = readAll();
  const old = all.get(table);
  if (old === undefined || all.has(next)) return;
  change(next, (kept) => {
    kept.host = old.host;
    kept.held = old.held.map(({ secret }) => ({ seat: null, secret }));
  });
}

export function forgetTable(table: string): void {
  const all = readAll();
  if (all.delete(table)) keep("local", KEY, Object.fromEntries(all));
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

/** `unknown`: nothing was written down before the deal, so there is nothing to compare with. */
export type DealCheck = "fits" | "other-secret" | "other-part" | "unknown";

type Opened = Pick<TableInfo, "id" | "opened"> & { seats: readonly { kind: "open" | "person" | "bot" }[] };

/** The deal was sealed before anybody could know the cards: the opened secret is the one promised, with our part in it. */
export async function checkDeal(info: Opened): Promise<DealCheck> {
  const kept = readAll().get(info.id);
  if (info.opened === null || kept === undefined || kept.commitment === null) return "unknown";
  const { secret, parts } = info.opened;
  if (!SEED.test(secret) || (await sha256(bytesOf(secret))) !== kept.commitment) return "other-secret";
  const mine = new Set(kept.parts.map((p) => p.seat));
  for (const seat of mine) {
    const sent = kept.parts.filter((p) => p.seat === seat).map((p) => p.part);
    if (info.seats[seat]?.kind === "person" && !sent.includes(parts[seat] ?? "")) return "other-part";
  }
  return "fits";
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Over plain HTTP on a home network browsers hide their own.
  if (globalThis.crypto.subtle === undefined) return (await import("./sha.ts")).sha256Hex(bytes);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("");
}
