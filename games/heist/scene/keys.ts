import { DIRECTIONS, type HeistView } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";
import type { SceneContext } from "@trestle/ui/scene.ts";
import { boxOf } from "./box.ts";
import { ACTION_KEYS } from "./choices.ts";
import type { HeistPicture } from "./picture.ts";
import css from "./sheet.module.css";

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

/** The keys that the hand has a place of its own for; whatever else is lit gets a button there as well. */
export function handKeys(view: HeistView, me: Seat | null): ReadonlySet<string> {
  const out = new Set<string>(ACTION_KEYS);
  for (const c of view.cowboys) if (c.seat === me) for (const card of c.hand ?? []) out.add(`card:${card}`);
  for (const card of view.row) out.add(`wanted:${card}`);
  for (const tile of [...(view.laying?.drawn ?? []), ...(view.laying?.brought ?? [])]) out.add(`tile:${tile}`);
  if (view.trade?.stage === "offer") for (const card of boxOf(view.edition).cards.keys()) out.add(`ask:${card}`);
  if (view.tile !== null) out.add(`tile:${view.tile}`);
  return out;
}

/** What a drawn thing needs in order to be touched. */
export type Touching = Pick<SceneContext, "lit" | "picks" | "pointed" | "touch">;

/** Marks of a key: it can be picked, it has been picked, a line of the log points at it. */
export function marks(t: Touching, key: string) {
  return {
    "data-key": key,
    "data-lit": t.lit.has(key) ? "" : undefined,
    "data-picked": t.picks.includes(key) ? "" : undefined,
    "data-pointed": t.pointed.has(key) ? "" : undefined,
  };
}

/** Pieces lie on spaces: one that cannot be picked lets the touch through to the space beneath. */
export function overSpace(t: Touching, key: string) {
  const live = t.lit.has(key);
  return {
    ...marks(t, key),
    class: live ? css.live : css.through,
    onClick: live ? () => t.touch(key) : undefined,
  };
}

/** A thing of its own that always answers. */
export function always(t: Touching, key: string) {
  return { ...marks(t, key), class: css.live, onClick: () => t.touch(key) };
}
