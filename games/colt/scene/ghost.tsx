import type { ColtTypes } from "../engine/page.ts";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { transformOf, usePlacement } from "@trestle/ui/motion/tween.ts";
import type { BoardProps } from "@trestle/ui/scene.ts";
import css from "./ghost.module.css";
import { Rivals, Sight } from "./ghost-marks.tsx";
import { laneSpot, ROOF, type Layout, type Spot } from "./layout.ts";
import { banditName, coltText, type ColtText } from "./names.ts";
import { FigureArt } from "./pieces.tsx";
import type { ColtPicture } from "./picture.ts";
import { guesses, rivals, type Guess, type RivalGuess } from "./rehearse.ts";

interface Props extends BoardProps<ColtTypes, ColtPicture> {
  at: Layout;
}

const BEAT = 900;

/** My plan, acted out by a ghost card by card, again and again, in the worlds the worker could think of. */
export function Ghost(props: Props) {
  const { rehearsal, decision, picture, event } = props;
  const text = coltText();
  const figure = decision?.kind === "plan" ? decision.as : null;
  const [list, others] = useMemo<[Guess[], RivalGuess[][]]>(() => {
    if (rehearsal === null || figure === null) return [[], []];
    // Cards that are not laid yet were laid at random, so that the worlds could go on.
    return [guesses(picture, rehearsal, figure).slice(0, rehearsal.picks.length), rivals(picture, rehearsal, figure)];
  }, [rehearsal, picture, figure]);
  if (figure === null || list.length === 0 || event !== null) return null;
  return (
    <>
      <Acted {...props} figure={figure} list={list} others={others} />
      <p class="unseen" role="status">
        {spoken(text.ghost, picture, list, others[list.length - 1] ?? [])}
      </p>
    </>
  );
}

/** The rehearsal for a screen reader. */
function spoken(text: ColtText["ghost"], { figures }: ColtPicture, list: Guess[], others: RivalGuess[]): string {
  const where = ({ lane }: { lane: number }): string =>
    lane < 0 ? text.off : lane & 1 ? text.roof(lane >> 1) : text.inside(lane >> 1);
  const name = (g: { figure: number }): string => banditName(figures[g.figure]!.bandit);
  const words = list.map((g) => {
    const share = g.worlds === g.of ? "." : text.guess(g.worlds, g.of);
    const hit = g.hit === null ? "" : ` ${text.shoots(name(g.hit), text.percent(g.hit.worlds / g.of))}`;
    return `${text.stand(g.nth, where(g))}${g.stunned ? text.down : ""}${share}${hit}`;
  });
  if (others.length > 0)
    words.push(text.rivals(others.map((g) => `${name(g)} ${where(g)} (${text.percent(g.worlds / g.of)})`)));
  return [...words, text.note].join(" ");
}

interface ActedProps extends Props {
  list: Guess[];
  others: RivalGuess[][];
  figure: number;
}

function Acted({ picture, at, list, others, figure, reducedMotion }: ActedProps) {
  const beat = useBeat(list.length + 1, !reducedMotion);
  const text = coltText();
  const u = at.camera.scale;
  const home = at.figures[figure]!;
  const spots: Spot[] = [];
  for (const g of list) spots.push(laneSpot(picture, g.lane, spots.at(-1) ?? home));
  const shown = reducedMotion ? list.length : beat;
  const now = shown === 0 ? null : list[shown - 1]!;
  const spot = now === null ? home : spots[shown - 1]!;
  const face = (now?.facing ?? picture.figures[figure]!.facing) === "front" ? 1 : -1;
  const ref = useRef<HTMLSpanElement>(null);
  usePlacement(ref, { x: spot.x * u, y: spot.y * u }, 360, { reduced: reducedMotion });
  return (
    <>
      {now?.card === FIRE && now.lane >= 0 && <Sight from={spot} face={face} g={now} picture={picture} at={at} />}
      {shown > 0 && (
        <Rivals list={others[shown - 1] ?? []} mine={spot} picture={picture} at={at} reduced={reducedMotion} />
      )}
      {marks(list, spots).map(({ spot: there, steps }) => (
        <span
          key={steps[0]!.nth}
          class={css.steps}
          style={{ left: there.x * u, top: there.y * u + (there.y === ROOF ? -5 : 27) }}
        >
          {steps.map((g) => (
            <span key={g.nth} class={`${css.step} ${g === now ? css.now : ""} ${g.lane < 0 ? css.off : ""}`}>
              {g.nth}
              {g.worlds < g.of && <small>{text.ghost.percent(g.worlds / g.of)}</small>}
            </span>
          ))}
        </span>
      ))}
      <span
        ref={ref}
        class={css.ghost}
        style={{ transform: transformOf({ x: spot.x * u, y: spot.y * u }) }}
        aria-hidden="true"
      >
        <span style={{ transform: `scaleX(${face})` }}>
          <FigureArt
            bandit={picture.figures[figure]!.bandit}
            lying={now?.stunned ?? picture.figures[figure]!.stunned}
          />
        </span>
      </span>
    </>
  );
}
const FIRE = 3;

/** Steps that end in the same place share one row of numbers. */
function marks(list: readonly Guess[], spots: readonly Spot[]) {
  const out: { spot: Spot; steps: Guess[] }[] = [];
  list.forEach((g, i) => {
    const found = out.find(({ spot }) => spot.x === spots[i]!.x && spot.y === spots[i]!.y);
    if (found === undefined) out.push({ spot: spots[i]!, steps: [g] });
    else found.steps.push(g);
  });
  return out;
}

/** Counts 0, 1, … below `count`, and rests a little at the end. */
function useBeat(count: number, running: boolean): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    setBeat(count > 1 ? 1 : 0);
    if (!running) return;
    const timer = setInterval(() => setBeat((b) => (b + 1) % count), BEAT);
    return () => clearInterval(timer);
  }, [count, running]);
  return Math.min(beat, count - 1);
}
