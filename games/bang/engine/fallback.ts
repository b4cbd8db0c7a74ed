import type { Decision, Seat } from "@trestle/kernel";
import { isLucky } from "./checks.ts";
import { handWorth, tableWorth } from "./keep.ts";
import type { DecisionKind, Frame, Move, Piece, State } from "./types.ts";
import { ownerOf } from "./zones.ts";

type OfType<T extends Move["t"]> = Extract<Move, { t: T }>;

const PASS: Move = { t: "pass" };

/** Who is asked, what lies on top of the stack, and what may be answered. */
export interface Ask {
  s: State;
  seat: Seat;
  f: Frame;
  moves: readonly Move[];
}

/** What an expired clock answers to one kind of question; undefined: pass, or whatever there is. */
export type Fallback = (ask: Ask) => Move | undefined;

/**
 * What an expired clock plays: nothing in one's own turn, an answer where one would be hurt, and the card that is missed
 * least where one must go. It knows what the seat knows, and looks no move ahead.
 */
export function fallbackOf(
  table: Partial<Readonly<Record<DecisionKind, Fallback>>>,
  s: State,
  d: Decision,
  moves: readonly Move[],
): Move {
  const ask: Ask = { s, seat: d.seat, f: s.stack[s.stack.length - 1]!, moves };
  return table[d.kind as DecisionKind]?.(ask) ?? only(ask, "pass")[0] ?? moves[0]!;
}

export const leastPicked: Fallback = (ask) => leastOf(ask, only(ask, "pick"));
export const bestPicked: Fallback = (ask) => bestOf(only(ask, "pick"), (m) => handWorth(ask.s, ask.seat, m.card));
const counter: Fallback = (ask) => (isGhost(ask) ? PASS : leastOf(ask, answers(ask)));

export const BASE_FALLBACKS: Partial<Readonly<Record<DecisionKind, Fallback>>> = {
  shot: dodge,
  indians: counter,
  duel: counter,
  "last-life": (ask) => only(ask, "answer")[0] ?? leastOf(ask, only(ask, "sid")),
  discard,
  "kit-carlson": leastPicked, // what is picked goes back
  "sid-ketchum": leastPicked,
  store: bestPicked,
  flip: (ask) => only(ask, "pick").find((m) => ask.f.k === "flip" && isLucky(ask.f.why, m.card)),
  draw: (ask) => only(ask, "draw").find((m) => m.from === "deck"),
};

export function only<T extends Move["t"]>({ moves }: Ask, t: T): OfType<T>[] {
  return moves.filter((m): m is OfType<T> => m.t === t);
}

/** The first of those with the highest worth. */
export function bestOf<M>(list: readonly M[], worth: (m: M) => number): M | undefined {
  let best: M | undefined;
  let most = -Infinity;
  for (const m of list) {
    const w = worth(m);
    if (best !== undefined && w <= most) continue;
    best = m;
    most = w;
  }
  return best;
}

/** The move that costs the seat the least of its own cards. */
export function leastOf<M extends { card: Piece }>({ s, seat }: Ask, list: readonly M[]): M | undefined {
  const { table } = s.players[seat]!;
  return bestOf(list, (m) => -(table.includes(m.card) ? tableWorth(m.card) : handWorth(s, seat, m.card)));
}

/** BANG-DMG-2: a ghost has no life to lose. */
export function isGhost({ s, seat }: Ask): boolean {
  return s.players[seat]!.ghost;
}

/** Barrels cost nothing. Cards are used where they suffice: half an answer to Slab the Killer is a card for nothing. */
function dodge(ask: Ask): Move | undefined {
  const { s, seat, f } = ask;
  if (f.k !== "shot" || isGhost(ask)) return PASS;
  const barrel = only(ask, "barrel")[0];
  if (barrel !== undefined) return barrel;
  const cards = answers(ask);
  if (new Set(cards.map((m) => m.card)).size >= f.needed) return leastOf(ask, cards);
  if (s.players[seat]!.life > 1) return PASS;
  return leastOf(
    ask,
    ask.moves.filter(isAimed).filter((m) => !isFriend(ask, m.at)),
  );
}

type WithCard = Extract<Move, { card: Piece }>;

/** A shot turned on somebody else, for a card. */
function isAimed(m: Move): m is WithCard & { at: Seat } {
  return "card" in m && m.card !== null && "at" in m && m.at !== null;
}

/** Answers that cost one card. */
function answers({ moves }: Ask): WithCard[] {
  return moves.filter((m): m is WithCard => "card" in m && m.t !== "barrel" && m.t !== "sid" && !isAimed(m));
}

/** BANG-CH-SIDK-1: two cards that must go anyway are a life point to Sid Ketchum. */
function discard(ask: Ask): Move | undefined {
  const { hand, life } = ask.s.players[ask.seat]!;
  const heals = hand.length - life >= 2 ? leastOf(ask, only(ask, "sid")) : undefined;
  return heals ?? leastPicked(ask);
}

/** What it is worth to have a card in play taken from its owner. */
export function lossWorth(ask: Ask, card: Piece): number {
  const owner = ownerOf(ask.s, card);
  const worth = tableWorth(card);
  return owner === ask.seat || isFriend(ask, owner) ? -worth : worth;
}

function isFriend(ask: Ask, at: Seat): boolean {
  return liking(ask, at) > 0;
}

/** By open roles only: the Sheriff is dear to Deputies and no Outlaw's friend, and so are they to the Sheriff. */
export function liking({ s, seat }: Ask, at: Seat): number {
  const [me, other] = [s.players[seat]!, s.players[at]!];
  if (!other.shown || s.players.length === 3) return 0;
  const law = (role: string): boolean => role === "sheriff" || role === "deputy";
  if (me.role === "renegade" || other.role === "renegade") return 0;
  return law(me.role) === law(other.role) ? 1 : -1;
}
