import { existsSync } from "node:fs";
import { join } from "node:path";
import { StoreFailure } from "@trestle/table";
import type { ServerStore } from "./server-store.ts";
import { openPostgres } from "./postgres/store.ts";
import { openSqlite } from "./sqlite/store.ts";

/** Database connections of the admin commands. */
const FEW = 6;

export function isDatabase(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/** How a place is shown to the operator: never with the password that its address may hold. */
export function placeName(place: string): string {
  if (!isDatabase(place)) return place;
  const url = URL.canParse(place) ? new URL(place) : null;
  return url === null ? "the database" : `${url.protocol}//${url.host}${url.pathname}`;
}

/** A data folder or a database, for reading and writing. */
export function openStore(place: string): Promise<ServerStore> {
  return isDatabase(place) ? openPostgres(place, { pool: FEW }) : openSqlite(place);
}

/** The same, but only if something is there already: a mistyped folder must not be created. */
export async function openExisting(place: string): Promise<ServerStore> {
  if (!isDatabase(place) && !existsSync(join(place, "trestle.db")))
    throw new StoreFailure(`${place} is not a data folder: there is no trestle.db in it. Choose the right one.`);
  return openStore(place);
}
