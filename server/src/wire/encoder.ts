import type { ServerFrame } from "@trestle/protocol";

/** A frame as bytes, and what its sender must know of it when it goes out. */
export interface EncodedFrame {
  readonly t: ServerFrame["t"];
  /** Of the command that it answers. */
  readonly key: string | null;
  /** Of a refusal. */
  readonly rule: string | null;
  /** The JSON in UTF-8. */
  readonly bytes: Buffer;
}

/** Frames are encoded before the commit: while they wait for the disk they hold bytes instead of object graphs. */
export function encode(frame: ServerFrame): EncodedFrame {
  const key = "key" in frame ? frame.key : null;
  const rule = frame.t === "refused" ? frame.rule : null;
  return { t: frame.t, key, rule, bytes: Buffer.from(JSON.stringify(frame)) };
}
