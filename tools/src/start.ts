import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

// A table of Colt against four bots. Without a terminal to answer from, a game of bots is shown instead.
const person = process.stdin.isTTY && process.stdout.isTTY;
const play = fileURLToPath(new URL("play.ts", import.meta.url));
const args = [play, "colt", ...(person ? [] : ["--watch", "--pace", "0"]), ...process.argv.slice(2)];
const run = spawnSync(process.execPath, args, { stdio: "inherit" });
process.exitCode = run.status ?? 1;
