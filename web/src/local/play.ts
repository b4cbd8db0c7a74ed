import { findManifest } from "@trestle/games";
import { workerCall } from "./worker-client.ts";
import { isObject, writeStored, readStored } from "../device/storage.ts";
import type { LocalTableRequest } from "../worker/contract.ts";
import { myName } from "../device/name.ts";

const LAST = "trestle.last";

/** Creates a table of this device with bots in the other seats; returns its address. */
export async function playLocal(request: Partial<LocalTableRequest> & { game: string }): Promise<string> {
  const { table } = await workerCall("create", {
    options: {},
    seats: findManifest(request.game)!.seats.usual,
    persons: [myName()],
    level: "gunslinger",
    temper: "even",
    ...request,
  });
  writeStored("local", LAST, { table, game: request.game });
  return `/l/${table}`;
}

/** The game that was begun last on this device, known without starting the worker. */
export function lastLocal(): { table: string; game: string } | null {
  const raw = readStored("local", LAST);
  if (!isObject(raw)) return null;
  const { table, game } = raw;
  return typeof table === "string" && typeof game === "string" ? { table, game } : null;
}

export function forgetLast(table: string): void {
  if (lastLocal()?.table === table) writeStored("local", LAST, null);
}
