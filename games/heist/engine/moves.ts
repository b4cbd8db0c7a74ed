import type { Decision } from "@trestle/kernel";
import { BULLET, CLAIM_NONE, DISMOUNT, DONE, DRAW, DROP, LONG_WAY, QUICK, SHOOT, SHORT_WAY } from "./board.ts";
import type { Board } from "./board.ts";
import { offerLay } from "./drop.ts";
import { claimCards, loadingTown } from "./judge.ts";
import { offerLoot } from "./loot.ts";
import {
  abilityN,
  carOn,
  frontOf,
  handLimit,
  hasAbility,
  keysNeeded,
  onTrain,
  reachOf,
  riders,
  RIDERS,
  straightLength,
} from "./queries.ts";
import { canStir, mayMove, reachable } from "./ride.ts";
import { offerCardSets, offerEscapes, offerFaces } from "./sets.ts";
import { emptySquares, offerLoad } from "./town.ts";
import { judgePartner, offerTradeMoves } from "./trade.ts";
import type { Cowboy, DecisionKind, Move, State } from "./types.ts";
import { canBoard, canLeave, canStep } from "./walk.ts";

/** The legal moves, found without asking the judge about each; the suite proves that the two agree. */
export function legalMoves(b: Board, s: State, d: Decision, out: Move[]): void {
  switch (d.kind as DecisionKind) {
    case "action":
      return offerActions(b, s, d.as, out);
    case "ride": {
      const { horse, card } = s.ride!;
      const c = s.cowboys[d.as]!;
      const { spaces, count } = reachable(b, s, c, horse, reachOf(b, c, card));
      for (let i = 1; i < count; i++) out.push(b.ready.gallop[spaces[i]!]!);
      return;
    }
    case "way":
      out.push(SHORT_WAY, LONG_WAY);
      return;
    case "offer":
    case "answer":
    case "confirm":
      return offerTradeMoves(b, s, d.as, out);
    case "lay":
      return offerLay(b, s, out);
    case "claim":
      for (const card of claimCards(s)) out.push(b.ready.claim[card]!);
      out.push(CLAIM_NONE);
      return;
    case "load":
      return offerLoad(b, s, loadingTown(s), out);
    case "refill":
      for (const square of emptySquares(s)) out.push(b.ready.place[s.tile!]![square]!);
      return;
    case "discard": {
      const { hand } = s.cowboys[d.as]!;
      offerFaces(hand, b.ready.discard, null, out);
      out.push(DONE);
      return;
    }
  }
}

function offerActions(b: Board, s: State, me: number, out: Move[]): void {
  const c = s.cowboys[me]!;
  if (c.at === b.jail) offerJail(b, s, c, out);
  else {
    if (s.actions > 0) {
      offerWalks(b, s, c, out);
      offerRides(b, s, c, out);
      offerTrades(b, s, me, out);
      offerLoot(b, s, c, out);
      if (b.townAt[c.at]! >= 0 && c.loot.length > 0) out.push(DROP);
      offerFlips(b, s, c, out);
      if (s.bullets > 0 && (s.mode !== "versus" || c.bullets === 0)) out.push(BULLET);
    }
    offerFree(b, s, c, out);
  }
  out.push(DONE);
}

function offerJail(b: Board, s: State, c: Cowboy, out: Move[]): void {
  if (s.actions > 0 && c.hand.length < handLimit(b, c) && s.deck.length + s.discard.length > 0) out.push(DRAW);
  const needed = keysNeeded(b, s, c);
  if (c.hand.length >= needed) offerEscapes(b, c.hand, needed, out);
}

function offerWalks(b: Board, s: State, c: Cowboy, out: Move[]): void {
  for (const to of b.adjacent[c.at]!) if (canStep(b, s, c, to)) out.push(b.ready.to[to]!);
  if (onTrain(b, c)) offerDescents(b, s, c, out);
  else {
    const front = frontOf(b, s);
    for (let n = 1; n <= 5; n++) if (canBoard(b, s, c, n, front)) out.push(b.ready.board[n]!);
  }
  if (!s.dashed && hasAbility(b, c, "doubleStep")) offerDashes(b, s, c, out);
}

