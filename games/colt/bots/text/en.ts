import { BANDIT_NAMES } from "../../text/en.ts";
import type { Names, ReasonLine } from "@trestle/kernel";

type Data = ReasonLine["data"];

const who = (d: Data): string => BANDIT_NAMES[Number(d["bandit"])] ?? "";
const percent = (share: unknown): string => `${Math.round(100 * Number(share))} %`;
/** "93 % (71 % with the next best)" */
const against = (d: Data): string => `${percent(d["share"])} (${percent(d["next"])} with the next best)`;

/** Why a bot planned so, in own words. "Of what they may play" are the bot's guesses at the other programmes. */
export const lines: Readonly<Record<string, (d: Data, names: Names) => string>> = {
  only: () => "There was nothing to choose.",
  hunch: () => "Just a hunch.",
  aboard: (d) => `It stays aboard in ${percent(d["share"])} of what they may play.`,
  survive: (d) => `It stays aboard in ${against(d)}.`,
  stand: (d) => `It ends the round on its feet in ${against(d)}.`,
  loot: (d) => `It takes the car's Loot in ${against(d)}.`,
  off: (d) => `It throws ${who(d)} off the train in ${percent(d["share"])} of what they may play.`,
  hit: (d) => `It leaves ${who(d)} lying in ${percent(d["share"])} of what they may play.`,
  "hit-near-drop": (d) =>
    `It leaves ${who(d)} lying in ${percent(d["share"])} of what they may play, right by the car that drops.`,
  wins: (d) =>
    d["next"] === undefined
      ? `By this reckoning it wins ${percent(d["share"])} of the games.`
      : `By this reckoning it wins ${percent(d["share"])} of the games, the next best ${percent(d["next"])}.`,
};
