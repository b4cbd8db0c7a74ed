import { NAME, type Frame, type Piece, type PieceName, type View } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";

/** What is being resolved in front of everybody: who began it with what, whom it is about now, and who comes after. */
export interface Affair {
  what: PieceName | "ironhorse" | "leland" | "discard" | "last-life";
  by: Seat | null;
  /** The piece that lies there for it, if any. */
  card: Piece | null;
  at: Seat | null;
  next: readonly Seat[];
  /** A Duel goes back and forth between these two. */
  duel: readonly [Seat, Seat] | null;
}

type Of<K extends Frame["k"]> = Extract<Frame, { k: K }>;
function find<K extends Frame["k"]>(view: View, k: K): Of<K> | null {
  return (view.stack.findLast((f) => f.k === k) as Of<K> | undefined) ?? null;
}

/** Read off the open frames of a view: the same for a target with an answer in hand and for one without. */
export function affairOf(view: View): Affair | null {
  const top = view.stack.at(-1);
  if (top === undefined) return null;
  const effect = find(view, "effect");
  const each = find(view, "each");
  const next = each?.left ?? [];
  const card = effect?.card ?? null;
  const plain = { card, next, duel: null };
  switch (top.k) {
    case "shot":
      return { ...plain, what: top.what, by: top.by, at: top.at };
    case "indians":
      return { ...plain, what: "indians", by: top.by, at: top.at };
    case "duel":
      return { ...plain, what: "duel", by: top.by, at: top.now, duel: [top.now, top.other] };
    case "circus-wagon":
      return { ...plain, what: "circus-wagon", by: effect?.by ?? null, at: top.at };
    case "train-robbery":
      return { ...plain, what: "train-robbery", by: top.by, at: top.at };
    case "last-life":
      return { ...plain, what: "last-life", by: effect?.by ?? null, at: top.seat };
    case "pay":
    case "place":
      return { ...plain, what: NAME[top.car]!, by: null, card: top.car, at: top.seat };
    case "store":
      return {
        ...plain,
        what: find(view, "end-of-line") === null ? "general-store" : "leland",
        by: effect?.by ?? null,
        at: top.left[0] ?? null,
        next: top.left.slice(1),
      };
    case "discard":
      return { ...plain, what: "discard", by: null, at: top.seat };
    case "flip":
      return { ...plain, what: card === null ? "barrel" : NAME[card]!, by: effect?.by ?? null, at: top.seat };
    default:
      return null;
  }
}
