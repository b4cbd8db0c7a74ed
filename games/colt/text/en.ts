import type { GameText, Names, Refusal } from "@trestle/kernel";
import { kernelRules } from "@trestle/kernel/text/en";
import { ACTIONS } from "../engine/catalogue.ts";
import type { ColtTypes, Event } from "../engine/types.ts";
import { events } from "./en/events.ts";
import { BANDIT_NAMES, CARD_NAMES } from "./en/names.ts";
import { options } from "./en/options.ts";
import { rules } from "./en/rules.ts";

export { car, place } from "./en/events.ts";
export { BANDIT_NAMES, CARD_LINES, CARD_NAMES } from "./en/names.ts";

function nameOf(action: string): string {
  return CARD_NAMES[(ACTIONS as readonly string[]).indexOf(action)] ?? action;
}

function refusal({ rule, data }: Refusal): string {
  const parts: string[] = [];
  if (data["missing"] !== undefined) parts.push(`${nameOf(String(data["missing"]))} is not in this game's hands.`);
  if (data["twice"] !== undefined) parts.push(`${nameOf(String(data["twice"]))} is there twice.`);
  if (data["cards"] !== undefined && data["cards"] !== data["needed"])
    parts.push(`That is ${data["cards"]} of ${data["needed"]} cards.`);
  if (data["owed"] === "plan") parts.push("There is nothing to take back yet.");
  if (data["owed"] === "unlock") parts.push("The programme is handed in; take it back first.");
  if (rule === "KERNEL-OPT-2") parts.push(`"${data["option"]}" is not among: ${data["known"]}.`);
  if (rule === "KERNEL-OPT-3") parts.push(`${data["option"]} cannot be ${data["got"]}; it takes ${data["allowed"]}.`);
  if (rule === "KERNEL-OPT-4") parts.push(`${data["option"]} needs ${data["needs"]}.`);
  const text =
    (rules as Record<string, { short: string }>)[rule] ?? (kernelRules as Record<string, { short: string }>)[rule];
  if (text !== undefined) parts.push(text.short);
  return parts.join(" ");
}

export const en: GameText<ColtTypes> = {
  name: "Colt Super Express",
  promise: "Three cards, planned in secret; last bandit on a shrinking train.",
  pages: [
    "What is in the box",
    "The train",
    "Setting up",
    "Schemin': the programme",
    "Shootin': the cards come up",
    "The four cards",
    "Waking up",
    "Extension: Reflex",
    "Extension: Horse",
    "Leaving the train",
    "The end of a round",
    "The end of the game",
    "What is open, what is hidden",
    "Table options",
    "The duel for two (unofficial)",
    "A worked example",
  ],
  rules,
  options,
  decision(d, view) {
    const f = view.figures[d.as]!;
    const name = BANDIT_NAMES[f.bandit]!;
    if (d.kind === "unlock") return `${name}'s programme is in; it can still be taken back.`;
    return f.stunned
      ? `Choose three cards for ${name}, in order. ${name} is stunned: the first one only gets ${name} up.`
      : `Choose three cards for ${name}, in order.`;
  },
  move: (m) => (m.t === "unlock" ? "Take the programme back" : m.cards.map((c) => CARD_NAMES[c]!).join(", ")),
  piece: (key) => (key === "unlock" ? "Take the programme back" : nameOf(key.slice("card:".length))),
  event: (e, names) => (events[e.t] as (e: Event, names: Names) => string | null)(e, names),
  refusal,
  outcome(because, winners, names) {
    const who =
      winners.length === 0
        ? "Nobody wins"
        : winners.length === 1
          ? `${names.seat(winners[0]!)} wins`
          : `${winners.map((w) => names.seat(w)).join(" and ")} share the win`;
    const text = (rules as Record<string, { short: string }>)[because];
    return text === undefined ? `${who}.` : `${who}. ${text.short}`;
  },
};
