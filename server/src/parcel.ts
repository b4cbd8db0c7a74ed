import type { ServerFrame } from "@trestle/protocol";
import type { Batch, ConnId, Out } from "@trestle/table";
import { letterOf, type Letter } from "./letter.ts";

/** A frame on its way, and all that must be known of it when it goes. */
interface Posted {
  readonly to: ConnId;
  readonly t: ServerFrame["t"];
  /** Of the command that it answers. */
  readonly key: string | null;
  /** Of a refusal its rule, of a seat its secret. */
  readonly word: string;
  readonly letter: Letter;
}

/** A batch of a table, packed up: once the ops are kept, the letters go. */
export interface Parcel extends Pick<Batch, "ops" | "pointing"> {
  readonly mail: readonly Posted[];
}

export function packed(batch: Batch): Parcel {
  const { ops, outs, pointing } = batch;
  const mail = outs.map(posted);
  return pointing === undefined ? { ops, mail } : { ops, mail, pointing };
}

function posted({ to, frame }: Out): Posted {
  return { to, t: frame.t, key: "key" in frame ? frame.key : null, word: wordOf(frame), letter: letterOf(frame) };
}

function wordOf(frame: ServerFrame): string {
  if (frame.t === "refused") return frame.rule;
  return frame.t === "seated" ? frame.secret : "";
}
