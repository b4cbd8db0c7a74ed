import type { EventTexts } from "@trestle/kernel";
import type { Event, Place } from "../../engine/types.ts";
import { BANDIT_NAMES, CARD_NAMES } from "./names.ts";

const who = (bandit: number): string => BANDIT_NAMES[bandit]!;
const card = (action: number): string => CARD_NAMES[action]!;

export function car(number: number): string {
  return number === 0 ? "the locomotive" : `car ${number}`;
}
export function place(p: Place): string {
  return p.floor === "roof" ? `the roof of ${car(p.car)}` : car(p.car);
}
const at = (p: Place): string => (p.floor === "roof" ? `on ${place(p)}` : `in ${place(p)}`);
const end = (over: "front" | "rear"): string => (over === "front" ? "over the front" : "over the rear");
const looks = (facing: "front" | "rear"): string => (facing === "front" ? "the locomotive" : "the caboose");
const list = new Intl.ListFormat("en", { type: "conjunction" });

/** One sentence an event, in the present tense, for log, speech and captions alike. */
export const events: EventTexts<Event> = {
  began: (e) =>
    `${list.format(e.bandits.map(who))} board a train of ${e.cars} cars. ${who(e.bandits[e.first]!)} is first player.`,
  "round-began": (e) =>
    `Round ${e.round}: ${e.cars === 1 ? "one car is" : `${e.cars} cars are`} left. Everybody schemes.`,
  planned: (e) =>
    e.secret === undefined
      ? `${who(e.bandit)} is ready.`
      : `${who(e.bandit)} is ready: ${e.secret.cards.map(card).join(", ")}.`,
  unlocked: (e) => `${who(e.bandit)} takes the programme back.`,
  revealed: (e) => `${who(e.bandit)} reveals ${card(e.card)} (card ${e.nth} of 3).`,
  turned: (e) => `${who(e.bandit)} turns round and faces ${looks(e.facing)}.`,
  walked: (e) => `${who(e.bandit)} moves to ${place(e.to)}.`,
  climbed: (e) =>
    e.to.floor === "roof"
      ? `${who(e.bandit)} climbs on ${place(e.to)}.`
      : `${who(e.bandit)} drops inside ${place(e.to)}.`,
  shot: (e) => `${who(e.bandit)} shoots ${who(e.victim)}, who lands stunned ${at(e.to)}.`,
  missed: (e) => `${who(e.bandit)} shoots towards ${looks(e.facing)} and hits nobody.`,
  absorbed: (e) => `${who(e.bandit)}'s bullet ends in the dust beside ${who(e.body)}, who lies in the way.`,
  left: (e) => {
    const how =
      e.shooterBandit === null
        ? `${who(e.bandit)} walks off the train ${end(e.over)}`
        : `${who(e.shooterBandit)} shoots ${who(e.bandit)} off the train ${end(e.over)}`;
    return e.fate === "out" ? `${how}: ${who(e.bandit)} is out.` : `${how}. The next card must be Horse.`;
  },
  woke: (e) => `${who(e.bandit)} gets up ${at(e.at)}.`,
  ducked: (e) => `${who(e.bandit)} drops flat ${at(e.at)}.`,
  rode: (e) =>
    e.from === null
      ? `${who(e.bandit)} gallops back and jumps into the locomotive.`
      : `${who(e.bandit)} rides to the front of the locomotive.`,
  lost: (e) => `${card(e.card)} is no horse: ${who(e.bandit)} is left behind and out.`,
  unhooked: (e) => `${car(e.car).replace("car", "Car")} is unhooked.`,
  fell: (e) => `${who(e.bandit)} rolls away with ${car(e.from.car)} and is out.`,
  looted: (e) => `${who(e.bandit)}, ${at(e.at)}, is farthest back and takes the car: $${e.value}.`,
  "first-passed": (e) => `The First Player card goes to ${who(e.bandit)}.`,
  ended: (e) => {
    if (e.winners.length === 0) return "Nobody is left, and nobody wins.";
    return e.bandits.length === 1 ? `${who(e.bandits[0]!)} wins!` : `${list.format(e.bandits.map(who))} win!`;
  },
};
