import type { Decision, Names } from "@trestle/kernel";
import type { DecisionKind } from "../../engine/types.ts";
import type { HeistView } from "../../engine/view-types.ts";
import { capital } from "../shared/capital.ts";
import { count, join } from "./words.ts";
import type { Words } from "./words.ts";

type DecisionText = (d: Decision, view: HeistView, names: Names) => string;

/** What is expected of a seat, as one sentence. */
export function makeDecisions(w: Words): (d: Decision, view: HeistView, names: Names) => string {
  const texts: Record<DecisionKind, DecisionText> = {
    action: (d, view, names) => {
      const me = view.cowboys[d.as];
      const who = w.cowboy(view, d.as, names);
      if (me?.jailed === true)
        return view.actions === 0
          ? `${who} è in prigione e non ha più azioni: pesca in cerca di Serrature, evadi, o concludi.`
          : `${who} è in prigione e ha ancora ${count(view.actions, "action")}: pesca in cerca di Serrature, evadi, o concludi.`;
      return view.actions === 0
        ? `${who} non ha più azioni: usa Azioni gratuite, o concludi e lascia andare il treno.`
        : `${who} ha ancora ${count(view.actions, "action")}: scegline una, o concludi.`;
    },
    ride: (_d, view) => {
      const ride = view.ride;
      if (ride === null) return "Scegli dove va il cavallo.";
      return `Scegli dove va il cavallo ${ride.horse + 1}, fino a ${count(ride.reach, "space")} con ${w.cards([ride.card])}.`;
    },
    way: (d, view, names) => {
      const to = view.ride?.to ?? null;
      return `${capital(w.cowboy(view, d.as, names))} cavalca${to === null ? "" : ` ${w.at(to)}`}: scegli la via più breve, o una più lunga che vale una Carta Ricercato.`;
    },
    offer: (_d, view, names) => {
      const t = view.trade;
      if (t === null) return "Scegli che cosa offrire.";
      return `Aggiungi carte per ${w.cowboy(view, t.with, names)}, chiedine, fai l'offerta, o lascia perdere.`;
    },
    answer: (_d, view, names) => {
      const t = view.trade;
      if (t === null) return "Rispondi all'offerta.";
      const gives = t.give === null ? count(t.gives, "card") : w.cards(t.give);
      const by = w.cowboy(view, t.by, names);
      if (t.want !== null && t.want.length > 0)
        return `${by} offre ${gives} per ${w.cards(t.want)}: accetta, scegli che altro dare, o rifiuta.`;
      return `${by} offre ${gives}: scegli che cosa dare in cambio, accetta, o rifiuta.`;
    },
    confirm: (_d, view, names) => {
      const t = view.trade;
      if (t === null) return "Conferma il baratto.";
      if (t.gets === 0) return `${w.cowboy(view, t.with, names)} non offre niente in cambio: accetta o rifiuta.`;
      const back = t.back === null ? count(t.gets, "card") : w.cards(t.back);
      return `${w.cowboy(view, t.with, names)} offre in cambio ${back}: accetta o rifiuta.`;
    },
    lay: (_d, view) => {
      const l = view.laying;
      if (l === null) return "Scegli una tessera da mettere.";
      return l.drawn.length > 0
        ? `Scegli dove mettere ${w.tiles(l.drawn)}.`
        : `Il sacco non basta: scegli quale mettere alla Città ${l.town} fra ${w.tiles(l.brought)}.`;
    },
    claim: (_d, view) => {
      const todo = view.todo.at(-1);
      const cards = todo?.k === "claim" ? todo.cards.map((c) => w.wantedId(c)) : [];
      return cards.length === 1
        ? `Missione compiuta: prendi ${w.title(cards[0]!)} o lascia perdere. ${w.ability(cards[0]!)}`
        : `Meritate: ${join(cards.map(w.title))}. Prendi una di queste Carte Ricercato, o nessuna.`;
    },
    load: (_d, view) => {
      const todo = view.todo.at(-1);
      const town = todo?.k === "load" ? view.towns[todo.town] : undefined;
      return town === undefined
        ? "Scegli una tessera della città e il riquadro su cui caricarla."
        : `Carica ${w.tiles(town.tiles)} dalla Città ${town.town}: scegli una tessera e il suo riquadro.`;
    },
    refill: (_d, view) =>
      view.tile === null
        ? "Scegli un riquadro per la nuova tessera."
        : `Scegli un riquadro vuoto per ${w.tile(view.tile)}.`,
    discard: (d, view, names) => {
      const me = view.cowboys[d.as];
      const who = capital(w.cowboy(view, d.as, names));
      if (me?.cards === 0) return `${who} non ha carte in mano: concludi, poi pesca.`;
      const held = me === undefined ? "delle carte" : count(me.cards, "card");
      return `${who} ha in mano ${held}: scarta quelle che vuoi, poi pesca.`;
    },
  };
  return (d, view, names) => {
    const known = Object.keys(texts).find((k): k is DecisionKind => k === d.kind);
    return known === undefined ? "C'è una decisione da prendere." : texts[known](d, view, names);
  };
}
