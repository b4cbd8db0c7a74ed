import type { Refusal } from "@trestle/kernel";
import { ACCEPT, DECLINE, GRANT, PROPOSE } from "./board.ts";
import type { Board } from "./board.ts";
import { cardNames, no, privately, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import type { Cards } from "./event-types.ts";
import { takeIn, takeOut } from "./hands.ts";
import { handLimit, hasAbility } from "./queries.ts";
import { offerFaces } from "./sets.ts";
import type { Move, State, Trade } from "./types.ts";

/** So often one cowboy is asked in vain in a turn; others may still be asked. HEIST-TRADE-3 */
const MAX_FAILED_OFFERS = 3;

/** Who can be traded with at all. HEIST-TRADE-1, HEIST-JAIL-8, HEIST-JAIL-9 */
export function judgePartner(b: Board, s: State, me: number, other: number): Refusal | null {
  const c = s.cowboys[me]!;
  const o = s.cowboys[other];
  if (o === undefined || other === me) return no("HEIST-TRADE-1", { with: other });
  if (c.at === b.jail) return no("HEIST-JAIL-9", { at: b.spaceIds[c.at]! });
  const figures = { at: b.spaceIds[c.at]!, with: b.spaceIds[o.at]! };
  if (o.at === b.jail && c.at !== b.jailExit) return no("HEIST-JAIL-8", figures);
  if (o.at !== b.jail && o.at !== c.at && !hasAbility(b, c, "tradeAnywhere")) return no("HEIST-TRADE-1", figures);
  const failed = s.failed[other] ?? 0;
  return failed < MAX_FAILED_OFFERS ? null : no("HEIST-TRADE-3", { cowboy: other, failed });
}

/** A card can be put into the trade by the one whose turn it is to put. */
export function judgePut(b: Board, s: State, me: number, other: number, name: string): Refusal | null {
  const c = s.cowboys[me]!;
  const card = b.cardOf.get(name);
  if (card === undefined || !c.hand.includes(card)) return no("HEIST-TRADE-1", { card: name, hand: c.hand.length });
  const inward = s.cowboys[other]!.at === b.jail && c.at !== b.jail;
  return inward && b.opens[card] === 0 ? no("HEIST-JAIL-8", { card: name }) : null;
}

/** One more face to ask for: open hands say what there is, hidden ones may hold anything. */
function judgeAsk(b: Board, s: State, name: string): Refusal | null {
  const { want, with: other } = s.trade!;
  const card = b.cardOf.get(name);
  const most = handLimit(b, s.cowboys[other]!);
  if (card === undefined || want.length >= most) return no("HEIST-TRADE-1", { card: name, asked: want.length, most });
  if (s.mode === "versus") return null;
  const { hand } = s.cowboys[other]!;
  return count(hand, card) > count(want, card) ? null : no("HEIST-TRADE-1", { card: name, hand: hand.length });
}

function count(list: readonly number[], card: number): number {
  let n = 0;
  for (const one of list) if (one === card) n++;
  return n;
}

/** What is asked for can be given as it is. */
function judgeGrant(b: Board, s: State): Refusal | null {
  const t = s.trade!;
  if (t.stage !== "answer" || t.want.length === 0 || t.back.length > 0) return no("HEIST-TRADE-3", {});
  const { hand } = s.cowboys[t.with]!;
  const lacking = t.want.find((card) => count(hand, card) < count(t.want, card));
  if (lacking !== undefined) return no("HEIST-TRADE-1", { card: b.cardIds[lacking]!, hand: hand.length });
  return judgeExchange(b, s, t.want);
}

/** Hand limits count after the exchange as a whole. HEIST-TRADE-2 */
function judgeExchange(b: Board, s: State, granted: readonly number[] = []): Refusal | null {
  const t = s.trade!;
  const [c, o] = [s.cowboys[t.by]!, s.cowboys[t.with]!];
  const mine = c.hand.length + t.back.length + granted.length;
  const theirs = o.hand.length + t.give.length - granted.length;
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
    case "ask":
      return t.stage === "offer" ? judgeAsk(b, s, m.card) : no("HEIST-TRADE-3", {});
    case "grant":
      return judgeGrant(b, s);
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
  if (t.stage === "offer") {
    offerAsks(b, s, out);
    out.push(PROPOSE);
  } else {
    if (judgeGrant(b, s) === null) out.push(GRANT);
    if (judgeExchange(b, s) === null) out.push(ACCEPT);
  }
  out.push(DECLINE);
}

function offerAsks(b: Board, s: State, out: Move[]): void {
  const other = s.cowboys[s.trade!.with]!;
  const faces = s.mode === "versus" ? b.fullDeck : other.hand;
  for (let i = 0; i < faces.length; i++) {
    const card = faces[i]!;
    if (faces.indexOf(card) === i && judgeAsk(b, s, b.cardIds[card]!) === null) out.push(b.ready.ask[card]!);
  }
}

export function openTrade(x: Ctx, me: number, other: number, card: number): void {
  x.s.trade = { by: me, with: other, stage: "offer", give: [], want: [], back: [] };
  put(x, me, card);
}

export function put(x: Ctx, me: number, ...cards: number[]): void {
  const { s } = x;
  const t = s.trade!;
  for (const card of cards) {
    takeOut(s.cowboys[me]!.hand, card);
    takeIn(me === t.by ? t.give : t.back, card);
  }
  if (x.sink) {
    const other = me === t.by ? t.with : t.by;
    x.sink({ t: "put", rule: "HEIST-TRADE-1", who: who(x, me), with: who(x, other), ...privately(x, cards, [me]) });
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
      wants: t.want.length,
      ...offered(x, t),
    });
}

function offered(x: Ctx, t: Trade): Cards & { want?: string[] } {
  const give = privately(x, t.give, [t.by, t.with]);
  if (t.want.length === 0) return give;
  const want = cardNames(x.b, t.want);
  return give.secret === undefined ? { ...give, want } : { ...give, secret: { ...give.secret, want } };
}

/** Nothing leaves a hand: it is only said. */
export function askFor(x: Ctx, card: number): void {
  const t = x.s.trade!;
  takeIn(t.want, card);
  if (x.sink)
    x.sink({
      t: "asked",
      rule: "HEIST-TRADE-3",
      who: who(x, t.by),
      with: who(x, t.with),
      ...privately(x, [card], [t.by]),
    });
}

/** The other one gives what was asked for; whoever asked has agreed by asking. */
export function grant(x: Ctx): void {
  const t = x.s.trade!;
  put(x, t.with, ...t.want);
  exchange(x);
}

/** The other one agrees; whatever differs from what was asked for needs the first one's consent too. True: done. */
export function accept(x: Ctx): boolean {
  const { s } = x;
  const t = s.trade!;
  if (t.stage === "confirm" || t.back.join() === t.want.join()) {
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
  // Whoever thinks better of an offer before it is made has bothered nobody.
  if (t.stage !== "offer") fail(s, t.with);
  if (x.sink) {
    const other = me === t.by ? t.with : t.by;
    x.sink({ t: "declined", rule: "HEIST-IMPL-7", who: who(x, me), with: who(x, other) });
  }
}

function fail(s: State, other: number): void {
  while (s.failed.length <= other) s.failed.push(0);
  s.failed[other]!++;
}
