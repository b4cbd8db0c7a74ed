import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isLogFault, readLog, replayLog } from "@trestle/kernel";
import { golden } from "@trestle/testkit";
import { bang } from "../engine/index.ts";
import type { Event } from "../engine/types.ts";
import { en } from "../text/en.ts";

const folder = new URL("golden/", import.meta.url);
const logs = readdirSync(folder).filter((name) => name.endsWith(".log.jsonl"));

describe("games that must replay for ever", () => {
  for (const name of logs) golden(bang, en, new URL(name, folder).pathname);
});

function eventsOf(name: string): Event[] {
  const log = readLog(readFileSync(new URL(name, folder), "utf8"));
  if (isLogFault(log)) throw new Error(log.reason);
  const all: Event[] = [];
  const run = replayLog(bang, log, (_entry, events) => all.push(...events));
  if (isLogFault(run)) throw new Error(run.reason);
  return all;
}

describe("the golden games have in them what a table talks about afterwards", () => {
  const all = logs.flatMap(eventsOf);
  it.each([
    ["a Duel", (e: Event) => e.t === "played" && e.as === "duel"],
    ["a Gatling", (e: Event) => e.t === "played" && e.as === "gatling"],
    ["Indians!", (e: Event) => e.t === "played" && e.as === "indians"],
    ["a Dynamite that explodes", (e: Event) => e.t === "exploded"],
    ["a lost turn in Jail", (e: Event) => e.t === "jailed" && !e.free],
    ["a reward", (e: Event) => e.t === "drew" && e.why === "reward"],
    ["an elimination", (e: Event) => e.t === "eliminated"],
    ["the Ironhorse at the End of the Line", (e: Event) => e.t === "locomotive-acted" && e.side === "ironhorse"],
    ["Leland at the End of the Line", (e: Event) => e.t === "locomotive-acted" && e.side === "leland"],
    ["a ghost", (e: Event) => e.t === "became-ghost"],
    ["a ghost that fades", (e: Event) => e.t === "faded"],
    ["a Switch", (e: Event) => e.t === "switched"],
    ["Vulture Sam's inheritance", (e: Event) => e.t === "inherited"],
    ["a win of the law", (e: Event) => e.t === "ended" && e.rule === "BANG-WIN-2"],
    ["a win without the Sheriff", (e: Event) => e.t === "ended" && e.rule === "BANG-WIN-1"],
    ["a game of three", (e: Event) => e.t === "ended" && e.rule.startsWith("BANG-3P")],
  ])("%s", (_what, is) => {
    expect(all.some(is)).toBe(true);
  });
});
