import { expect, it } from "vitest";
import { leaveOut } from "../prove/cluster-tables.ts";
import { underPlay } from "../prove/cluster.ts";

it("loses nothing and doubles nothing when a process or the database is killed under play", async () => {
  const blows = ["process", "database"] as const;
  const figures = await underPlay({ seed: 7, blows, tables: 2, backWithin: Infinity });
  expect(figures["kills"]).toBe(2);
  expect(figures["acknowledged"]).toBeGreaterThan(5);
}, 300_000);

it("a table whose game ends while another is looked at is looked at too, the next time", async () => {
  const over = new Set(["a"]);
  const all = ["a", "b", "c"];
  const left: string[] = [];
  const leave = (one: string): Promise<void> => {
    left.push(one);
    over.add("c");
    return Promise.resolve();
  };
  await leaveOut(all, (one) => over.has(one), leave);
  expect(all).toEqual(["b", "c"]);
  await leaveOut(all, (one) => over.has(one), leave);
  expect([all, left]).toEqual([["b"], ["a", "c"]]);
});
