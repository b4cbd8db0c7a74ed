import type { ServerFrame } from "@trestle/protocol";
import type { Batch, ConnId, Out } from "@trestle/table";
import { letterOf, type Letter } from "./letter.ts";

/** A letter on its way, and all that must be known of it when it goes. */
interface Posted extends Letter {
  readonly to: ConnId;
  readonly t: ServerFrame["t"];
  /** Of the command that it answers. */
  readonly key: string | null;
  /** Of a refusal its rule, of a seat its secret. */
  readonly word: string;
}

/** A batch of a table, packed up: once the ops are kept, the letters go. */
export interface Parcel {
  /** Empty as soon as the store has them: their texts are not held while it writes. */
  ops: Batch["ops"];
  /** The number of the last line among them; null: there is none. */
  readonly line: number | null;
  /** Of the talk among them. */
  readonly chats: readonly number[];
  readonly mail: readonly Posted[];
  readonly pointing: Batch["pointing"];
}

export function packed({ ops, outs, pointing }: Batch): Parcel {
  let line: number | null = null;
  for (const op of ops) if (op.t === "line") line = op.n;
  return { ops, line, chats: chatsOf(ops), mail: outs.map(posted), pointing };
}

const NONE: readonly number[] = [];
export function chatsOf(ops: Batch["ops"]): readonly number[] {
  return ops.some((op) => op.t === "chat") ? ops.flatMap((op) => (op.t === "chat" ? [op.line.id] : [])) : NONE;
}

function posted({ to, frame }: Out): Posted {
  const { piece, from, end } = letterOf(frame);
  const { t } = frame;
  // Nearly all of them have neither.
  const bare = t === "passed" || t === "step";
  const key = !bare && "key" in frame ? frame.key : null;
  return { to, t, key, word: bare ? "" : wordOf(frame), piece, from, end, next: null };
}

function wordOf(frame: ServerFrame): string {
  if (frame.t === "refused") return frame.rule;
  return frame.t === "seated" ? frame.secret : "";
}
