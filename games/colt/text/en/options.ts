import type { OptionText } from "@trestle/kernel";

const onOff = { true: "on", false: "off" };

export const options = {
  reflex: { name: "Reflex", about: "Adds the Reflex card: get up shooting, or drop flat.", values: onOff },
  horse: { name: "Horse", about: "Adds the Horse card: ride to the locomotive, or back to the train.", values: onOff },
  stunnedShots: {
    name: "Stunned bandits and bullets",
    about: "Whether a bullet passes over a stunned bandit or ends there.",
    values: { flyOver: "fly over", absorb: "absorb" },
  },
  horseRescue: {
    name: "Horse rescue at the very end",
    about: "Whether those beside the train may show their next card before the last bandit wins.",
    values: { instantEnd: "instant end", lastChance: "last chance" },
  },
  horseStunned: {
    name: "Horse while stunned",
    about: "Whether Horse only gets a stunned bandit up or carries it to the locomotive.",
    values: { wakeOnly: "wake only", ride: "ride" },
  },
  nobodyLeft: {
    name: "Nobody left",
    about: "Who wins where one unhooking takes everybody.",
    values: { loot: "Loot decides", noWinner: "no winner" },
  },
  duel: {
    name: "Duel for two (unofficial)",
    about: "Not part of the published game: two players, two bandits each.",
    values: onOff,
  },
  bandits: {
    name: "Bandits",
    about: "Who plays whom, clockwise; they differ in looks only.",
    values: {
      belle: "Belle",
      cheyenne: "Cheyenne",
      django: "Django",
      doc: "Doc",
      ghost: "Ghost",
      mei: "Mei",
      tuco: "Tuco",
    },
  },
} satisfies Record<string, OptionText>;
