import type { Decision, Names } from "@trestle/kernel";
import type { ShotKind } from "../../engine/catalogue.ts";
import type { DecisionKind, View } from "../../engine/types.ts";
import { frame, priceCount } from "../shared/reading.ts";
import {
  atStation,
  cardCount,
  faceName,
  listed,
  pieceName,
  plainName,
  seats,
  stationName,
  stationPrice,
} from "./names.ts";

/** `a Gatling di Willy`, `all'Ironhorse`. */
function toShotOf(by: number | null, what: ShotKind, names: Names): string {
  return by === null ? "all'Ironhorse" : `a ${faceName(what)} di ${names.seat(by)}`;
}

/** Who answers after this one: `; poi Belle e Doc`. */
function then(view: View, names: Names): string {
  const f = frame(view, "each");
  return f === null || f.left.length === 0 ? "" : `; poi ${seats(f.left, names)}`;
}

/** What the seat itself reads. */
const questions: Readonly<Record<DecisionKind, (view: View, names: Names, seat: number) => string>> = {
  character: () => "Scegli il tuo personaggio.",
  map: () => "Mappa: scarta una delle due carte in cima, o lasciale entrambe.",
  draw: () => "Scegli da dove viene la tua prima carta.",
  "kit-carlson": () => "Kit Carlson: scegli la carta che torna sul mazzo.",
  play: (view) =>
    view.turn.owes
      ? "Hai fatto avanzare il treno gratis: ora prendi un Vagone e pagalo."
      : "Tocca a te: gioca carte, usa ciò che hai, o finisci il turno.",
  discard: (view, _names, seat) => {
    const p = view.players[seat];
    const over = p === undefined ? 0 : p.hand - Math.max(0, p.life);
    return `Scarta ${cardCount(over)}: ne hai in mano ${p?.hand ?? 0} e la tua vita è ${Math.max(0, p?.life ?? 0)}.`;
  },
  shot: (view, names) => {
    const f = frame(view, "shot");
    if (f === null) return "Rispondi allo sparo, o incassa il colpo.";
    const needed = f.needed === 1 ? "un Mancato!" : `${f.needed} Mancato!`;
    return `Rispondi ${toShotOf(f.by, f.what, names)} con ${needed}, o incassa il colpo.`;
  },
  indians: (view, names) => {
    const f = frame(view, "indians");
    return `Scarta un BANG! contro gli Indiani!${f === null ? "" : ` di ${names.seat(f.by)}`}, o perdi 1 punto vita.`;
  },
  duel: (view, names) => {
    const f = frame(view, "duel");
    return `Scarta un BANG! nel Duello${f === null ? "" : ` con ${names.seat(f.other)}`}, o perdi 1 punto vita.`;
  },
  "last-life": (view, _names, seat) => {
    const short = 1 - (view.players[seat]?.life ?? 0);
    return `Stai perdendo l'ultimo punto vita: recuperane ${short}, o esci dal gioco.`;
  },
  "sid-ketchum": () => "Sid Ketchum: scegli la seconda carta da scartare.",
  flip: (view) => {
    const f = frame(view, "flip");
    return `Lucky Duke: scegli la carta che conta${f === null ? "" : ` per ${faceName(f.why)}`}.`;
  },
  store: () => "Prendi una delle carte in tavola.",
  exempt: () => "Sgt. Blaze: esenta un giocatore, o nessuno.",
  "sleeper-car": () => "Vagone letto: scegli la carta blu che vale come BANG!.",
  "switch-give": () => "Scambio: scegli la tua carta da dare.",
  "switch-take": (view) => {
    const give = frame(view, "switch")?.give ?? null;
    return `Scambio: scegli la carta che vuoi${give === null ? "" : ` per ${plainName(give)}`}.`;
  },
  pay: (view) => {
    const f = frame(view, "pay");
    if (f === null) return "Paga il Vagone.";
    const price = stationPrice(f.station, view.config.customStation);
    const more = priceCount(f.station, view.config.customStation) > 1 ? ` Da pagare ancora: ${f.left}.` : "";
    return `Paga ${pieceName(f.car)} ${atStation(stationName(f.station))}: ${price}${more}`;
  },
  place: (view) => {
    const f = frame(view, "place");
    return `Scegli davanti a chi va ${f === null ? "il Vagone" : pieceName(f.car)}.`;
  },
  "last-chance": (view) =>
    view.turn.owes
      ? "Capolinea: ora prendi un Vagone e pagalo."
      : "Capolinea: prendi un Vagone abbinato prima che agisca la Locomotiva, o lascia stare.",
  "full-steam": (view) =>
    `Tutto vapore: ${view.train === null ? "la Locomotiva" : faceName(view.train.side)} si ignora, o agisce due volte?`,
  "shade-oconnor": () => "Shade O'Connor: scarta una carta per pescarne una, o tieni la tua mano.",
  "circus-wagon": () => "Carrozzone del circo: scarta una delle tue carte in gioco.",
  "coal-hopper": () => "Carro carbone: scegli il Vagone da scartare.",
  "lounge-car": () => "Vagone salotto: scegli il Vagone che dai via, e a chi.",
  "mail-car": () => "Vagone postale: scegli la carta che dai via, e a chi.",
  "cattle-truck": () => "Carro bestiame: prendi una di queste carte dagli scarti.",
  "train-robbery": () => "Rapina al treno: scegli una delle tue carte, e scartala o fatti sparare per tenerla.",
};

