import type { EventTexts, Names } from "@trestle/kernel";
import { isShot, KINDS, type CardName, type CheckKind } from "../../engine/catalogue.ts";
import type { Cause } from "../../engine/events.ts";
import { CARDS } from "../../engine/pieces.ts";
import type { Event } from "../../engine/types.ts";
import { isStep, THROUGH, type Step } from "../shared/reading.ts";
import { roleNames, withArticle } from "./characters.ts";
import {
  cardCount,
  characterName,
  faceName,
  listed,
  pieceName,
  pieceNames,
  plainName,
  points,
  possessive,
  seats,
  stationName,
} from "./names.ts";

const STEP_WORDS: Readonly<Record<Step, string>> = {
  setup: "",
  "turn-start": "",
  "railcar-action": "",
  "phase-1": "",
  "phase-3": "",
  reward: " as a reward",
  penalty: " as a penalty",
  payment: " in payment",
  death: "",
  weapon: "",
};

/** What stands behind a sentence to say why: ` (Strongbox)`. */
function because(why: Cause): string {
  return isStep(why) ? STEP_WORDS[why] : ` (${faceName(why)})`;
}

/** What it means to let something happen. */
function declining(why: Cause): string {
  if (why === "duel") return "gives up the Duel";
  if (why === "indians") return "does not answer Indians!";
  if (why === "beer" || why === "death") return "gives up the last life point";
  if (isShot(why)) return "takes the hit";
  return `lets it be${because(why)}`;
}

/** ` at Bob`, ` on Bob's Barrel`, ` on Bob's hand`: where `by` aims a card. */
function aim(by: number, as: CardName | null, at: number | null, take: number | null, names: Names): string {
  if (at === null) return take === null ? "" : ` for ${pieceName(take)}`;
  const whose = at === by ? "their own" : possessive(names.seat(at));
  if (take !== null) return ` on ${whose} ${plainName(take)}`;
  if (as === "panic" || as === "cat-balou") return ` on ${whose} hand`;
  return as === null ? ` on ${names.seat(at)}` : as === "duel" ? ` against ${names.seat(at)}` : ` at ${names.seat(at)}`;
}

function own(card: number): CardName | null {
  return CARDS[card]?.name ?? null;
}

/** A Railcar, a Jail or a Dynamite that goes by its own effect: that has been told. */
function spent(cards: readonly number[], why: Cause): boolean {
  const card = cards[0];
  return cards.length === 1 && card !== undefined && !isStep(why) && plainName(card) === faceName(why);
}

const CHECK_NAMES: Readonly<Record<CheckKind, string>> = {
  barrel: "Barrel",
  jourdonnais: "Jourdonnais",
  dynamite: "Dynamite",
  jail: "Jail",
  "dining-car": "Dining Car",
  cactus: "Cactus",
  "knife-revolver": "Knife Revolver",
  "most-wanted": "Most Wanted",
};

/** What the card that counts means. */
const RESULTS: Readonly<Record<CheckKind, readonly [no: string, yes: string]>> = {
  barrel: ["no cover", "a Missed!"],
  jourdonnais: ["no cover", "a Missed!"],
  dynamite: ["no explosion", "it explodes"],
  jail: ["the turn is lost", "free"],
  "dining-car": ["nothing", "good for a life point"],
  cactus: ["nothing", "good for a life point"],
  "knife-revolver": ["it stays on the discard pile", "it goes back to hand"],
  "most-wanted": ["not found", "found"],
};

