import { whyNot, type Types } from "@trestle/kernel";
import type { WhyFrame } from "@trestle/protocol";
import type { Connection } from "./connections.ts";
import type { Table } from "./table.ts";

/** Why can these not be picked? */
export function why(t: Table, connection: Connection, { key, seat, d, picks }: WhyFrame): void {
  const decision = t.match?.decision(seat, d) ?? null;
  if (decision === null) return t.refuse(connection, key, { rule: "TABLE-TURN-1", data: { d } }, d);
  const { game, state } = t.match!;
  const tries: Types["move"][] = [];
  game.tries(state, decision, tries);
  const refusal = whyNot(game, tries, picks, (m) => game.why(state, decision, m));
  t.send(connection, { t: "because", key, d, picks, refusal });
}
