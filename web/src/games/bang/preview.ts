import type { BangTypes, Piece, View } from "@trestle/bang";
import type { Rehearsal } from "../../worker/contract.ts";

type Worlds = Rehearsal<BangTypes>["worlds"];

/** What the move being picked would come to, as far as all imagined worlds agree. */
export interface Preview {
  /** The train afterwards; null: the worlds do not agree, or it stays. */
  train: View["train"];
  /** Cards one of which would have to be paid, and whether life or nothing would do. */
  pay: { cards: Piece[]; life: boolean; free: boolean } | null;
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

function payment(worlds: Worlds): Preview["pay"] {
  const { events, next = [] } = worlds[0]!;
  if (!events.some((e) => e.t === "claimed")) return null;
  const paying = worlds[0]!.view.pending.some((d) => d.kind === "pay");
  if (!paying) return { cards: [], life: events.some((e) => e.t === "lost-life"), free: false };
  return {
    cards: next.flatMap((m) => (m.t === "pick" ? [m.card] : [])),
    life: next.some((m) => m.t === "life"),
    free: next.some((m) => m.t === "pass"),
  };
}
