import type { RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";
import { boxRules } from "./rules-box.ts";
import { deedRules } from "./rules-deeds.ts";
import { lawRules } from "./rules-law.ts";
import { modeRules } from "./rules-modes.ts";
import { movingRules } from "./rules-moving.ts";
import { trainRules } from "./rules-train.ts";
import { turnRules } from "./rules-turn.ts";

/** The chapters of the player's rulebook: `rules[id].page` counts from 1. */
export const pages: readonly string[] = [
  "What is in the box",
  "The land",
  "The track",
  "The train",
  "Setting up",
  "Your turn",
  "Getting about",
  "Loot, towns and switches",
  "Trades, bullets and Free Actions",
  "The train moves",
  "Event Cards and Closed Range",
  "The Sheriff and his jail",
  "Wanted Cards",
  "Winning and losing",
  "Solo, versus and variants",
  "Short answers, and what is ours",
];

/** In our own words. `short` is for tooltips and speech (at most 25 words), `full` is the rulebook. */
export const ruleTexts: Readonly<Record<HeistRule, RuleText>> = {
  ...boxRules,
  ...turnRules,
  ...movingRules,
  ...deedRules,
  ...trainRules,
  ...lawRules,
  ...modeRules,
};
