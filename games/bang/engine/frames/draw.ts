import type { RuleId, Seat } from "@trestle/kernel";
import { numberOf } from "../abilities.ts";
import { ask, pop, type FrameRule } from "../stack.ts";
import { stealFromHand } from "../steal.ts";
import type { Move, State } from "../types.ts";
import { draw } from "../zones.ts";

const JESSE = numberOf("jesse-jones");

interface DrawFrame {
  k: "draw";
  seat: Seat;
}

declare module "./types.ts" {
  interface Frames {
    draw: DrawFrame;
  }
}

/** Jesse Jones and Pedro Ramirez choose where the first card comes from; the second is from the draw pile. */
export const drawFrame: FrameRule<DrawFrame> = {
  step: (x, f) => ask(x, f.seat, "draw"),
  moves(s, _f, seat, out) {
    const tries: Move[] = [];
    offer(s, seat, tries);
    for (const m of tries) if (check(s, seat, m) === null) out.push(m);
  },
  tries: (s, _f, seat, out) => offer(s, seat, out),
  check: (s, _f, seat, m) => check(s, seat, m),
  answer(x, _f, seat, m) {
    if (m.t !== "draw") return;
    pop(x);
    if (m.from === "hand") {
      stealFromHand(x, seat, m.at!, "jesse-jones", "BANG-CH-JESS-1");
    } else if (m.from === "discard") {
      const card = x.s.discard.pop()!;
      x.s.players[seat]!.hand.push(card);
      if (x.sink) x.sink({ t: "picked-up", rule: "BANG-CH-PEDR-1", reveals: true, seat, card, why: "pedro-ramirez" });
    }
    draw(x, seat, m.from === "deck" ? 2 : 1, "phase-1", "BANG-TURN-4");
  },
};

function offer(s: State, seat: Seat, out: Move[]): void {
  out.push({ t: "draw", from: "deck", at: null });
  if (s.players[seat]!.character !== JESSE) out.push({ t: "draw", from: "discard", at: null });
  else for (let at = 0; at < s.players.length; at++) out.push({ t: "draw", from: "hand", at });
}

function check(s: State, seat: Seat, m: Move): RuleId | null {
  if (m.t !== "draw") return "BANG-TURN-4";
  const jesse = s.players[seat]!.character === JESSE;
  if (m.from === "deck") return m.at === null ? null : "BANG-TURN-4";
  if (m.from === "discard") return !jesse && m.at === null && s.discard.length > 0 ? null : "BANG-CH-PEDR-1";
  const p = m.at === null || m.at === seat ? undefined : s.players[m.at];
  return jesse && p !== undefined && !p.out && p.hand.length > 0 ? null : "BANG-CH-JESS-1";
}
