import type { Names } from "@trestle/kernel";
import { CARDS } from "../../engine/pieces.ts";
import type { DecisionKind, Move, View } from "../../engine/types.ts";
import { acting, asked, frame, robs } from "../shared/reading.ts";
import { atStation, characterName, faceName, pieceName, plainName, stationName, to } from "./names.ts";

/** What it means to do nothing, by what is asked. */
const PASSES: Partial<Readonly<Record<DecisionKind, string>>> = {
  play: "Finisci il turno",
  shot: "Incassa il colpo",
  indians: "Perdi 1 punto vita",
  duel: "Rinuncia al Duello",
  "last-life": "Rinuncia",
  map: "Lascia entrambe le carte",
  exempt: "Non esentare nessuno",
  "last-chance": "Non prendere Vagoni",
  "shade-oconnor": "Tieni la mano",
  pay: "Prendilo gratis",
};

/** Doing nothing, as a button says it. */
export function passes(view: View): string {
  const kind = asked(view);
  return (kind === null ? undefined : PASSES[kind]) ?? "Passa";
}

function aimed(at: number | null, take: number | null, from: "hand" | "seat", view: View, names: Names): string {
  if (at === null) return take === null ? "" : `: ${pieceName(take)}`;
  const mine = at === view.seat;
  if (take !== null) return `: ${plainName(take)} ${mine ? "davanti a te" : `di ${names.seat(at)}`}`;
  if (from === "hand") return `: una carta dalla ${mine ? "tua mano" : `mano di ${names.seat(at)}`}`;
  return ` → ${mine ? "te" : names.seat(at)}`;
}

function station(car: number, view: View): string {
  const at = view.train?.paired[view.train.cars.indexOf(car)] ?? null;
  return at === null ? "" : ` ${atStation(stationName(at))}`;
}

/** With whose it is, where it lies in front of another player: `Volcanic 10♠ di Eva`. */
function owned(card: number, view: View, names: Names): string {
  const owner = view.players.findIndex((p) => p.table.includes(card));
  return owner < 0 || owner === view.seat ? pieceName(card) : `${pieceName(card)} di ${names.seat(owner)}`;
}

function pick(card: number, view: View, names: Names): string {
  switch (asked(view)) {
    case "discard":
    case "map":
    case "shade-oconnor":
    case "circus-wagon":
    case "sid-ketchum":
    case "train-robbery":
      return `Scarta ${pieceName(card)}`;
    case "kit-carlson":
      return `Rimetti ${pieceName(card)} sul mazzo`;
    case "store":
    case "cattle-truck":
      return `Prendi ${pieceName(card)}`;
    case "pay":
      return `Paga con ${pieceName(card)}`;
    case "sleeper-car":
      return `Scarta ${pieceName(card)} come BANG!`;
    case "coal-hopper":
      return `Scarta ${owned(card, view, names)}`;
    case "switch-give":
      return `Dai ${pieceName(card)}`;
    case "switch-take":
      return `Prendi ${owned(card, view, names)}`;
    default:
      return pieceName(card);
  }
}

function answer(card: number, view: View): string {
  const name = CARDS[card]?.name ?? null;
  const as = asked(view) === "shot" && name === "bang" ? " come Mancato!" : "";
  const janet = asked(view) !== "shot" && name === "missed" ? " come BANG!" : "";
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
      const swap = as === name || as === null ? "" : ` come ${faceName(as)}`;
      return `${pieceName(m.card)}${swap}${aimed(m.at, m.take, robs(as), view, names)}`;
    }
    case "use": {
      const name = m.as ?? (plainName(m.card) === faceName("passenger-car") ? "passenger-car" : null);
      const as = m.as === null ? "" : ` come ${faceName(m.as)}`;
      return `Usa ${pieceName(m.card)}${as}${aimed(m.at, m.take, robs(name), view, names)}`;
    }
    case "answer":
      return answer(m.card, view);
    case "barrel":
      return m.card === null ? "Estrai! con Jourdonnais" : `Estrai! con ${pieceName(m.card)}`;
    case "cover":
      return `Carro di coda: scarta ${pieceName(m.card)} come Mancato!`;
    case "sleeper":
      return `Vagone letto: scarta ${pieceName(m.card)} come BANG!`;
    case "divert":
      return `Scarta ${pieceName(m.card)} e devia lo sparo su ${names.seat(m.at)}`;
    case "sid":
      return `Sid Ketchum: scarta ${pieceName(m.card)} e un'altra carta per 1 punto vita`;
    case "pick":
      return pick(m.card, view, names);
    case "stand":
      return `Fatti sparare e tieni ${pieceName(m.card)}`;
    case "give":
      return `Dai ${to(names.seat(m.at))} ${pieceName(m.card)}`;
    case "draw":
      if (m.from === "hand" && m.at !== null) return `Pesca dalla mano di ${names.seat(m.at)}`;
      return m.from === "discard" && view.top !== null
        ? `Prendi ${pieceName(view.top)} dagli scarti`
        : "Pesca dal mazzo";
    case "take":
      return `Prendi ${pieceName(m.car)}${station(m.car, view)}`;
    case "advance":
      return m.by === "zippy-roy"
        ? "Zippy Roy: fai avanzare il treno"
        : "Fai avanzare il treno gratis, poi prendi un Vagone";
    case "life": {
      const f = frame(view, "pay");
      return f === null ? "Paga con 1 punto vita" : `Paga 1 punto vita per ${pieceName(f.car)}`;
    }
    case "place":
      return m.at === view.seat ? "Davanti a te" : `Davanti ${to(names.seat(m.at))}`;
    case "exempt":
      return m.at === view.seat ? "Esenta te" : `Esenta ${names.seat(m.at)}`;
    case "steam":
      return m.times === 0 ? "Ignora la Locomotiva" : "Fai agire la Locomotiva due volte";
  }
}
