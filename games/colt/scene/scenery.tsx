import { useMemo } from "preact/hooks";
import { Land } from "@trestle/ui/art/land.tsx";
import type { ColtPicture } from "./picture.ts";
import css from "./scenery.module.css";

/** Rails lie at this share of the land's height. */
const RAILS = 0.94;

/** Land and sky behind the train; the light falls as the train gets shorter. */
export function Scenery({ picture, rails, seed }: { picture: ColtPicture; rails: number; seed: string }) {
  const late = picture.rounds <= 1 ? 0 : Math.min(1, (picture.round - 1) / (picture.rounds - 1));
  const rolling = picture.phase !== "over";
  const land = useMemo(() => <Land seed={seed} progress={late} rolling={rolling} />, [seed, late, rolling]);
  return (
    <div class={css.scenery} aria-hidden="true">
      <div class={css.land} style={{ blockSize: rails / RAILS }}>
        {land}
      </div>
    </div>
  );
}
