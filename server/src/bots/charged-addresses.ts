import type { ConnectionId, Table } from "@trestle/table";
import type { AttachedConnection } from "../tables/context.ts";

/** Somebody plays whose seat no bot has, neither for good nor until they come back. */
export function hasPlayers({ seats }: Table["record"]): boolean {
  return seats.some((s) => s.kind === "person" && !s.minded);
}

/** Connections that see the game. */
function lookers({ connections, record }: Table): ConnectionId[] {
  return [...connections.values()]
    .filter((c) => c.greeted && (record.watchers || c.host || c.seats.length > 0))
    .map((c) => c.id);
}

/**
 * Only bots play, also for people who are away, and nobody looks: the game stands still until somebody does. All that
 * this is told by is kept with the table or comes with its connections, so that it holds after a restart.
 */
export function standsStill(table: Table): boolean {
  return table.phase === "playing" && !hasPlayers(table.record) && lookers(table).length === 0;
}

/**
 * The addresses that a table's thinking may be charged to: of those who sit there; where only bots play, of those who
 * look, since it stands still without them. A stranger who looks at other people's game costs them nothing: while they
 * are away, whoever sat there last (`before`) is charged. Known to this process only.
 */
export function payersOf(
  table: Table,
  connections: ReadonlyMap<ConnectionId, AttachedConnection>,
  before: readonly string[],
): readonly string[] {
  const seated = [...table.connections.values()].filter((conn) => conn.seats.length > 0).map((conn) => conn.id);
  const charged = seated.length > 0 || hasPlayers(table.record) ? seated : lookers(table);
  if (charged.length === 0) return before;
  return [...new Set(charged.flatMap((id) => connections.get(id)?.peer.address ?? []))];
}
