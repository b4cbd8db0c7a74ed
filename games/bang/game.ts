import { defineGame } from "../manifest.ts";

export const bang = defineGame({
  id: "bang",
  order: 2,
  seats: { min: 3, max: 8, usual: 5 },
  minutes: [20, 40],
  about: {
    en: {
      name: "BANG! + The Great Train Robbery",
      short: "BANG!",
      promise: "Hidden roles, loud guns and a train to rob. Find your friends before they find you.",
    },
    it: {
      name: "BANG! + The Great Train Robbery",
      promise: "Ruoli nascosti, pistole rumorose e un treno da rapinare. Trova i tuoi amici prima che loro trovino te.",
    },
  },
  car: { roof: "boxcar", windows: ["brim", "star", "bowler", null], colour: "#1d4c3a" },
  engine: async () => ({ game: (await import("./engine/index.ts")).bang }),
  rules: async () => (await import("./engine/catalogue.ts")).rules,
  text: {
    en: async () => (await import("./text/part-en.ts")).part,
    it: async () => (await import("./text/part-it.ts")).part,
  },
  bots: async () => ({ factory: (await import("./bots/factory.ts")).bangBots, budget: { usual: 200, play: 300 } }),
  baselines: async () => (await import("./bots/baselines.ts")).baselines,
  botText: {
    en: async () => (await import("./bots/text/en.ts")).lines,
    it: async () => (await import("./bots/text/it.ts")).lines,
  },
  terminal: async () => (await import("./terminal/index.ts")).terminal,
  explainsRefusals: true,
});
