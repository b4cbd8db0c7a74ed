import type { ServerFrame } from "@trestle/protocol";
import type { ConnId } from "./conns.ts";
import type { Op } from "./port.ts";

export interface Out {
  to: ConnId;
  frame: ServerFrame;
}
/** Commit the ops, together and durably; only then send. Batches go in order, also one without ops. */
export interface Batch {
  ops: Op[];
  outs: Out[];
}
