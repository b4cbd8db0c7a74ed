import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";
import type { pages as en } from "../en/rules.ts";
import { cardRules } from "./rules-cards.ts";
import { characterRules } from "./rules-characters.ts";
import { fateRules } from "./rules-fate.ts";
import { railcarRules } from "./rules-railcars.ts";
import { tableRules } from "./rules-table.ts";
import { trainCardRules } from "./rules-train-cards.ts";
import { trainRules } from "./rules-train.ts";
import { turnRules } from "./rules-turn.ts";

type AsMany<T> = { readonly [K in keyof T]: string };

/** Chapters of the player's rulebook, as many as in English: `rules[id].page` counts from 1. */
export const pages: AsMany<typeof en> = [
  "Le parole del gioco, e chi vede che cosa",
  "La preparazione",
  "I ruoli",
  "Il turno",
  "L'estrai!",
  "Distanza e armi",
  "Giocare carte e rispondere agli spari",
  "Le carte marroni",
  "Le carte blu",
  "Ferite, eliminazioni, ricompense",
  "Come si risolve un effetto",
  "Vincere, e la partita a tre",
  "I sedici personaggi",
  "Il treno: preparazione e stazioni",
  "Muovere il treno e prendere Vagoni",
  "Il Capolinea",
  "I Vagoni",
  "Carte e personaggi del treno",
];

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
