import type { Names } from "@trestle/kernel";
import { CARDS } from "../../engine/pieces.ts";
import type { DecisionKind, Move, View } from "../../engine/types.ts";
import { acting, asked, frame, robs } from "../shared/reading.ts";
import { characterName, faceName, pieceName, plainName, possessive, stationName } from "./names.ts";

/** What it means to do nothing, by what is asked. */
const PASSES: Partial<Readonly<Record<DecisionKind, string>>> = {
  play: "End the turn",
  shot: "Take the hit",
  indians: "Lose 1 life point",
  duel: "Give up the Duel",
  "last-life": "Give up",
  map: "Leave both cards",
  exempt: "Exempt nobody",
  "last-chance": "Take no Railcar",
  "shade-oconnor": "Keep the hand",
  pay: "Take it for free",
};

/** Doing nothing, as a button says it. */
export function passes(view: View): string {
  const kind = asked(view);
  return (kind === null ? undefined : PASSES[kind]) ?? "Pass";
}

function aimed(at: number | null, take: number | null, from: "hand" | "seat", view: View, names: Names): string {
  if (at === null) return take === null ? "" : `: ${pieceName(take)}`;
  const who = at === view.seat ? "your own" : possessive(names.seat(at));
  if (take !== null) return `: ${who} ${plainName(take)}`;
  return from === "hand" ? `: a card from ${who} hand` : ` → ${at === view.seat ? "yourself" : names.seat(at)}`;
}

function station(car: number, view: View): string {
  const at = view.train?.paired[view.train.cars.indexOf(car)] ?? null;
  return at === null ? "" : ` at ${stationName(at)}`;
}

/** With whose it is, where it lies in front of another player: `Eve's Volcanic 10♠`. */
function owned(card: number, view: View, names: Names): string {
  const owner = view.players.findIndex((p) => p.table.includes(card));
  return owner < 0 || owner === view.seat ? pieceName(card) : `${possessive(names.seat(owner))} ${pieceName(card)}`;
}

function pick(card: number, view: View, names: Names): string {
  switch (asked(view)) {
    case "discard":
    case "map":
    case "shade-oconnor":
    case "circus-wagon":
    case "sid-ketchum":
    case "train-robbery":
      return `Discard ${pieceName(card)}`;
    case "kit-carlson":
      return `Put ${pieceName(card)} back`;
    case "store":
    case "cattle-truck":
      return `Take ${pieceName(card)}`;
    case "pay":
      return `Pay with ${pieceName(card)}`;
    case "sleeper-car":
      return `Discard ${pieceName(card)} as a BANG!`;
    case "coal-hopper":
      return `Discard ${owned(card, view, names)}`;
    case "switch-give":
      return `Give ${pieceName(card)}`;
    case "switch-take":
      return `Take ${owned(card, view, names)}`;
    default:
      return pieceName(card);
  }
}

function answer(card: number, view: View): string {
  const name = CARDS[card]?.name ?? null;
  const as = asked(view) === "shot" && name === "bang" ? " as a Missed!" : "";
  const janet = asked(view) !== "shot" && name === "missed" ? " as a BANG!" : "";
  return `${pieceName(card)}${as}${janet}`;
}

/** A move as a button says it. */
export function move(m: Move, view: View, names: Names): string {
  switch (m.t) {
    case "pass":
      return passes(view);
    case "choose":
      return characterName(m.character);
    case "play": {
      const name = CARDS[m.card]?.name ?? null;
      const as = acting(m.card, view);
      const swap = as === name || as === null ? "" : ` as ${faceName(as)}`;
      return `${pieceName(m.card)}${swap}${aimed(m.at, m.take, robs(as), view, names)}`;
    }
    case "use": {
      const name = m.as ?? (plainName(m.card) === faceName("passenger-car") ? "passenger-car" : null);
      const as = m.as === null ? "" : ` as ${faceName(m.as)}`;
      return `Use ${pieceName(m.card)}${as}${aimed(m.at, m.take, robs(name), view, names)}`;
    }
    case "answer":
      return answer(m.card, view);
    case "barrel":
      return m.card === null ? "Draw! as Jourdonnais" : `Draw! with ${pieceName(m.card)}`;
    case "cover":
      return `Caboose: discard ${pieceName(m.card)} as a Missed!`;
    case "sleeper":
      return `Sleeper Car: discard ${pieceName(m.card)} as a BANG!`;
    case "divert":
      return `Discard ${pieceName(m.card)} and turn the shot on ${names.seat(m.at)}`;
    case "sid":
      return `Sid Ketchum: discard ${pieceName(m.card)} and another card for 1 life point`;
    case "pick":
      return pick(m.card, view, names);
    case "stand":
      return `Be shot at and keep ${pieceName(m.card)}`;
    case "give":
      return `Give ${names.seat(m.at)} ${pieceName(m.card)}`;
    case "draw":
      if (m.from === "hand" && m.at !== null) return `Draw from ${possessive(names.seat(m.at))} hand`;
      return m.from === "discard" && view.top !== null
        ? `Take ${pieceName(view.top)} from the discard pile`
        : "Draw from the pile";
    case "take":
      return `Take ${pieceName(m.car)}${station(m.car, view)}`;
    case "advance":
      return m.by === "zippy-roy" ? "Zippy Roy: advance the train" : "Advance the train for free, then take a Railcar";
    case "life": {
      const f = frame(view, "pay");
      return f === null ? "Pay with 1 life point" : `Pay 1 life point for ${pieceName(f.car)}`;
    }
    case "place":
      return m.at === view.seat ? "In front of yourself" : `In front of ${names.seat(m.at)}`;
    case "exempt":
      return m.at === view.seat ? "Exempt yourself" : `Exempt ${names.seat(m.at)}`;
    case "steam":
      return m.times === 0 ? "Ignore the Locomotive" : "Let the Locomotive act twice";
  }
}
