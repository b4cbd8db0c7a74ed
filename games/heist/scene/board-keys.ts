import { DIRECTIONS } from "../engine/page.ts";
import { boxOf } from "./box.ts";
import type { HeistPicture } from "./picture.ts";

/** Every key that the board has something to touch for. Cards, actions and tiles in hand are the hand's. */
export function boardKeys(p: HeistPicture): ReadonlySet<string> {
  const { edition, main, train } = boxOf(p.edition);
  return new Set([
    ...[...main.keys(), ...train.keys()].map((id) => `space:${id}`),
    ...edition.trainMap.sections.map((_, i) => `section:${i + 1}`),
    ...edition.trainMap.lootSquares.map((q) => `square:${q.id}`),
    ...edition.track.junctions.map((j) => `switch:${j.id}`),
    ...p.towns.flatMap((t) => [`town:${t.town}`, ...t.tiles.map((tile) => `tile:${tile}`)]),
    ...p.horses.flatMap((at, h) => (at === null ? [] : [`horse:${h}`])),
    ...p.cowboys.map((_, i) => `cowboy:${i}`),
    ...DIRECTIONS.map((d) => `direction:${d}`),
  ]);
}
