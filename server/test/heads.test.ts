import { Conflict } from "@trestle/table";
import { expect, it } from "vitest";
import { Heads } from "../src/store/heads.ts";
import { lineOp, recordOp, sample } from "../src/store/sample.ts";
import { toKept } from "../src/store/sqlite.ts";

it("of a commit that cannot be kept as a whole nothing stays, its new code neither", () => {
  const heads = new Heads(() => false);
  for (const table of ["table-a", "table-b"]) heads.learn(table, { table, rev: 0, next: 0, code: null, chats: [] });
  const code = "BCDFGH";
  const made = (name: string) => toKept(recordOp(sample(name, { code }), 1));
  expect(() => heads.take([made("a"), toKept(lineOp("a", 7))])).toThrow(Conflict);
  // Table and code are free, as if nobody had asked.
  heads.take([made("b"), toKept(lineOp("b", 0))]);
  expect(() => heads.take([made("a"), toKept(lineOp("a", 0))])).toThrow(`code ${code} is taken`);
  expect(heads.ahead("table-a")).toBe(false);
  expect(heads.ahead("table-b")).toBe(true);
});

it("what was learnt for a commit is not forgotten before it is taken up, however many others are learnt", () => {
  const preparing = new Set(["table-a", "table-c", "table-d", "table-e"]);
  const heads = new Heads((table) => preparing.has(table), 2);
  for (const name of ["a", "b", "c", "d"])
    heads.learn(`table-${name}`, { table: `table-${name}`, rev: 0, next: 0, code: null, chats: [] });
  const known = (): string[] => ["a", "b", "c", "d", "e"].filter((name) => heads.has(`table-${name}`));
  expect(known()).toEqual(["a", "c", "d"]);
  heads.take([toKept(recordOp(sample("a"), 1))]);
  preparing.clear();
  heads.trim();
  // What is on its way to the disk stays, too.
  expect(known()).toEqual(["a"]);
});
