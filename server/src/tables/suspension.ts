import type { ConnectionId, Table } from "@trestle/table";
import type { AttachedConnection } from "./attached-connection.ts";

/** A person plays whose seat no bot has taken over, for good or until they come back. */
export function hasPlayers({ seats }: Table["record"]): boolean {
  return seats.some((s) => s.kind === "person" && !s.minded);
}

function viewers({ connections, record }: Table): ConnectionId[] {
  return [...connections.values()]
    .filter((c) => c.greeted && (record.watchers || c.host || c.seats.length > 0))
    .map((c) => c.id);
}

/**
 * Only bots play, also for people who are away, and nobody looks: such a game stands still until somebody does. It
 * follows from the record and the connections alone, so that it holds after a restart.
 */
export function isSuspended(table: Table): boolean {
  return table.phase === "playing" && !hasPlayers(table.record) && viewers(table).length === 0;
}

/**
 * The addresses that a table's thinking is charged to: those of the players, or of the viewers where only bots play. A
 * stranger who watches other people's game costs them nothing: while they are away, those charged last
 * (`before`) are charged again.
 */
export function chargedAddresses(
  table: Table,
  attached: ReadonlyMap<ConnectionId, AttachedConnection>,
  before: readonly string[],
): readonly string[] {
  const seated = [...table.connections.values()].filter((c) => c.seats.length > 0).map((c) => c.id);
  const charged = seated.length > 0 || hasPlayers(table.record) ? seated : viewers(table);
  if (charged.length === 0) return before;
  return [...new Set(charged.flatMap((id) => attached.get(id)?.connection.address ?? []))];
}
