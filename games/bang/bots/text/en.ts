import type { Role } from "../../engine/index.ts";
import { roleNames } from "../../text/en.ts";
import type { Names, ReasonLine } from "@trestle/kernel";

type Data = ReasonLine["data"];

const percent = (x: number | string | undefined): string => `${Math.round(Number(x) * 100)} %`;
const who = (d: Data, names: Names): string => names.seat(Number(d["seat"]));
const points = (d: Data): string => (Number(d["points"]) === 1 ? "1 life point" : `${d["points"]} life points`);

/** `an Outlaw`, `the Sheriff`. */
function role(d: Data): string {
  const name = d["role"] as Role;
  return `${name === "sheriff" ? "the" : name === "outlaw" ? "an" : "a"} ${roleNames[name]}`;
}

/** What a bot says about its moves in BANG!. */
export const lines: Readonly<Record<string, (d: Data, names: Names) => string>> = {
  only: () => "There was nothing else to do.",
  hunch: () => "A hunch.",
  aim: (d, names) => `I take ${who(d, names)} for ${role(d)} (${percent(d["share"])}).`,
  hold: () => "What I hold is worth more in my hand.",
  bear: () => "I have nothing to set against it, or want to keep what I have.",
  draw: () => "More cards first.",
  heal: () => "Life points before anything else.",
  crowd: () => "More of them are enemies than friends.",
  equip: () => "Good things belong on the table.",
  best: () => "The best use I have for this card.",
  "car-use": () => "This Railcar is worth most right now.",
  car: () => "A Railcar worth more than its price.",
  dodge: () => "Better a card than a life point.",
  character: () => "The stronger character.",
  least: () => "That is what serves me best.",
  wins: (d) => `Wins ${percent(d["share"])} of what I played through (${percent(d["low"])} to ${percent(d["high"])}).`,
  falls: (d, names) =>
    `${who(d, names)} falls in ${percent(d["share"])}, with my next best move in ${percent(d["other"])}.`,
  "i-fall": (d) => `I fall in ${percent(d["share"])}, with my next best move in ${percent(d["other"])}.`,
  loses: (d, names) => `It costs ${who(d, names)} ${points(d)} more than my next best move.`,
  keeps: (d, names) => `It leaves ${who(d, names)} ${points(d)} more than my next best move.`,
  "i-lose": (d) => `It costs me ${points(d)} more than my next best move.`,
  "i-keep": (d) => `It saves me ${points(d)} against my next best move.`,
  "say-suspect": (d, names) => `If you ask me, ${who(d, names)} is ${role(d)}.`,
};
