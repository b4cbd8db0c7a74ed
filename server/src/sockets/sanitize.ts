import type { Refusal } from "@trestle/kernel";
import type { Command, SitFrame } from "@trestle/protocol";
import type { Store, Table } from "@trestle/table";
import { cleanChat, cleanName, foldName } from "../accounts/names.ts";
import { isKnown } from "../notify/push.ts";
import type { SocketContext } from "./server.ts";

/** Checks what people write before it reaches a table: returns the cleaned command, or why it is refused. */
export function sanitize(
  { store, config }: Pick<SocketContext, "store" | "config">,
  table: Table,
  account: string | null,
  frame: Command,
): Command | Refusal | Promise<Command | Refusal> {
  if (frame.t === "say") {
    const text = cleanChat(frame.text);
    return typeof text === "string" ? { ...frame, text } : text;
  }
  // Both are read by others in the end; unlike a line of chat they may be empty.
  if ((frame.t === "note" || frame.t === "sketch") && frame.text.trim() !== "") {
    const text = cleanChat(frame.text);
    return typeof text === "string" ? { ...frame, text } : text;
  }
  if (frame.t === "notify" && frame.to !== null && !isKnown(frame.to.endpoint, config.pushHosts))
    return { rule: "SERVER-PUSH-1", data: {} };
  return frame.t === "sit" ? sanitizeName(store, table, account, frame) : frame;
}

async function sanitizeName(
  store: Store,
  table: Table,
  account: string | null,
  frame: SitFrame,
): Promise<Command | Refusal> {
  // A repeated command gets its first answer: the name at the table is its own.
  if (table.record.keys.some((k) => k.key === frame.key)) return frame;
  const name = cleanName(frame.name);
  if (typeof name !== "string") return name;
  const folded = foldName(name);
  const alike = table.record.seats.some((s) => s.kind !== "open" && foldName(s.name) === folded);
  if (alike) return { rule: "SERVER-NAME-3", data: { name } };
  if (account !== folded && (await store.account(folded)) !== null) return { rule: "SERVER-NAME-4", data: { name } };
  return { ...frame, name };
}
