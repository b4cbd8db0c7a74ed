import type { Names, ReasonLine } from "@trestle/kernel";

type Data = ReasonLine["data"];

const percent = (share: unknown): string => `${Math.round(100 * Number(share))} %`;
const figure = (n: unknown): string => Number(n).toFixed(1);

/** Why a bot did so, in own words: first what it is after, then what told most, then how good it looks. */
export const lines: Readonly<Record<string, (d: Data, names: Names) => string>> = {
  only: () => "There was nothing to choose.",
  whim: () => "Just a whim.",
  rob: (d) => `It is after ${d["tiles"] === 2 ? "both tiles" : "a tile"} of Car ${d["car"]} this turn.`,
  "place-oneself": () => "It gets into place for the next robbery.",
  carry: () => "It is on its way to a town with its loot.",
  deliver: (d) => `It brings its loot to Town ${d["town"]} this turn.`,
  drop: () => "The loot belongs in this town.",
  rescue: (d, names) => `It brings ${names.seat(Number(d["seat"]))} what opens the jail.`,
  gift: (d, names) => `With that card ${names.seat(Number(d["seat"]))} can rob more.`,
  flip: () => "It wants the train to take the other way.",
  straight: () => "The straight sends the train the other way.",
  bullet: () => "Nothing better to do now: a bullet is an action for later.",
  quick: () => "A bullet for nothing is an action for later.",
  nudge: () => "The Sheriff is better off elsewhere.",
  escape: () => "Out of jail, and the train slows down.",
  draw: () => "It looks for what opens the jail.",
  rest: () => "There is nothing more worth doing this turn.",
  discard: () => "This card does not serve the robbery that the hand is nearest to.",
  keep: () => "What is left serves the next robbery.",
  claim: () => "Of what is on offer this helps most.",
  place: () => "Easy tiles lie best on top and far from the Sheriff, hard ones below.",
  lay: () => "The train reaches that town first.",
  accept: () => "The exchange helps.",
  decline: () => "The exchange does not help.",
  put: () => "The other one needs that card more.",
  propose: () => "That is all it has to offer.",
  "say-rob": (d) => `I am after ${d["tiles"] === 2 ? "both tiles" : "a tile"} of Car ${d["car"]}.`,
  "say-place-oneself": () => "I'll get into place for the next robbery.",
  "say-carry": () => "I'm taking my loot to a town.",
  "say-deliver": (d) => `My loot goes to Town ${d["town"]} this turn.`,
  "say-rescue": (d, names) => `Hold on, ${names.seat(Number(d["seat"]))}: I'm coming to get you out.`,
  "say-flip": () => "I'll turn a switch.",
  points: (d) =>
    `Two rounds on there are ${figure(d["value"])} tiles in the towns, ${figure(d["next"])} with the next best.`,
  jailed: (d) =>
    `It lands in jail in ${percent(d["value"])} of what may come, with the next best in ${percent(d["next"])}.`,
  knots: (d) => `The rope has ${figure(d["value"])} knots gone on average, ${figure(d["next"])} with the next best.`,
  "gang-wins": (d) =>
    d["next"] === undefined
      ? `By its reckoning the gang's prospects are ${percent(d["share"])}.`
      : `By its reckoning the gang's prospects are ${percent(d["share"])}, ${percent(d["next"])} with the next best.`,
  wins: (d) =>
    d["next"] === undefined
      ? `By its reckoning its prospects are ${percent(d["share"])}.`
      : `By its reckoning its prospects are ${percent(d["share"])}, ${percent(d["next"])} with the next best.`,
};
