import type { RuleText } from "../src/text.ts";
import type { kernelRules as en } from "./en.ts";

/** The kernel's own rules: what can be wrong with options, whatever the game. */
export const kernelRules: Record<keyof typeof en, RuleText> = {
  "KERNEL-OPT-1": {
    short: 'Le opzioni sono un solo oggetto piatto, come { "reflex": true }.',
    full: "Le opzioni di un tavolo sono un solo oggetto JSON piatto di nomi e valori, fissato prima che la partita cominci.",
  },
  "KERNEL-OPT-2": {
    short: "Il gioco non ha un'opzione con questo nome.",
    full: "Esistono solo le opzioni dell'elenco del gioco; un nome che non vi compare viene rifiutato, non ignorato.",
  },
  "KERNEL-OPT-3": {
    short: "L'opzione non ammette questo valore.",
    full: "Ogni opzione ammette i valori del suo elenco. Un'opzione a elenco ammette ciascun valore al massimo una volta.",
  },
  "KERNEL-OPT-4": {
    short: "L'opzione ha senso solo insieme a un'altra.",
    full: "Un'opzione che cambia il modo in cui se ne gioca un'altra si può impostare solo dove quell'altra è attiva.",
  },
};
