import type { Names, Refusal } from "@trestle/kernel";
import { kernelRules } from "@trestle/kernel/text/en";
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
function reach(data: Data, names: Names): string[] {
  const [seat, distance, reaches] = [num(data, "seat"), num(data, "distance"), num(data, "reach")];
  if (seat === null || distance === null || reaches === null) return [];
  const weapon = face(pieces, data, "weapon");
  const how = weapon === null ? `you reach ${reaches}` : `your ${weapon.name} reaches ${reaches}`;
  return [`${names.seat(seat)} is at distance ${distance}, ${how}.`];
}

/** `Caboose stands at Tombrock: Lose 1 life point, not your last one. You have 1 life point.` */
function price(rule: string, data: Data): string[] {
  const [car, place, life] = [face(pieces, data, "car"), face(places, data, "station"), num(data, "life")];
  if (car === null) return [];
  if (place === null) return [`${car.name} stands at no station.`];
  if (rule !== "GTR-STN-1" && rule !== "GTR-STN-6") return [`${car.name} stands at ${place.name}.`];
  const purse = place === stations.tombrock && life !== null ? [`You have ${points(life)}.`] : ["You cannot pay that."];
  return [`${car.name} stands at ${place.name}: ${place.text}`, ...purse];
}

/** The figures of a refusal as sentences of their own. */
function figures({ rule, data }: Refusal, names: Names): string[] {
  const out = [...reach(data, names), ...price(rule, data)];
  const [played, allowed, players] = [num(data, "played"), num(data, "allowed"), num(data, "players")];
  if (played !== null && allowed !== null) out.push(`You have had ${played} of ${allowed} in this turn.`);
  if (players !== null) out.push(`${players} players are in play.`);
  return out;
}

/** What is wrong with an option, whatever the game. */
function option(data: Data): string[] {
  const name = `“${data["option"] ?? "?"}”`;
  if (data["known"] !== undefined) return [`There is no ${name}; the game has ${data["known"]}.`];
  if (data["allowed"] !== undefined) return [`${name} cannot be ${data["got"]}; it takes ${data["allowed"]}.`];
  return data["needs"] === undefined ? [] : [`${name} needs “${data["needs"]}”.`];
}

/** The card it is about, unless the sentence begins with it anyway. */
function subject(data: Data, names: Names, text: string): string {
  const card = face(pieces, data, "card");
  if (card === null || text.startsWith(card.name)) return "";
  const seat = num(data, "seat");
  return seat === null ? `${card.name}: ` : `${card.name} on ${names.seat(seat)}: `;
}

/** The figures first, then the rule in one breath. */
export function refusal(r: Refusal, names: Names): string {
  const lead = r.rule.startsWith("KERNEL-") ? option(r.data) : figures(r, names);
  const text = rules[r.rule]?.short ?? "";
  return lead.length > 0 ? [...lead, text].join(" ").trim() : `${subject(r.data, names, text)}${text}`;
}
