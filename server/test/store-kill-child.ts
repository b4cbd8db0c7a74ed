import { openSync, writeSync } from "node:fs";
import { lineOp, recordOp, sample } from "./store-sample.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";

// Writes until it is killed: so many tables side by side, one commit each under way, and notes what was acknowledged.
// Into a file: what was written to it outlives the process, and a write waits where a pipe's would fail.
const [folder = "", notes = "", round = "0", writers = "32"] = process.argv.slice(2);
const said = openSync(notes, "a");
const store = await openSqlite(folder);

async function write(name: string): Promise<void> {
  let rev = 1;
  await store.commit([recordOp(sample(name), rev)]);
  for (let n = 0; ; n++) {
    // Every third commit has more than one op: all of them must be there, or none.
    const more = n % 3 === 2 ? [recordOp(sample(name, { created: String(n) }), ++rev)] : [];
    await store.commit([lineOp(name, n, `${name} ${n}`), ...more]);
    writeSync(said, `${name} ${n} ${rev}\n`);
  }
}

writeSync(said, "ready\n");
// Somebody reads now and then, so that groups of commits have reads among them.
const reading = setInterval(() => void store.counts(), 70);
await Promise.all(Array.from({ length: Number(writers) }, (_, i) => write(`r${round}w${i}`)));
clearInterval(reading);
