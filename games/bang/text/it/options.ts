import type { OptionText } from "@trestle/kernel";
import { CUSTOM_COSTS, type CustomCost } from "../../engine/train/railway.ts";
import type { Config } from "../../engine/types.ts";
import { customPrice } from "./names.ts";

function prices(): Record<string, string> {
  const out: Record<string, string> = { off: "non in gioco" };
  for (const cost of Object.keys(CUSTOM_COSTS) as CustomCost[]) out[cost] = customPrice(cost).replace(/\.$/, "");
  return out;
}

export const options: Readonly<Record<keyof Config, OptionText>> = {
  expansion: {
    name: "The Great Train Robbery",
    about: "Aggiunge il treno con i suoi Vagoni e le stazioni, 16 carte da gioco e 8 personaggi.",
    values: { true: "sì", false: "no" },
  },
  characterChoice: {
    name: "Scelta dei personaggi",
    about: "Quanti personaggi riceve ogni giocatore per sceglierne uno.",
    values: { 1: "nessuna: uno a testa", 2: "due fra cui scegliere" },
  },
  customStation: {
    name: "La vostra stazione",
    about: "Aggiunge la tessera stazione in bianco, con il prezzo che concordate.",
    values: prices(),
  },
};
