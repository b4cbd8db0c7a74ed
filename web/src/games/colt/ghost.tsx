import type { ColtTypes } from "@trestle/colt";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { transformOf, usePlacement } from "../../stage/tween.ts";
import { useText, type Text } from "../../text/index.ts";
import type { BoardProps } from "../scene.ts";
import css from "./ghost.module.css";
import { carWidth, carX, ENGINE, FLOOR, PITCH, ROOF, type Layout } from "./layout.ts";
import { FigureArt } from "./pieces.tsx";
import type { ColtPicture } from "./picture.ts";
import { guesses, type Guess } from "./rehearse.ts";

interface Props extends BoardProps<ColtTypes, ColtPicture> {
  at: Layout;
}

const BEAT = 900;

/** My plan, acted out by a ghost card by card, again and again, in the worlds the worker could think of. */
export function Ghost(props: Props) {
  const { rehearsal, decision, picture, event } = props;
  const text = useText().colt;
  const figure = decision?.kind === "plan" ? decision.as : null;
  const list = useMemo(
    () => (rehearsal === null || figure === null ? [] : guesses(picture, rehearsal, figure)),
    [rehearsal, picture, figure],
  );
  if (figure === null || list.length === 0 || event !== null) return null;
  return (
    <>
      <Acted {...props} figure={figure} list={list} />
      <p class={css.spoken} role="status">
        {list.map((g) => guessText(text, g)).join(" ")} {text.ghost.note}
      </p>
    </>
  );
}

/** The rehearsal for the ear. */
function guessText(text: Text["colt"], g: Guess): string {
  const { ghost } = text;
  const where = g.lane < 0 ? ghost.off : g.lane & 1 ? ghost.roof(g.lane >> 1) : ghost.inside(g.lane >> 1);
  const down = g.stunned ? ghost.down : "";
  return `${ghost.stand(g.nth, where)}${down}${g.worlds === g.of ? ghost.certain : ghost.guess(g.worlds, g.of)}`;
}

function spotOf(picture: ColtPicture, g: { lane: number }, from: { x: number; y: number }): { x: number; y: number } {
  if (g.lane < 0) return { x: from.x < -picture.cars * 90 ? -picture.cars * PITCH - 50 : ENGINE + 30, y: -8 };
  const car = g.lane >> 1;
  const width = car === 0 ? 164 : carWidth(car);
  return { x: carX(car) + width / 2, y: g.lane & 1 ? ROOF : FLOOR };
}

function Acted({ picture, at, list, figure, reducedMotion }: Props & { list: Guess[]; figure: number }) {
  const beat = useBeat(list.length + 1, !reducedMotion);
  const text = useText().colt;
  const u = at.camera.scale;
  const home = at.figures[figure]!;
  const spots: { x: number; y: number }[] = [];
  for (const g of list) spots.push(spotOf(picture, g, spots.at(-1) ?? home));
  const shown = reducedMotion ? list.length : beat;
  const now = shown === 0 ? null : list[shown - 1]!;
  const spot = now === null ? home : spots[shown - 1]!;
  const face = (now?.facing ?? picture.figures[figure]!.facing) === "front" ? 1 : -1;
  const ref = useRef<HTMLSpanElement>(null);
  usePlacement(ref, { x: spot.x * u, y: spot.y * u }, 360, { reduced: reducedMotion });
  return (
    <>
      {now?.card === FIRE && (
        <Sight x={spot.x} y={spot.y} face={face} cars={picture.cars} u={u} sure={now.victim !== null} />
      )}
      {marks(list, spots).map(({ spot: there, steps }) => (
        <span key={steps[0]!.nth} class={css.steps} style={{ left: there.x * u, top: (there.y + 14) * u }}>
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
function marks(list: readonly Guess[], spots: readonly { x: number; y: number }[]) {
  const out: { spot: { x: number; y: number }; steps: Guess[] }[] = [];
  list.forEach((g, i) => {
    const found = out.find(({ spot }) => spot.x === spots[i]!.x && spot.y === spots[i]!.y);
    if (found === undefined) out.push({ spot: spots[i]!, steps: [g] });
    else found.steps.push(g);
  });
  return out;
}

/** The line of sight: to the end of the train, on this floor. */
function Sight({
  x,
  y,
  face,
  cars,
  u,
  sure,
}: {
  x: number;
  y: number;
  face: 1 | -1;
  cars: number;
  u: number;
  sure: boolean;
}) {
  const end = face === 1 ? ENGINE - 130 : -cars * PITCH;
  const length = Math.max(20, Math.abs(end - x) - 30) * u;
  return (
    <span
      class={`${css.sight} ${sure ? css.sure : ""}`}
      style={{
        inlineSize: length,
        transform: `translate(${(x + face * 38) * u}px, ${(y - 52) * u}px) scaleX(${face})`,
      }}
    />
  );
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
