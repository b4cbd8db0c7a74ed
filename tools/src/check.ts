import { runSteps } from "./check/run.ts";

// Types, lint, format, dead code, import directions, rule coverage, rulebooks.
const { failed } = await runSteps();
if (failed > 0) process.exitCode = 1;
