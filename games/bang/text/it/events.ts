import type { EventTexts, Names } from "@trestle/kernel";
import { isShot, KINDS, type CardName, type CheckKind } from "../../engine/catalogue.ts";
import type { Cause } from "../../engine/events.ts";
import { CARDS } from "../../engine/pieces.ts";
import type { Event } from "../../engine/types.ts";
import { isStep, THROUGH, type Step } from "../shared/reading.ts";
import { theRole, withArticle } from "./characters.ts";
import {
  atStation,
  cardCount,
  characterName,
  faceName,
  listed,
  pieceName,
  pieceNames,
  plainName,
  points,
  seats,
  stationName,
  to,
} from "./names.ts";

const STEP_WORDS: Readonly<Record<Step, string>> = {
  setup: "",
  "turn-start": "",
  "railcar-action": "",
  "phase-1": "",
  "phase-3": "",
  reward: " come ricompensa",
  penalty: " come penalità",
  payment: " in pagamento",
  death: "",
  weapon: "",
};

/** What stands behind a sentence to say why: ` (Cassaforte)`. */
function because(why: Cause): string {
  return isStep(why) ? STEP_WORDS[why] : ` (${faceName(why)})`;
}

/** What it means to let something happen. */
function declining(why: Cause): string {
  if (why === "duel") return "rinuncia al Duello";
  if (why === "indians") return "non risponde agli Indiani!";
  if (why === "beer" || why === "death") return "rinuncia all'ultimo punto vita";
  if (isShot(why)) return "incassa il colpo";
  return `lascia correre${because(why)}`;
}

/** ` contro Bob`, ` su Barile di Bob`, ` sulla mano di Bob`: where `by` aims a card. */
function aim(by: number, as: CardName | null, at: number | null, take: number | null, names: Names): string {
  if (at === null) return take === null ? "" : ` per ${pieceName(take)}`;
  const own = at === by;
  if (take !== null) return ` su ${plainName(take)} ${own ? "davanti a sé" : `di ${names.seat(at)}`}`;
  if (as === "panic" || as === "cat-balou") return own ? " sulla propria mano" : ` sulla mano di ${names.seat(at)}`;
  return ` ${as === null ? "su" : "contro"} ${names.seat(at)}`;
}

function own(card: number): CardName | null {
  return CARDS[card]?.name ?? null;
}

/** A Railcar, a Jail or a Dynamite that goes by its own effect: that has been told. */
function spent(cards: readonly number[], why: Cause): boolean {
  const card = cards[0];
  return cards.length === 1 && card !== undefined && !isStep(why) && plainName(card) === faceName(why);
}

/** What the card that counts means. */
const RESULTS: Readonly<Record<CheckKind, readonly [no: string, yes: string]>> = {
  barrel: ["nessun riparo", "un Mancato!"],
  jourdonnais: ["nessun riparo", "un Mancato!"],
  dynamite: ["nessuna esplosione", "esplode"],
  jail: ["il turno è perso", "si esce"],
  "dining-car": ["niente", "vale un punto vita"],
  cactus: ["niente", "vale un punto vita"],
  "knife-revolver": ["resta negli scarti", "torna in mano"],
  "most-wanted": ["nessuna traccia", "preso"],
};

