import { openSqlite } from "../src/store/sqlite/store.ts";

// Opens the store of a folder, as somebody without rights if asked to, and prints how it was refused.
const [folder, who] = process.argv.slice(2);
if (who === "nobody" && process.getuid?.() === 0) {
  process.setgid?.(65534);
  process.setuid?.(65534);
}
try {
  const store = await openSqlite(folder ?? "");
  await store.close();
  console.log("opened");
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 3;
}
