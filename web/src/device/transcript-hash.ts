import { canonical, sha256Text } from "@trestle/kernel";
import type { StepFrame, SyncFrame } from "@trestle/protocol";

/** An entry of the log as a seat, or a spectator, was shown it. */
export type ShownEntry = Pick<StepFrame, "v" | "by" | "events" | "say">;

/** The hash of a whole history that was shown at once. */
export function historyHash(history: SyncFrame["history"]): string {
  return sha256Text(`story ${canonical(history.map(plain))}`);
}

/** The running hash with one more entry; it begins with "" where no history came first. */
export function withEntry(hash: string, entry: ShownEntry): string {
  return sha256Text(`${hash} ${canonical(plain(entry))}`);
}

/** Page and worker must hash the same, so we leave out what JSON would leave out. */
function plain({ v, by, events, say }: ShownEntry): unknown {
  return say === undefined ? { v, by, events } : { v, by, events, say };
}
