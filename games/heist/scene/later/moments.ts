import { bestMoment as best, type Told } from "@trestle/ui/result/best-moment.ts";
import type { HeistEvent, Who } from "../../engine/page.ts";

export type Moment = { v: number } & (
  | { t: "goal" | "double" | "jump" | "escape" | "hit" | "swept" | "wanted"; who: Who }
  | { t: "delivery" | "ride"; who: Who; n: number }
  | { t: "arrest"; who: Who[] }
  | { t: "rope" }
);

export function bestMoment(history: Told<HeistEvent>, goal: number | null): Moment | null {
  return best(history, (v, events) => momentsOf(v, events, goal));
}

function momentsOf(v: number, events: readonly HeistEvent[], goal: number | null): [number, Moment][] {
  const out: [number, Moment][] = [];
  const arrested: Who[] = [];
  for (const e of events) {
    if (e.t === "dropped" && goal !== null && e.meter !== null && e.meter >= goal)
      out.push([20, { t: "goal", v, who: e.who }]);
    else if (e.t === "dropped") out.push([2 + 2 * e.tiles.length, { t: "delivery", v, who: e.who, n: e.tiles.length }]);
    else if (e.t === "looted" && e.tiles.length > 1) out.push([9, { t: "double", v, who: e.who }]);
    else if (e.t === "rode") out.push([e.path.length / 2, { t: "ride", v, who: e.who, n: e.path.length }]);
    else if (e.t === "jumped") out.push([8, { t: "jump", v, who: e.who }]);
    else if (e.t === "escaped") out.push([6, { t: "escape", v, who: e.who }]);
    else if (e.t === "hit") out.push([7, { t: "hit", v, who: e.who }]);
    else if (e.t === "swept-off") out.push([6.5, { t: "swept", v, who: e.who }]);
    else if (e.t === "claimed") out.push([5, { t: "wanted", v, who: e.who }]);
    else if (e.t === "rope-tightened") out.push([1, { t: "rope", v }]);
    else if (e.t === "arrested") arrested.push(e.who);
  }
  if (arrested.length > 0) out.push([3 + 3 * arrested.length, { t: "arrest", v, who: arrested }]);
  return out;
}

export interface Deeds {
  delivered: number;
  robbed: number;
  arrests: number;
}
/** What each cowboy did in the whole game. */
export function deedsOf(history: Told<HeistEvent>, cowboys: number): Deeds[] {
  const out = Array.from({ length: cowboys }, (): Deeds => ({ delivered: 0, robbed: 0, arrests: 0 }));
  for (const e of history.flatMap((told) => told.events)) {
    if (e.t === "dropped") out[e.who.cowboy]!.delivered += e.tiles.length;
    else if (e.t === "looted") out[e.who.cowboy]!.robbed += e.tiles.length;
    else if (e.t === "arrested") out[e.who.cowboy]!.arrests++;
  }
  return out;
}
