import { BANDIT_NAMES } from "../../text/it.ts";
import type { Names, ReasonLine } from "@trestle/kernel";

type Data = ReasonLine["data"];

const who = (d: Data): string => BANDIT_NAMES[Number(d["bandit"])] ?? "";
/** With the article that the number asks for: "nel 93 %", "nell'8 %", "nello 0 %". */
function inPercent(share: unknown): string {
  const n = Math.round(100 * Number(share));
  const article = n === 0 ? "nello " : n === 1 || n === 8 || n === 11 || (n >= 80 && n <= 89) ? "nell'" : "nel ";
  return `${article}${n} %`;
}
const against = (d: Data): string =>
  `${inPercent(d["share"])} dei casi (con la seconda scelta ${inPercent(d["next"])})`;
const ofPlays = (d: Data): string => `${inPercent(d["share"])} di ciò che gli altri possono giocare`;

/** Perché un bot ha pianificato così, con parole nostre. */
export const lines: Readonly<Record<string, (d: Data, names: Names) => string>> = {
  only: () => "Non c'era nulla da scegliere.",
  hunch: () => "Solo un'intuizione.",
  aboard: (d) => `Resta a bordo ${ofPlays(d)}.`,
  survive: (d) => `Resta a bordo ${against(d)}.`,
  stand: (d) => `Finisce il turno in piedi ${against(d)}.`,
  loot: (d) => `Prende il Bottino del vagone ${against(d)}.`,
  off: (d) => `Butta ${who(d)} giù dal treno ${ofPlays(d)}.`,
  hit: (d) => `Lascia ${who(d)} a terra ${ofPlays(d)}.`,
  "hit-near-drop": (d) => `Lascia ${who(d)} a terra ${ofPlays(d)}, accanto al vagone che si sgancia.`,
  wins: (d) =>
    d["next"] === undefined
      ? `Secondo questi conti vince ${inPercent(d["share"])} delle partite.`
      : `Secondo questi conti vince ${inPercent(d["share"])} delle partite, la seconda scelta ${inPercent(d["next"])}.`,
};