/** What everybody else reads behind the name of the seat. */
const others: Readonly<Record<DecisionKind, (view: View, names: Names) => string>> = {
  character: () => "sceglie un personaggio",
  map: () => "guarda la Mappa",
  draw: () => "pesca",
  "kit-carlson": () => "sceglie fra tre carte",
  play: () => "gioca",
  discard: () => "scarta",
  shot: (view, names) => {
    const f = frame(view, "shot");
    return `risponde ${f === null ? "a uno sparo" : toShotOf(f.by, f.what, names)}${then(view, names)}`;
  },
  indians: (view, names) => {
    const f = frame(view, "indians");
    return `risponde agli Indiani!${f === null ? "" : ` di ${names.seat(f.by)}`}${then(view, names)}`;
  },
  duel: (view, names) => {
    const f = frame(view, "duel");
    return `risponde nel Duello${f === null ? "" : ` con ${names.seat(f.other)}`}`;
  },
  "last-life": () => "sta perdendo l'ultimo punto vita",
  "sid-ketchum": () => "scarta una seconda carta con Sid Ketchum",
  flip: (view) => {
    const f = frame(view, "flip");
    return `sceglie fra ${f === null ? "due carte" : listed(f.cards.map(pieceName))}`;
  },
  store: (view, names) => {
    const left = frame(view, "store")?.left.slice(1) ?? [];
    return `prende una carta dall'Emporio${left.length === 0 ? "" : `; poi ${seats(left, names)}`}`;
  },
  exempt: () => "può esentare un giocatore",
  "sleeper-car": () => "sceglie una carta blu per Vagone letto",
  "switch-give": () => "sceglie una carta da scambiare",
  "switch-take": () => "sceglie una carta da avere in cambio",
  pay: (view) => {
    const f = frame(view, "pay");
    return f === null ? "paga un Vagone" : `paga ${pieceName(f.car)} ${atStation(stationName(f.station))}`;
  },
  place: (view) => {
    const f = frame(view, "place");
    return `sceglie chi riceve ${f === null ? "il Vagone" : pieceName(f.car)}`;
  },
  "last-chance": () => "può prendere un Vagone prima che agisca la Locomotiva",
  "full-steam": () => "sceglie che cosa fa Tutto vapore",
  "shade-oconnor": () => "può cambiare una carta con Shade O'Connor",
  "circus-wagon": (view, names) => `scarta una carta in gioco per Carrozzone del circo${then(view, names)}`,
  "coal-hopper": () => "sceglie un Vagone per Carro carbone",
  "lounge-car": () => "assegna due Vagoni con Vagone salotto",
  "mail-car": () => "dà via una carta con Vagone postale",
  "cattle-truck": () => "prende una carta con Carro bestiame",
  "train-robbery": (view, names) => {
    const f = frame(view, "train-robbery");
    return `cede alla Rapina al treno${f === null ? "" : ` di ${names.seat(f.by)}`}, o resiste`;
  },
};

export function decision(d: Decision, view: View, names: Names): string {
  const kind = d.kind as DecisionKind;
  if (view.seat === d.seat) return questions[kind](view, names, d.seat);
  return `${names.seat(d.seat)} ${others[kind](view, names)}.`;
}
