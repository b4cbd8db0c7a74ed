import type { Names, Refusal } from "@trestle/kernel";
import { kernelRules } from "@trestle/kernel/text/it";
import type { BangRule } from "../../engine/catalogue.ts";
import { cards } from "./cards.ts";
import { atStation, points } from "./names.ts";
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

/** `Doc è a distanza 3, la tua gittata è 1.` */
function reach(data: Data, names: Names): string | null {
  const [seat, distance, reaches] = [num(data, "seat"), num(data, "distance"), num(data, "reach")];
  if (seat === null || distance === null || reaches === null) return null;
  if (distance <= reaches) return `${names.seat(seat)} non ha carte in mano.`;
  const weapon = face(pieces, data, "weapon");
  const how = weapon === null ? `tu arrivi a ${reaches}` : `con ${weapon.name} arrivi a ${reaches}`;
  return `${names.seat(seat)} è a distanza ${distance}, ${how}.`;
}

/** `Carro di coda è a Tombrock: Perdi 1 punto vita, ma non l'ultimo. Tu hai 1 punto vita.` */
function price(data: Data): string | null {
  const [car, place, life] = [face(pieces, data, "car"), face(places, data, "station"), num(data, "life")];
  if (car === null || place === null) return wrongCard(data, "qui non serve a pagare");
  const purse = place === stations.tombrock && life !== null ? `Tu hai ${points(life)}.` : "Non puoi pagarlo.";
  return `${car.name} è ${atStation(place.name)}: ${place.text} ${purse}`;
}

function wrongCard(data: Data, what: string): string | null {
  const card = face(pieces, data, "card");
  return card === null ? null : `${card.name} ${what}.`;
}

function another(data: Data): string | null {
  return data["card"] === undefined ? null : "Indica un altro giocatore che sia in gioco.";
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
  "BANG-PLAY-2": (data) => `In questo turno ne hai usati ${data["played"]} su ${data["allowed"]}.`,
  "BANG-BEER-3": (data) => `I giocatori in gioco sono ${data["players"]}.`,
  "BANG-PLAY-4": (data, names) => {
    const [card, seat] = [face(pieces, data, "card"), num(data, "seat")];
    if (card === null) return null;
    return seat === null ? `Hai già ${card.name} in gioco.` : `${names.seat(seat)} ha già ${card.name} in gioco.`;
  },
  "BANG-MISS-1": (data) => (data["card"] === "missed" ? null : wrongCard(data, "qui non funziona")),
  "BANG-INDI-2": (data) => wrongCard(data, "non è un BANG!"),
  "BANG-DEATH-1": (data) => wrongCard(data, "non può salvarti"),
  "BANG-CH-SIDK-1": () => "Servono due carte in mano e un punto vita che manca.",
  "GTR-RC-PRIV-1": (data, names) => `${names.seat(num(data, "seat") ?? 0)} ha Vagone privato e nessuna carta in mano.`,
  "GTR-STN-1": price,
  "GTR-STN-6": price,
  "GTR-TAKE-1": (data) => (data["car"] === undefined ? null : "Hai già preso il tuo Vagone di questo turno."),
  "GTR-TAKE-2": (data) => {
    const car = face(pieces, data, "car");
    return car === null ? null : `${car.name} non è in nessuna stazione.`;
  },
  "GTR-TAKE-4": (data) =>
    data["card"] === undefined ? null : "Prima prendi il Vagone per cui hai fatto avanzare il treno.",
};

/** What is wrong with an option, whatever the game. */
function option(data: Data): string | null {
  const name = `«${data["option"] ?? "?"}»`;
  if (data["known"] !== undefined) return `${name} non esiste; il gioco ha ${data["known"]}.`;
  if (data["allowed"] !== undefined) return `${name} non può valere ${data["got"]}; ammette ${data["allowed"]}.`;
  return data["needs"] === undefined ? null : `${name} richiede «${data["needs"]}».`;
}

/** The card it is about, unless the rule begins with it anyway. */
function subject(data: Data, names: Names, text: string): string | null {
  const card = face(pieces, data, "card");
  if (card === null || text.startsWith(card.name)) return null;
  const seat = num(data, "seat");
  return seat === null ? `${card.name} qui non funziona.` : `${card.name} su ${names.seat(seat)} non funziona.`;
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
