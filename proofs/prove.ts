import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, count, textOf, UsageError, type Args } from "@trestle/tools/lib/cli.ts";
import { ROOT } from "@trestle/tools/lib/files.ts";
import { progress } from "@trestle/tools/lib/progress.ts";
import { clusterProofs } from "./prove/cluster-proofs.ts";
import { beliefs } from "./prove/beliefs.ts";
import { bots } from "./prove/bots.ts";
import { crash } from "./prove/crash.ts";
import { damage } from "./prove/damage.ts";
import { screenReader } from "./prove/screen-reader.ts";
import { heistTeam } from "./prove/heist-team.ts";
import { honest } from "./prove/honest.ts";
import { input } from "./prove/input.ts";
import { leak } from "./prove/leak.ts";
import { million } from "./prove/million.ts";
import { mutants } from "./prove/mutants.ts";
import { network } from "./prove/network.ts";
import { addFigures, type Figures, type Proof } from "./prove/proof.ts";
import { randomProofs } from "./prove/random.ts";
import { slow } from "./prove/slow.ts";

const PROOFS: readonly Proof[] = [
  ...randomProofs,
  million,
  heistTeam,
  crash,
  damage,
  input,
  leak,
  network,
  mutants,
  slow,
  screenReader,
  honest,
  beliefs,
  bots,
  ...clusterProofs,
];

await command({
  name: "prove",
  about: "Long proofs, outside CI. One that was stopped goes on where it was.",
  args: {
    proof: { type: "positional", required: false, description: "which one" },
    fresh: { type: "boolean", description: "begin anew" },
    scale: { type: "string", description: "a smaller one, such as 0.1 (cluster, bots)", default: "1" },
    threads: { type: "string", description: "threads, 0: as many as there are cores (bots only)", default: "0" },
    only: {
      type: "string",
      description:
        "parts whose name this pattern fits (bots; input: frames, limits, bots, memory, control, kept, long)",
    },
    out: { type: "string", description: "a folder for results and their plots (bots only)" },
    back: { type: "string", description: "ms within which players must be back (cluster only)", default: "3000" },
  },
  more: () => `${PROOFS.map((p) => `  ${p.name.padEnd(16)} ${p.about}`).join("\n")}\n`,
  run,
});

interface Kept {
  done: number;
  seconds: number;
  figures: Figures;
}

async function run(args: Args): Promise<void> {
  const proof = PROOFS.find((p) => p.name === args["proof"]);
  if (proof === undefined) throw new UsageError(`which proof? One of: ${PROOFS.map((p) => p.name).join(", ")}.`);
  const dir = join(ROOT, "node_modules/.cache/trestle/prove");
  mkdirSync(dir, { recursive: true });
  const scale = scaleOf(args);
  const back = count(args, "back", 3_000, 1, 600_000);
  const threads = count(args, "threads", 0, 0, 256);
  const size = { scale, back, threads, only: textOf(args, "only") ?? "", out: textOf(args, "out") ?? null };
  const only = size.only.replace(/[^a-z0-9]+/gi, "-");
  const file = join(
    dir,
    `${[proof.name, ...(scale === 1 ? [] : [scale]), ...(only === "" ? [] : [only])].join("-")}.json`,
  );
  if (args["fresh"] === true) {
    rmSync(file, { force: true });
    proof.forget?.();
  }
  const kept = read(file);
  const bar = progress(proof.name, proof.parts);
  while (kept.done < proof.parts) {
    const started = performance.now();
    const figures = await proof.run(kept.done, size);
    kept.seconds += (performance.now() - started) / 1000;
    addFigures(kept.figures, figures);
    kept.done++;
    writeFileSync(file, JSON.stringify(kept));
    bar.at(kept.done);
  }
  bar.end();
  rmSync(file, { force: true });
  const seconds = Math.round(kept.seconds);
  process.stdout.write(
    `${JSON.stringify({ proof: proof.name, ok: true, parts: proof.parts, ...(scale === 1 ? {} : { scale }), seconds, ...kept.figures })}\n`,
  );
}

function scaleOf(args: Args): number {
  const scale = Number(textOf(args, "scale") ?? "1");
  if (!(scale > 0 && scale <= 1)) throw new UsageError("--scale wants a number above 0 and up to 1.");
  return scale;
}

function read(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return { done: 0, seconds: 0, figures: {} };
  }
}
