import type { Decision, Names } from "@trestle/kernel";
import type { ShotKind } from "../../engine/catalogue.ts";
import type { DecisionKind, View } from "../../engine/types.ts";
import { frame, priceCount } from "../shared/reading.ts";
import {
  cardCount,
  faceName,
  listed,
  pieceName,
  plainName,
  possessive,
  seats,
  stationName,
  stationPrice,
} from "./names.ts";

/** `Willy's Gatling`, `the Ironhorse's shot`. */
function shotOf(by: number | null, what: ShotKind, names: Names): string {
  return by === null ? "the Ironhorse" : `${possessive(names.seat(by))} ${faceName(what)}`;
}

/** Who answers after this one: `; then Belle and Doc`. */
function then(view: View, names: Names): string {
  const f = frame(view, "each");
  return f === null || f.left.length === 0 ? "" : `; then ${seats(f.left, names)}`;
}

/** What the seat itself reads. */
export const questions: Readonly<Record<DecisionKind, (view: View, names: Names, seat: number) => string>> = {
  character: () => "Choose your character.",
  map: () => "Map: discard one of the top two cards, or leave both.",
  draw: () => "Choose where your first card comes from.",
  "kit-carlson": () => "Kit Carlson: choose the card that goes back on the draw pile.",
  play: (view) =>
    view.turn.owes
      ? "You have advanced the train for free: now take a Railcar and pay for it."
      : "Your turn: play cards, use what you have, or end the turn.",
  discard: (view, _names, seat) => {
    const p = view.players[seat];
    const over = p === undefined ? 0 : p.hand - Math.max(0, p.life);
    return `Discard ${cardCount(over)}: you hold ${p?.hand ?? 0} with ${Math.max(0, p?.life ?? 0)} life.`;
  },
  shot: (view, names) => {
    const f = frame(view, "shot");
    if (f === null) return "Answer the shot, or take the hit.";
    const needed = f.needed === 1 ? "a Missed!" : `${f.needed} Missed!s`;
    return `Answer ${shotOf(f.by, f.what, names)} with ${needed}, or take the hit.`;
  },
  indians: (view, names) => {
    const f = frame(view, "indians");
    return `Discard a BANG! against ${f === null ? "the Indians!" : `${possessive(names.seat(f.by))} Indians!`}, or lose 1 life point.`;
  },
  duel: (view, names) => {
    const f = frame(view, "duel");
    return `Discard a BANG! in the Duel${f === null ? "" : ` with ${names.seat(f.other)}`}, or lose 1 life point.`;
  },
  "last-life": (view, _names, seat) => {
    const short = 1 - (view.players[seat]?.life ?? 0);
    return `You are losing your last life point: regain ${short}, or leave the game.`;
  },
  "sid-ketchum": () => "Sid Ketchum: choose the second card to discard.",
  flip: (view) => {
    const f = frame(view, "flip");
    return `Lucky Duke: choose the card that counts${f === null ? "" : ` for ${faceName(f.why)}`}.`;
  },
  store: () => "Take one of the cards laid out.",
  exempt: () => "Sgt. Blaze: exempt one player, or nobody.",
  "sleeper-car": () => "Sleeper Car: choose the blue card that goes as a BANG!.",
  "switch-give": () => "Switch: choose the card of yours that you give.",
  "switch-take": (view) => {
    const give = frame(view, "switch")?.give ?? null;
    return `Switch: choose the card you want${give === null ? "" : ` for ${plainName(give)}`}.`;
  },
  pay: (view) => {
    const f = frame(view, "pay");
    if (f === null) return "Pay for the Railcar.";
    const price = stationPrice(f.station, view.config.customStation);
    const more = priceCount(f.station, view.config.customStation) > 1 ? ` ${f.left} to go.` : "";
    return `Pay for ${pieceName(f.car)} at ${stationName(f.station)}: ${price}${more}`;
  },
  place: (view) => {
    const f = frame(view, "place");
    return `Choose in front of whom ${f === null ? "the Railcar" : pieceName(f.car)} goes.`;
  },
  "last-chance": (view) =>
    view.turn.owes
      ? "End of the Line: now take a Railcar and pay for it."
      : "End of the Line: take a paired Railcar before the Locomotive acts, or let it be.",
  "full-steam": (view) =>
    `Full Steam: is ${view.train === null ? "the Locomotive" : faceName(view.train.side)} ignored, or does it act twice?`,
  "shade-oconnor": () => "Shade O'Connor: discard a card to draw one, or keep your hand.",
  "circus-wagon": () => "Circus Wagon: discard one of your cards in play.",
  "coal-hopper": () => "Coal Hopper: choose the Railcar to be discarded.",
  "lounge-car": () => "Lounge Car: choose the Railcar you give away, and to whom.",
  "mail-car": () => "Mail Car: choose the card you give away, and to whom.",
  "cattle-truck": () => "Cattle Truck: take one of these cards from the discard pile.",
  "train-robbery": () => "Train Robbery: choose one of your cards, and discard it or be shot at for it.",
};

