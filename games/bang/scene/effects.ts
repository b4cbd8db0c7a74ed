import { NAME, type Event, type Piece } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";
import type { Effect } from "./art/marks.tsx";
import { text } from "./names.ts";

/** A place on the board that something comes from or goes to; the drawing looks it up by its attribute. */
export type Anchor = `seat:${Seat}` | "deck" | "discard" | "middle" | "train" | "locomotive" | `piece:${Piece}`;

/** What can be seen of an event besides the things that it moves. */
export type Show =
  | { t: "fly"; from: Anchor; to: Anchor; card: Piece | null; count: number }
  | { t: "line"; from: Anchor; to: Anchor; missed: boolean }
  | { t: "mark"; at: Anchor; art: Effect | "role" | "ghost" | null; say: string; good: boolean };

const seat = (s: Seat): Anchor => `seat:${s}`;
function fly(from: Anchor, to: Anchor, card: Piece | null, count = 1): Show {
  return { t: "fly", from, to, card, count };
}
function line(from: Anchor, to: Anchor, missed = false): Show {
  return { t: "line", from, to, missed };
}
function mark(at: Anchor, art: Extract<Show, { t: "mark" }>["art"], say: string, good = false): Show {
  return { t: "mark", at, art, say, good };
}

/** A shot or a card at somebody, or at what lies before them. */
function aimed(by: Seat, at: Seat | null, take: Piece | null = null): Show[] {
  return at === null || at === by ? [] : [line(seat(by), take === null ? seat(at) : `piece:${take}`, true)];
}
/** Cards that go for everybody at once. */
const AT_ALL: ReadonlySet<string> = new Set(["gatling", "indians"]);

type Shows = { [K in Event["t"]]: (e: Extract<Event, { t: K }>, living: readonly Seat[]) => Show[] };

const SHOWS: Shows = {
  dealt: () => [],
  chose: (e) => [mark(seat(e.seat), null, "✓", true)],
  cast: () => [],
  "turn-began": (e) => (e.extra ? [mark(seat(e.seat), null, text().stamp.extra, true)] : []),
  finished: () => [],
  drew: (e) => [fly("deck", seat(e.seat), null, Math.min(3, e.count))],
  "picked-up": (e) => [fly("discard", seat(e.seat), e.card)],
  showed: (e) => [mark(seat(e.seat), "draw", text().stamp.showed, true)],
  looked: (e) => [
    fly(e.why === "cattle-truck" ? "discard" : e.why === "lounge-car" ? "train" : "deck", "middle", null, e.count),
  ],
  "put-back": (e) => [fly("middle", "deck", null, e.count)],
  played: (e, living) => [
    fly(seat(e.seat), e.at === null || e.at === e.seat ? "middle" : seat(e.at), e.card),
    ...aimed(e.seat, e.at, e.take),
    ...(AT_ALL.has(e.as) ? living.flatMap((other) => aimed(e.seat, other)) : []),
  ],
  used: (e, living) => [
    fly(seat(e.seat), "middle", e.card),
    ...aimed(e.seat, e.at),
    ...(e.as !== null && AT_ALL.has(e.as) ? living.flatMap((other) => aimed(e.seat, other)) : []),
  ],
  answered: (e) => [fly(seat(e.seat), "middle", e.card)],
  declined: (e) => [mark(seat(e.seat), null, "…")],
  diverted: (e) => [fly(seat(e.seat), "discard", e.card), line(seat(e.seat), seat(e.at), true)],
  discarded: (e) => [
    fly(
      e.from === "deck" ? "middle" : seat(e.seat),
      NAME[e.cards[0]!]?.endsWith("car") ? "train" : "discard",
      e.cards[0]!,
      1,
    ),
  ],
  flipped: (e) => [fly("deck", "middle", null, e.cards.length)],
  checked: () => [],
  missed: (e) => [
    line(e.by === null ? "locomotive" : seat(e.by), seat(e.seat), true),
    mark(seat(e.seat), "smoke", "", true),
  ],
  "lost-life": (e) => [
    ...(e.by === null ? [] : [line(seat(e.by), seat(e.seat))]),
    mark(seat(e.seat), "burst", text().stamp.hit(e.points)),
  ],
  "gained-life": (e) => [mark(seat(e.seat), "beer", text().stamp.heal, true)],
  stole: (e) => [fly(seat(e.from), seat(e.seat), e.card)],
  removed: (e) => [fly(seat(e.from), "discard", e.card)],
  gave: (e) => [fly("middle", seat(e.at), null)],
  moved: (e) => [fly(seat(e.from), seat(e.to), e.card)],
  stood: (e) => [mark(`piece:${e.card}`, null, text().stamp.stands)],
  offered: (e) => [fly(seat(e.seat), "middle", e.card)],
  switched: (e) => [fly(seat(e.seat), seat(e.at), e.give), fly(seat(e.at), seat(e.seat), e.take)],
  exploded: (e) => [mark(seat(e.seat), "dynamite", ""), mark(seat(e.seat), "burst", "")],
  jailed: (e) => [mark(seat(e.seat), "bars", e.free ? text().stamp.free : text().stamp.locked, e.free)],
  "store-opened": (e) => [fly("deck", "middle", null, Math.min(5, e.cards.length))],
  "store-taken": (e) => [fly("middle", seat(e.seat), e.card)],
  exempted: (e) => [mark(seat(e.at), "smoke", text().stamp.spared, true)],
  spared: (e) => [mark(seat(e.seat), "smoke", text().stamp.spared, true)],
  eliminated: (e) => [
    ...(e.by === null ? [] : [line(seat(e.by), seat(e.seat))]),
    mark(seat(e.seat), "skull", text().stamp.out),
    mark("middle", "role", ""),
  ],
  "became-ghost": (e) => [mark(seat(e.seat), "ghost", text().stamp.ghost)],
  returned: (e) => [mark(seat(e.seat), "ghost", text().stamp.ghost, true)],
  faded: (e) => [mark(seat(e.seat), "smoke", text().stamp.out), mark("middle", "role", "")],
  inherited: (e) => [fly(seat(e.from), seat(e.seat), e.cards[0] ?? null, Math.min(4, e.cards.length + e.count))],
  shuffled: () => [fly("discard", "deck", null, 4)],
  advanced: () => [mark("locomotive", "smoke", "", true)],
  claimed: (e) => [line(seat(e.seat), `piece:${e.car}`, true)],
  "took-car": (e) => [fly("train", seat(e.seat), e.car)],
  placed: (e) => [fly(seat(e.seat), seat(e.at), e.car)],
  coupled: () => [],
  steamed: (e) => [mark("locomotive", "smoke", e.times === 0 ? text().stamp.ignored : text().stamp.twice)],
  "locomotive-acted": (e) => [mark("locomotive", e.side === "ironhorse" ? "burst" : "smoke", "")],
  "new-line": () => [mark("train", "smoke", "", true)],
  ended: () => [],
};

/** `living`: who is still there to be hit by what goes for all. */
export function showsOf(event: Event, living: readonly Seat[]): Show[] {
  return (SHOWS[event.t] as (e: Event, living: readonly Seat[]) => Show[])(event, living);
}
