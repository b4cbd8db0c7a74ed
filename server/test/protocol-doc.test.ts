import { readdirSync, readFileSync } from "node:fs";
import { listHash, listSeed, partCommitment, serverCommitment, type DealList } from "@trestle/kernel";
import { isFrameFault, parseFrame } from "@trestle/protocol/parse";
import { describe, expect, test } from "vitest";
import { tableRules } from "@trestle/table/text/en";
import { serverRules } from "../text/en.ts";

const doc = readFileSync(new URL("../../docs/PROTOCOL.md", import.meta.url), "utf8");
const section = (n: number): string => doc.split(/^## /m).find((text) => text.startsWith(`${n}. `))!;

describe("docs/PROTOCOL.md", () => {
  const frames = [...section(6).matchAll(/^\| `(\{"t":.*?\})` \|/gm)].map((m) => m[1]!);

  test.each(frames)("the example %s is a frame", (text) => {
    const filled = text
      .replace('"key":…', '"key":"AkHPTN216SL9"')
      .replace(/"(part|commitment)":…/, `"$1":"${"0".repeat(64)}"`)
      .replace('"secret":…', `"secret":"${"0".repeat(32)}"`)
      .replace('"secrets":[…]', `"secrets":["${"0".repeat(32)}"]`);
    const frame = parseFrame(filled);
    expect(isFrameFault(frame) ? frame : null).toBeNull();
  });

  test("all frames from a client are there", () => {
    const source = readFileSync(new URL("../../protocol/src/parse.ts", import.meta.url), "utf8");
    const all = [...source.matchAll(/t: z\.literal\("([a-z-]+)"\)/g)].map((m) => m[1]);
    expect(new Set(frames.map((text) => /"t":"([a-z-]+)"/.exec(text)![1]))).toEqual(new Set(all));
  });

  test("all frames from the server are there", () => {
    const source = readFileSync(new URL("../../protocol/src/frames.ts", import.meta.url), "utf8");
    const union = /export type ServerFrame =([^;]+);/.exec(source)![1]!;
    for (const name of union
      .split("|")
      .map((n) => n.trim())
      .filter((n) => n !== ""))
      expect(section(7)).toMatch(new RegExp(`"t": ?"${name.replace(/Frame$/, "").toLowerCase()}"`));
  });

  test("the bytes of the sealed deal lead to the seed", () => {
    const shown = (name: string): string => new RegExp(`^${name} +(.+)$`, "m").exec(section(9))![1]!;
    const [secret, bots, part] = ["11", "33", "22"].map((byte) => byte.repeat(32)) as [string, string, string];
    expect(serverCommitment(secret, bots)).toBe(shown("server"));
    expect(partCommitment("demo", 0, 1, part)).toBe(shown("seat 0"));
    const list = JSON.parse(shown("list")) as DealList;
    expect(listHash(list)).toBe(shown("hash"));
    expect(listSeed(list, secret, [part, null])).toBe(shown("seed"));
  });

  test("every rule it names has a text", () => {
    const texts = { ...tableRules, ...serverRules } as Record<string, unknown>;
    for (const [rule] of doc.matchAll(/\b(?:SERVER|PROTOCOL|TABLE)-[A-Z]+-\d\b/g))
      expect([rule, rule in texts]).toEqual([rule, true]);
  });
});

test("every rule the server names has a text, and every text is of use", () => {
  const src = new URL("../src/", import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const sources = files.map((path) => readFileSync(new URL(path, src), "utf8")).join("\n");
  const parser = readFileSync(new URL("../../protocol/src/parse.ts", import.meta.url), "utf8");
  const named = new Set([...(sources + parser).matchAll(/"((?:SERVER|PROTOCOL)-[A-Z]+-\d)"/g)].map((m) => m[1]!));
  expect([...named].sort()).toEqual(Object.keys(serverRules).sort());
});
