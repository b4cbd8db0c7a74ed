import type { ColtTypes } from "@trestle/colt";
import type { Ask, Player } from "../ask.ts";
import { random } from "../random.ts";
import { settled } from "../think.ts";
import { sensible } from "./sensible.ts";

export const coltPlayer: Player<ColtTypes> = {
  batch: 1,
  enough: 0,
  begin: (ask: Ask<ColtTypes>) => {
    const move = ask.level === "greenhorn" ? random(ask) : sensible({ ...ask, iterations: 24 });
    return settled({ move, why: { lines: [], opens: "end" }, say: null }, () => [{ move, share: null, lines: [] }]);
  },
  yardsticks: { random },
};
