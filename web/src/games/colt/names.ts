/** The game's own names for bandits and cards, in the language the scene was loaded in. */
export interface GameNames {
  BANDIT_NAMES: readonly string[];
  CARD_NAMES: readonly string[];
  CARD_LINES: readonly string[];
}

let current: GameNames = { BANDIT_NAMES: [], CARD_NAMES: [], CARD_LINES: [] };

export function speakNames(names: GameNames): void {
  current = names;
}
export function banditName(bandit: number): string {
  return current.BANDIT_NAMES[bandit] ?? "";
}
export function cardName(card: number): string {
  return current.CARD_NAMES[card] ?? "";
}
export function cardLine(card: number): string {
  return current.CARD_LINES[card] ?? "";
}
