import { NAME, ROLES, type Piece, type State, type View } from "../engine/index.ts";
import { below, sfc32, shuffle, word, type Game, type Rng, type Seat } from "@trestle/kernel";
import type { BangTypes } from "../engine/index.ts";
import type { Belief } from "./belief.ts";

/**
 * A world as one seat may think it: hidden cards as the view allows, roles as likely as its belief has them, hands
 * without an answer where somebody has just let a shot hit.
 */
export function worldOf(game: Game<BangTypes>, view: View, own: Belief, fresh: readonly number[], rng: Rng): State {
  const s = game.imagine(view, rng);
  dealRoles(s, own, rng);
  for (let seat = 0; seat < s.players.length; seat++)
    if (seat !== view.seat && !(s.turn.owes && seat === s.turn.seat)) sift(s, seat, fresh[seat]!, rng);
  s.rng = sfc32(word(rng) | 0);
  return s;
}

function dealRoles(s: State, own: Belief, rng: Rng): void {
  let at = below(rng, 1 << 24) / (1 << 24);
  let deal = 0;
  for (; deal < own.count - 1; deal++) {
    at -= own.weight[deal]!;
    if (at < 0) break;
  }
  if (own.count === 0) return;
  for (let i = 0; i < s.players.length; i++) s.players[i]!.role = ROLES[own.deals[deal * own.seats + i]!]!;
}

/** How often what a player's silence says about its hand is right. */
const SURE = 20;

/** Only `fresh` cards of a hand may be answers to a shot; what would be one too many is exchanged with the pile. */
function sift(s: State, seat: Seat, fresh: number, rng: Rng): void {
  const { hand } = s.players[seat]!;
  const old = hand.length - fresh;
  if (old <= 0 || s.deck.length === 0) return;
  for (let i = 0; i < old; i++) {
    if (!isDodge(hand[i]!) || below(rng, SURE) === 0) continue;
    for (let tries = 0; tries < 12; tries++) {
      const j = below(rng, s.deck.length);
      if (isDodge(s.deck[j]!)) continue;
      const held = hand[i]!;
      hand[i] = s.deck[j]!;
      s.deck[j] = held;
      break;
    }
  }
  shuffle(rng, hand);
}

function isDodge(card: Piece): boolean {
  const name = NAME[card];
  return name === "missed" || name === "evaded" || name === "cactus";
}
