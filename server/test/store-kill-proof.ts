import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "@trestle/table";

export interface KillWish {
  /** A script that is given folder, file for its notes, round, and number of writers. */
  writer: string;
  folder: string;
  kills: number;
  writers: number;
  /** Milliseconds from the first acknowledgements within which the kill comes. */
  window: number;
}
export interface KillProof {
  kills: number;
  acknowledged: number;
  /** Acknowledged, but not there afterwards. */
  lost: number;
  /** Not the line that was written under that number. */
  wrong: number;
  /** Commits of which only a part is there. */
  torn: number;
}

type Acknowledged = Map<string, { n: number; rev: number }>;

/** Runs the writer until it is killed at some moment within `window` milliseconds; what it acknowledged, by table. */
async function killed(wish: KillWish, round: number): Promise<Acknowledged> {
  const notes = join(wish.folder, `notes-${round}`);
  writeFileSync(notes, "");
  const args = [wish.writer, wish.folder, notes, String(round), String(wish.writers)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  const closed = once(child, "close");
  // However slow the machine: it is killed while it writes, and after it has been told that something is kept.
  while (child.exitCode === null && readFileSync(notes, "utf8").split("\n").length < wish.writers) await sleep(5);
  await sleep(Math.random() * wish.window);
  child.kill("SIGKILL");
  await closed;
  // A writer that ended by itself would prove nothing.
  if (child.signalCode !== "SIGKILL") throw new Error(`the writer ended by itself, with ${child.exitCode}`);
  const last: Acknowledged = new Map();
  // The last piece was cut off by the kill, or is empty.
  for (const line of readFileSync(notes, "utf8").split("\n").slice(1, -1)) {
    const [name = "", n, rev] = line.split(" ");
    last.set(name, { n: Number(n), rev: Number(rev) });
  }
  rmSync(notes);
  return last;
}

/**
 * Kills a process that writes with `writers` commits in flight, again and again on one folder, and counts what is
 * missing of what it had acknowledged.
 */
export async function proveKills(wish: KillWish, open: () => Promise<Store>): Promise<KillProof> {
  const proof: KillProof = { kills: 0, acknowledged: 0, lost: 0, wrong: 0, torn: 0 };
  const all: Acknowledged = new Map();
  for (; proof.kills < wish.kills; proof.kills++) {
    for (const [name, last] of await killed(wish, proof.kills)) all.set(name, last);
    const store = await open();
    proof.lost = 0;
    for (const [name, { n, rev }] of all) {
      const table = await store.read(`table-${name}`);
      const lines = table?.lines ?? [];
      proof.lost += Math.max(0, n + 1 - lines.length) + Math.max(0, rev - (table?.rev ?? 0));
      proof.wrong += lines.filter((line, i) => line !== `${name} ${i}`).length;
      if (table !== null && table.rev !== 1 + Math.floor(lines.length / 3)) proof.torn++;
    }
    await store.close();
  }
  for (const { n } of all.values()) proof.acknowledged += n + 1;
  return proof;
}
