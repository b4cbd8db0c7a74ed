import type { OptionText } from "@trestle/kernel";
import type { Edition } from "../../engine/edition/types.ts";
import { capital } from "../shared/capital.ts";
import { band, colour } from "./names.ts";
import { count } from "./words.ts";

const onOff = { true: "sì", false: "no" };

export function makeOptions(edition: Edition): Readonly<Record<string, OptionText>> {
  const goals: Record<string, string> = {};
  for (const b of edition.bands) for (let n = b.from; n <= b.to; n++) goals[String(n)] = `${n} (${band(b.name)})`;
  const fewer: Record<string, string> = { "0": "nessuna" };
  for (let n = 1; n <= 10; n++) fewer[String(n)] = capital(count(n, "card"));
  const colours: Record<string, string> = {};
  for (const c of edition.colours) colours[c] = capital(colour(c));
  return {
    edition: { name: "Edizione", about: "Il file dei componenti con cui gioca questo tavolo.", values: {} },
    mode: {
      name: "Modalità",
      about: "Insieme contro la ferrovia, ognuno per sé, o per il punteggio più alto.",
      values: { coop: "cooperativa", versus: "versus, tutti contro tutti", score: "sfida a punti" },
    },
    solo: {
      name: "Solitario",
      about: "Una persona gioca più cowboy a mani scoperte.",
      values: { "0": "no", "2": "due cowboy", "3": "tre cowboy", "4": "quattro cowboy" },
    },
    goal: { name: "Obiettivo", about: "Quante tessere deve consegnare la banda.", values: goals },
    fewerEvents: {
      name: "Meno Carte Evento",
      about: "Toglie a caso altre Carte Evento: la linea finisce prima.",
      values: fewer,
    },
    lowerGoal: {
      name: "Abbassa l'obiettivo",
      about: "L'obiettivo scende di uno ogni due Carte Evento tolte; altrimenti la partita è più difficile.",
      values: onOff,
    },
    first: {
      name: "Chi comincia",
      about: "Chi fa il primo turno; poi si va in ordine di posto.",
      values: {
        random: "decide il caso",
        "1": "primo posto",
        "2": "secondo posto",
        "3": "terzo posto",
        "4": "quarto posto",
      },
    },
    colours: { name: "Colori", about: "I colori dei cowboy, in ordine di turno.", values: colours },
  };
}
