import css from "./scenery.module.css";
import type { ColtPicture } from "./picture.ts";

/** Sky, land and track behind the train; the light falls as the train gets shorter. */
export function Scenery({ picture, rails }: { picture: ColtPicture; rails: number; seed: string }) {
  const dusk = picture.rounds <= 1 ? 0 : (picture.round - 1) / (picture.rounds - 1);
  return (
    <div class={css.scenery} style={{ "--rails": `${rails}px`, "--late": dusk }} aria-hidden="true">
      <div class={css.track} />
    </div>
  );
}
