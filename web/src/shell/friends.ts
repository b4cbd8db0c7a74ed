import { api, type TableWish } from "../net/api.ts";
import { keepHost } from "../net/secrets.ts";
import { granted } from "./fault.ts";

/** A table of the server, with its host's rights kept on this device; answers with its address. */
export async function openWithFriends(wish: TableWish): Promise<string> {
  const made = granted(await api.create(wish));
  keepHost(made.table, made.hostSecret);
  return `/t/${made.table}`;
}
