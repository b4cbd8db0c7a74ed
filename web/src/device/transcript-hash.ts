import { canonical, sha256Text } from "@trestle/kernel";
import type { StepFrame, SyncFrame } from "@trestle/protocol";

/** An entry of the log as a seat, or a watcher, was told it. */
export type ToldEntry = Pick<StepFrame, "v" | "by" | "events" | "say">;

/** The hash of a story that was told at once. */
export function storyHash(story: SyncFrame["history"]): string {
  return sha256Text(`story ${canonical(story.map(plain))}`);
}

/** The running hash with one more entry. Begins with "" where no story came first. */
export function withEntry(hash: string, entry: ToldEntry): string {
  return sha256Text(`${hash} ${canonical(plain(entry))}`);
}

/** Page and worker must hash the same: only what was told, and nothing that JSON would leave out. */
function plain({ v, by, events, say }: ToldEntry): unknown {
  return say === undefined ? { v, by, events } : { v, by, events, say };
}
