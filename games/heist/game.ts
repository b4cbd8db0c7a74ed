import { defineGame } from "../manifest.ts";
import type { HeistTypes } from "./engine/index.ts";

export const heist = defineGame<HeistTypes>({
  id: "heist",
  order: 3,
  seats: { min: 1, max: 4, usual: 4 },
  minutes: [45, 60],
  about: {
    en: {
      name: "Train Heist",
      promise: "Ride, climb, rob and deliver before the rope runs out: one gang against the railroad.",
    },
    it: {
      name: "Train Heist",
      promise: "Cavalca, arrampicati, rapina e consegna prima che la corda finisca: una banda contro la ferrovia.",
    },
  },
  car: { roof: "strongroom", windows: ["sack", null, "sack"], colour: "#373468" },
  engine: async () => (await import("./engine/with-edition.ts")).engine,
  rules: async () => (await import("./engine/rules.ts")).rules,
  text: {
    en: async () => (await import("./text/part-en.ts")).part,
    it: async () => (await import("./text/part-it.ts")).part,
  },
  bots: async () => (await import("./bots/factory.ts")).bots,
  baselines: async () => (await import("./bots/baselines.ts")).baselines,
  botText: {
    en: async () => (await import("./bots/text/en.ts")).lines,
    it: async () => (await import("./bots/text/it.ts")).lines,
  },
  terminal: async () => (await import("./terminal/index.ts")).terminal,
});
