import type { Role } from "../../engine/index.ts";
import { roleNames } from "../../text/it.ts";
import type { Names, ReasonLine } from "@trestle/kernel";

type Data = ReasonLine["data"];

const percent = (x: number | string | undefined): string => `${Math.round(Number(x) * 100)} %`;
const who = (d: Data, names: Names): string => names.seat(Number(d["seat"]));

function points(d: Data): string {
  const n = Number(d["points"]);
  return n === 1 ? "1 punto vita" : `${n.toLocaleString("it")} punti vita`;
}

/** `un Fuorilegge`, `lo Sceriffo`. */
function role(d: Data): string {
  const name = d["role"] as Role;
  return `${name === "sheriff" ? "lo" : "un"} ${roleNames[name]}`;
}

/** Che cosa dice un bot delle sue mosse in BANG!. */
export const lines: Readonly<Record<string, (d: Data, names: Names) => string>> = {
  only: () => "Non c'era altro da fare.",
  hunch: () => "Un'intuizione.",
  aim: (d, names) => `Per me ${who(d, names)} è ${role(d)} (${percent(d["share"])}).`,
  hold: () => "Quello che ho vale di più in mano.",
  bear: () => "Non ho niente da opporre, o voglio tenermi quello che ho.",
  draw: () => "Prima più carte.",
  heal: () => "I punti vita prima di tutto.",
  crowd: () => "Tra loro ci sono più nemici che amici.",
  equip: () => "Le cose buone vanno messe in gioco.",
  best: () => "Non ho un uso migliore per questa carta.",
  "car-use": () => "Questo Vagone adesso vale più di tutto.",
  car: () => "Un Vagone che vale più del suo prezzo.",
  dodge: () => "Meglio una carta che un punto vita.",
  character: () => "Il personaggio più forte.",
  least: () => "È quello che mi serve di più.",
  wins: (d) =>
    `Vince nel ${percent(d["share"])} delle partite che ho provato (tra ${percent(d["low"])} e ${percent(d["high"])}).`,
  falls: (d, names) =>
    `${who(d, names)} cade nel ${percent(d["share"])} dei casi, con la seconda scelta nel ${percent(d["other"])}.`,
  "i-fall": (d) => `Io cado nel ${percent(d["share"])} dei casi, con la seconda scelta nel ${percent(d["other"])}.`,
  loses: (d, names) => `A ${who(d, names)} costa ${points(d)} in più della seconda scelta.`,
  keeps: (d, names) => `A ${who(d, names)} lascia ${points(d)} in più della seconda scelta.`,
  "i-lose": (d) => `Mi costa ${points(d)} in più della seconda scelta.`,
  "i-keep": (d) => `Mi fa risparmiare ${points(d)} rispetto alla seconda scelta.`,
  "say-suspect": (d, names) => `Secondo me ${who(d, names)} è ${role(d)}.`,
};
