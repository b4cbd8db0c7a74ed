import type { Seat } from "@trestle/kernel";
import { cloneFrame, cloneOutcome, clonePending, cloneTurn } from "./clone.ts";
import { baseDistance, otherOffset, ownOffset, rangeOf } from "./distance.ts";
import { stationAt } from "./train/track.ts";
import type { DistanceParts, Frame, PlayerView, State, Train, TrainView, View } from "./types.ts";

/** Everything that lies open (BANG-INFO-1) and what one seat alone may know (BANG-INFO-2); null: a spectator. */
export function viewOf(s: State, seat: Seat | null): View {
  const players: PlayerView[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(playerView(s, i, seat));
  const stack: Frame[] = [];
  for (let i = 0; i < s.stack.length; i++) stack.push(frameView(s.stack[i]!, seat));
  const distance: number[][] = [];
  const parts: DistanceParts[] = [];
  if (!isChoosing(s)) measure(s, seat, distance, parts);
  return {
    seat,
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
    train: s.train === null ? null : trainView(s.train),
    turn: cloneTurn(s.turn),
    driver: s.driver,
    left: s.left,
    stack,
    pending: clonePending(s.pending),
    distance,
    parts,
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

/** Cards that somebody else looks at are only counted. */
function frameView(f: Frame, seat: Seat | null): Frame {
  switch (f.k) {
    case "kit-carlson":
    case "map":
    case "mail-car":
    case "lounge-car":
      return { k: f.k, seat: f.seat, cards: f.seat === seat ? f.cards.slice() : [], count: f.count };
    default:
      return cloneFrame(f);
  }
}

function trainView(t: Train): TrainView {
  const paired: (number | null)[] = [];
  for (let k = 0; k < t.cars.length; k++) {
    const station = stationAt(t, t.pos, k);
    paired.push(station < 0 ? null : station);
  }
  return {
    stations: t.stations.slice(),
    spare: t.spare.length,
    pos: t.pos,
    cars: t.cars.slice(),
    paired,
    deck: t.deck.length,
    side: t.side,
  };
}

/** BANG-DIST-2 for all pairs, and the viewer's own row in its parts. */
function measure(s: State, seat: Seat | null, distance: number[][], parts: DistanceParts[]): void {
  const n = s.players.length;
  for (let a = 0; a < n; a++) {
    const row: number[] = [];
    const own = ownOffset(s, a);
    for (let b = 0; b < n; b++) {
      const apart = a === b || s.players[a]!.out || s.players[b]!.out;
      const base = apart ? 0 : baseDistance(s, a, b);
      const other = apart ? 0 : otherOffset(s, b);
      row.push(apart ? 0 : Math.max(1, base + own + other));
      if (a === seat) parts.push({ base, own: apart ? 0 : own, other });
    }
    distance.push(row);
  }
}
