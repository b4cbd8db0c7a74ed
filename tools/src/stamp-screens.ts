import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SCREEN_SOURCE, STAMPS, stampsOf } from "./check/screens.ts";
import { sourcesOf } from "./check/steps.ts";
import { projectFiles, ROOT } from "./lib/files.ts";

// The last step of `npm run screens`: notes what the pictures were taken of, for `check`.

const files = projectFiles();
const stamps = stampsOf(sourcesOf(files, SCREEN_SOURCE), files);
writeFileSync(join(ROOT, STAMPS), `${JSON.stringify(stamps, null, 2)}\n`);
process.stdout.write(`${STAMPS}\n`);
