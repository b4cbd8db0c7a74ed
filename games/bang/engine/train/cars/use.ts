import type { Action } from "../../actions.ts";
import type { RailcarId } from "../../catalogue.ts";
import { NAME, TRAITS } from "../../pieces.ts";
import { pushEffect } from "../../stack.ts";
import type { CarRule, RailcarDefinition } from "./rule.ts";

/** GTR-RC-5: Railcars in front of the active player, in Phase 2. */
export function useAction(cars: Partial<Record<RailcarId, RailcarDefinition>>): Action {
  const OF: readonly (CarRule | null)[] = NAME.map((n) => cars[n as RailcarId]?.use ?? null);
  return {
    t: "use",
    moves(s, seat, out) {
      const { table } = s.players[seat]!;
      for (let i = 0; i < table.length; i++) {
        const rule = OF[table[i]!]!;
        if (rule === null) continue;
        let kept = out.length;
        rule.tries(s, seat, out);
        for (let j = kept; j < out.length; j++) {
          const m = out[j]!;
          if (m.t === "use" && rule.check(s, seat, m) === null) out[kept++] = m;
        }
        out.length = kept;
      }
    },
    tries(s, seat, out) {
      for (const card of s.players[seat]!.table) OF[card]?.tries(s, seat, out);
    },
    check(s, seat, m) {
      if (m.t !== "use" || !s.players[seat]!.table.includes(m.card)) return "GTR-RC-5";
      const rule = OF[m.card]!;
      return rule === null ? "GTR-RC-5" : rule.check(s, seat, m);
    },
    answer(x, seat, m) {
      if (m.t !== "use") return;
      pushEffect(x, seat, null);
      if (x.sink) x.sink({ t: "used", rule: TRAITS[m.card]!.rule, seat, card: m.card, as: m.as, at: m.at });
      OF[m.card]!.use(x, seat, m);
    },
  };
}
