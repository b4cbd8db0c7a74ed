import type { SceneContext } from "@trestle/ui/scene.ts";
import css from "./touch.module.css";

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