function offerDescents(b: Board, s: State, c: Cowboy, out: Move[]): void {
  const section = b.section[c.at]!;
  const car = s.cars[section - 1]!;
  const front = frontOf(b, s);
  if (b.enterExitOf[c.at] !== 0)
    for (const to of b.adjacent[car]!) if (canLeave(b, s, c, to, front)) out.push(b.ready.leave[to]!);
  if (b.isRoof[c.at] === 0) return;
  for (let h = 0; h < s.horses.length; h++) {
    const at = s.horses[h]!;
    if (at === null || b.touches[car * b.spaceCount + at] === 0) continue;
    if (canLeave(b, s, c, at, front) && riders(s, h) < RIDERS) out.push(b.ready.jump[h]!);
  }
}

/** The Kid's second step is judged from the space between. HEIST-WANT-10 */
export function offerDashes(b: Board, s: State, c: Cowboy, out: Move[]): void {
  for (const via of b.adjacent[c.at]!) {
    if (!canStep(b, s, c, via)) continue;
    for (const to of b.adjacent[via]!)
      if (canStep(b, s, c, to)) out.push({ t: "dash", via: b.spaceIds[via]!, to: b.spaceIds[to]! });
  }
}

function offerRides(b: Board, s: State, c: Cowboy, out: Move[]): void {
  const { hand } = c;
  for (let h = 0; h < s.horses.length; h++) {
    if (s.horses[h] === null || hand.length === 0 || !mayMove(s, c, h) || !canStir(b, s, c, h)) continue;
    offerFaces(hand, b.ready.ride[h]!, null, out);
  }
}

function offerTrades(b: Board, s: State, me: number, out: Move[]): void {
  const { hand, at } = s.cowboys[me]!;
  for (let o = 0; o < s.cowboys.length; o++) {
    if (o === me || (s.cowboys[o]!.at !== at && !mayReach(b, s, me, o)) || judgePartner(b, s, me, o) !== null) continue;
    offerFaces(hand, b.ready.trade[o]!, s.cowboys[o]!.at === b.jail ? b.opens : null, out);
  }
}

/** Spares the judge the common case of somebody far away. */
function mayReach(b: Board, s: State, me: number, other: number): boolean {
  return s.cowboys[other]!.at === b.jail || hasAbility(b, s.cowboys[me]!, "tradeAnywhere");
}

function offerFlips(b: Board, s: State, c: Cowboy, out: Move[]): void {
  if (!s.tokens || c.at >= b.mainCount) return;
  const far = hasAbility(b, c, "longReach");
  for (let j = 0; j < 2; j++) {
    const at = b.junctionSpace[j]!;
    if (c.at !== at && !(far && b.touches[c.at * b.spaceCount + at] === 1)) continue;
    if (carOn(s, at) === 0) out.push(b.ready.flip[j]!);
  }
}

function offerFree(b: Board, s: State, c: Cowboy, out: Move[]): void {
  for (let h = 0; h < s.horses.length; h++)
    if (s.horses[h] === c.at && c.horse !== h && riders(s, h) < RIDERS) out.push(b.ready.mount[h]!);
  if (c.horse !== null) out.push(DISMOUNT);
  if (c.bullets > c.fresh) out.push(SHOOT);
  if (s.bullets > 0 && s.quick < abilityN(b, c, "freeBullet") && (s.mode !== "versus" || c.bullets === 0))
    out.push(QUICK);
  if (c.hand.length === 0) return;
  let tokens = 0;
  if (s.tokens) for (let j = 0; j < 2; j++) if (carOn(s, b.junctionSpace[j]!) === 0) tokens |= 1 << j;
  const wilds = offerCardSets(b, c.hand, straightLength(b, c), tokens, out);
  if (wilds === 0 || (s.mode === "versus" && !onTrain(b, c))) return;
  if (s.sheriff > 0) out.push(b.ready.nudge[0]!);
  if (s.sheriff < b.sheriffLine.length - 1) out.push(b.ready.nudge[1]!);
}
