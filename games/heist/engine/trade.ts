import type { Refusal } from "@trestle/kernel";
import { ACCEPT, DECLINE, PROPOSE } from "./board.ts";
import type { Board } from "./board.ts";
import { cardNames, no, privately, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { takeIn, takeOut } from "./hands.ts";
import { handLimit, hasAbility } from "./queries.ts";
import { offerFaces } from "./sets.ts";
import type { Move, State } from "./types.ts";

/** Offers that may come to nothing in one turn, so that nobody is asked for ever. HEIST-TRADE-3 */
const OFFERS = 3;

/** Who can be traded with at all. HEIST-TRADE-1, HEIST-JAIL-8, HEIST-JAIL-9 */
export function judgePartner(b: Board, s: State, me: number, other: number): Refusal | null {
  const c = s.cowboys[me]!;
  const o = s.cowboys[other];
  if (o === undefined || other === me) return no("HEIST-TRADE-1", { with: other });
  if (c.at === b.jail) return no("HEIST-JAIL-9", { at: b.spaceIds[c.at]! });
  const figures = { at: b.spaceIds[c.at]!, with: b.spaceIds[o.at]! };
  if (o.at === b.jail && c.at !== b.jailExit) return no("HEIST-JAIL-8", figures);
  if (o.at !== b.jail && o.at !== c.at && !hasAbility(b, c, "tradeAnywhere")) return no("HEIST-TRADE-1", figures);
  return s.offers < OFFERS ? null : no("HEIST-TRADE-3", { failed: s.offers });
}

/** A card can be put into the trade by the one whose turn it is to put. */
export function judgePut(b: Board, s: State, me: number, other: number, name: string): Refusal | null {
  const c = s.cowboys[me]!;
  const card = b.cardOf.get(name);
  if (card === undefined || !c.hand.includes(card)) return no("HEIST-TRADE-1", { card: name, hand: c.hand.length });
  const inward = s.cowboys[other]!.at === b.jail && c.at !== b.jail;
  return inward && b.opens[card] === 0 ? no("HEIST-JAIL-8", { card: name }) : null;
}

/** Hand limits count after the exchange as a whole. HEIST-TRADE-2 */
function judgeExchange(b: Board, s: State): Refusal | null {
  const t = s.trade!;
  const [c, o] = [s.cowboys[t.by]!, s.cowboys[t.with]!];
  const mine = c.hand.length + t.back.length;
  const theirs = o.hand.length + t.give.length;
  if (theirs > handLimit(b, o)) return no("HEIST-TRADE-2", { cowboy: t.with, cards: theirs, limit: handLimit(b, o) });
  if (mine > handLimit(b, c)) return no("HEIST-TRADE-2", { cowboy: t.by, cards: mine, limit: handLimit(b, c) });
  return null;
}

export function judgeTradeMove(b: Board, s: State, me: number, m: Move): Refusal | null {
  const t = s.trade!;
  const other = me === t.by ? t.with : t.by;
  switch (m.t) {
    case "put":
      if (t.stage === "confirm") return no("HEIST-TRADE-3", {});
      return judgePut(b, s, me, other, m.card);
    case "propose":
      return t.stage === "offer" ? null : no("HEIST-TRADE-3", {});
    case "accept":
      return t.stage === "offer" ? no("HEIST-TRADE-3", {}) : judgeExchange(b, s);
    case "decline":
      return null;
    default:
      return no("HEIST-TURN-9", {});
  }
}

export function offerTradeMoves(b: Board, s: State, me: number, out: Move[]): void {
  const t = s.trade!;
  if (t.stage !== "confirm") {
    const other = me === t.by ? t.with : t.by;
    const { hand, at } = s.cowboys[me]!;
    const inward = s.cowboys[other]!.at === b.jail && at !== b.jail;
    offerFaces(hand, b.ready.put, inward ? b.opens : null, out);
  }
  if (t.stage === "offer") out.push(PROPOSE);
  else if (judgeExchange(b, s) === null) out.push(ACCEPT);
  out.push(DECLINE);
}

export function openTrade(x: Ctx, me: number, other: number, card: number): void {
  x.s.trade = { by: me, with: other, stage: "offer", give: [], back: [] };
  put(x, me, card);
}

export function put(x: Ctx, me: number, card: number): void {
  const { s } = x;
  const t = s.trade!;
  takeOut(s.cowboys[me]!.hand, card);
  takeIn(me === t.by ? t.give : t.back, card);
  if (x.sink) {
    const other = me === t.by ? t.with : t.by;
    x.sink({ t: "put", rule: "HEIST-TRADE-1", who: who(x, me), with: who(x, other), ...privately(x, [card], [me]) });
  }
}

export function propose(x: Ctx): void {
  const t = x.s.trade!;
  t.stage = "answer";
  if (x.sink)
    x.sink({
      t: "proposed",
      rule: "HEIST-TRADE-3",
      ...(x.s.mode === "versus" ? { reveals: true as const } : {}),
      who: who(x, t.by),
      with: who(x, t.with),
      ...privately(x, t.give, [t.by, t.with]),
    });
}

/** The other one agrees; what it gives back the first one must agree to as well. Returns true when the deal is done. */
export function accept(x: Ctx): boolean {
  const { s } = x;
  const t = s.trade!;
  if (t.stage === "confirm" || t.back.length === 0) {
    exchange(x);
    return true;
  }
  t.stage = "confirm";
  if (x.sink)
    x.sink({
      t: "answered",
      rule: "HEIST-TRADE-3",
      ...(s.mode === "versus" ? { reveals: true as const } : {}),
      who: who(x, t.with),
      with: who(x, t.by),
      ...privately(x, t.back, [t.by, t.with]),
    });
  return false;
}

function exchange(x: Ctx): void {
  const { b, s } = x;
  const t = s.trade!;
  for (const card of t.give) takeIn(s.cowboys[t.with]!.hand, card);
  for (const card of t.back) takeIn(s.cowboys[t.by]!.hand, card);
  s.trade = null;
  s.actions--;
  if (!x.sink) return;
  const cards = { gave: cardNames(b, t.give), got: cardNames(b, t.back) };
  const to = [s.cowboys[t.by]!.seat, s.cowboys[t.with]!.seat];
  x.sink({
    t: "traded",
    rule: "HEIST-TRADE-1",
    who: who(x, t.by),
    with: who(x, t.with),
    gave: t.give.length,
    got: t.back.length,
    left: s.actions,
    ...(s.mode === "versus" ? { secret: { to, ...cards } } : { cards }),
  });
}

/** Nothing is spent. HEIST-IMPL-7 */
export function decline(x: Ctx, me: number): void {
  const { s } = x;
  const t = s.trade!;
  for (const card of t.give) takeIn(s.cowboys[t.by]!.hand, card);
  for (const card of t.back) takeIn(s.cowboys[t.with]!.hand, card);
  s.trade = null;
  s.offers++;
  if (x.sink) {
    const other = me === t.by ? t.with : t.by;
    x.sink({ t: "declined", rule: "HEIST-IMPL-7", who: who(x, me), with: who(x, other) });
  }
}
