import { NO_SIDE } from "./frames-in.ts";
import type { TableState } from "./table-state.ts";

/** A table of which nothing has been told yet. */
export const BLANK: Omit<TableState, "local" | "muted"> = {
  line: "joining",
  gone: null,
  scene: null,
  info: null,
  you: { seats: [], host: false },
  withheld: null,
  me: null,
  board: null,
  now: null,
  decision: null,
  legal: [],
  picks: [],
  lit: new Set(),
  ready: null,
  sending: false,
  whyNot: null,
  refused: null,
  history: [],
  chat: [],
  asked: null,
  side: NO_SIDE,
  pinged: null,
  recap: null,
  missed: 0,
  looking: null,
  pointed: new Set(),
  rehearsal: null,
  curtain: null,
};
