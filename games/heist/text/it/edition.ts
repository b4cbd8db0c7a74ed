import type { Edition } from "../../engine/edition/types.ts";
import { band, drawn, passenger } from "./names.ts";

/**
 * The same components under the names by which they are drawn in this language. For pictures only: a game is played,
 * and its texts are made, with the edition itself.
 */
export function nameEdition(edition: Edition): Edition {
  const named = <T extends { name: string }>(list: readonly T[]): T[] =>
    list.map((thing) => ({ ...thing, name: drawn(thing.name) }));
  const { mainMap, trainMap } = edition;
  return {
    ...edition,
    tiles: edition.tiles.map((tile) => ({ ...tile, name: passenger(tile.name) })),
    bands: edition.bands.map((b) => ({ ...b, name: band(b.name) })),
    mainMap: { ...mainMap, spaces: named(mainMap.spaces), mesas: named(mainMap.mesas) },
    trainMap: { ...trainMap, spaces: named(trainMap.spaces), sections: named(trainMap.sections) },
  };
}
