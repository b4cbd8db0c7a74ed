import { listHash, partCommitment, sha256Text, type DealList, type Seat, type Seed } from "@trestle/kernel";
import type { PartFrame, ReadyFrame, TableInfo } from "./frames.ts";

/**
 * A client's side of the sealed deal at one table. Plain JSON: keep it on the device before anything of it is sent, so
 * that a reload neither loses a part nor reveals twice.
 */
export interface DealMemory {
  /** The server's commitment as this client first saw it. */
  commitment: string | null;
  /** What it has committed to. The newest last. */
  parts: { seat: Seat; attempt: number; part: Seed; commitment: string }[];
  /** The newest frozen list for which it has revealed anything. */
  list: DealList | null;
}

const PARTS_KEPT = 32;

/** Why a client keeps its part to itself. */
export type RevealRefusal =
  | "other-table"
  | "other-server-commitment"
  | "other-own-commitment"
  | "old-attempt"
  | "no-part";

export function newDealMemory(): DealMemory {
  return { commitment: null, parts: [], list: null };
}

/** Commits to these fresh random bytes and returns what to send with `ready`. */
export function commitTo(memory: DealMemory, table: string, seat: Seat, attempt: number, part: Seed): string {
  const commitment = partCommitment(table, seat, attempt, part);
  memory.parts.push({ seat, attempt, part, commitment });
  while (memory.parts.length > PARTS_KEPT) memory.parts.shift();
  return commitment;
}

/**
 * What to reveal of these seats for a frozen list, or why nothing. One list an attempt: whoever freezes another one
 * later wants to choose among deals. Notes the list in the memory, which must be stored before the parts are sent.
 */
export function revealFor(
  memory: DealMemory,
  table: string,
  list: DealList,
  seats: readonly Seat[],
): { seat: Seat; part: Seed }[] | RevealRefusal {
  if (list.table !== table) return "other-table";
  if (memory.commitment !== null && list.commitment !== memory.commitment) return "other-server-commitment";
  const known = memory.list !== null && listHash(memory.list) === listHash(list);
  if (!known && memory.list !== null && list.attempt <= memory.list.attempt) return "old-attempt";
  const own = seats.filter((seat) => (list.seats[seat]?.commitment ?? null) !== null);
  const made = memory.parts.filter(({ seat, attempt }) => own.includes(seat) && attempt === list.attempt);
  const parts = made.filter((m) => m.commitment === list.seats[m.seat]!.commitment);
  if (made.some((m) => parts.every((part) => part.seat !== m.seat))) return "other-own-commitment";
  if (parts.length === 0 && own.length > 0) return "no-part";
  if (parts.length > 0) memory.list = list;
  return parts.map(({ seat, part }) => ({ seat, part }));
}

/** Ready, with a commitment to these fresh random bytes. */
export function readyFrame(
  memory: DealMemory,
  table: Pick<TableInfo, "id" | "attempt">,
  seat: Seat,
  part: Seed,
): Omit<ReadyFrame, "key"> {
  const { id, attempt } = table;
  return { t: "ready", seat, ready: true, attempt, commitment: commitTo(memory, id, seat, attempt, part) };
}

/**
 * The parts of these seats that a table waits for. A part sent again has the same key, so that twice does no harm. Nobody
 * else can know that key before: a command of theirs with it would be taken for the part.
 */
export function partFrames(
  memory: DealMemory,
  table: Pick<TableInfo, "id" | "commitment" | "starting">,
  seats: readonly Seat[],
): PartFrame[] | RevealRefusal {
  memory.commitment ??= table.commitment;
  const { starting } = table;
  const awaited = seats.filter((seat) => starting?.missing.includes(seat));
  if (starting === null || awaited.length === 0) return [];
  const { attempt } = starting.list;
  const parts = revealFor(memory, table.id, starting.list, awaited);
  if (typeof parts === "string") return parts;
  return parts.map(({ seat, part }) => ({
    t: "part",
    key: `part-${sha256Text(part).slice(0, 32)}`,
    seat,
    attempt,
    part,
  }));
}
