import type { Seat } from "@trestle/kernel";
import { cloneFrame, cloneOutcome, clonePending, cloneTurn } from "./clone.ts";
import { baseDistance, otherOffset, ownOffset, rangeOf } from "./distance.ts";
import { expansion } from "./registry.ts";
import type { DistanceParts, Frame, PlayerView, State, View } from "./types.ts";

/** Everything that lies open (BANG-INFO-1) and what one seat alone may know (BANG-INFO-2); null: a spectator. */
export function viewOf(s: State, seat: Seat | null): View {
  return seen(s, openTo(s), seat);
}

/** The same for several: they share what lies open, and each adds its own. */
export function viewsOf(s: State, seats: readonly (Seat | null)[]): View[] {
  const open = openTo(s);
  return seats.map((seat) => seen(s, open, seat));
}

/** What lies open, and besides it what this seat alone may know. */
function seen(s: State, open: View, seat: Seat | null): View {
  if (seat === null) return open;
  const players = open.players.slice();
  players[seat] = playerView(s, seat, seat);
  let { stack } = open;
  for (let i = 0; i < s.stack.length; i++) {
    const f = s.stack[i]!;
    if (!looksAt(f, seat)) continue;
    if (stack === open.stack) stack = stack.slice();
    stack[i] = frameView(f, seat);
  }
  return { ...open, seat, players, stack, parts: isChoosing(s) ? [] : partsOf(s, seat) };
}

/** What lies open. */
function openTo(s: State): View {
  const players: PlayerView[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(playerView(s, i, null));
  const stack: Frame[] = [];
  for (let i = 0; i < s.stack.length; i++) stack.push(frameView(s.stack[i]!, null));
  return {
    seat: null,
    rules: s.rules,
    config: {
      expansion: s.config.expansion,
      characterChoice: s.config.characterChoice,
      customStation: s.config.customStation,
    },
    next: s.next,
    players,
    deck: s.deck.length,
    discard: s.discard.length,
    top: s.discard.length === 0 ? null : s.discard[s.discard.length - 1]!,
    train: s.train === null ? null : expansion.view(s.train),
    turn: cloneTurn(s.turn),
    driver: s.driver,
    left: s.left,
    stack,
    pending: clonePending(s.pending),
    distance: isChoosing(s) ? [] : distances(s),
    parts: [],
    outcome: s.outcome === null ? null : cloneOutcome(s.outcome),
  };
}

/** Characters still lie face down (BANG-SETUP-3). */
export function isChoosing(s: { stack: readonly Frame[] }): boolean {
  return s.stack.length > 0 && s.stack[0]!.k === "choose";
}

function playerView(s: State, at: Seat, seat: Seat | null): PlayerView {
  const p = s.players[at]!;
  const own = at === seat;
  const choosing = isChoosing(s);
  return {
    role: p.shown || own ? p.role : null,
    shown: p.shown,
    character: !choosing || own ? p.character : null,
    offer: own ? p.offer.slice() : [],
    life: p.life,
    max: p.max,
    hand: p.hand.length,
    cards: own ? p.hand.slice() : null,
    table: p.table.slice(),
    out: p.out,
    ghost: p.ghost,
    range: rangeOf(s, at),
  };
}

/** Cards of the deck that this seat alone has before it. */
function looksAt(f: Frame, seat: Seat): boolean {
  return isLook(f) && f.seat === seat;
}

function isLook(f: Frame): f is Extract<Frame, { count: number }> {
  return f.k !== "turn" && f.k !== "effect" && "count" in f;
}

/** Cards that somebody else looks at are only counted. */
function frameView(f: Frame, seat: Seat | null): Frame {
  if (!isLook(f)) return cloneFrame(f);
  return { ...f, cards: f.seat === seat ? f.cards.slice() : [] };
}

/** BANG-DIST-2 for all pairs. */
function distances(s: State): number[][] {
  return s.players.map((_, a) =>
    partsOf(s, a).map((p, b) => (isApart(s, a, b) ? 0 : Math.max(1, p.base + p.own + p.other))),
  );
}

/** How far everybody is from this seat, in its parts. */
function partsOf(s: State, a: Seat): DistanceParts[] {
  const own = ownOffset(s, a);
  const parts: DistanceParts[] = [];
  for (let b = 0; b < s.players.length; b++) {
    const apart = isApart(s, a, b);
    parts.push({ base: apart ? 0 : baseDistance(s, a, b), own: apart ? 0 : own, other: apart ? 0 : otherOffset(s, b) });
  }
  return parts;
}

/** Nobody is at a distance from himself, and whoever is out is at none. */
function isApart(s: State, a: Seat, b: Seat): boolean {
  return a === b || s.players[a]!.out || s.players[b]!.out;
}
