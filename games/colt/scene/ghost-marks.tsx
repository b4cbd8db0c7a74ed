import { BANDITS } from "../engine/page.ts";
import { useRef } from "preact/hooks";
import { BANDIT_COLOUR } from "@trestle/ui/art/bandit.tsx";
import { PALETTE } from "@trestle/ui/art/palette.ts";
import { transformOf, usePlacement } from "@trestle/ui/motion/tween.ts";
import css from "./ghost.module.css";
import { laneSpot, rowSpot, sightLength, type Layout, type Spot } from "./layout.ts";
import { banditName, coltText } from "./names.ts";
import { FigureArt } from "./pieces.tsx";
import type { ColtPicture } from "./picture.ts";
import type { Guess, RivalGuess } from "./rehearse.ts";

interface Common {
  picture: ColtPicture;
  at: Layout;
}

/** The line of sight: to the bandit that most worlds see hit, else to the end of the train, on this floor. */
export function Sight({ from, face, g, picture, at }: Common & { from: Spot; face: 1 | -1; g: Guess }) {
  const { percent } = coltText().ghost;
  const u = at.camera.scale;
  const { hit } = g;
  const there = hit === null ? null : picture.figures[hit.figure]!;
  const target =
    hit === null ? null : there?.lane === hit.lane ? at.figures[hit.figure]!.x : laneSpot(picture, hit.lane, from).x;
  const length = sightLength(picture, from, face, target);
  const x = from.x + face * 38;
  const y = (from.y - 52) * u;
  return (
    <>
      <span
        class={`${css.sight} ${hit === null ? "" : css.sure}`}
        style={{ inlineSize: length * u, transform: `translate(${x * u}px, ${y}px) scaleX(${face})` }}
      />
      {hit !== null && (
        <span
          class={css.hit}
          aria-hidden="true"
          style={{ left: (x + face * length) * u, top: y + 3, translate: face === 1 ? "-100%" : "0" }}
        >
          {`${banditName(there!.bandit)} ${percent(hit.worlds / g.of)}`}
        </span>
      )}
    </>
  );
}

/** Where the others probably are by then: small, faint and edged with dashes, so that nobody takes them for bandits. */
export function Rivals({
  list,
  mine,
  reduced,
  ...common
}: Common & { list: RivalGuess[]; mine: Spot; reduced: boolean }) {
  const { picture, at } = common;
  const spots = list.map((g) => laneSpot(picture, g.lane, at.figures[g.figure]!));
  return list.map((g, i) => {
    const spot = spots[i]!;
    const alike = list.filter((_, j) => same(spots[j]!, spot));
    const crowded = same(mine, spot) || (picture.lanes[g.lane]?.length ?? 0) > 0;
    const place = rowSpot(spot, { count: alike.length, nth: alike.indexOf(g), crowded });
    return <Rival key={g.figure} g={g} spot={place} reduced={reduced} {...common} />;
  });
}
function same(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y;
}

interface RivalProps extends Common {
  g: RivalGuess;
  spot: Spot & { lift: number };
  reduced: boolean;
}

function Rival({ g, spot, picture, at, reduced }: RivalProps) {
  const { percent } = coltText().ghost;
  const u = at.camera.scale;
  const { bandit } = picture.figures[g.figure]!;
  const place = { x: spot.x * u, y: spot.y * u };
  const ref = useRef<HTMLSpanElement>(null);
  usePlacement(ref, place, reduced ? 0 : 360, { reduced });
  return (
    <span
      ref={ref}
      class={css.rival}
      aria-hidden="true"
      style={{
        transform: transformOf(place),
        "--lift": spot.lift,
        color: PALETTE[BANDIT_COLOUR[BANDITS[bandit]!]].hex,
      }}
    >
      <span style={{ transform: `scaleX(${g.facing === "front" ? 1 : -1})` }}>
        <FigureArt bandit={bandit} lying={g.stunned} />
      </span>
      <small>{percent(g.worlds / g.of)}</small>
    </span>
  );
}
