import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DamagedTable, StoreFailure } from "@trestle/table";
import { lineOp, recordOp, sample } from "./store-sample.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";

// Writes into a folder on a small disk until that is full, makes room, and goes on; prints what happened.
const [disk = ""] = process.argv.slice(2);
const folder = join(disk, "data");
const ballast = join(disk, "ballast");
writeFileSync(ballast, Buffer.alloc(1_500_000));

const store = await openSqlite(folder);
await store.commit([recordOp(sample("t", { phase: "playing" }), 1)]);
let kept = 0;
const refusals: string[] = [];
const write = (): Promise<boolean> =>
  store.commit([lineOp("t", kept, "z".repeat(4000))]).then(
    () => (++kept, true),
    (error: unknown) => {
      if (error instanceof StoreFailure) refusals.push(error.message);
      else throw error;
      return false;
    },
  );
while (await write());
const atFull = kept;
for (let i = 0; i < 20; i++) await write();
const readWhenFull = (await store.read("table-t"))?.lines.length;
rmSync(ballast);
while (!(await write()));
for (let i = 0; i < 50; i++) await write();
await store.close();

const again = await openSqlite(folder, { scrub: { work: 1_000, rest: 0 } });
const damage: unknown[] = [];
again.onDamage((found) => damage.push(found));
await again.scrubbed;
const lines = await again.read("table-t").then(
  (table) => table?.lines.length,
  (error: unknown) => (error instanceof DamagedTable ? error.message : String(error)),
);
await again.close();
console.log(JSON.stringify({ atFull, readWhenFull, kept, lines, damage, words: [...new Set(refusals)] }));
