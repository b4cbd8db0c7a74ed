import { sceneText } from "@trestle/ui/scene-text.ts";
import type { ColtText } from "./text/en.ts";

export type { ColtText };

/** The game's own names for bandits and cards, in the language the scene was loaded in. */
export interface GameNames {
  BANDIT_NAMES: readonly string[];
  CARD_NAMES: readonly string[];
  CARD_LINES: readonly string[];
}

export const gameNames = sceneText<GameNames>();
export const coltText = sceneText<ColtText>();

export function banditName(bandit: number): string {
  return gameNames().BANDIT_NAMES[bandit] ?? "";
}
export function cardName(card: number): string {
  return gameNames().CARD_NAMES[card] ?? "";
}
export function cardLine(card: number): string {
  return gameNames().CARD_LINES[card] ?? "";
}