/** One sentence an event, in the present tense, for log, speech and captions alike. */
export const events: EventTexts<Event> = {
  dealt: (e, names) => {
    const shown = e.roles.flatMap((r, seat) => (r === null ? [] : [`${names.seat(seat)} is the ${roleNames[r]}`]));
    return `${shown.length === 0 ? "The roles are dealt" : listed(shown)}. ${names.seat(e.first)} begins.`;
  },
  chose: (e, names) =>
    e.secret === undefined
      ? `${names.seat(e.seat)} has chosen a character.`
      : `${names.seat(e.seat)} chooses ${characterName(e.secret.character)}.`,
  cast: (e, names) =>
    `${listed(e.characters.map((c, seat) => `${names.seat(seat)} is ${characterName(c)} with ${points(e.lives[seat] ?? 0)}`))}.`,
  "turn-began": (e, names) =>
    e.extra ? `${names.seat(e.seat)} takes an extra turn.` : `It is ${possessive(names.seat(e.seat))} turn.`,
  finished: () => null,
  drew: (e, names) => {
    const what =
      e.secret === undefined || e.secret.cards.length === 0 ? cardCount(e.count) : pieceNames(e.secret.cards);
    return `${names.seat(e.seat)} draws ${what}${because(e.why)}.`;
  },
  "picked-up": (e, names) => `${names.seat(e.seat)} takes ${pieceName(e.card)} from the discard pile${because(e.why)}.`,
  showed: (e, names) => `${names.seat(e.seat)} shows ${pieceName(e.card)}.`,
  looked: (e, names) => {
    if (e.secret !== undefined) return `${names.seat(e.seat)} sees ${pieceNames(e.secret.cards)}${because(e.why)}.`;
    const what = e.why !== "lounge-car" ? cardCount(e.count) : e.count === 1 ? "a Railcar" : `${e.count} Railcars`;
    return `${names.seat(e.seat)} looks at ${what}${because(e.why)}.`;
  },
  "put-back": (e, names) => {
    const what = e.secret === undefined ? cardCount(e.count) : pieceNames(e.secret.cards);
    return `${names.seat(e.seat)} puts ${what} back on the draw pile${because(e.why)}.`;
  },
  played: (e, names) => {
    const name = own(e.card);
    const who = names.seat(e.seat);
    if (name === "jail" && e.at !== null)
      return e.at === e.seat ? `${who} goes to Jail.` : `${who} puts ${names.seat(e.at)} in Jail.`;
    if (name !== null && name === e.as && KINDS[name].border === "blue")
      return `${who} puts ${pieceName(e.card)} in play.`;
    const as = name === e.as ? "" : ` as ${faceName(e.as)}`;
    return `${who} plays ${pieceName(e.card)}${as}${aim(e.seat, e.as, e.at, e.take, names)}.`;
  },
  used: (e, names) => {
    const as = e.as === null ? "" : ` as ${faceName(e.as)}`;
    return `${names.seat(e.seat)} uses ${pieceName(e.card)}${as}${aim(e.seat, e.as, e.at, null, names)}.`;
  },
  answered: (e, names) => {
    if (e.as === "beer") return `${names.seat(e.seat)} drinks ${pieceName(e.card)}.`;
    const as = own(e.card) === e.as || KINDS[own(e.card) ?? e.as].kind === "response" ? "" : ` as ${faceName(e.as)}`;
    const through = THROUGH[e.rule];
    return through === undefined
      ? `${names.seat(e.seat)} answers with ${pieceName(e.card)}${as}.`
      : `${names.seat(e.seat)} discards ${pieceName(e.card)} as ${faceName(e.as)} (${faceName(through)}).`;
  },
  declined: (e, names) => `${names.seat(e.seat)} ${declining(e.why)}.`,
  diverted: (e, names) =>
    `${names.seat(e.seat)} discards ${pieceName(e.card)} and turns the shot on ${names.seat(e.at)}.`,
  discarded: (e, names) =>
    spent(e.cards, e.why) || THROUGH[e.rule] !== undefined
      ? null
      : `${names.seat(e.seat)} discards ${pieceNames(e.cards)}${because(e.why)}.`,
  flipped: (e, names) =>
    e.cards.length < 2 ? null : `${names.seat(e.seat)} flips ${pieceNames(e.cards)} for ${CHECK_NAMES[e.why]}.`,
  checked: (e, names) => {
    const card = e.card === null ? "no card is left to flip" : pieceName(e.card);
    return `${names.seat(e.seat)} makes a draw! for ${CHECK_NAMES[e.why]}: ${card}, ${RESULTS[e.why][e.success ? 1 : 0]}.`;
  },
  missed: (e, names) =>
    e.by === null
      ? `The ${faceName("ironhorse")} misses ${names.seat(e.seat)}.`
      : `${names.seat(e.by)} misses ${names.seat(e.seat)}.`,
  "lost-life": (e, names) => `${names.seat(e.seat)} loses ${points(e.points)} and has ${Math.max(0, e.life)} left.`,
  "gained-life": (e, names) => `${names.seat(e.seat)} regains 1 life point and has ${e.life}${because(e.why)}.`,
  stole: (e, names) => {
    const card = e.card ?? e.secret?.cards[0];
    const what = card === undefined ? "a card" : pieceName(card);
    const where = e.card === null ? `${possessive(names.seat(e.from))} hand` : `in front of ${names.seat(e.from)}`;
    return `${names.seat(e.seat)} takes ${what} from ${where}${because(e.why)}.`;
  },
  removed: (e, names) => {
    if (e.seat === e.from) return `${names.seat(e.seat)} discards ${pieceName(e.card)}${because(e.why)}.`;
    const where = e.where === "hand" ? " from hand" : "";
    return `${names.seat(e.from)} loses ${pieceName(e.card)}${where} to ${possessive(names.seat(e.seat))} ${isStep(e.why) ? "play" : faceName(e.why)}.`;
  },
  gave: (e, names) => {
    const what = e.secret === undefined ? "a card" : pieceNames(e.secret.cards);
    return `${names.seat(e.seat)} gives ${names.seat(e.at)} ${what}${because(e.why)}.`;
  },
  moved: (e, names) => `${plainName(e.card)} moves from ${names.seat(e.from)} to ${names.seat(e.to)}.`,
  stood: (e, names) => `${names.seat(e.seat)} keeps ${pieceName(e.card)} and is shot at for it.`,
  offered: (e, names) => `${names.seat(e.seat)} offers ${pieceName(e.card)} for a switch.`,
  switched: (e, names) =>
    `${names.seat(e.seat)} switches ${pieceName(e.give)} for ${possessive(names.seat(e.at))} ${pieceName(e.take)}.`,
  exploded: (e, names) => `The Dynamite explodes in front of ${names.seat(e.seat)}.`,
  jailed: (e, names) =>
    e.free ? `${names.seat(e.seat)} walks out of Jail.` : `${names.seat(e.seat)} stays in Jail and loses the turn.`,
  "store-opened": (e, names) =>
    `${e.why === "leland" ? "Leland" : "The General Store"} lays out ${pieceNames(e.cards)} for ${seats(e.seats, names)}.`,
  "store-taken": (e, names) => `${names.seat(e.seat)} takes ${pieceName(e.card)}.`,
  exempted: (e, names) =>
    e.at === e.seat
      ? `${names.seat(e.seat)} stays out of it.`
      : `${names.seat(e.seat)} leaves ${names.seat(e.at)} out of it.`,
  spared: (e, names) => `It has no effect on ${names.seat(e.seat)}${because(e.why)}.`,
  eliminated: (e, names) => {
    const by = e.by === null || e.by === e.seat ? "" : ` by ${names.seat(e.by)}`;
    return `${names.seat(e.seat)}, ${withArticle(e.role)}, is eliminated${by}.`;
  },
  "became-ghost": (e, names) => `${names.seat(e.seat)} stays in play as a ghost.`,
  returned: (e, names) => `${names.seat(e.seat)} comes back as a ghost.`,
  faded: (e, names) => `Without Ghost Car ${names.seat(e.seat)}, ${withArticle(e.role)}, is out of the game.`,
  inherited: (e, names) => {
    const hand = e.secret === undefined ? cardCount(e.count) : pieceNames(e.secret.cards);
    const parts = [...e.cards.map(pieceName), ...(e.count > 0 ? [`${hand} from hand`] : [])];
    return parts.length === 0
      ? `${names.seat(e.from)} leaves ${names.seat(e.seat)} nothing.`
      : `${names.seat(e.seat)} takes over from ${names.seat(e.from)}: ${listed(parts)}.`;
  },
  shuffled: (e) => `The discard pile is shuffled into a new draw pile of ${e.count}.`,
  advanced: (e, names) => {
    if (e.end) return `The train reaches the End of the Line${because(e.why)}.`;
    return e.why === "turn-start"
      ? "The train advances one station."
      : `${names.seat(e.seat)} advances the train one station${because(e.why)}.`;
  },
  claimed: (e, names) => `${names.seat(e.seat)} stops at ${stationName(e.station)} for ${pieceName(e.car)}.`,
  "took-car": (e, names) =>
    e.free
      ? `${names.seat(e.seat)} takes ${pieceName(e.car)} at ${stationName(e.station)} for free.`
      : `${names.seat(e.seat)} takes ${pieceName(e.car)} at ${stationName(e.station)}.`,
  placed: (e, names) =>
    e.at === e.seat
      ? `${names.seat(e.seat)} keeps ${pieceName(e.car)}.`
      : `${names.seat(e.seat)} puts ${pieceName(e.car)} in front of ${names.seat(e.at)}.`,
  coupled: (e) => `${pieceNames(e.cars)} ${e.cars.length === 1 ? "joins" : "join"} the train.`,
  steamed: (e, names) =>
    e.times === 0
      ? `${names.seat(e.seat)} has the Locomotive pass without effect.`
      : `${names.seat(e.seat)} has the Locomotive act twice.`,
  "locomotive-acted": (e) =>
    e.side === "ironhorse" ? "Ironhorse: all players are shot at." : "Leland: a General Store opens for all.",
  "new-line": (e) => {
    const train = e.cars.length === 0 ? "no Railcars" : pieceNames(e.cars);
    return `A new line: ${listed(e.stations.map(stationName))}. Behind ${faceName(e.side)}: ${train}.`;
  },
  ended: (e, names) => {
    const roles = listed(e.roles.map((r, seat) => `${names.seat(seat)} was ${withArticle(r)}`));
    const who =
      e.winners.length === 0 ? "Nobody wins" : `${seats(e.winners, names)} ${e.winners.length === 1 ? "wins" : "win"}`;
    return `${who}! ${roles}.`;
  },
};
