import type { View } from "../engine/page.ts";

/** How a key that is no piece of the board is drawn among the choices of the hand. */
export type ChoiceKind = "word" | "card" | "character" | "hand" | "pile";

const WORDS: ReadonlySet<string> = new Set([
  "pass",
  "life",
  "ability",
  "caboose",
  "sleeper-car",
  "stand",
  "ignore",
  "twice",
]);

/** null: nobody would know how to draw it. */
export function choiceKind(key: string): ChoiceKind | null {
  const [kind = "", value] = key.split(":");
  if (value === undefined) return WORDS.has(key) ? "word" : key === "deck" || key === "discard" ? "pile" : null;
  if (kind === "as") return "word";
  return kind === "card" || kind === "character" || kind === "hand" ? kind : null;
}

export function numberOf(key: string): number {
  return Number(key.slice(key.indexOf(":") + 1));
}

/** Keys of pieces that lie in their own place on the screen, whatever is asked: hand, own cards, seats, train. */
export function placedKeys(view: View): Set<string> {
  const keys = new Set<string>(view.players.map((_, seat) => `seat:${seat}`));
  const mine = view.seat === null ? null : view.players[view.seat]!;
  for (const card of [...(mine?.cards ?? []), ...(mine?.table ?? [])]) keys.add(`card:${card}`);
  for (const car of view.train?.cars ?? []) keys.add(`card:${car}`);
  if (view.train !== null) keys.add("locomotive");
  return keys;
}

/** Answers to what somebody else has begun: one touch is enough, and doing nothing is as big as the rest. */
const REACTIONS: ReadonlySet<string> = new Set(["shot", "indians", "duel", "last-life"]);
export function isReaction(kind: string): boolean {
  return REACTIONS.has(kind);
}

/** What the choices beside the hand offer: all that is lit and has no place of its own. */
export function choices(view: View, lit: ReadonlySet<string>): string[] {
  const placed = placedKeys(view);
  const keys = [...lit].filter((key) => !placed.has(key) && choiceKind(key) !== null);
  return keys.toSorted((a, b) => rank(a) - rank(b));
}
/** Doing nothing comes last. */
function rank(key: string): number {
  return key === "pass" ? 1 : 0;
}
