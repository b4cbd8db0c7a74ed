import type { EventBase, GameText, Types } from "@trestle/kernel";
import type { Motion } from "../scene.ts";

/** Long enough to read its sentence. What has no sentence is not shown. */
const SHORTEST = 450;
const LONGEST = 1500;
const PER_LETTER = 16;
const NOBODY = { seat: (seat: number): string => `Player ${seat + 1}` };

export function motionOf(text: GameText<Types>): (event: EventBase) => Motion {
  return (event) => {
    const sentence = text.event(event, NOBODY);
    if (sentence === null) return { ms: 0, cue: null, pan: 0 };
    const ms = Math.min(LONGEST, SHORTEST + PER_LETTER * sentence.length);
    return { ms, cue: event.reveals === true ? "card" : "click", pan: 0 };
  };
}
