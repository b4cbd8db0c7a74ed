import { findManifest } from "@trestle/games";
import { workerCall } from "./worker-client.ts";
import { isObject, keep, readKept } from "../device/storage.ts";
import type { LocalWish } from "../worker/contract.ts";
import { myName } from "../device/name.ts";

const LAST = "trestle.last";

/** A table of this device with bots in every other seat; answers with its address. */
export async function playLocal(wish: Partial<LocalWish> & { game: string }): Promise<string> {
  const { table } = await workerCall("create", {
    options: {},
    seats: findManifest(wish.game)!.seats.usual,
    persons: [myName()],
    level: "gunslinger",
    temper: "even",
    ...wish,
  });
  keep("local", LAST, { table, game: wish.game });
  return `/l/${table}`;
}

/** The game begun last on this device, as home knows it without starting the worker. */
export function lastLocal(): { table: string; game: string } | null {
  const raw = readKept("local", LAST);
  if (!isObject(raw)) return null;
  const { table, game } = raw;
  return typeof table === "string" && typeof game === "string" ? { table, game } : null;
}

export function forgetLast(table: string): void {
  if (lastLocal()?.table === table) keep("local", LAST, null);
}
