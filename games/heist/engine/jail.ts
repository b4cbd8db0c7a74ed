import type { Refusal, RuleId } from "@trestle/kernel";
import { cardNames, no, privately, shows, tileNames, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import type { Board } from "./board.ts";
import { discardCards, drawCard, drawUpTo, fromHand, takeIn } from "./hands.ts";
import { handLimit, keysNeeded, TOP_SPEED } from "./queries.ts";
import type { Cowboy, State } from "./types.ts";
import { claimable } from "./wanted.ts";

/** HEIST-JAIL-1 to HEIST-JAIL-3 */
export function arrest(x: Ctx, me: number, rule: RuleId): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  c.raised = s.speed < TOP_SPEED;
  if (c.raised) s.speed++;
  if (x.sink)
    x.sink({
      t: "arrested",
      rule,
      ...shows(s),
      who: who(x, me),
      at: b.spaceIds[c.at]!,
      to: b.spaceIds[b.jail]!,
      tiles: tileNames(b, c.loot),
      cards: cardNames(b, c.hand),
      bullets: c.bullets,
      raised: c.raised,
      speed: s.speed,
    });
  c.at = b.jail;
  c.horse = null;
  for (const tile of c.loot) s.sack.push(tile);
  for (const card of c.hand) s.discard.push(card);
  s.bullets += c.bullets;
  c.loot = [];
  c.hand = [];
  c.bullets = 0;
  c.fresh = 0;
}

/** One card; Keyholes and Wilds are kept. HEIST-JAIL-5 */
export function drawInJail(x: Ctx, me: number): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  const card = drawCard(x);
  if (card === null) return;
  const kept = b.opens[card] === 1;
  if (kept) takeIn(c.hand, card);
  else s.discard.push(card);
  if (!x.sink) return;
  const name = b.cardIds[card]!;
  const shown = kept && s.mode === "versus" ? { secret: { to: [c.seat], card: name } } : { card: name };
  x.sink({ t: "drew-in-jail", rule: "HEIST-JAIL-5", reveals: true, who: who(x, me), kept, ...shown, left: s.actions });
}

export function judgeJailDraw(b: Board, s: State, c: Cowboy): Refusal | null {
  if (c.at !== b.jail) return no("HEIST-JAIL-5", { at: b.spaceIds[c.at]! });
  if (c.hand.length >= handLimit(b, c)) return no("HEIST-CARD-4", { hand: c.hand.length, limit: handLimit(b, c) });
  return s.deck.length + s.discard.length > 0 ? null : no("HEIST-CARD-5", { deck: 0, discard: 0 });
}

export function judgeEscape(b: Board, s: State, c: Cowboy, names: readonly string[]): Refusal | null {
  const needed = keysNeeded(b, s, c);
  if (c.at !== b.jail) return no("HEIST-JAIL-6", { at: b.spaceIds[c.at]!, needed });
  const cards = fromHand(b, c, names);
  if (cards === null || cards.length !== needed) return no("HEIST-JAIL-6", { given: names.length, needed });
  const wrong = cards.find((card) => b.opens[card] === 0);
  return wrong === undefined ? null : no("HEIST-JAIL-6", { card: b.cardIds[wrong]!, needed });
}

/** HEIST-JAIL-6 */
export function escape(x: Ctx, me: number, names: readonly string[]): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  discardCards(x, c, names);
  c.at = b.jailExit;
  const lowered = c.raised;
  if (lowered) s.speed--;
  c.raised = false;
  if (x.sink) {
    const to = b.spaceIds[c.at]!;
    const { speed, actions: left } = s;
    x.sink({
      t: "escaped",
      rule: "HEIST-JAIL-6",
      ...shows(s),
      who: who(x, me),
      to,
      cards: [...names],
      lowered,
      speed,
      left,
    });
  }
  const got = drawUpTo(x, c, handLimit(b, c));
  if (x.sink && got.length > 0)
    x.sink({ t: "drew", rule: "HEIST-JAIL-6", reveals: true, who: who(x, me), ...privately(x, got, [me]) });
  claimable(x, me, ["escapeJail"]);
}
