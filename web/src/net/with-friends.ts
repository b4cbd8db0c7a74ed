import { api, type TableWish } from "./api.ts";
import { granted } from "./refused-error.ts";

/** Tables that this page has just opened: whoever opened one wants a seat at it. */
const fresh = new Set<string>();

/** A table of the server, with its host's rights kept on this device; answers with its address. */
export async function openWithFriends(wish: TableWish): Promise<string> {
  // Fetched first: a table whose host's secret could not be kept would be nobody's.
  const { keepHost } = await import("../device/table-secrets.ts");
  const made = granted(await api.create(wish));
  keepHost(made.table, made.hostSecret);
  fresh.add(made.table);
  return `/t/${made.table}`;
}

/** True once for a table that was just opened here. */
export function takeFresh(table: string): boolean {
  return fresh.delete(table);
}
