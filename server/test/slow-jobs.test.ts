import { expect, test } from "vitest";
import { SlowJobs } from "../src/http/slow-jobs.ts";

test("long pieces of work come one after the other, and rest for longer than they worked", async () => {
  const paced = new SlowJobs();
  const at: number[] = [];
  const work = (n: number): number => {
    at.push(performance.now());
    while (performance.now() < at.at(-1)! + 20);
    if (n === 1) throw new Error("broken");
    return n;
  };
  const all = await Promise.allSettled([0, 1, 2].map((n) => paced.run(() => work(n))));
  expect(all.map((r) => (r.status === "fulfilled" ? r.value : "failed"))).toEqual([0, "failed", 2]);
  for (const i of [1, 2]) expect(at[i]! - at[i - 1]!).toBeGreaterThan(55);
});
