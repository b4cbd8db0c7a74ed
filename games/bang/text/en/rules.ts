import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";
import { cardRules } from "./rules-cards.ts";
import { characterRules } from "./rules-characters.ts";
import { fateRules } from "./rules-fate.ts";
import { railcarRules } from "./rules-railcars.ts";
import { tableRules } from "./rules-table.ts";
import { trainCardRules } from "./rules-train-cards.ts";
import { trainRules } from "./rules-train.ts";
import { turnRules } from "./rules-turn.ts";

/** Chapters of the player's rulebook: `rules[id].page` counts from 1. */
export const pages = [
  "Words of the game, and who sees what",
  "Setting up",
  "Roles",
  "A turn",
  "The draw!",
  "Distance and weapons",
  "Playing cards and answering shots",
  "The brown cards",
  "The blue cards",
  "Wounds, eliminations, rewards",
  "How an effect is settled",
  "Winning, and the game for three",
  "The sixteen characters",
  "The train: setting up and stations",
  "Moving the train and taking Railcars",
  "The End of the Line",
  "The Railcars",
  "Cards and characters of the train",
] as const;

export const ruleTexts: Readonly<Record<BangRule, RuleText>> = {
  ...tableRules,
  ...turnRules,
  ...cardRules,
  ...fateRules,
  ...characterRules,
  ...trainRules,
  ...railcarRules,
  ...trainCardRules,
};
