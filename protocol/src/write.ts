import type { About, Board, ServerFrame, Step } from "./frames.ts";

// What goes over the wire is JSON. A step is told to everybody at a table at once, and the larger part of it is the same
// object for all of them: that part is written once. Whatever is shared here is shared because it is the very same
// object, so a text never depends on what somebody else was told.

/** The text of what was written last: the next frame often has the same object in the same place. */
class Last {
  #of: unknown = undefined;
  #text = "";

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

  text(list: Step["events"]): string {
    if (this.#of === list) return this.#text;
    const before = this.#of;
    if (before !== null && before.length > 1 && sameItems(before, list, 1))
      this.#text = `[${JSON.stringify(list[0])}${this.#text.slice(1 + JSON.stringify(before[0]).length)}`;
    else this.#text = JSON.stringify(list);
    this.#of = list;
    return this.#text;
  }
}

const events = new LastEvents();
const pending = new Last();
const clocks = new Last();
const table = new Last();

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
  return [
    `{"t":"step","v":${v},"by":${mover},"events":`,
    events.text(told),
    `,"board":{"seat":${seat},"view":`,
    JSON.stringify(view),
    `,"pending":${pending.text(owed)},"legal":${legalTexts(legal)},"undo":${undo}},"clocks":${clocks.text(left)}`,
    say === undefined ? "}" : `,"say":${JSON.stringify(say)}}`,
  ];
}

function aboutParts({ v, table: info, you }: About): readonly string[] {
  return [`{"t":"about","v":${v},"table":`, table.text(info), `,"you":${JSON.stringify(you)}}`];
}

function legalTexts(legal: Board["legal"]): string {
  return legal.length === 0 ? "[]" : `[${legal.map(legalText).join(",")}]`;
}

/** Lists of moves that a game keeps as constants, by the first of them. */
const lists = new WeakMap<object, { moves: readonly unknown[]; text: string }>();

function legalText({ d, moves }: Board["legal"][number]): string {
  const first = moves[0];
  if (typeof first !== "object" || first === null) return JSON.stringify({ d, moves });
  const known = lists.get(first);
  if (known !== undefined && sameItems(known.moves, moves)) return `{"d":${d},"moves":${known.text}}`;
  const text = JSON.stringify(moves);
  lists.set(first, { moves, text });
  return `{"d":${d},"moves":${text}}`;
}

function sameItems(a: readonly unknown[], b: readonly unknown[], from = 0): boolean {
  if (a.length !== b.length) return false;
  for (let i = from; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