/** One sentence an event, in the present tense, for log, speech and captions alike; seats have no gender here. */
export const events: EventTexts<Event> = {
  dealt: (e, names) => {
    const shown = e.roles.flatMap((r, seat) => (r === null ? [] : [`${names.seat(seat)} è ${theRole(r)}`]));
    return `${shown.length === 0 ? "I ruoli sono distribuiti" : listed(shown)}. Comincia ${names.seat(e.first)}.`;
  },
  chose: (e, names) =>
    e.secret === undefined
      ? `${names.seat(e.seat)} ha scelto un personaggio.`
      : `${names.seat(e.seat)} sceglie ${characterName(e.secret.character)}.`,
  cast: (e, names) =>
    `${listed(e.characters.map((c, seat) => `${names.seat(seat)} è ${characterName(c)} con ${points(e.lives[seat] ?? 0)}`))}.`,
  "turn-began": (e, names) =>
    e.extra ? `${names.seat(e.seat)} fa un turno extra.` : `È il turno di ${names.seat(e.seat)}.`,
  finished: () => null,
  drew: (e, names) => {
    const what =
      e.secret === undefined || e.secret.cards.length === 0 ? cardCount(e.count) : pieceNames(e.secret.cards);
    return `${names.seat(e.seat)} pesca ${what}${because(e.why)}.`;
  },
  "picked-up": (e, names) => `${names.seat(e.seat)} prende ${pieceName(e.card)} dagli scarti${because(e.why)}.`,
  showed: (e, names) => `${names.seat(e.seat)} mostra ${pieceName(e.card)}.`,
  looked: (e, names) => {
    if (e.secret !== undefined) return `${names.seat(e.seat)} vede ${pieceNames(e.secret.cards)}${because(e.why)}.`;
    const what = e.why !== "lounge-car" ? cardCount(e.count) : e.count === 1 ? "un Vagone" : `${e.count} Vagoni`;
    return `${names.seat(e.seat)} guarda ${what}${because(e.why)}.`;
  },
  "put-back": (e, names) => {
    const what = e.secret === undefined ? cardCount(e.count) : pieceNames(e.secret.cards);
    return `${names.seat(e.seat)} rimette ${what} sul mazzo${because(e.why)}.`;
  },
  played: (e, names) => {
    const name = own(e.card);
    const who = names.seat(e.seat);
    if (name === "jail" && e.at !== null)
      return e.at === e.seat ? `${who} va in Prigione.` : `${who} manda ${names.seat(e.at)} in Prigione.`;
    if (name !== null && name === e.as && KINDS[name].border === "blue")
      return `${who} mette in gioco ${pieceName(e.card)}.`;
    const as = name === e.as ? "" : ` come ${faceName(e.as)}`;
    return `${who} gioca ${pieceName(e.card)}${as}${aim(e.seat, e.as, e.at, e.take, names)}.`;
  },
  used: (e, names) => {
    const as = e.as === null ? "" : ` come ${faceName(e.as)}`;
    return `${names.seat(e.seat)} usa ${pieceName(e.card)}${as}${aim(e.seat, e.as, e.at, null, names)}.`;
  },
  answered: (e, names) => {
    if (e.as === "beer") return `${names.seat(e.seat)} beve ${pieceName(e.card)}.`;
    const as = own(e.card) === e.as || KINDS[own(e.card) ?? e.as].kind === "response" ? "" : ` come ${faceName(e.as)}`;
    const through = THROUGH[e.rule];
    return through === undefined
      ? `${names.seat(e.seat)} risponde con ${pieceName(e.card)}${as}.`
      : `${names.seat(e.seat)} scarta ${pieceName(e.card)} come ${faceName(e.as)} (${faceName(through)}).`;
  },
  declined: (e, names) => `${names.seat(e.seat)} ${declining(e.why)}.`,
  diverted: (e, names) => `${names.seat(e.seat)} scarta ${pieceName(e.card)} e devia lo sparo su ${names.seat(e.at)}.`,
  discarded: (e, names) =>
    spent(e.cards, e.why) || THROUGH[e.rule] !== undefined
      ? null
      : `${names.seat(e.seat)} scarta ${pieceNames(e.cards)}${because(e.why)}.`,
  flipped: (e, names) =>
    e.cards.length < 2 ? null : `${names.seat(e.seat)} scopre ${pieceNames(e.cards)} per ${faceName(e.why)}.`,
  checked: (e, names) => {
    const card = e.card === null ? "non ci sono più carte da scoprire" : pieceName(e.card);
    return `${names.seat(e.seat)} fa un estrai! per ${faceName(e.why)}: ${card}, ${RESULTS[e.why][e.success ? 1 : 0]}.`;
  },
  missed: (e, names) =>
    e.by === null
      ? `L'${faceName("ironhorse")} manca ${names.seat(e.seat)}.`
      : `${names.seat(e.by)} manca ${names.seat(e.seat)}.`,
  "lost-life": (e, names) => `${names.seat(e.seat)} perde ${points(e.points)} e ora ne ha ${Math.max(0, e.life)}.`,
  "gained-life": (e, names) => `${names.seat(e.seat)} recupera 1 punto vita e ora ne ha ${e.life}${because(e.why)}.`,
  stole: (e, names) => {
    const card = e.card ?? e.secret?.cards[0];
    const what = card === undefined ? "una carta" : pieceName(card);
    const where = e.card === null ? `dalla mano di ${names.seat(e.from)}` : `davanti ${to(names.seat(e.from))}`;
    return `${names.seat(e.seat)} prende ${what} ${where}${because(e.why)}.`;
  },
  removed: (e, names) => {
    if (e.seat === e.from) return `${names.seat(e.seat)} scarta ${pieceName(e.card)}${because(e.why)}.`;
    const where = e.where === "hand" ? " dalla mano" : "";
    return `${names.seat(e.from)} perde ${pieceName(e.card)}${where} per ${isStep(e.why) ? "una giocata" : faceName(e.why)} di ${names.seat(e.seat)}.`;
  },
  gave: (e, names) => {
    const what = e.secret === undefined ? "una carta" : pieceNames(e.secret.cards);
    return `${names.seat(e.seat)} dà ${what} ${to(names.seat(e.at))}${because(e.why)}.`;
  },
  moved: (e, names) => `${plainName(e.card)} passa da ${names.seat(e.from)} ${to(names.seat(e.to))}.`,
  stood: (e, names) => `${names.seat(e.seat)} tiene ${pieceName(e.card)} e per questo subisce uno sparo.`,
  offered: (e, names) => `${names.seat(e.seat)} offre ${pieceName(e.card)} per uno scambio.`,
  switched: (e, names) =>
    `${names.seat(e.seat)} scambia ${pieceName(e.give)} con ${pieceName(e.take)} di ${names.seat(e.at)}.`,
  exploded: (e, names) => `La Dinamite esplode davanti ${to(names.seat(e.seat))}.`,
  jailed: (e, names) =>
    e.free ? `${names.seat(e.seat)} esce di Prigione.` : `${names.seat(e.seat)} resta in Prigione e perde il turno.`,
  "store-opened": (e, names) =>
    `${e.why === "leland" ? "Leland" : "L'Emporio"} mette in tavola ${pieceNames(e.cards)} per ${seats(e.seats, names)}.`,
  "store-taken": (e, names) => `${names.seat(e.seat)} prende ${pieceName(e.card)}.`,
  exempted: (e, names) =>
    e.at === e.seat
      ? `${names.seat(e.seat)} resta fuori dall'effetto.`
      : `${names.seat(e.seat)} lascia ${names.seat(e.at)} fuori dall'effetto.`,
  spared: (e, names) => `Su ${names.seat(e.seat)} non ha effetto${because(e.why)}.`,
  eliminated: (e, names) => {
    const by = e.by === null || e.by === e.seat ? "" : ` per mano di ${names.seat(e.by)}`;
    return `${names.seat(e.seat)}, ${withArticle(e.role)}, esce dal gioco${by}.`;
  },
  "became-ghost": (e, names) => `${names.seat(e.seat)} resta in gioco come fantasma.`,
  returned: (e, names) => `${names.seat(e.seat)} torna come fantasma.`,
  faded: (e, names) => `Senza Vagone fantasma ${names.seat(e.seat)}, ${withArticle(e.role)}, è fuori dal gioco.`,
  inherited: (e, names) => {
    const hand = e.secret === undefined ? cardCount(e.count) : pieceNames(e.secret.cards);
    const parts = [...e.cards.map(pieceName), ...(e.count > 0 ? [`${hand} dalla mano`] : [])];
    return parts.length === 0
      ? `${names.seat(e.from)} non lascia niente ${to(names.seat(e.seat))}.`
      : `${names.seat(e.seat)} eredita da ${names.seat(e.from)}: ${listed(parts)}.`;
  },
  shuffled: (e) => `Gli scarti vengono rimescolati in un nuovo mazzo da ${e.count}.`,
  advanced: (e, names) => {
    if (e.end) return `Il treno arriva al Capolinea${because(e.why)}.`;
    return e.why === "turn-start"
      ? "Il treno avanza di una stazione."
      : `${names.seat(e.seat)} fa avanzare il treno di una stazione${because(e.why)}.`;
  },
  claimed: (e, names) => `${names.seat(e.seat)} si ferma ${atStation(stationName(e.station))} per ${pieceName(e.car)}.`,
  "took-car": (e, names) =>
    `${names.seat(e.seat)} prende ${e.free ? "gratis " : ""}${pieceName(e.car)} ${atStation(stationName(e.station))}.`,
  placed: (e, names) =>
    e.at === e.seat
      ? `${names.seat(e.seat)} tiene ${pieceName(e.car)}.`
      : `${names.seat(e.seat)} mette ${pieceName(e.car)} davanti ${to(names.seat(e.at))}.`,
  coupled: (e) => `${pieceNames(e.cars)} ${e.cars.length === 1 ? "si aggancia" : "si agganciano"} al treno.`,
  steamed: (e, names) =>
    e.times === 0
      ? `${names.seat(e.seat)} fa passare la Locomotiva senza effetto.`
      : `${names.seat(e.seat)} fa agire la Locomotiva due volte.`,
  "locomotive-acted": (e) =>
    e.side === "ironhorse" ? "Ironhorse: si spara a tutti i giocatori." : "Leland: si apre un Emporio per tutti.",
  "new-line": (e) => {
    const train = e.cars.length === 0 ? "nessun Vagone" : pieceNames(e.cars);
    return `Una nuova linea: ${listed(e.stations.map(stationName))}. Dietro ${faceName(e.side)}: ${train}.`;
  },
  ended: (e, names) => {
    const roles = listed(e.roles.map((r, seat) => `${names.seat(seat)} era ${withArticle(r)}`));
    const who =
      e.winners.length === 0
        ? "Nessuno vince"
        : `${e.winners.length === 1 ? "Vince" : "Vincono"} ${seats(e.winners, names)}`;
    return `${who}! ${roles}.`;
  },
};
