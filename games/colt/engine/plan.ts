import type { Decision, Refusal, RuleId } from "@trestle/kernel";
import { ACTIONS, HORSE, PROGRAMME, REFLEX } from "./catalogue.ts";
import type { Move, Options, State } from "./types.ts";

/**
 * A programme is kept as one number in base six, top card first, so that a state holds no list for it and a copy
 * costs nothing.
 */
export function encode(cards: readonly number[]): number {
  return cards[0]! * 36 + cards[1]! * 6 + cards[2]!;
}
export function cardOf(plan: number, nth: number): number {
  return CARDS[PROGRAMME * plan + nth]!;
}
const CARDS = new Uint8Array(PROGRAMME * 216);
for (let plan = 0; plan < 216; plan++)
  CARDS.set([Math.floor(plan / 36), Math.floor(plan / 6) % 6, plan % 6], PROGRAMME * plan);
export function decode(plan: number): number[] {
  return [cardOf(plan, 0), cardOf(plan, 1), cardOf(plan, 2)];
}

/** COLT-SETUP-8: the four base cards, and one for each extension in use. */
export function handOf(o: Pick<Options, "reflex" | "horse">): number[] {
  const hand = [0, 1, 2, 3];
  if (o.reflex) hand.push(REFLEX);
  if (o.horse) hand.push(HORSE);
  return hand;
}
function inHand(o: Options, card: number): boolean {
  return card < REFLEX || (card === REFLEX ? o.reflex : card === HORSE && o.horse);
}

export const UNLOCK: Move = { t: "unlock" };

/** Every ordered choice of three cards, repeats too: what a hand could try to lay down. */
const TRIES: Move[] = [];
for (let i = 0; i < 216; i++) TRIES.push({ t: "plan", cards: decode(i) });

/** COLT-SCHEME-2: the programmes of each kind of hand (24, 60, 60, 120), as constants shared by all games. */
const PROGRAMMES: readonly (readonly Move[])[] = [0, 1, 2, 3].map((bits) =>
  TRIES.filter((m) => {
    if (m.t !== "plan") return false;
    const [a, b, c] = m.cards;
    if (a === b || b === c || a === c) return false;
    return m.cards.every((card) => card < REFLEX || (card === REFLEX ? bits & 1 : bits & 2));
  }),
);

export function programmes(o: Options): readonly Move[] {
  return PROGRAMMES[(o.reflex ? 1 : 0) | (o.horse ? 2 : 0)]!;
}

export function moves(s: State, d: Decision, out: Move[]): void {
  if (d.kind === "unlock") {
    out.push(UNLOCK);
    return;
  }
  const list = programmes(s.options);
  // Twelve at a time, into which 24, 60 and 120 all divide: twice as fast in playouts as one by one.
  // oxfmt-ignore
  for (let i = 0; i < list.length; i += 12)
    out.push(
      list[i]!, list[i + 1]!, list[i + 2]!, list[i + 3]!, list[i + 4]!, list[i + 5]!,
      list[i + 6]!, list[i + 7]!, list[i + 8]!, list[i + 9]!, list[i + 10]!, list[i + 11]!,
    );
}

export function tries(_s: State, d: Decision, out: Move[]): void {
  if (d.kind === "unlock") {
    out.push(UNLOCK);
    return;
  }
  for (let i = 0; i < TRIES.length; i++) out.push(TRIES[i]!);
}

export function check(s: State, d: Decision, move: Move): RuleId | null {
  if (move.t === "unlock") return d.kind === "unlock" ? null : "COLT-SCHEME-4";
  if (d.kind === "unlock") return "COLT-SCHEME-4";
  const { cards } = move;
  if (cards.length !== PROGRAMME) return "COLT-SCHEME-2";
  const a = cards[0]!;
  const b = cards[1]!;
  const c = cards[2]!;
  if (a === b || b === c || a === c) return "COLT-SCHEME-2";
  const o = s.options;
  return inHand(o, a) && inHand(o, b) && inHand(o, c) ? null : "COLT-SCHEME-2";
}

export function why(s: State, d: Decision, move: Move): Refusal | null {
  const rule = check(s, d, move);
  if (rule === null) return null;
  if (move.t === "unlock" || d.kind === "unlock") return { rule, data: { owed: d.kind } };
  const data: Refusal["data"] = { cards: move.cards.length, needed: PROGRAMME };
  move.cards.forEach((card, i) => {
    if (move.cards.indexOf(card) < i) data["twice"] = ACTIONS[card]!;
    if (!inHand(s.options, card)) data["missing"] = ACTIONS[card]!;
  });
  return { rule, data };
}

export function parseMove(raw: unknown): Move | null {
  if (typeof raw !== "object" || raw === null || !("t" in raw)) return null;
  if (raw.t === "unlock") return Object.keys(raw).length === 1 ? { t: "unlock" } : null;
  if (raw.t !== "plan" || !("cards" in raw) || Object.keys(raw).length !== 2) return null;
  const cards: unknown = raw.cards;
  if (!Array.isArray(cards) || cards.length > ACTIONS.length) return null;
  for (const card of cards) if (!Number.isInteger(card) || card < 0 || card >= ACTIONS.length) return null;
  return { t: "plan", cards: cards.slice() as number[] };
}

export function slots(move: Move): readonly string[] {
  return move.t === "unlock" ? ["unlock"] : move.cards.map((card) => `card:${ACTIONS[card]}`);
}
