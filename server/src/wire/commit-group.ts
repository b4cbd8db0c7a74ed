import type { ServerFrame } from "@trestle/protocol";
import { frameParts } from "@trestle/protocol/write";
import type { Batch, ConnectionId, OutgoingFrame, PiecePing } from "@trestle/table";
import { letterFrom, type Letter } from "./encoded-frame.ts";

/** What goes to one connection in one moment, often several frames, and all that must be known of it when it goes. */
interface Posted extends Letter {
  readonly to: ConnectionId;
  readonly t: ServerFrame["t"];
  /** Of the command that it answers. */
  key: string | null;
  /** Of a refusal its rule. */
  readonly word: string;
}

/** What a table has staged, packed up: once the ops are kept, the letters go. */
export interface Parcel {
  /** Empty as soon as the store has them: their texts are not held while it writes. */
  ops: Batch["ops"];
  /** The number of the last line among them; null: there is none. */
  readonly line: number | null;
  /** Of the talk among them. */
  readonly chats: readonly number[];
  readonly mail: readonly Posted[];
  readonly pointing: readonly PiecePing[];
}

/** The batches of one moment. Those with nothing to keep that come first need not wait for what is kept behind them. */
export function packed(batches: readonly Batch[]): Parcel[] {
  let first = 0;
  while (first < batches.length && batches[first]!.ops.length === 0) first++;
  if (first === 0) return batches.length === 0 ? [] : [parcelOf(batches)];
  const ahead = parcelOf(batches.slice(0, first));
  return first === batches.length ? [ahead] : [ahead, parcelOf(batches.slice(first))];
}

function parcelOf(batches: readonly Batch[]): Parcel {
  const one = batches.length === 1 ? batches[0]! : null;
  const ops = one?.ops ?? batches.flatMap((b) => b.ops);
  let line: number | null = null;
  for (const op of ops) if (op.t === "line") line = op.n;
  return { ops, line, chats: chatsOf(ops), mail: mailOf(batches), pointing: pointingIn(batches) };
}

const NONE: readonly number[] = [];
export function chatsOf(ops: Batch["ops"]): readonly number[] {
  return ops.some((op) => op.t === "chat") ? ops.flatMap((op) => (op.t === "chat" ? [op.line.id] : [])) : NONE;
}

const NOTHING: readonly PiecePing[] = [];
function pointingIn(batches: readonly Batch[]): readonly PiecePing[] {
  let all: PiecePing[] | null = null;
  for (const { ping } of batches) if (ping !== undefined) (all ??= []).push(ping);
  return all ?? NOTHING;
}

/** One connection after the other, each with its frames in order: they lie behind one another as one letter then. */
function mailOf(batches: readonly Batch[]): Posted[] {
  const mail: Posted[] = [];
  const done: ConnectionId[] = [];
  for (let i = 0; i < batches.length; i++)
    for (const { to } of batches[i]!.frames) {
      if (done.includes(to)) continue;
      done.push(to);
      write(batches, i, to, mail);
    }
  return mail;
}

function write(batches: readonly Batch[], from: number, to: ConnectionId, mail: Posted[]): void {
  let open: Posted | null = null;
  for (let i = from; i < batches.length; i++)
    for (const out of batches[i]!.frames) {
      if (out.to !== to) continue;
      const letter = posted(out, open);
      if (letter !== open) mail.push(letter);
      open = isPlain(out.frame) ? letter : null;
    }
}

/** Nothing but their keys must be known when these go. */
const isPlain = ({ t }: ServerFrame): boolean =>
  t === "passed" || t === "step" || t === "done" || t === "about" || t === "side";

/** Behind `open` if that may be, or a letter of its own. */
function posted({ to, frame }: OutgoingFrame, open: Posted | null): Posted {
  const { t } = frame;
  const key = t !== "passed" && t !== "step" && "key" in frame ? frame.key : null;
  const joins = open !== null && isPlain(frame) && (key === null || open.key === null);
  const letter = letterFrom(frameParts(frame), joins ? open : null);
  if (letter === open) {
    open.key ??= key;
    return open;
  }
  const { piece, from, end } = letter;
  return { to, t, key, word: frame.t === "refused" ? frame.rule : "", piece, from, end, next: null };
}
