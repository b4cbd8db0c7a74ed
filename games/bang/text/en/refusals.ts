import type { Names, Refusal } from "@trestle/kernel";
import { kernelRules } from "@trestle/kernel/text/en";
import type { BangRule } from "../../engine/catalogue.ts";
import { cards } from "./cards.ts";
import { points } from "./names.ts";
import { railcars, stations } from "./railway.ts";
import { ruleTexts } from "./rules.ts";

type Data = Refusal["data"];
type Faces = Readonly<Record<string, { name: string; text: string }>>;

const pieces: Faces = { ...cards, ...railcars };
const places: Faces = stations;
const rules: Readonly<Record<string, { short: string }>> = { ...ruleTexts, ...kernelRules };

function num(data: Data, key: string): number | null {
  const value = data[key];
  return typeof value === "number" ? value : null;
}

function face(of: Faces, data: Data, key: string): Faces[string] | null {
  return of[String(data[key] ?? "")] ?? null;
}

/** `Doc is at distance 3, you reach 1.` */
function reach(data: Data, names: Names): string | null {
  const [seat, distance, reaches] = [num(data, "seat"), num(data, "distance"), num(data, "reach")];
  if (seat === null || distance === null || reaches === null) return null;
  if (distance <= reaches) return `${names.seat(seat)} has no cards in hand.`;
  const weapon = face(pieces, data, "weapon");
  const how = weapon === null ? `you reach ${reaches}` : `your ${weapon.name} reaches ${reaches}`;
  return `${names.seat(seat)} is at distance ${distance}, ${how}.`;
}

/** `Caboose stands at Tombrock: Lose 1 life point, not your last one. You have 1 life point.` */
function price(data: Data): string | null {
  const [car, place, life] = [face(pieces, data, "car"), face(places, data, "station"), num(data, "life")];
  if (car === null || place === null) return wrongCard(data, "does not pay here");
  const purse = place === stations.tombrock && life !== null ? `You have ${points(life)}.` : "You cannot pay that.";
  return `${car.name} stands at ${place.name}: ${place.text} ${purse}`;
}

function wrongCard(data: Data, what: string): string | null {
  const card = face(pieces, data, "card");
  return card === null ? null : `${card.name} ${what}.`;
}

function another(data: Data): string | null {
  return data["card"] === undefined ? null : "Name another player who is in play.";
}

type Lead = (data: Data, names: Names) => string | null;

/** Where the rule alone does not say what was wrong. */
const LEADS: Readonly<Partial<Record<BangRule, Lead>>> = {
  "BANG-DIST-4": reach,
  "BANG-PANC-1": reach,
  "GTR-CH-EVAN-2": (data, names) => (Number(data["distance"]) > Number(data["reach"]) ? reach(data, names) : null),
  "BANG-BANG-1": another,
  "BANG-DUEL-1": another,
  "GTR-PC-ROBB-1": another,
  "BANG-PLAY-2": (data) => `You have had ${data["played"]} of ${data["allowed"]} in this turn.`,
  "BANG-BEER-3": (data) => `${data["players"]} players are in play.`,
  "BANG-PLAY-4": (data, names) => {
    const [card, seat] = [face(pieces, data, "card"), num(data, "seat")];
    if (card === null) return null;
    return seat === null
      ? `You have ${card.name} in play already.`
      : `${names.seat(seat)} has ${card.name} in play already.`;
  },
  "BANG-MISS-1": (data) => (data["card"] === "missed" ? null : wrongCard(data, "does not work here")),
  "BANG-INDI-2": (data) => wrongCard(data, "is no BANG!"),
  "BANG-DEATH-1": (data) => wrongCard(data, "cannot save you"),
  "BANG-CH-SIDK-1": () => "It takes two cards in hand and a life point that is missing.",
  "GTR-RC-PRIV-1": (data, names) => `${names.seat(num(data, "seat") ?? 0)} has Private Car and no cards in hand.`,
  "GTR-STN-1": price,
  "GTR-STN-6": price,
  "GTR-TAKE-1": (data) => (data["car"] === undefined ? null : "You have taken your Railcar of this turn."),
  "GTR-TAKE-2": (data) => {
    const car = face(pieces, data, "car");
    return car === null ? null : `${car.name} stands at no station.`;
  },
  "GTR-TAKE-4": (data) => (data["card"] === undefined ? null : "First take the Railcar you have advanced for."),
};

/** What is wrong with an option, whatever the game. */
function option(data: Data): string | null {
  const name = `“${data["option"] ?? "?"}”`;
  if (data["known"] !== undefined) return `There is no ${name}; the game has ${data["known"]}.`;
  if (data["allowed"] !== undefined) return `${name} cannot be ${data["got"]}; it takes ${data["allowed"]}.`;
  return data["needs"] === undefined ? null : `${name} needs “${data["needs"]}”.`;
}

/** The card it is about, unless the rule begins with it anyway. */
function subject(data: Data, names: Names, text: string): string | null {
  const card = face(pieces, data, "card");
  if (card === null || text.startsWith(card.name)) return null;
  const seat = num(data, "seat");
  return seat === null ? `${card.name} does not work here.` : `${card.name} on ${names.seat(seat)} does not work.`;
}

/** The figures first, then the rule in one breath. */
export function refusal({ rule, data }: Refusal, names: Names): string {
  const text = rules[rule]?.short ?? "";
  const own = LEADS[rule as BangRule];
  const lead = rule.startsWith("KERNEL-")
    ? option(data)
    : own === undefined
      ? subject(data, names, text)
      : own(data, names);
  return lead === null ? text : `${lead} ${text}`.trim();
}
