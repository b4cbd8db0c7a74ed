import type { Decision } from "@trestle/kernel";
import {
  ACCEPT,
  BULLET,
  CLAIM_NONE,
  DECLINE,
  DISMOUNT,
  DONE,
  DRAW,
  DROP,
  GRANT,
  LONG_WAY,
  PROPOSE,
  QUICK,
  SHOOT,
  SHORT_WAY,
} from "./board.ts";
import type { Board } from "./board.ts";
import { cardNames } from "./context.ts";
import { JUNCTIONS } from "./edition/types.ts";
import { lootMove, topOf } from "./loot.ts";
import { offerDashes } from "./moves.ts";
import { hasAbility, keysNeeded, onTrain, straightLength } from "./queries.ts";
import { subsets } from "./sets.ts";
import type { Cowboy, DecisionKind, Move, State } from "./types.ts";

/** Whatever a hand could try: every piece that can be pointed at, so that each refusal can be asked for. */
export function allTries(b: Board, s: State, d: Decision, out: Move[]): void {
  const c = s.cowboys[d.as]!;
  switch (d.kind as DecisionKind) {
    case "action":
      return tryActions(b, s, d.as, out);
    case "ride":
      for (const m of b.ready.gallop) out.push(m);
      for (const to of b.mesas) out.push({ t: "gallop", to });
      return;
    case "way":
      out.push(SHORT_WAY, LONG_WAY);
      return;
    case "offer":
    case "answer":
    case "confirm":
      for (const card of distinct(c.hand)) out.push(b.ready.put[card]!);
      for (const m of distinct(b.fullDeck)) out.push(b.ready.ask[m]!);
      out.push(PROPOSE, GRANT, ACCEPT, DECLINE);
      return;
    case "lay":
      for (const tile of [...s.laying!.drawn, ...s.laying!.brought]) for (const m of b.ready.lay[tile]!) out.push(m);
      return;
    case "claim":
      for (const card of s.row) out.push(b.ready.claim[card]!);
      out.push(CLAIM_NONE);
      return;
    case "load":
      for (const town of s.towns) for (const tile of town) for (const m of b.ready.place[tile]!) out.push(m);
      return;
    case "refill":
      for (const m of b.ready.place[s.tile!]!) out.push(m);
      return;
    case "discard":
      for (const card of distinct(c.hand)) out.push(b.ready.discard[card]!);
      out.push(DONE);
      return;
  }
}

function distinct(hand: readonly number[]): number[] {
  return hand.filter((card, i) => card !== hand[i - 1]);
}

function tryActions(b: Board, s: State, me: number, out: Move[]): void {
  const c = s.cowboys[me]!;
  const main = !onTrain(b, c);
  for (let i = 0; i < b.spaceCount; i++) {
    if (i === c.at) continue;
    if (i < b.mainCount === main) out.push(b.ready.to[i]!);
    else if (!main) out.push(b.ready.leave[i]!);
  }
  if (main) for (const to of b.mesas) out.push({ t: "move", to });
  if (main) for (let n = 1; n <= 5; n++) out.push(b.ready.board[n]!);
  if (hasAbility(b, c, "doubleStep")) offerDashes(b, s, c, out);
  for (let h = 0; h < s.horses.length; h++) {
    out.push(b.ready.mount[h]!);
    if (!main) out.push(b.ready.jump[h]!);
    for (const card of distinct(c.hand)) out.push(b.ready.ride[h]![card]!);
  }
  for (let o = 0; o < s.cowboys.length; o++)
    if (o !== me) for (const card of distinct(c.hand)) out.push(b.ready.trade[o]![card]!);
  for (const m of b.ready.flip) out.push(m);
  for (const m of b.ready.nudge) out.push(m);
  out.push(DROP, BULLET, QUICK, SHOOT, DRAW, DISMOUNT, DONE);
  tryCards(b, s, c, out);
  tryLoot(b, s, c, out);
}

function tryCards(b: Board, s: State, c: Cowboy, out: Move[]): void {
  const [keys, length] = [keysNeeded(b, s, c), straightLength(b, c)];
  for (const set of subsets(c.hand, 1, 4)) {
    const cards = cardNames(b, set);
    if (set.length >= 2) out.push({ t: "set", cards });
    if (set.length === keys) out.push({ t: "escape", cards });
    if (set.length === length) for (const junction of JUNCTIONS) out.push({ t: "straight", cards, junction });
  }
}

/** In a car every choice of cards for its tiles; elsewhere each open tile once, with the whole hand. */
function tryLoot(b: Board, s: State, c: Cowboy, out: Move[]): void {
  const inside = b.carInside[c.at]!;
  for (let car = 0; car < 3; car++) {
    const squares = [2 * car, 2 * car + 1].filter((q) => topOf(s, q) >= 0);
    const choices = squares.map((q) => [q]);
    if (squares.length === 2) choices.push(squares);
    for (const choice of choices) {
      const names = choice.map((q) => b.squareIds[q]!);
      const hands = car === inside ? subsets(c.hand, 1, c.hand.length) : c.hand.length > 0 ? [c.hand] : [];
      for (const cards of hands) out.push(lootMove(b, names, cards));
    }
  }
}
