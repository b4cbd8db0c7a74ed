import { storeContract } from "../../server/test/store-contract.ts";
import { chatOp, lineOp, recordOp, sample } from "../../server/test/store-sample.ts";
import { IndexedDbStore } from "../src/worker/indexed-db-store.ts";
import { runAll } from "./small-vitest.ts";

let databases = 0;

async function runContract(): Promise<{ passed: string[]; failed: string[] }> {
  storeContract("IndexedDB", () => IndexedDbStore.open(`contract-${++databases}`));
  return runAll();
}

/** Fills one and the same database, or says what is in it. */
async function keep(): Promise<void> {
  const store = await IndexedDbStore.open("kept");
  await store.commit([recordOp(sample("a"), 1), lineOp("a", 0), chatOp("a", 1, "hello")]);
}
async function kept(): Promise<unknown> {
  const store = await IndexedDbStore.open("kept");
  return { table: await store.read("table-a"), device: await store.device() };
}

/** Two pages write the same line; one of them is told no. */
async function race(): Promise<string[]> {
  const [left, right] = [await IndexedDbStore.open("race"), await IndexedDbStore.open("race")];
  await left.commit([recordOp(sample("a"), 1)]);
  const two = await Promise.allSettled([left.commit([lineOp("a", 0)]), right.commit([lineOp("a", 0)])]);
  return two.map((r) => (r.status === "fulfilled" ? "kept" : String(r.reason)));
}

export const browserSide = { runContract, keep, kept, race };
Object.assign(globalThis, { browserSide });
