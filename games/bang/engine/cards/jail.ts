import type { Definition } from "../definition.ts";
import { beginCheck } from "../frames/check.ts";
import { NAME } from "../pieces.ts";
import { discard, equip, hasInPlay } from "../zones.ts";

export const jail: Definition = {
  /** BANG-JAIL-1: anybody in play but the Sheriff, oneself too. */
  play: {
    target: "seat",
    check(s, _seat, _card, at) {
      const p = s.players[at]!;
      if (p.out || p.role === "sheriff") return "BANG-JAIL-1";
      return hasInPlay(p, "jail") ? "BANG-PLAY-4" : null;
    },
    play: (x, p) => equip(x, p.at!, p.card),
  },
  steps: {
    jail(x, seat) {
      if (hasInPlay(x.s.players[seat]!, "jail")) beginCheck(x, seat, "jail");
    },
  },
  /** BANG-JAIL-2: the Jail goes in either case; without Hearts the turn is skipped but for its end (BANG-TURN-9). */
  checked(x, f, free) {
    const card = x.s.players[f.seat]!.table.find((c) => NAME[c] === "jail")!;
    if (x.sink) x.sink({ t: "jailed", rule: "BANG-JAIL-2", seat: f.seat, free });
    discard(x, f.seat, card, "jail", "BANG-JAIL-2");
    if (!free) x.s.turn.step = "end";
  },
};
