import type { About, Board, ServerFrame, Step } from "./frames.ts";
import { ViewSheet } from "./view-sheet.ts";

// What goes over the wire is JSON. A step is told to everybody at a table at once, and the larger part of it is the same
// object for all of them: that part is written once. Whatever is shared here is shared because it is the very same
// object, so a text never depends on what somebody else was told.

/** The text of what was written last: the next frame often has the same object in the same place. */
class Last {
  #of: unknown = undefined;
  #text = "";

  isOf(value: object): boolean {
    return this.#of === value;
  }
  text(value: object): string {
    if (this.#of !== value) {
      this.#text = JSON.stringify(value);
      this.#of = value;
    }
    return this.#text;
  }
}

/** Whoever made a move knows more of the first event than the others, and the same of all the rest. */
class LastEvents {
  #of: Step["events"] | null = null;
  #text = "[]";
  /** Where the first event ends; 0: not looked for yet. */
  #first = 0;

  pieces(list: Step["events"], out: string[]): void {
    const before = this.#of;
    if (before === list) return void out.push(this.#text);
    if (before !== null && before.length > 1 && sameItems(before, list, 1)) {
      if (this.#first === 0) this.#first = 1 + JSON.stringify(before[0]).length;
      return void out.push("[", JSON.stringify(list[0]), this.#text.slice(this.#first));
    }
    this.#text = JSON.stringify(list);
    this.#first = 0;
    this.#of = list;
    out.push(this.#text);
  }
}

const events = new LastEvents();
const pending = new Last();
const clocks = new Last();
const table = new Last();
let sheet = new ViewSheet(null);

/** As JSON.stringify(frame). */
export function writeFrame(frame: ServerFrame): string {
  return frameParts(frame).join("");
}

/** The same in pieces, for whoever writes them one behind the other: putting them together first costs a copy. */
export function frameParts(frame: ServerFrame): readonly string[] {
  if (frame.t === "step") return stepParts(frame);
  if (frame.t === "done") return [`{"t":"done","key":${JSON.stringify(frame.key)},"v":${frame.v}}`];
  return frame.t === "about" ? aboutParts(frame) : [JSON.stringify(frame)];
}

function stepParts({ v, by, events: told, board, clocks: left, say }: Step): readonly string[] {
  const mover = by === null ? "null" : `{"seat":${by.seat},"by":"${by.by}"}`;
  const { seat, view, pending: owed, legal, undo } = board;
  const out = [`{"t":"step","v":${v},"by":${mover},"events":`];
  events.pieces(told, out);
  out.push(`,"board":{"seat":${seat},"view":`);
  // Views of one moment go with the same list of what is owed.
  if (!pending.isOf(owed)) sheet = new ViewSheet(view);
  sheet.pieces(view, out);
  out.push(`,"pending":`, pending.text(owed), `,"legal":[`);
  for (let i = 0; i < legal.length; i++) legalPieces(legal[i]!, i, out);
  out.push(
    `],"undo":${undo}},"clocks":`,
    clocks.text(left),
    say === undefined ? "}" : `,"say":${JSON.stringify(say)}}`,
  );
  return out;
}

function aboutParts({ v, table: info, you }: About): readonly string[] {
  return [`{"t":"about","v":${v},"table":`, table.text(info), `,"you":${JSON.stringify(you)}}`];
}

/** Lists of moves that a game keeps as constants, by the first of them. */
const lists = new WeakMap<object, { moves: readonly unknown[]; text: string }>();

function legalPieces({ d, moves }: Board["legal"][number], nth: number, out: string[]): void {
  out.push(`${nth === 0 ? "" : ","}{"d":${d},"moves":`, movesText(moves), "}");
}

function movesText(moves: readonly unknown[]): string {
  const first = moves[0];
  if (typeof first !== "object" || first === null) return JSON.stringify(moves);
  const known = lists.get(first);
  if (known !== undefined && sameItems(known.moves, moves)) return known.text;
  const text = JSON.stringify(moves);
  lists.set(first, { moves, text });
  return text;
}

function sameItems(a: readonly unknown[], b: readonly unknown[], from = 0): boolean {
  if (a.length !== b.length) return false;
  for (let i = from; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
