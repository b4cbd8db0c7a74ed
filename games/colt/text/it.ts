import type { GameText, Names, Refusal } from "@trestle/kernel";
import { kernelRules } from "@trestle/kernel/text/it";
import { ACTIONS } from "../engine/catalogue.ts";
import type { ColtTypes, Event } from "../engine/types.ts";
import { events, stunned } from "./it/events.ts";
import { BANDIT_GENDERS, BANDIT_NAMES, CARD_NAMES } from "./it/names.ts";
import { options } from "./it/options.ts";
import { rules } from "./it/rules.ts";

export { car, place } from "./it/events.ts";
export { BANDIT_NAMES, CARD_LINES, CARD_NAMES } from "./it/names.ts";

const list = new Intl.ListFormat("it", { type: "conjunction" });

function nameOf(action: string): string {
  return CARD_NAMES[(ACTIONS as readonly string[]).indexOf(action)] ?? action;
}

function refusal({ rule, data }: Refusal): string {
  const parts: string[] = [];
  if (data["missing"] !== undefined) parts.push(`${nameOf(String(data["missing"]))} non è in mano in questa partita.`);
  if (data["twice"] !== undefined) parts.push(`${nameOf(String(data["twice"]))} c'è due volte.`);
  if (data["cards"] !== undefined && data["cards"] !== data["needed"])
    parts.push(`Sono ${data["cards"]} carte su ${data["needed"]}.`);
  if (data["owed"] === "plan") parts.push("Non c'è ancora niente da riprendere.");
  if (data["owed"] === "unlock") parts.push("Il programma è consegnato; prima va ripreso.");
  if (rule === "KERNEL-OPT-2") parts.push(`«${data["option"]}» non è fra queste: ${data["known"]}.`);
  if (rule === "KERNEL-OPT-3")
    parts.push(`${data["option"]} non può valere ${data["got"]}; ammette ${data["allowed"]}.`);
  if (rule === "KERNEL-OPT-4") parts.push(`${data["option"]} richiede ${data["needs"]}.`);
  const text =
    (rules as Record<string, { short: string }>)[rule] ?? (kernelRules as Record<string, { short: string }>)[rule];
  if (text !== undefined) parts.push(text.short);
  return parts.join(" ");
}

export const it: GameText<ColtTypes> = {
  name: "Colt Super Express",
  promise: "Tre carte, programmate in segreto; vince l'ultimo bandito su un treno che si accorcia.",
  pages: [
    "Che cosa c'è nella scatola",
    "Il treno",
    "La preparazione",
    "Si trama: il programma",
    "Si spara: si scoprono le carte",
    "Le quattro carte",
    "Rialzarsi",
    "Espansione: Riflessi",
    "Espansione: Cavallo",
    "Giù dal treno",
    "La fine del turno",
    "La fine della partita",
    "Che cosa è scoperto, che cosa è nascosto",
    "Le opzioni del tavolo",
    "Il duello a due (non ufficiale)",
    "Un esempio svolto",
  ],
  rules,
  options,
  decision(d, view) {
    const f = view.figures[d.as]!;
    const name = BANDIT_NAMES[f.bandit]!;
    if (d.kind === "unlock") return `Il programma di ${name} è consegnato; si può ancora riprendere.`;
    const rise = BANDIT_GENDERS[f.bandit] === "f" ? "rialzarla" : "rialzarlo";
    return f.stunned
      ? `Scegli tre carte per ${name}, in ordine. ${name} è a terra, ${stunned(f.bandit)}: la prima serve solo a ${rise}.`
      : `Scegli tre carte per ${name}, in ordine.`;
  },
  move: (m) => (m.t === "unlock" ? "Riprendi il programma" : m.cards.map((c) => CARD_NAMES[c]!).join(", ")),
  piece: (key) => (key === "unlock" ? "Riprendi il programma" : nameOf(key.slice("card:".length))),
  event: (e, names) => (events[e.t] as (e: Event, names: Names) => string | null)(e, names),
  refusal,
  outcome(because, winners, names) {
    const who =
      winners.length === 0
        ? "Nessuno vince"
        : winners.length === 1
          ? `Vince ${names.seat(winners[0]!)}`
          : `${list.format(winners.map((w) => names.seat(w)))} si dividono la vittoria`;
    const text = (rules as Record<string, { short: string }>)[because];
    return text === undefined ? `${who}.` : `${who}. ${text.short}`;
  },
};
