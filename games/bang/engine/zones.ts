import { shuffle, type RuleId, type Seat } from "@trestle/kernel";
import type { Cause } from "./events.ts";
import type { PieceName } from "./catalogue.ts";
import { entered, left } from "./hooks.ts";
import { isRailcar, NAME, RANGE } from "./pieces.ts";
import type { Ctx } from "./stack.ts";
import type { Piece, Player, State } from "./types.ts";

/** Where pieces lie and how they get from one place to another. */

export function playersInPlay(s: State): number {
  let n = 0;
  for (let i = 0; i < s.players.length; i++) if (!s.players[i]!.out) n++;
  return n;
}

/** The next seat clockwise that is in play; the seat itself if nobody else is. */
export function nextInPlay(s: State, seat: Seat): Seat {
  const n = s.players.length;
  for (let i = 1; i < n; i++) {
    const at = (seat + i) % n;
    if (!s.players[at]!.out) return at;
  }
  return seat;
}

/** Everybody in play clockwise from a seat, that seat included if it is in play. */
export function seatsFrom(s: State, seat: Seat): Seat[] {
  const n = s.players.length;
  const out: Seat[] = [];
  for (let i = 0; i < n; i++) {
    const at = (seat + i) % n;
    if (!s.players[at]!.out) out.push(at);
  }
  return out;
}

/** Everybody else in play, clockwise from the seat's left. */
export function othersFrom(s: State, seat: Seat): Seat[] {
  const n = s.players.length;
  const out: Seat[] = [];
  for (let i = 1; i < n; i++) {
    const at = (seat + i) % n;
    if (!s.players[at]!.out) out.push(at);
  }
  return out;
}

export function hasInPlay(p: Player, name: PieceName): boolean {
  for (let i = 0; i < p.table.length; i++) if (NAME[p.table[i]!] === name) return true;
  return false;
}

/** Whose card in play this is, or -1. Every face exists once in play. */
export function ownerOf(s: State, card: Piece): Seat {
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.table.includes(card)) return i;
  return -1;
}

/** BANG-SETUP-7, BANG-SETUP-8: the card being resolved stays out and remains as the discard pile. */
function refill(x: Ctx): void {
  const { s } = x;
  let kept = -1;
  for (let i = s.stack.length - 1; i >= 0 && kept < 0; i--) {
    const f = s.stack[i]!;
    if (f.k === "effect" && f.card !== null) kept = f.card;
  }
  const at = kept < 0 ? -1 : s.discard.lastIndexOf(kept);
  if (s.discard.length - (at < 0 ? 0 : 1) === 0) return;
  const cards = s.discard;
  if (at >= 0) cards.splice(at, 1);
  s.discard = at >= 0 ? [kept] : [];
  shuffle(s.rng, cards);
  s.deck = cards;
  if (x.sink) x.sink({ t: "shuffled", rule: "BANG-SETUP-7", reveals: true, count: cards.length });
}

/** The top card of the draw pile, or -1 when both piles are exhausted. */
export function drawTop(x: Ctx): Piece {
  const { s } = x;
  if (s.deck.length === 0) refill(x);
  const card = s.deck.pop();
  if (card === undefined) return -1;
  if (s.deck.length === 0) refill(x);
  return card;
}

/** The card of an ordinary draw!: it lies on the discard pile before the draw pile is tested (BANG-SETUP-8). */
export function flipTop(x: Ctx): Piece {
  const { s } = x;
  if (s.deck.length === 0) refill(x);
  const card = s.deck.pop();
  if (card === undefined) return -1;
  s.discard.push(card);
  if (s.deck.length === 0) refill(x);
  return card;
}

export function draw(x: Ctx, seat: Seat, count: number, why: Cause, rule: RuleId): void {
  const hand = x.s.players[seat]!.hand;
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    const card = drawTop(x);
    if (card >= 0) hand.push(card);
  }
  if (x.sink && hand.length > before) {
    const cards = hand.slice(before);
    x.sink({ t: "drew", rule, reveals: true, seat, count: cards.length, why, secret: { to: [seat], cards } });
  }
}

/** Puts a card on the discard pile, a Railcar back to its deck. */
export function toPile(x: Ctx, card: Piece): void {
  if (isRailcar(card)) x.hooks.uncouple(x, card);
  else x.s.discard.push(card);
}

/** Takes one piece out of a list, whose order stays; `splice` would make another list of it. */
export function takeAt(list: Piece[], at: number): Piece {
  const taken = list[at]!;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
  return taken;
}

export function removeFrom(list: Piece[], card: Piece): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`${NAME[card]} (${card}) is not there`);
  takeAt(list, at);
}

/** A card leaves hand or table of its own player for the discard pile. */
export function discard(x: Ctx, seat: Seat, card: Piece, why: Cause, rule: RuleId): void {
  const p = x.s.players[seat]!;
  const from = p.hand.includes(card) ? "hand" : "table";
  if (x.sink) x.sink({ t: "discarded", rule, seat, cards: [card], from, why });
  if (from === "hand") removeFrom(p.hand, card);
  else removeFrom(p.table, card);
  toPile(x, card);
  if (from === "table") left(x, seat, card);
}

/** BANG-DEATH-3: cards in play in the order they were put there, then the hand. */
export function discardAll(x: Ctx, seat: Seat, why: Cause, rule: RuleId): void {
  const p = x.s.players[seat]!;
  const { table, hand } = p;
  p.table = [];
  if (x.sink && table.length > 0) x.sink({ t: "discarded", rule, seat, cards: table, from: "table", why });
  for (let i = 0; i < table.length; i++) toPile(x, table[i]!);
  discardHand(x, seat, hand, why, rule);
}

/** The whole hand, in the order it is held: faces that only its owner knew. */
export function discardHand(x: Ctx, seat: Seat, hand: Piece[], why: Cause, rule: RuleId): void {
  x.s.players[seat]!.hand = [];
  if (x.sink && hand.length > 0) x.sink({ t: "discarded", rule, reveals: true, seat, cards: hand, from: "hand", why });
  for (let i = 0; i < hand.length; i++) x.s.discard.push(hand[i]!);
}

/** A card comes in front of a player; a weapon takes the former one's place (BANG-WPN-2). */
export function equip(x: Ctx, seat: Seat, card: Piece): void {
  if (RANGE[card]! > 0) dropWeapons(x, seat, card);
  x.s.players[seat]!.table.push(card);
  entered(x, seat, card);
}

/** Every weapon but the one just received goes. */
export function dropWeapons(x: Ctx, seat: Seat, kept: Piece): void {
  const { table } = x.s.players[seat]!;
  for (let i = table.length - 1; i >= 0; i--) {
    const card = table[i]!;
    if (RANGE[card]! > 0 && card !== kept) discard(x, seat, card, "weapon", "BANG-WPN-2");
  }
}

export function leavePlay(x: Ctx, seat: Seat): void {
  const { s } = x;
  const p = s.players[seat]!;
  p.out = true;
  p.ghost = false;
  p.shown = true;
  // BANG-3P-5: with three players the next one drives the train from then on.
  if (seat === s.driver && s.players.length === 3) s.driver = nextInPlay(s, seat);
}
