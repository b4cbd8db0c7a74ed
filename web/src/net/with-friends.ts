import { api, type NewTableRequest } from "./api.ts";
import { granted } from "./refused-error.ts";

/** Tables that this page has just created: their host wants a seat. */
const fresh = new Set<string>();

/** Creates a table on the server and stores its host secret; returns its address. */
export async function openWithFriends(request: NewTableRequest): Promise<string> {
  // Loaded first: a table whose host secret cannot be stored would have no host.
  const { storeHostSecret } = await import("../device/table-secrets.ts");
  const made = granted(await api.create(request));
  storeHostSecret(made.table, made.hostSecret);
  fresh.add(made.table);
  return `/t/${made.table}`;
}

/** True once for a table that this page has just created. */
export function takeFresh(table: string): boolean {
  return fresh.delete(table);
}
