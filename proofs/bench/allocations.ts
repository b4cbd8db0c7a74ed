import { sfc32 } from "@trestle/kernel";
import { config, engineGames } from "./colt.ts";

// Started by `npm run bench` with a young generation so large that nothing is collected while it counts.
const c = config();
engineGames(20_000, sfc32(1), c);
globalThis.gc!();
const before = process.memoryUsage().heapUsed;
const moves = engineGames(2_000, sfc32(2), c);
const after = process.memoryUsage().heapUsed;
process.stdout.write(JSON.stringify({ moves, bytes: after - before }));
