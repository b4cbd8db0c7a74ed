import { isRefusal, parseOptions } from "@trestle/kernel";
import type { ChoiceOption, ListOption, Option, Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { no } from "./context.ts";
import type { Edition } from "./edition/types.ts";
import type { Config, Mode } from "./types.ts";

/** By number of cowboys. HEIST-SETUP-1 */
export const TABLES: Readonly<Record<number, { horses: number; removed: number; speed: number; each: number }>> = {
  2: { horses: 1, removed: 3, speed: 2, each: 1 },
  3: { horses: 2, removed: 6, speed: 2, each: 0 },
  4: { horses: 2, removed: 9, speed: 1, each: 0 },
};
export const BULLETS = 3;
/** Fewer would bring the Speed Ups side by side. HEIST-VAR-2 */
const LEAST_EVENTS = 8;

const MODES = ["coop", "versus", "score"] as const;
const SOLO = [0, 2, 3, 4] as const;
const FIRST = ["random", 1, 2, 3, 4] as const;
const GOALS = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const FEWER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function optionsOf(edition: Edition): readonly Option[] {
  const choice = (o: Omit<ChoiceOption, "kind">): Option => ({ kind: "choice", ...o });
  const list = (o: Omit<ListOption, "kind">): Option => ({ kind: "list", ...o });
  return [
    choice({ key: "mode", values: MODES, initial: "coop", rule: "HEIST-VAR-1" }),
    choice({ key: "solo", values: SOLO, initial: 0, rule: "HEIST-SOLO-1" }),
    choice({ key: "goal", values: GOALS, initial: 10, rule: "HEIST-SETUP-8" }),
    choice({ key: "fewerEvents", values: FEWER, initial: 0, rule: "HEIST-VAR-2" }),
    choice({ key: "lowerGoal", values: [true, false], initial: true, rule: "HEIST-VAR-3" }),
    choice({ key: "first", values: FIRST, initial: "random", rule: "HEIST-SETUP-12" }),
    list({ key: "colours", values: edition.colours, rule: "HEIST-SETUP-3" }),
  ];
}

function deckSize(b: Board, cowboys: number, fewer: number): number {
  return b.eventCards.length - TABLES[cowboys]!.removed - fewer;
}

/** The edition may be named, but only this one: another edition is another game object. */
export function readConfig(b: Board, options: readonly Option[], raw: unknown): Config | Refusal {
  const given = typeof raw === "object" && raw !== null && !Array.isArray(raw) ? { ...raw } : raw;
  if (typeof given === "object" && given !== null && "edition" in given) {
    if (given.edition !== b.hash) return no("HEIST-DOUBT-1", { edition: String(given.edition), known: b.hash });
    delete given.edition;
  }
  const o = parseOptions(options, given);
  if (isRefusal(o)) return o;
  const config: Config = {
    edition: b.hash,
    mode: o["mode"] as Mode,
    solo: o["solo"] as Config["solo"],
    goal: o["goal"] as number,
    fewerEvents: o["fewerEvents"] as number,
    lowerGoal: o["lowerGoal"] as boolean,
    first: o["first"] as Config["first"],
    colours: o["colours"] as string[],
  };
  return refuse(b, config) ?? config;
}

function refuse(b: Board, config: Config): Refusal | null {
  if (config.mode === "versus" && config.solo > 0) return no("HEIST-SOLO-4", { mode: config.mode, solo: config.solo });
  const { min, max } = cowboysOf(b, config);
  if (min <= max) return null;
  if (config.solo > 0 && config.first !== "random" && config.first > config.solo)
    return no("HEIST-SETUP-12", { first: config.first, cowboys: config.solo });
  const events = deckSize(b, config.solo || 2, config.fewerEvents);
  return no("HEIST-VAR-2", { fewerEvents: config.fewerEvents, events, least: LEAST_EVENTS });
}

/** Tables at which the event deck stays long enough and the first player exists. */
function cowboysOf(b: Board, config: Config): { min: number; max: number } {
  const first = config.first === "random" ? 1 : config.first;
  let min = Math.max(2, first);
  let max = 4;
  while (max >= 2 && deckSize(b, max, config.fewerEvents) < LEAST_EVENTS) max--;
  if (config.solo > 0) {
    min = Math.max(min, config.solo);
    max = Math.min(max, config.solo);
  }
  return { min, max };
}

export function seatsOf(b: Board, config: Config): { min: number; max: number } {
  return config.solo > 0 ? { min: 1, max: 1 } : cowboysOf(b, config);
}

/** HEIST-VAR-2, HEIST-VAR-3 */
export function goalOf(config: Config): number {
  return config.lowerGoal ? config.goal - Math.floor(config.fewerEvents / 2) : config.goal;
}
