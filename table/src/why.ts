import { whyNot, type Types } from "@trestle/kernel";
import type { Why } from "@trestle/protocol";
import type { Conn } from "./conns.ts";
import type { Table } from "./table.ts";

/** Why can these not be picked? */
export function why(t: Table, conn: Conn, { key, seat, d, picks }: Why): void {
  const decision = t.match?.decision(seat, d) ?? null;
  if (decision === null) return t.refuse(conn, key, { rule: "TABLE-TURN-1", data: { d } }, d);
  const { game, state } = t.match!;
  const tries: Types["move"][] = [];
  game.tries(state, decision, tries);
  const refusal = whyNot(game, tries, picks, (m) => game.why(state, decision, m));
  t.send(conn, { t: "because", key, d, picks, refusal });
}
