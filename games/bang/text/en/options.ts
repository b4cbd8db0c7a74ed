import type { OptionText } from "@trestle/kernel";
import { CUSTOM_COSTS, type CustomCost } from "../../engine/train/railway.ts";
import type { Config } from "../../engine/types.ts";
import { customPrice } from "./names.ts";

function prices(): Record<string, string> {
  const out: Record<string, string> = { off: "not in the game" };
  for (const cost of Object.keys(CUSTOM_COSTS) as CustomCost[]) out[cost] = customPrice(cost).replace(/\.$/, "");
  return out;
}

export const options: Readonly<Record<keyof Config, OptionText>> = {
  expansion: {
    name: "The Great Train Robbery",
    about: "Adds the train with its Railcars and stations, 16 playing cards and 8 characters.",
    values: { true: "on", false: "off" },
  },
  characterChoice: {
    name: "Choice of characters",
    about: "How many characters each player is dealt to choose one from.",
    values: { 1: "none: one each", 2: "two to choose from" },
  },
  customStation: {
    name: "Your own station",
    about: "Adds the blank station tile, with the price you agree on.",
    values: prices(),
  },
};
