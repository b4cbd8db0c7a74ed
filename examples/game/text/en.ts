import type { EventTexts, GameText, Names, RuleText } from "@trestle/kernel";
import type { Event, NightMailTypes } from "../engine/types.ts";

const rules: Record<string, RuleText> = {
  "MAIL-AIM-1": {
    short: "Rob the night mail. Most gold after the last night wins.",
    full: "Two to six robbers raid the same mail train, one after the other, night after night. Whoever has the most gold after the last night wins.",
  },
  "MAIL-NIGHT-1": {
    short: "The game lasts as many nights as were agreed.",
    full: "The game lasts two, three or five nights, as agreed before it begins.",
  },
  "MAIL-NIGHT-2": {
    short: "Each night the guards fall asleep anew. Nobody knows how deeply.",
    full: "Each night the guards fall asleep anew. They sleep through 12 to 18 noise, each as likely as the others; nobody knows how much. It is the same for every robber of that night.",
  },
  "MAIL-NIGHT-3": {
    short: "Every robber boards once a night; each night the next one boards first.",
    full: "Every robber boards the train once a night, in turn order. Lot decides who boards first on the first night; each night after it begins one seat further on.",
  },
  "MAIL-OPEN-1": {
    short: "A mail bag holds 1 to 4 gold.",
    full: "A robber on the train may cut open a mail bag. It holds 1, 2, 3 or 4 gold.",
  },
  "MAIL-OPEN-2": {
    short: "A safe holds 3 to 8 gold.",
    full: "A robber on the train may blow open a safe. It holds 3, 4, 5, 6, 7 or 8 gold.",
  },
  "MAIL-NOISE-1": {
    short: "All gold you carry makes noise: one for each. At dawn everybody hears what the guards slept through.",
    full: "Gold clinks: each piece that a robber carries makes one noise. At dawn everybody learns how much noise the guards would have slept through.",
  },
  "MAIL-NOISE-2": {
    short: "Too much noise wakes the guards: you drop everything beside the track.",
    full: "If the noise is more than the guards sleep through, they wake. The robber drops all gold of this raid beside the track and is chased off; then the guards doze off as deeply as before.",
  },
  "MAIL-JUMP-1": {
    short: "You jump only with gold in your hands.",
    full: "Nobody jumps off with empty hands: at least one bag or safe has to be opened first.",
  },
  "MAIL-JUMP-2": {
    short: "Jump off to keep your gold, and all that lies beside the track.",
    full: "A robber who jumps off before the guards wake keeps the gold of this raid, and picks up all gold that lies beside the track.",
  },
  "MAIL-END-1": {
    short: "Most gold wins; equal robbers share the win.",
    full: "After the last night the robber with the most gold wins. Robbers with equally much share the win.",
  },
};

const events: EventTexts<Event> = {
  "night-began": (e, names) => `Night ${e.night} falls. ${names.seat(e.seat)} boards first.`,
  opened: (e, names) => `${names.seat(e.seat)} opens ${loot(e.loot)}. Noise: ${e.noise}.`,
  woke: (e, names) => `The guards wake! ${names.seat(e.seat)} drops ${e.lost} gold beside the track.`,
  jumped: (e, names) =>
    `${names.seat(e.seat)} jumps off with ${e.gold} gold${e.found > 0 ? ` and picks up ${e.found} more` : ""}.`,
  "night-ended": (e) => `Dawn. The guards would have slept through ${e.sleep}.`,
  ended: () => null,
};

function loot(key: string): string {
  const [what, gold] = key.split(":");
  return `a ${what === "bag" ? "mail bag" : "safe"} with ${gold} gold`;
}

const PIECES: Record<string, string> = {
  bag: "Open a mail bag (1–4)",
  safe: "Blow a safe (3–8)",
  jump: "Jump off with the gold",
};

export const en: GameText<NightMailTypes> = {
  name: "Night Mail",
  promise: "Gold clinks and guards wake. How much do you dare to carry?",
  pages: ["The aim", "Night after night", "On the train", "Jumping off", "The end"],
  rules,
  options: {
    nights: { name: "Nights", about: "How many nights the game lasts.", values: { 2: "two", 3: "three", 5: "five" } },
  },
  decision: (_d, { noise, track }) =>
    noise === 0
      ? `You are on the train.${track > 0 ? ` ${track} gold lies beside the track.` : ""}`
      : `You carry ${noise} gold. One more, or jump?`,
  move: (m) => PIECES[m.t]!,
  piece: (key) => PIECES[key] ?? `${key.startsWith("bag:") ? "Bag" : "Safe"}: ${key.split(":")[1]}`,
  event: (e, names) => (events[e.t] as (e: Event, names: Names) => string | null)(e, names),
  refusal: ({ rule }) => rules[rule]?.short ?? rule,
  outcome: (because, winners, names) =>
    `${winners.map((w) => names.seat(w)).join(" and ")} won. ${rules[because]?.short ?? ""}`,
  headline: (view) => `Night ${view.night} of ${view.nights}`,
  words: {
    carried: "Carried",
    noise: "Noise",
    track: "Beside the track",
    guards: "The guards tonight",
    slept: "slept through",
    woke: "woke at",
    toBoard: "Still to board",
    night: "",
    nights: "",
    asked: "",
    gold: "Gold",
  },
};
