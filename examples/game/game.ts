import { defineGame } from "@trestle/games/manifest";

export const nightmail = defineGame({
  id: "nightmail",
  seats: { min: 2, max: 6, usual: 4 },
  minutes: [5, 10],
  about: {
    en: { name: "Night Mail", promise: "Gold clinks and guards wake. How much do you dare to carry?" },
  },
  engine: async () => ({ game: (await import("./engine/index.ts")).nightmail }),
  text: { en: async () => ({ text: (await import("./text/en.ts")).en }) },
});
