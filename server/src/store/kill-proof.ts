import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "@trestle/table";

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

/** Runs the writer until it is killed at some moment within `window` milliseconds; what it acknowledged, by table. */
async function killed(
  writer: string,
  args: string[],
  window: number,
): Promise<Map<string, { n: number; rev: number }>> {
  const child = spawn(process.execPath, [writer, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  const closed = once(child, "close");
  while (!said.startsWith("ready\n")) {
    if (child.exitCode !== null) throw new Error(`the writer ended with ${child.exitCode}`);
    await sleep(5);
  }
  await sleep(Math.random() * window);
  child.kill("SIGKILL");
  await closed;
  const last = new Map<string, { n: number; rev: number }>();
  // The last piece was cut off by the kill, or is empty.
  for (const line of said.split("\n").slice(1, -1)) {
    const [name = "", n, rev] = line.split(" ");
    last.set(name, { n: Number(n), rev: Number(rev) });
  }
  return last;
}

/**
 * Kills a process that writes with `writers` commits in flight, again and again on one folder, and counts what is
 * missing of what it had acknowledged.
 */
export async function proveKills(
  wish: { writer: string; folder: string; kills: number; writers: number; window: number },
  open: () => Promise<Store>,
): Promise<KillProof> {
  const proof: KillProof = { kills: 0, acknowledged: 0, lost: 0, wrong: 0, torn: 0 };
  const all = new Map<string, { n: number; rev: number }>();
  for (; proof.kills < wish.kills; proof.kills++) {
    const args = [wish.folder, String(proof.kills), String(wish.writers)];
    for (const [name, last] of await killed(wish.writer, args, wish.window)) all.set(name, last);
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
