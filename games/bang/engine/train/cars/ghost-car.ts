import type { Seat } from "@trestle/kernel";
import type { Ctx } from "../../stack.ts";
import { discardAll, leavePlay } from "../../zones.ts";
import type { RailcarDefinition } from "./rule.ts";

/** GTR-RC-GHOS-2: its holder stays in play without life points. */
export const ghostCar: RailcarDefinition = {
  inPlay: {
    enters(x, seat) {
      if (!x.s.players[seat]!.out) return;
      haunt(x, seat);
      if (x.sink) x.sink({ t: "returned", rule: "GTR-RC-GHOS-5", seat });
    },
    /** GTR-RC-GHOS-3, GTR-RC-GHOS-4: stays in play, no role shown, nobody is rewarded. */
    saves(x, seat) {
      haunt(x, seat);
      if (x.sink) x.sink({ t: "became-ghost", rule: "GTR-RC-GHOS-3", seat });
    },
    /** GTR-RC-GHOS-7: a ghost without it is out of the game at once. */
    leaves(x, seat) {
      const p = x.s.players[seat]!;
      if (!p.ghost) return;
      leavePlay(x, seat);
      if (x.sink) x.sink({ t: "faded", rule: "GTR-RC-GHOS-7", reveals: true, seat, role: p.role });
      discardAll(x, seat, "ghost-car", "GTR-RC-GHOS-7");
    },
  },
};

function haunt(x: Ctx, seat: Seat): void {
  const p = x.s.players[seat]!;
  p.out = false;
  p.ghost = true;
  p.life = 0;
}
