import type { Batch, ConnectionId, PiecePing } from "@trestle/table";
import { encode, type EncodedFrame } from "../wire/encoder.ts";

/** What is written to the store together, and what is sent once that is durable. */
export interface CommitGroup {
  /** Emptied as soon as the store has them, so that their texts are not held while it writes. */
  ops: Batch["ops"];
  /** The number of the last log line among them; null: there is none. */
  readonly lastLine: number | null;
  /** The ids of the chat lines among them. */
  readonly chatIds: readonly number[];
  readonly frames: readonly { to: ConnectionId; frame: EncodedFrame }[];
  readonly pings: readonly PiecePing[];
}

/** Batches staged in one moment. Those that come first and store nothing need not wait for the commit of the others. */
export function commitGroups(batches: readonly Batch[]): CommitGroup[] {
  const first = batches.findIndex(({ ops }) => ops.length > 0);
  const ahead = first === -1 ? batches.length : first;
  const groups = [batches.slice(0, ahead), batches.slice(ahead)];
  return groups.filter((some) => some.length > 0).map(groupOf);
}

function groupOf(batches: readonly Batch[]): CommitGroup {
  const ops = batches.flatMap((batch) => batch.ops);
  const lastLine = ops.findLast((op) => op.t === "line")?.n ?? null;
  return {
    ops,
    lastLine,
    chatIds: chatIdsIn(ops),
    frames: batches.flatMap(({ frames }) => frames.map(({ to, frame }) => ({ to, frame: encode(frame) }))),
    pings: batches.flatMap(({ ping }) => ping ?? []),
  };
}

export function chatIdsIn(ops: Batch["ops"]): number[] {
  return ops.flatMap((op) => (op.t === "chat" ? [op.line.id] : []));
}
