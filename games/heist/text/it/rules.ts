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
  "Che cosa c'è nella scatola",
  "La terra",
  "Il binario",
  "Il treno",
  "La preparazione",
  "Il tuo turno",
  "Muoversi",
  "Bottino, città e scambi",
  "Baratti, proiettili e Azioni gratuite",
  "Il treno si muove",
  "Carte Evento e Pascolo Chiuso",
  "Lo Sceriffo e la sua prigione",
  "Le Carte Ricercato",
  "Vincere e perdere",
  "Solitario, versus e varianti",
  "Risposte brevi, e che cosa è nostro",
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
