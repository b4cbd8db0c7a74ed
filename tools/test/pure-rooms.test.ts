import { describe, expect, it } from "vitest";
import { stateFaults } from "../src/check/module-state.ts";
import { pureFaults } from "../src/check/pure.ts";
import { parse } from "../src/check/source.ts";

const ROOMS = ["kernel/src", "games/colt/engine", "games/colt/bots", "bots/src", "protocol/src", "table/src"];
const impure = (path: string, text: string): number[] => pureFaults(parse({ path, text })).map((f) => f.line);
const kept = (text: string, path = "kernel/src/a.ts"): string[] =>
  stateFaults(parse({ path, text })).map((f) => f.message);

describe("pure rooms reach nothing outside", () => {
  it.each([
    "const a = Math.random();",
    'const a = Math["random"]();',
    "const { random } = Math;",
    "const a = new Date();",
    "const now = Date.now;",
    "setTimeout(f, 1);",
    "async function f() {}",
    "const f = async () => 1;",
    "const o = { async f() {} };",
    "await f();",
    'const a = import("./b.ts");',
    "const a = Promise.resolve(1);",
    "process.exit(1);",
    "console.log(1);",
    "const a = structuredClone(b);",
    "document.title = x;",
    "const a = { fetch };",
    "const a = performance.now();",
    "const a = globalThis;",
    "const a = import.meta.url;",
  ])("%s", (text) => {
    for (const room of ROOMS) expect(impure(`${room}/a.ts`, text).length).toBeGreaterThan(0);
    expect(impure("tools/src/a.ts", text)).toEqual([]);
  });

  it("reads neither comments nor texts, names nor types as what they look like", () => {
    const harmless = `
      // no Date here, nothing async
      const a = "await the Date";
      /* Math.random */
      const b = { Date: 1, process: x.window, f(self: number) { return self + Math.floor(1.5); } };
      type T = Promise<Date>;
      function g({ window = 1, ...document }) { const fetch = 2; return window + fetch + document.console; }
    `;
    expect(impure("kernel/src/a.ts", harmless)).toEqual([]);
    expect(impure("kernel/src/a.ts", "function f(Date) {}\nconst a = new Date();")).toEqual([2]);
  });
});

describe("pure rooms keep nothing between two calls", () => {
  it.each([
    "let a = 1;",
    "export let a = 1;",
    "var a;",
    "if (x) { let a = 1; }",
    "class A { static count = 0; }",
    "const a = [];",
    "export const a: number[] = [];",
    "const a = {};",
    "const a = new Map<string, number>();",
    "const a = new Int32Array(64);",
    "const a = [1, 2]; function f() { a[0] = 3; }",
    "const a = { n: 0 }; const f = () => a.n++;",
    "const a = { deep: { list: [1] } }; function f() { a.deep.list.push(2); }",
    "const a = new Set([1]); function f() { a.add(2); }",
    "const a = new Uint8Array([1]); function f() { a.fill(0); }",
    "const a = { n: 1 }; function f() { delete a.n; }",
    "const a = { n: 1 }; function f() { Object.assign(a, b); }",
    "const a = { n: 1 }; function f() { [a.n] = [2]; }",
    "const a = [1]; function f() { (a as number[])[0]! += 1; }",
    'import { a } from "./b.ts"; export function f() { a.n = 1; }',
    'import * as b from "./b.ts"; export function f() { b.a.push(1); }',
  ])("%s", (text) => {
    expect(kept(text)).toHaveLength(1);
    expect(kept(text, "server/src/a.ts")).toEqual([]);
  });

  it.each([
    "const a = 1; export const b = [1, 2] as const;",
    "const NONE: readonly string[] = [];",
    "const NONE: ReadonlyMap<string, number> = new Map();",
    "const table = new Uint8Array(64); for (let i = 0; i < 64; i++) table[i] = i * i;",
    "const rules = new Map(); for (const [k, r] of all) rules.set(k, r);",
    "class A { static readonly size = 1; n = 0; add() { this.n++; } }",
    "function f() { let a = 1; const b = []; b.push(a++); return b; }",
    "const a = [1]; function f(a: number[]) { a[0] = 2; }",
    "const a = [1]; function f() { const a = [2]; a.push(3); { a[0] = 1; } }",
    "const a = new WeakMap<object, number>(); function f(o: object) { a.set(o, 1); }",
    "const a = new Map<string, WeakRef<object>>(); function f(o: object) { a.set('', new WeakRef(o)); }",
    "const a = new Map([[1, 2]]); const f = () => a.get(1);",
  ])("lets through: %s", (text) => {
    expect(kept(text)).toEqual([]);
  });
});
