import type { LocomotiveSide, Piece, PlayerView, Role, TrainView, View } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";
import { affairOf, type Affair } from "./affair.ts";

export interface SeatPicture {
  /** null: not known to this viewer. */
  role: Role | null;
  /** Everybody knows the role. */
  shown: boolean;
  character: number | null;
  life: number;
  max: number;
  hand: number;
  table: readonly Piece[];
  out: boolean;
  ghost: boolean;
}
export interface TrainPicture {
  stations: readonly number[];
  pos: number;
  cars: readonly Piece[];
  deck: number;
  side: LocomotiveSide;
}
/** Cards that lie open in the middle: a store, a draw!, what somebody looks at. */
export interface Row {
  what: "store" | "flip" | "look" | "cattle";
  /** Whose draw it is, or who looks; null: it lies there for all. */
  seat: Seat | null;
  cards: readonly Piece[];
  /** How many lie there face down. */
  hidden: number;
  /** The card that counts, and whether it was the wanted one. */
  counts: { card: Piece | null; success: boolean } | null;
}
export interface BangPicture {
  me: Seat | null;
  players: readonly SeatPicture[];
  deck: number;
  /** What is known of the discard pile, the top last; below it lie more. */
  pile: readonly Piece[];
  discard: number;
  train: TrainPicture | null;
  turn: Seat;
  extra: boolean;
  /** Characters are being chosen; whoever has done so. */
  choosing: boolean;
  chosen: readonly Seat[];
  affair: Affair | null;
  row: Row | null;
  /** Railcars taken off the train or out of its deck that have not come to rest in front of anybody. */
  loose: readonly Piece[];
  winners: readonly Seat[] | null;
}

export function picture(view: View): BangPicture {
  const choosing = view.stack[0]?.k === "choose";
  return {
    me: view.seat,
    players: view.players.map(seatOf),
    deck: view.deck,
    pile: view.top === null ? [] : [view.top],
    discard: view.discard,
    train: view.train === null ? null : trainOf(view.train),
    turn: view.turn.seat,
    extra: view.turn.extra,
    choosing,
    chosen: choosing ? chosenIn(view) : [],
    affair: affairOf(view),
    row: rowOf(view),
    loose: [],
    winners: view.outcome === null ? null : view.outcome.winners,
  };
}

function seatOf(p: PlayerView): SeatPicture {
  const { role, shown, character, life, max, hand, table, out, ghost } = p;
  return { role, shown, character, life, max, hand, table, out, ghost };
}
function trainOf({ stations, pos, cars, deck, side }: TrainView): TrainPicture {
  return { stations, pos, cars, deck, side };
}
function chosenIn(view: View): Seat[] {
  const asked = view.pending.map((d) => d.seat);
  return view.players.flatMap((_, seat) => (asked.includes(seat) ? [] : [seat]));
}

/** The newest cards that lie in the middle. */
function rowOf(view: View): Row | null {
  for (const f of view.stack.toReversed()) {
    switch (f.k) {
      case "store":
        return { what: "store", seat: null, cards: f.row, hidden: 0, counts: null };
      case "flip":
        return f.cards.length === 0 ? null : { what: "flip", seat: f.seat, cards: f.cards, hidden: 0, counts: null };
      case "cattle-truck":
        return { what: "cattle", seat: f.seat, cards: f.cards, hidden: 0, counts: null };
      case "kit-carlson":
      case "map":
      case "mail-car":
      case "lounge-car":
        return { what: "look", seat: f.seat, cards: f.cards, hidden: f.count - f.cards.length, counts: null };
      default:
    }
  }
  return null;
}

/** The top of the discard pile; null: empty, or only the next view knows it. */
export function topOf(p: BangPicture): Piece | null {
  return p.pile.at(-1) ?? null;
}

/** Seats in turn order, the viewer first; a watcher begins with the first seat. */
export function inOrder(p: { me: Seat | null; players: readonly unknown[] }): Seat[] {
  const first = p.me ?? 0;
  return p.players.map((_, i) => (first + i) % p.players.length);
}
