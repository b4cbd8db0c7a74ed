import type { Move } from "./types.ts";

const cards = (list: readonly string[]): string[] => list.map((c) => `card:${c}`);

/** Piece keys in picking order. Places stand alone, everything else begins with its action. */
export function slotsOf(m: Move): readonly string[] {
  switch (m.t) {
    case "move":
    case "leave":
    case "gallop":
      return [`space:${m.to}`];
    case "dash":
      return ["action:dash", `space:${m.via}`, `space:${m.to}`];
    case "board":
      return [`section:${m.section}`];
    case "jump":
    case "mount":
      return [`action:${m.t}`, `horse:${m.horse}`];
    case "ride":
      return ["action:ride", `horse:${m.horse}`, `card:${m.card}`];
    case "loot":
      return ["action:loot", ...m.squares.map((q) => `square:${q}`), ...cards(m.cards), "action:take"];
    case "lay":
      return [`tile:${m.tile}`, `town:${m.town}`];
    case "flip":
      return ["action:flip", `switch:${m.junction}`];
    case "trade":
      return ["action:trade", `cowboy:${m.with}`, `card:${m.card}`];
    case "way":
      return [m.long ? "action:long-way" : "action:short-way"];
    case "ask":
      return ["action:ask", `ask:${m.card}`];
    case "put":
    case "discard":
      return [`card:${m.card}`];
    case "escape":
    case "set":
      return [`action:${m.t}`, ...cards(m.cards), "action:play"];
    case "straight":
      return ["action:straight", ...cards(m.cards), `switch:${m.junction}`];
    case "nudge":
      return ["action:nudge", `direction:${m.direction}`];
    case "claim":
      return [m.card === null ? "action:pass" : `wanted:${m.card}`];
    case "place":
      return [`tile:${m.tile}`, `square:${m.square}`];
    default:
      return [`action:${m.t}`];
  }
}
