import { runSteps } from "./check/run.ts";

// Types, lint, format, dead code, import directions, rule coverage, rulebooks. With a pattern, only the steps whose name
// fits: npm run -s check -- "types of games|import"
const { failed } = await runSteps(new RegExp(process.argv[2] ?? ""));
if (failed > 0) process.exitCode = 1;
