import type { BangTypes, Piece, View } from "../engine/page.ts";
import type { Rehearsal } from "@trestle/ui/scene.ts";

type Worlds = Rehearsal<BangTypes>["worlds"];

/** What a Railcar would cost: so many of these cards, all of them if there are no more; or life, or nothing. */
export interface Payment {
  cards: Piece[];
  count: number;
  life: boolean;
  free: boolean;
}

/** What the move being picked would come to, as far as all imagined worlds agree. */
export interface Preview {
  /** The train afterwards; null: the worlds do not agree, or it stays. */
  train: View["train"];
  pay: Payment | null;
}

export function previewOf(picks: readonly string[], rehearsal: Rehearsal<BangTypes> | null): Preview | null {
  if (rehearsal === null || rehearsal.worlds.length === 0 || picks.length === 0) return null;
  if (!rehearsal.picks.every((key, i) => picks[i] === key)) return null;
  return { train: agreedTrain(rehearsal.worlds), pay: payment(rehearsal.worlds) };
}

/** A move of mine right after the same events: before anybody else has moved the train on. */
function agreedTrain(worlds: Worlds): View["train"] {
  const first = worlds[0]!.events.find((e) => e.t === "advanced");
  if (first === undefined) return null;
  const { train } = worlds[0]!.view;
  if (train === null) return null;
  const same = worlds.every(
    ({ view }) => view.train?.pos === train.pos && view.train.cars.join() === train.cars.join(),
  );
  return same ? train : null;
}

function payment(worlds: Worlds): Payment | null {
  const { events, view, next = [] } = worlds[0]!;
  if (!events.some((e) => e.t === "claimed")) return null;
  const frame = view.stack.findLast((f) => f.k === "pay");
  if (frame === undefined || frame.k !== "pay")
    return { cards: [], count: 0, life: events.some((e) => e.t === "lost-life"), free: false };
  // A move names a face; whoever holds it twice may pay with both.
  const faces = new Set(next.flatMap((m) => (m.t === "pick" ? [m.card] : [])));
  const mine = view.players[frame.seat]!;
  return {
    cards: [...(mine.cards ?? []), ...mine.table].filter((card) => faces.has(card)),
    count: frame.left,
    life: next.some((m) => m.t === "life"),
    free: next.some((m) => m.t === "pass"),
  };
}
