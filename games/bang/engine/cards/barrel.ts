import { abilityOf } from "../abilities.ts";
import { flip } from "../frames/flip.ts";
import type { Definition } from "../definition.ts";
import type { Dodge } from "../frames/shot.ts";
import type { ShotFrame } from "../frames/types.ts";
import { NAME } from "../pieces.ts";
import type { Piece, State } from "../types.ts";

/** Stands for the Barrel that Jourdonnais always has. */
const BUILT_IN = -1;

function mayFlip(s: State, f: ShotFrame, barrel: Piece): boolean {
  if (f.tried.includes(barrel)) return false;
  if (barrel === BUILT_IN) return abilityOf(s, f.at).barrel;
  return NAME[barrel] === "barrel" && s.players[f.at]!.table.includes(barrel);
}

/** BANG-BARL-1, BANG-CH-JOUR-1: one draw! per Barrel and shot. */
const barrelDodge: Dodge = {
  t: "barrel",
  possible(s, f) {
    if (mayFlip(s, f, BUILT_IN)) return true;
    for (const card of s.players[f.at]!.table) if (mayFlip(s, f, card)) return true;
    return false;
  },
  moves(s, f, out) {
    if (mayFlip(s, f, BUILT_IN)) out.push({ t: "barrel", card: null });
    const { table } = s.players[f.at]!;
    for (let i = 0; i < table.length; i++) if (mayFlip(s, f, table[i]!)) out.push({ t: "barrel", card: table[i]! });
  },
  tries(s, f, out) {
    out.push({ t: "barrel", card: null });
    for (const card of s.players[f.at]!.table) if (NAME[card] === "barrel") out.push({ t: "barrel", card });
  },
  check(s, f, m) {
    if (m.t !== "barrel") return "BANG-SHOT-1";
    if (mayFlip(s, f, m.card ?? BUILT_IN)) return null;
    return m.card === null ? "BANG-CH-JOUR-1" : "BANG-BARL-1";
  },
  answer(x, f, m) {
    if (m.t !== "barrel") return;
    f.fresh = false;
    f.tried.push(m.card ?? BUILT_IN);
    f.flip = "barrel";
    flip(x, f.at, m.card === null ? "jourdonnais" : "barrel");
  },
};

export const barrel: Definition = { dodge: barrelDodge };
