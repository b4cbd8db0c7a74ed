import type { DecisionKind, rules, View } from "../engine/page.ts";
import type { Decision } from "@trestle/kernel";

type BangRule = keyof typeof rules;

/** What one may want to read up on while deciding. */
const RULES: Readonly<Record<DecisionKind, readonly BangRule[]>> = {
  character: ["BANG-SETUP-3"],
  map: ["GTR-PC-MAP-1"],
  draw: ["BANG-TURN-4"],
  "kit-carlson": ["BANG-CH-KITC-1"],
  play: ["BANG-TURN-5", "BANG-PLAY-2", "BANG-DIST-2", "GTR-TAKE-1", "GTR-TAKE-4"],
  discard: ["BANG-TURN-6"],
  shot: ["BANG-SHOT-1", "BANG-MISS-1", "BANG-BARL-1"],
  indians: ["BANG-INDI-1"],
  duel: ["BANG-DUEL-1"],
  "last-life": ["BANG-DEATH-1"],
  "sid-ketchum": ["BANG-CH-SIDK-1"],
  flip: ["BANG-CHK-5"],
  store: ["BANG-GSTR-1"],
  exempt: ["GTR-CH-BLAZ-1"],
  "sleeper-car": ["GTR-RC-SLEE-2"],
  "switch-give": ["GTR-PC-SWIT-1"],
  "switch-take": ["GTR-PC-SWIT-2"],
  pay: ["GTR-STN-1", "GTR-STN-2"],
  place: ["GTR-TAKE-3"],
  "last-chance": ["GTR-TAKE-8", "GTR-EOL-1"],
  "full-steam": ["GTR-PC-FULL-1"],
  "shade-oconnor": ["GTR-CH-SHAD-1"],
  "circus-wagon": ["GTR-RC-CIRC-1"],
  "coal-hopper": ["GTR-RC-COAL-1"],
  "lounge-car": ["GTR-RC-LOUN-1"],
  "mail-car": ["GTR-RC-MAIL-1"],
  "cattle-truck": ["GTR-RC-CATT-1"],
  "train-robbery": ["GTR-PC-ROBB-1"],
};

export function rulesOf(decision: Decision, _view: View): readonly string[] {
  return RULES[decision.kind as DecisionKind] ?? [];
}
