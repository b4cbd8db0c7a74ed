import type { HeistEvent, Who } from "../engine/page.ts";
import { boxOf } from "./box.ts";
import { between, type Point } from "./geometry.ts";
import { onTrain, type Layout, type World } from "./layout.ts";
import type { HeistPicture } from "./picture.ts";

/** What can be seen of an event besides the pieces that it moves. */
export type Deed =
  | { t: "fly"; tile: string; from: Point; at: Point }
  | { t: "paid"; cards: readonly string[]; at: Point }
  | { t: "gain"; n: number; at: Point }
  | { t: "ring" | "burst" | "star" | "shut" | "open"; at: Point };

/** Above somebody's hat, or as far up as the map goes. */
const above = ({ x, y }: Point): Point => ({ x, y: Math.max(24, y - 92) });
/** Beside the houses of a town, on the side that lies on the map. */
const beside = ({ x, y }: Point): Point => ({ x, y: y < 100 ? y + 44 : y - 40 });
/** Where somebody carries what they took. */
const held = ({ x, y }: Point): Point => ({ x: x + 16, y: y - 10 });

/** After the event has been carried out in the picture. */
export function deedsOf(e: HeistEvent, p: HeistPicture, world: World, at: Layout): Deed[] {
  const { edition } = boxOf(p.edition);
  const of = (who: Who): Point => at.cowboys[who.cowboy]!;
  const town = (letter: string): Point => world.place(p.towns.find((t) => t.town === letter)!.space);
  const square = (id: string): Point => {
    const { x, y } = edition.trainMap.lootSquares.find((q) => q.id === id)!;
    return onTrain(world, x, y);
  };
  const cell = world.place(edition.trainMap.spaces.find((s) => s.kind === "jail")!.id);
  const jail = { x: cell.x, y: cell.y + 18 };
  const paid = (who: Who, cards: readonly string[]): Deed[] =>
    cards.length === 0 ? [] : [{ t: "paid", cards, at: above(of(who)) }];
  switch (e.t) {
    case "looted": {
      const [one, other] = edition.trainMap.lootSquares.filter((q) => q.car === e.car).map((q) => square(q.id));
      // A single tile does not say on which of the two it lay.
      const from = e.tiles.length > 1 ? [one!, other!] : [between(one!, other!)];
      const flown = e.tiles.map((tile, i): Deed => ({ t: "fly", tile, from: from[i]!, at: held(of(e.who)) }));
      return [...paid(e.who, e.cards), ...flown];
    }
    case "dropped":
      return [
        ...e.tiles.map((tile): Deed => ({ t: "fly", tile, from: held(of(e.who)), at: town(e.town) })),
        { t: "gain", n: e.tiles.length, at: beside(town(e.town)) },
      ];
    case "loaded":
      return [{ t: "fly", tile: e.tile, from: town(e.town), at: square(e.square) }];
    case "refilled":
      return [{ t: "fly", tile: e.tile, from: above(square(e.square)), at: square(e.square) }];
    case "flipped": {
      const space = edition.track.junctions.find((j) => j.id === e.junction)!.space;
      return [{ t: "ring", at: world.place(space) }, ...(e.who === null ? [] : paid(e.who, e.cards))];
    }
    case "called-horse":
    case "played-wild":
      return paid(e.who, [e.card]);
    case "gained-actions":
      return paid(e.who, e.cards);
    case "arrested":
      return [
        { t: "star", at: world.place(e.at) },
        { t: "shut", at: jail },
      ];
    case "escaped":
      return [...paid(e.who, e.cards), { t: "open", at: jail }];
    case "hit":
    case "horse-lost":
      return [{ t: "burst", at: world.place(e.at) }];
    case "swept-off":
      return [{ t: "burst", at: world.place(e.from) }];
    case "claimed":
      return [{ t: "star", at: above(of(e.who)) }];
    case "event-drawn":
      return e.by === null ? [] : [{ t: "ring", at: world.place(e.by) }];
    case "range-closed":
      return e.spaces.map((space): Deed => ({ t: "ring", at: world.place(space) }));
    case "town-reached":
    case "counters-home":
    case "rope-tightened":
      return [{ t: "ring", at: town(e.town) }];
    default:
      return [];
  }
}
