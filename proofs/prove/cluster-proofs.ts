import { load } from "./cluster-load.ts";
import { partition } from "./cluster-partition.ts";
import { underPlay } from "./cluster.ts";
import type { Figures, Proof } from "./proof.ts";

const KILLS_A_PART = 10;
const DATABASE_KILLS_A_PART = 5;

/** So much of it as is asked for, but not nothing. */
const some = (all: number, scale: number): number => Math.max(1, Math.round(all * scale));

/** `kills` of `process` becomes `processKills`; what begins with `max` still does. */
function named(what: string, figures: Figures): Figures {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key.startsWith("max") ? `max${capital(what)}${key.slice(3)}` : what + capital(key),
      value,
    ]),
  );
}

async function kills(
  what: "process" | "database" | "roll",
  seed: number,
  count: number,
  back: number,
): Promise<Figures> {
  const blows = Array.from({ length: count }, () => what);
  return named(what, await underPlay({ seed, blows, backWithin: back }));
}

const clusterKills: Proof = {
  name: "cluster-kills",
  about: "any of three processes is killed under play; everybody goes on at another one, nothing is lost or doubled",
  parts: 10,
  run: (part, { scale, back }) => kills("process", part, some(KILLS_A_PART, scale), back),
};
const clusterRoll: Proof = {
  name: "cluster-roll",
  about: "the processes are restarted one by one under play; no table stops for more than three seconds",
  parts: 1,
  run: (_part, { scale, back }) => kills("roll", 50, some(5, scale), back),
};
const clusterDatabase: Proof = {
  name: "cluster-database",
  about: "PostgreSQL itself is killed under play and started again; nothing is lost or doubled",
  parts: 4,
  run: (part, { scale, back }) => kills("database", 100 + part, some(DATABASE_KILLS_A_PART, scale), back),
};
const clusterPartition: Proof = {
  name: "cluster-partition",
  about: "one process is cut off from the database for 30 seconds; it shows nothing old as new, then recovers",
  parts: 1,
  run: async (part, { scale }) => named("partition", await partition({ seed: 200 + part, seconds: some(30, scale) })),
};
const clusterLoad: Proof = {
  name: "cluster-load",
  about: "2,000 tables over three processes for 5 minutes: how long people wait, and whether memory comes back",
  parts: 1,
  run: async (_part, { scale }) => named("load", await load({ tables: some(2_000, scale), seconds: some(300, scale) })),
};

const EACH = [clusterKills, clusterRoll, clusterDatabase, clusterPartition, clusterLoad];
const PARTS = EACH.flatMap((proof) => Array.from({ length: proof.parts }, (_, part) => ({ proof, part })));

const cluster: Proof = {
  name: "cluster",
  about: "many processes at one database: the five proofs below",
  parts: PARTS.length,
  run: (at, size) => PARTS[at]!.proof.run(PARTS[at]!.part, size),
};

export const clusterProofs: readonly Proof[] = [cluster, ...EACH];
