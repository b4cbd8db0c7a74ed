import { who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { CACTI } from "./edition/types.ts";
import { switchTrack } from "./flip.ts";
import { TOP_SPEED } from "./queries.ts";
import { patrol } from "./sheriff.ts";

/** One trigger of a movement: a card if there is one, then the town of a gold star. HEIST-TRAIN-4, HEIST-STAR-4 */
export function trigger(x: Ctx, star: number | null): void {
  const { b, s } = x;
  if (star !== null && b.townOfStar[star]! >= 0) s.todo.push({ k: "town", town: b.townOfStar[star]! });
  const card = s.events.pop();
  if (card === undefined) return;
  s.played.push(card);
  if (x.sink) {
    const by = star === null ? null : b.spaceIds[star]!;
    const rule = star === null ? "HEIST-EDGE-1" : "HEIST-STAR-1";
    x.sink({
      t: "event-drawn",
      rule,
      reveals: true,
      who: who(x, s.active),
      card: b.eventIds[card]!,
      by,
      left: s.events.length,
    });
  }
  resolve(x, card);
  if (s.events.length > 0) return;
  s.tokens = false; // HEIST-EVENT-7
  if (x.sink) x.sink({ t: "tokens-removed", rule: "HEIST-EVENT-7" });
}

function resolve(x: Ctx, card: number): void {
  const { b, s } = x;
  const event = b.eventCards[card]!;
  switch (event.kind) {
    case "sheriff":
      return patrol(x, event.direction, event.spaces);
    case "flip":
      return switchTrack(x);
    case "closedRange": {
      const i = CACTI.indexOf(event.cactus);
      s.closed[i] = true;
      if (x.sink) {
        const spaces = [b.spaceIds[b.cactusSpace[i]!]!, b.spaceIds[b.cactusTrack[i]!]!];
        x.sink({ t: "range-closed", rule: "HEIST-EVENT-3", cactus: event.cactus, spaces });
      }
      return;
    }
    case "speedUp": {
      const from = s.speed;
      s.speed = Math.min(TOP_SPEED, s.speed + 1);
      if (x.sink) x.sink({ t: "sped-up", rule: "HEIST-EVENT-6", from, speed: s.speed });
      return;
    }
  }
}
