import { defineGame } from "../manifest.ts";

export const colt = defineGame({
  id: "colt",
  order: 1,
  seats: { min: 3, max: 7, usual: 5 },
  minutes: [10, 15],
  about: {
    en: {
      name: "Colt Super Express",
      promise: "Plan three cards in secret, then watch it all go wrong. Last bandit on a shrinking train.",
    },
    it: {
      name: "Colt Super Express",
      promise:
        "Programma tre carte in segreto e guarda andare tutto storto. L'ultimo bandito su un treno che si accorcia.",
    },
  },
  car: { roof: "coach", windows: ["brim", "bonnet", null, "top", "bowler"], colour: "#6d2a15" },
  engine: async () => ({ game: (await import("./engine/index.ts")).colt }),
  rules: async () => (await import("./engine/rules.ts")).RULES,
  text: {
    en: async () => ({ text: (await import("./text/en.ts")).en }),
    it: async () => ({ text: (await import("./text/it.ts")).it }),
  },
  bots: async () => ({ factory: (await import("./bots/factory.ts")).coltBots(), budget: { usual: 100 } }),
  baselines: async () => (await import("./bots/baselines.ts")).baselines(),
  botText: {
    en: async () => (await import("./bots/text/en.ts")).lines,
    it: async () => (await import("./bots/text/it.ts")).lines,
  },
  terminal: async () => (await import("./terminal/index.ts")).terminal,
});
