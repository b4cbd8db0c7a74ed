import type { EventTexts } from "@trestle/kernel";
import type { Event, Place } from "../../engine/types.ts";
import { BANDIT_GENDERS, BANDIT_NAMES, CARD_NAMES } from "./names.ts";

const who = (bandit: number): string => BANDIT_NAMES[bandit]!;
const card = (action: number): string => CARD_NAMES[action]!;

export function car(number: number): string {
  return number === 0 ? "la locomotiva" : `il vagone ${number}`;
}
export function place(p: Place): string {
  return p.floor === "roof" ? `il tetto ${p.car === 0 ? "della locomotiva" : `del vagone ${p.car}`}` : car(p.car);
}
/** Both where somebody is and where somebody goes: Italian says the two alike. */
const at = (p: Place): string => {
  if (p.floor === "roof") return `sul tetto ${p.car === 0 ? "della locomotiva" : `del vagone ${p.car}`}`;
  return p.car === 0 ? "nella locomotiva" : `nel vagone ${p.car}`;
};
const end = (over: "front" | "rear"): string => `oltre la ${over === "front" ? "testa" : "coda"} del treno`;
const towards = (facing: "front" | "rear"): string =>
  facing === "front" ? "verso la locomotiva" : "verso il vagone di coda";
const list = new Intl.ListFormat("it", { type: "conjunction" });

/** `stordito`, `stordita`. */
export function stunned(bandit: number): string {
  return BANDIT_GENDERS[bandit] === "f" ? "stordita" : "stordito";
}

/** One sentence an event, in the present tense, for log, speech and captions alike. */
export const events: EventTexts<Event> = {
  began: (e) =>
    `${list.format(e.bandits.map(who))} salgono su un treno di ${e.cars} vagoni. Comincia ${who(e.bandits[e.first]!)}.`,
  "round-began": (e) =>
    `Turno ${e.round}: ${e.cars === 1 ? "resta un vagone" : `restano ${e.cars} vagoni`}. Tutti tramano.`,
  planned: (e) =>
    e.secret === undefined
      ? `Il programma di ${who(e.bandit)} è pronto.`
      : `Il programma di ${who(e.bandit)} è pronto: ${e.secret.cards.map(card).join(", ")}.`,
  unlocked: (e) => `${who(e.bandit)} riprende il programma.`,
  revealed: (e) => `${who(e.bandit)} scopre ${card(e.card)} (carta ${e.nth} di 3).`,
  turned: (e) => `${who(e.bandit)} si gira e guarda ${towards(e.facing)}.`,
  walked: (e) => `${who(e.bandit)} va ${at(e.to)}.`,
  climbed: (e) =>
    e.to.floor === "roof" ? `${who(e.bandit)} sale ${at(e.to)}.` : `${who(e.bandit)} si cala ${at(e.to)}.`,
  shot: (e) => `${who(e.bandit)} colpisce ${who(e.victim)}, che finisce ${stunned(e.victim)} ${at(e.to)}.`,
  missed: (e) => `${who(e.bandit)} spara ${towards(e.facing)} e non colpisce nessuno.`,
  absorbed: (e) =>
    `Il proiettile di ${who(e.bandit)} finisce nella polvere accanto a ${who(e.body)}, a terra sulla traiettoria.`,
  left: (e) => {
    const how =
      e.shooterBandit === null
        ? `${who(e.bandit)} cammina ${end(e.over)}`
        : `${who(e.shooterBandit)} spara a ${who(e.bandit)}, che vola ${end(e.over)}`;
    return e.fate === "out"
      ? `${how}: ${who(e.bandit)} è fuori gioco.`
      : `${how}. La prossima carta dev'essere Cavallo.`;
  },
  woke: (e) => `${who(e.bandit)} si rialza ${at(e.at)}.`,
  ducked: (e) => `${who(e.bandit)} si butta a terra ${at(e.at)}.`,
  rode: (e) =>
    e.from === null
      ? `${who(e.bandit)} torna al galoppo e salta nella locomotiva.`
      : `${who(e.bandit)} cavalca fino in testa alla locomotiva.`,
  lost: (e) => `${card(e.card)} non è un cavallo: ${who(e.bandit)} resta indietro ed è fuori gioco.`,
  unhooked: (e) => `Il vagone ${e.car} viene sganciato.`,
  fell: (e) => `${who(e.bandit)} resta indietro con ${car(e.from.car)} ed è fuori gioco.`,
  looted: (e) => `${who(e.bandit)}, ${at(e.at)}, è più indietro di tutti e prende il vagone: $${e.value}.`,
  "first-passed": (e) => `La carta Primo Giocatore passa a ${who(e.bandit)}.`,
  ended: (e) => {
    if (e.winners.length === 0) return "Non è rimasto nessuno, e nessuno vince.";
    return e.bandits.length === 1 ? `Vince ${who(e.bandits[0]!)}!` : `Vincono ${list.format(e.bandits.map(who))}!`;
  },
};
