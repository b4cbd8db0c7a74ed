import { slotsOf, type HeistView, type Move } from "../engine/page.ts";
import type { Decision } from "@trestle/kernel";
import type { Board } from "@trestle/protocol";

/** Heist Actions that a step takes; a trade only once it is made. */
const COSTS: Readonly<Record<Move["t"], 0 | 1>> = {
  move: 1,
  dash: 1,
  board: 1,
  leave: 1,
  jump: 1,
  ride: 1,
  gallop: 0,
  way: 0,
  loot: 1,
  drop: 1,
  lay: 0,
  flip: 1,
  trade: 1,
  put: 0,
  ask: 0,
  propose: 0,
  accept: 0,
  grant: 0,
  decline: 0,
  bullet: 1,
  quick: 0,
  shoot: 0,
  draw: 1,
  escape: 0,
  mount: 0,
  dismount: 0,
  set: 0,
  straight: 0,
  nudge: 0,
  claim: 0,
  place: 0,
  discard: 0,
  done: 0,
};
export function costOf(move: Move): 0 | 1 {
  return COSTS[move.t];
}

/** The main actions, in the order of the row; those that cannot be done now stand there too and say why. */
export const MAIN_ACTIONS = ["ride", "loot", "drop", "flip", "trade", "bullet"] as const;
const ORDER: readonly string[] = [
  "take",
  "play",
  "escape",
  "draw",
  ...MAIN_ACTIONS,
  "dash",
  "jump",
  "set",
  "shoot",
  "straight",
  "nudge",
  "mount",
  "dismount",
  "quick",
  "long-way",
  "short-way",
  "ask",
  "propose",
  "grant",
  "accept",
  "decline",
  "pass",
  "done",
];
export const ACTION_KEYS: readonly string[] = ORDER.map((name) => `action:${name}`);

export function kindOf(key: string): string {
  const at = key.indexOf(":");
  return at < 0 ? key : key.slice(0, at);
}
export function valueOf(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}

export function legalFor(board: Board, decision: Decision | null): readonly Move[] {
  if (decision === null) return [];
  return (board.legal.find((l) => l.d === decision.id)?.moves ?? []) as readonly Move[];
}

export function beginningWith(legal: readonly Move[], picks: readonly string[]): Move[] {
  return legal.filter((m) => {
    const slots = slotsOf(m);
    return slots.length >= picks.length && picks.every((key, i) => slots[i] === key);
  });
}

export interface Groups {
  steps: string[];
  places: string[];
  things: string[];
  /** Cards that can be picked next. */
  cards: string[];
}
/** What can be picked next, sorted for the eye. */
export function groupsOf(lit: ReadonlySet<string>): Groups {
  const out: Groups = { steps: [], places: [], things: [], cards: [] };
  for (const key of lit) {
    const kind = kindOf(key);
    if (kind === "action") out.steps.push(key);
    else if (kind === "space" || kind === "section") out.places.push(key);
    else if (kind === "card") out.cards.push(key);
    else out.things.push(key);
  }
  out.steps.sort((a, b) => ACTION_KEYS.indexOf(a) - ACTION_KEYS.indexOf(b));
  return out;
}

const PAID_WITH_CARDS: ReadonlySet<string> = new Set(["action:loot", "action:set", "action:straight", "action:escape"]);
const FEW = 16;

/** Once an action that is paid with cards is begun: every way to pay for it, each one touch. */
export function waysToPay(legal: readonly Move[], picks: readonly string[]): Move[] {
  if (!PAID_WITH_CARDS.has(picks[0] ?? "")) return [];
  const ways = beginningWith(legal, picks);
  return ways.toSorted((a, b) => slotsOf(a).length - slotsOf(b).length).slice(0, FEW);
}

/** All that a card can be played for. */
export function usesOf(legal: readonly Move[], card: string): Move[] {
  return legal.filter((m) => slotsOf(m).includes(`card:${card}`)).slice(0, FEW);
}

/** From these picks to those of a move: how many to take back, and what to touch then. */
export function wayTo(picks: readonly string[], slots: readonly string[]): { back: number; touch: readonly string[] } {
  let same = 0;
  while (same < picks.length && picks[same] === slots[same]) same++;
  return { back: picks.length - same, touch: slots.slice(same) };
}

/** Moves name cards in the order of the edition; fingers do not. The picks with this card put in its place, if a move begins so. */
export function withCard(
  legal: readonly Move[],
  picks: readonly string[],
  key: string,
  order: (card: string) => number,
): readonly string[] | null {
  const head = picks.filter((p) => kindOf(p) !== "card");
  const cards = [...picks.filter((p) => kindOf(p) === "card"), key];
  const sorted = cards.toSorted((a, b) => order(valueOf(a)) - order(valueOf(b)));
  const slots = [...head, ...sorted];
  return beginningWith(legal, slots).length > 0 ? slots : null;
}

/** By card: the most Heist Actions that a set with it buys. */
export function setsOf(legal: readonly Move[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const m of legal)
    if (m.t === "set") for (const card of m.cards) out.set(card, Math.max(out.get(card) ?? 0, m.cards.length - 1));
  return out;
}
export function straightsOf(legal: readonly Move[]): ReadonlySet<string> {
  return new Set(legal.flatMap((m) => (m.t === "straight" ? m.cards : [])));
}

/** The cowboy whose cards are shown: the one decided for, else the one on turn if it is mine, else my first. */
export function cowboyOf(view: HeistView, me: number | null, decision: Decision | null): number | null {
  if (decision !== null) return decision.as;
  if (view.cowboys[view.active]?.seat === me) return view.active;
  const mine = view.cowboys.findIndex((c) => c.seat === me);
  return mine < 0 ? null : mine;
}
