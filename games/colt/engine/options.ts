import { isRefusal, parseOptions, type Option, type Refusal } from "@trestle/kernel";
import { BANDITS, type BanditId } from "./catalogue.ts";
import type { Config } from "./types.ts";

export const OPTIONS: readonly Option[] = [
  { kind: "choice", key: "reflex", values: [false, true], initial: false, rule: "COLT-REFLEX-1" },
  { kind: "choice", key: "horse", values: [false, true], initial: false, rule: "COLT-HORSE-1" },
  { kind: "choice", key: "stunnedShots", values: ["flyOver", "absorb"], initial: "flyOver", rule: "COLT-OPT-1" },
  {
    kind: "choice",
    key: "horseRescue",
    values: ["instantEnd", "lastChance"],
    initial: "instantEnd",
    rule: "COLT-OPT-2",
    needs: "horse",
  },
  {
    kind: "choice",
    key: "horseStunned",
    values: ["wakeOnly", "ride"],
    initial: "wakeOnly",
    rule: "COLT-OPT-3",
    needs: "horse",
  },
  { kind: "choice", key: "nobodyLeft", values: ["loot", "noWinner"], initial: "loot", rule: "COLT-OPT-4" },
  { kind: "choice", key: "duel", values: [false, true], initial: false, rule: "COLT-DUEL-1" },
  { kind: "list", key: "bandits", values: BANDITS, rule: "COLT-SETUP-3" },
];

export function parseConfig(raw: unknown): Config | Refusal {
  const o = parseOptions(OPTIONS, raw);
  if (isRefusal(o)) return o;
  return {
    reflex: o["reflex"] === true,
    horse: o["horse"] === true,
    stunnedShots: o["stunnedShots"] === "absorb" ? "absorb" : "flyOver",
    horseRescue: o["horseRescue"] === "lastChance" ? "lastChance" : "instantEnd",
    horseStunned: o["horseStunned"] === "ride" ? "ride" : "wakeOnly",
    nobodyLeft: o["nobodyLeft"] === "noWinner" ? "noWinner" : "loot",
    duel: o["duel"] === true,
    bandits: o["bandits"] as BanditId[],
  };
}

/** COLT-SETUP-1; the duel has two players for four bandits (COLT-DUEL-1). */
export function seatsOf(config: Config): { min: number; max: number } {
  return config.duel ? { min: 2, max: 2 } : { min: 3, max: 7 };
}
