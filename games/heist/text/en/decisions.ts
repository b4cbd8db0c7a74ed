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
        return `${who} sits in jail with ${count(view.actions, "action")} left: draw for Keyholes, escape, or be done.`;
      return view.actions === 0
        ? `${who} has no actions left: play Free Actions, or be done and let the train roll.`
        : `${who} has ${count(view.actions, "action")} left: choose one, or be done.`;
    },
    ride: (_d, view) => {
      const ride = view.ride;
      if (ride === null) return "Choose where the horse goes.";
      return `Choose where horse ${ride.horse + 1} goes, up to ${count(ride.reach, "space")} with ${w.cards([ride.card])}.`;
    },
    way: (d, view, names) => {
      const to = view.ride?.to ?? null;
      return `${capital(w.cowboy(view, d.as, names))} rides${to === null ? "" : ` ${w.to(to)}`}: choose the shortest way, or a longer one that earns a Wanted Card.`;
    },
    offer: (_d, view, names) => {
      const t = view.trade;
      if (t === null) return "Choose what to offer.";
      return `Add cards for ${w.cowboy(view, t.with, names)}, ask for some, make the offer, or call it off.`;
    },
    answer: (_d, view, names) => {
      const t = view.trade;
      if (t === null) return "Answer the offer.";
      const gives = t.give === null ? count(t.gives, "card") : w.cards(t.give);
      const by = w.cowboy(view, t.by, names);
      if (t.want !== null && t.want.length > 0)
        return `${by} offers ${gives} for ${w.cards(t.want)}: agree, choose what else to give, or decline.`;
      return `${by} offers ${gives}: choose what to give back, accept, or decline.`;
    },
    confirm: (_d, view, names) => {
      const t = view.trade;
      if (t === null) return "Confirm the trade.";
      if (t.gets === 0) return `${w.cowboy(view, t.with, names)} offers nothing in return: accept or decline.`;
      const back = t.back === null ? count(t.gets, "card") : w.cards(t.back);
      return `${w.cowboy(view, t.with, names)} offers ${back} in return: accept or decline.`;
    },
    lay: (_d, view) => {
      const l = view.laying;
      if (l === null) return "Choose a tile to lay.";
      return l.drawn.length > 0
        ? `Choose where to lay ${w.tiles(l.drawn)}.`
        : `The sack is short: choose which of ${w.tiles(l.brought)} to lay at Town ${l.town}.`;
    },
    claim: (_d, view) => {
      const todo = view.todo.at(-1);
      const cards = todo?.k === "claim" ? todo.cards.map((c) => w.wantedId(c)) : [];
      return cards.length === 1
        ? `Mission accomplished: take ${w.title(cards[0]!)} or leave it. ${w.ability(cards[0]!)}`
        : `${join(cards.map(w.title))} are earned: take one of these Wanted Cards, or none.`;
    },
    load: (_d, view) => {
      const todo = view.todo.at(-1);
      const town = todo?.k === "load" ? view.towns[todo.town] : undefined;
      return town === undefined
        ? "Choose a tile from the town and the square it is loaded onto."
        : `Load ${w.tiles(town.tiles)} from Town ${town.town}: choose a tile and its square.`;
    },
    refill: (_d, view) =>
      view.tile === null ? "Choose a square for the new tile." : `Choose an empty square for ${w.tile(view.tile)}.`,
    discard: (d, view, names) => {
      const me = view.cowboys[d.as];
      const held = me === undefined ? "cards" : count(me.cards, "card");
      return `${capital(w.cowboy(view, d.as, names))} holds ${held}: discard any of them, then draw.`;
    },
  };
  return (d, view, names) => {
    const known = Object.keys(texts).find((k): k is DecisionKind => k === d.kind);
    return known === undefined ? "A decision is due." : texts[known](d, view, names);
  };
}