/** What everybody else reads behind the name of the seat. */
const others: Readonly<Record<DecisionKind, (view: View, names: Names) => string>> = {
  character: () => "chooses a character",
  map: () => "looks at the Map",
  draw: () => "draws",
  "kit-carlson": () => "chooses among three cards",
  play: () => "plays",
  discard: () => "discards",
  shot: (view, names) => {
    const f = frame(view, "shot");
    return `answers ${f === null ? "a shot" : shotOf(f.by, f.what, names)}${then(view, names)}`;
  },
  indians: (view, names) => {
    const f = frame(view, "indians");
    return `answers ${f === null ? "Indians!" : `${possessive(names.seat(f.by))} Indians!`}${then(view, names)}`;
  },
  duel: (view, names) => {
    const f = frame(view, "duel");
    return `answers in the Duel${f === null ? "" : ` with ${names.seat(f.other)}`}`;
  },
  "last-life": () => "is losing the last life point",
  "sid-ketchum": () => "discards a second card as Sid Ketchum",
  flip: (view) => {
    const f = frame(view, "flip");
    return `chooses between ${f === null ? "two cards" : listed(f.cards.map(pieceName))}`;
  },
  store: (view, names) => {
    const left = frame(view, "store")?.left.slice(1) ?? [];
    return `takes a card from the store${left.length === 0 ? "" : `; then ${seats(left, names)}`}`;
  },
  exempt: () => "may exempt a player",
  "sleeper-car": () => "chooses a blue card for Sleeper Car",
  "switch-give": () => "chooses a card to switch",
  "switch-take": () => "chooses a card to switch for",
  pay: (view) => {
    const f = frame(view, "pay");
    return f === null ? "pays for a Railcar" : `pays for ${pieceName(f.car)} at ${stationName(f.station)}`;
  },
  place: (view) => {
    const f = frame(view, "place");
    return `chooses who gets ${f === null ? "the Railcar" : pieceName(f.car)}`;
  },
  "last-chance": () => "may take a Railcar before the Locomotive acts",
  "full-steam": () => "chooses what Full Steam does",
  "shade-oconnor": () => "may exchange a card as Shade O'Connor",
  "circus-wagon": (view, names) => `discards a card in play to Circus Wagon${then(view, names)}`,
  "coal-hopper": () => "chooses a Railcar for Coal Hopper",
  "lounge-car": () => "shares out two Railcars from Lounge Car",
  "mail-car": () => "gives away a card from Mail Car",
  "cattle-truck": () => "takes a card with Cattle Truck",
  "train-robbery": (view, names) => {
    const f = frame(view, "train-robbery");
    return `gives way to ${f === null ? "" : `${possessive(names.seat(f.by))} `}Train Robbery, or stands`;
  },
};

export function decision(d: Decision, view: View, names: Names): string {
  const kind = d.kind as DecisionKind;
  if (view.seat === d.seat) return questions[kind](view, names, d.seat);
  return `${names.seat(d.seat)} ${others[kind](view, names)}.`;
}
