import type { AboutFrame, Board, PassedFrame, ServerFrame, StepFrame } from "./frames.ts";
import { ViewWriter } from "./view-sheet.ts";

// What goes over the wire is JSON. A step is told to everybody at a table at once, and the larger part of it is the same
// object for all of them: that part is written once. Whatever is shared here is shared because it is the very same
// object, so a text never depends on what somebody else was told.

/** What a step has in common for all who are told of it: everything but the seat, its part of the view and its moves. */
class Moment {
  readonly #step: StepFrame;
  readonly #start: string;
  readonly #events: string;
  /** Where in the events the first of them ends; 0: not looked for yet. */
  #second = 0;
  readonly #sheet: ViewWriter;
  readonly #owed: string;
  readonly #tail: string;

  constructor(step: StepFrame) {
    const { v, by, board } = step;
    const mover = by === null ? "null" : `{"seat":${by.seat},"by":"${by.by}"}`;
    this.#step = step;
    this.#start = `{"t":"step","v":${v},"by":${mover},"events":`;
    // Left as it is, long as it may be: joined to others it would be copied once more when it is sent.
    this.#events = JSON.stringify(step.events);
    this.#sheet = new ViewWriter(board.view);
    this.#owed = JSON.stringify(board.pending);
    const say = step.say === undefined ? "" : `,"say":${JSON.stringify(step.say)}`;
    this.#tail = `},"clocks":${JSON.stringify(step.clocks)}${say}}`;
  }

  /** Nobody has told anything else since: whoever made the move may know more of its first event. */
  isOf({ v, by, events, board, clocks, say }: StepFrame): boolean {
    const mine = this.#step;
    if (mine.board.pending !== board.pending || mine.clocks !== clocks || mine.v !== v || mine.by !== by) return false;
    if (mine.say !== say) return false;
    return mine.events === events || (events.length > 1 && sameItems(mine.events, events, 1));
  }

  parts({ events, board }: StepFrame): string[] {
    const out = [this.#start];
    if (events === this.#step.events) out.push(this.#events);
    else this.#otherFirst(events, out);
    out.push(`,"board":{"seat":${board.seat},"view":`);
    this.#sheet.pieces(board.view, out);
    out.push(`,"pending":`, this.#owed, `,"legal":[`);
    for (let i = 0; i < board.legal.length; i++) legalPieces(board.legal[i]!, i, out);
    out.push(board.undo === null ? `],"undo":null` : `],"undo":${board.undo}`, this.#tail);
    return out;
  }

  #otherFirst(events: StepFrame["events"], out: string[]): void {
    if (this.#second === 0) this.#second = 1 + JSON.stringify(this.#step.events[0]).length;
    out.push("[", JSON.stringify(events[0]), this.#events.slice(this.#second));
  }
}

let moment: Moment | null = null;
/** The table as it was told last: all who are told of it get the same. */
let told: { of: AboutFrame["table"]; text: string } | null = null;

/** As JSON.stringify(frame). */
export function writeFrame(frame: ServerFrame): string {
  return frameParts(frame).join("");
}

/** The same in pieces, for whoever writes them one behind the other: putting them together first costs a copy. */
export function frameParts(frame: ServerFrame): readonly string[] {
  if (frame.t === "step") return stepParts(frame);
  if (frame.t === "passed") return passedParts(frame);
  if (frame.t === "done") return [`{"t":"done","key":${JSON.stringify(frame.key)},"v":${frame.v}}`];
  return frame.t === "about" ? aboutParts(frame) : [JSON.stringify(frame)];
}

function stepParts(step: StepFrame): readonly string[] {
  if (moment === null || !moment.isOf(step)) moment = new Moment(step);
  return moment.parts(step);
}

/** An entry as it is told to some: whoever made it may know more of it than all others. */
class Telling {
  readonly #of: PassedFrame;
  readonly #start: string;
  /** All behind the seat but for what is said aloud: in one piece, since what is put together is copied to be written. */
  readonly #rest: string;

  constructor(frame: PassedFrame) {
    const { v, by, events } = frame;
    this.#of = frame;
    this.#start = `{"t":"passed","v":${v},"seat":`;
    this.#rest = JSON.stringify({ by, events }).slice(1);
  }

  isOf({ v, by, events }: PassedFrame): boolean {
    return this.#of.events === events && this.#of.by === by && this.#of.v === v;
  }

  parts({ seat, say }: PassedFrame): readonly string[] {
    if (say === undefined) return [this.#start, `${seat},`, this.#rest];
    return [this.#start, `${seat},`, this.#rest.slice(0, -1), `,"say":${JSON.stringify(say)}}`];
  }
}

/** Entries of a moment are told one after the other, to one after the other. */
const MOST_TELLINGS = 16;
const tellings: Telling[] = [];
let oldest = 0;

function passedParts(frame: PassedFrame): readonly string[] {
  for (const known of tellings) if (known.isOf(frame)) return known.parts(frame);
  const telling = new Telling(frame);
  tellings[oldest] = telling;
  oldest = (oldest + 1) % MOST_TELLINGS;
  return telling.parts(frame);
}

function aboutParts({ v, table, you }: AboutFrame): readonly string[] {
  if (told === null || told.of !== table) told = { of: table, text: JSON.stringify(table) };
  return [`{"t":"about","v":${v},"table":`, told.text, `,"you":${JSON.stringify(you)}}`];
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
