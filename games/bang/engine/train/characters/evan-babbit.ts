import type { RuleId, Seat } from "@trestle/kernel";
import { numberOf } from "../../abilities.ts";
import type { Definition } from "../../definition.ts";
import { distance } from "../../distance.ts";
import type { Dodge } from "../../frames/shot.ts";
import type { ShotFrame } from "../../frames/types.ts";
import { SUIT } from "../../pieces.ts";
import type { Piece, State } from "../../types.ts";
import { playersInPlay, removeFrom } from "../../zones.ts";

const EVAN = numberOf("evan-babbit");

/** GTR-CH-EVAN-1 to GTR-CH-EVAN-3: a BANG! card, more than two players, nothing used yet. */
function mayDivert(s: State, f: ShotFrame): boolean {
  return f.bang && f.fresh && s.players[f.at]!.character === EVAN && playersInPlay(s) > 2;
}

/** Another player at distance 1 from him, but not the shooter. */
function isTarget(s: State, f: ShotFrame, at: Seat): boolean {
  return at !== f.at && at !== f.by && s.players[at]?.out === false && distance(s, f.at, at) <= 1;
}

function whyNot(s: State, f: ShotFrame): RuleId {
  if (!f.bang || s.players[f.at]!.character !== EVAN) return "GTR-CH-EVAN-1";
  return f.fresh ? "GTR-CH-EVAN-2" : "GTR-CH-EVAN-3";
}

function check(s: State, f: ShotFrame, card: Piece, at: Seat): RuleId | null {
  if (!mayDivert(s, f)) return whyNot(s, f);
  if (!s.players[f.at]!.hand.includes(card) || SUIT[card] !== f.suit) return "GTR-CH-EVAN-1";
  return isTarget(s, f, at) ? null : "GTR-CH-EVAN-2";
}

const dodge: Dodge = {
  t: "divert",
  possible: () => false, // with a hand he is asked anyway
  moves(s, f, out) {
    if (!mayDivert(s, f)) return;
    const { hand } = s.players[f.at]!;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (SUIT[card] !== f.suit || hand.indexOf(card) !== i) continue;
      for (let at = 0; at < s.players.length; at++) if (isTarget(s, f, at)) out.push({ t: "divert", card, at });
    }
  },
  tries(s, f, out) {
    if (s.players[f.at]!.character !== EVAN) return;
    const { hand } = s.players[f.at]!;
    for (let i = 0; i < hand.length; i++)
      if (hand.indexOf(hand[i]!) === i)
        for (let at = 0; at < s.players.length; at++) out.push({ t: "divert", card: hand[i]!, at });
  },
  check: (s, f, m) => (m.t === "divert" ? check(s, f, m.card, m.at) : "GTR-CH-EVAN-1"),
  answer(x, f, m) {
    if (m.t !== "divert") return;
    if (x.sink) x.sink({ t: "diverted", rule: "GTR-CH-EVAN-1", seat: f.at, card: m.card, at: m.at });
    removeFrom(x.s.players[f.at]!.hand, m.card);
    x.s.discard.push(m.card);
    f.at = m.at; // GTR-CH-EVAN-2: the source stays, and how many Missed! are needed
    f.tried = [];
  },
};

export const evanBabbit: Definition = { dodge };
