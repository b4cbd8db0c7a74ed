import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isLogFault, readLog, sha256Text, type LogHeader } from "@trestle/kernel";
import { golden, perft } from "@trestle/testkit";
import { isEditionFault, makeHeist, ours, parseEdition, type Edition } from "../engine/index.ts";
import { makeText } from "../text/en.ts";
import { configOf, heist } from "./dsl.ts";

const folder = new URL("golden/", import.meta.url);
const logs = readdirSync(folder).filter((name) => name.endsWith(".log.jsonl"));

function headerOf(name: string): LogHeader {
  const log = readLog(readFileSync(new URL(name, folder), "utf8"));
  if (isLogFault(log)) throw new Error(`${name}, line ${log.line}: ${log.reason}`);
  return log.header;
}

/** Ours, or the one that the log carries. */
function editionOf(name: string): Edition {
  const file = headerOf(name).edition?.file;
  if (file === undefined) return ours;
  const parsed = parseEdition(file);
  if (isEditionFault(parsed)) throw new Error(`${parsed.place}: ${parsed.reason}`);
  return parsed;
}

describe("games that must replay for ever", () => {
  for (const name of logs) {
    const edition = editionOf(name);
    golden(makeHeist(edition), makeText(edition), new URL(name, folder).pathname);
  }

  it("one is of another edition, named by its hash, and its log carries the file", () => {
    const { edition } = headerOf("another-box.log.jsonl");
    expect(edition!.hash).not.toBe(heist.hash);
    expect(makeHeist(editionOf("another-box.log.jsonl")).hash).toBe(edition!.hash);
  });
});

describe("counts of decision trees", () => {
  it.each([
    [{ first: 1 }, 4, [33, 657, 9077]],
    [{ first: 1, mode: "versus" }, 2, [17, 404, 8848]],
    [{ first: 1, solo: 3 }, 1, [28, 587, 7683]],
  ])("%j, %i seats: %j", (options, seats, counts) => {
    const config = configOf(options);
    const s = heist.setup({ config, seats, seed: sha256Text("perft"), rules: 1 }, null);
    expect(perft(heist, s, counts.length)).toEqual(counts);
  });
});
