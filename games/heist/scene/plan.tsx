import type { HeistTypes, Move } from "../engine/page.ts";
import { StepIcon } from "./art/step-icons.tsx";
import { costOf } from "./choices.ts";
import { gameText, handText } from "./hand-words.ts";
import type { HandProps } from "@trestle/ui/scene.ts";
import type { HeistPicture } from "./picture.ts";
import css from "./plan.module.css";
import { STEP_SIGNS, stepsOf } from "./steps.ts";

/** The turn as a row: what was done, what is being chosen and what it costs, and the actions left as pips. */
export function Plan({
  view,
  picture,
  history,
  names,
  decision,
  ready,
}: HandProps<HeistTypes, HeistPicture> & { ready: Move | null }) {
  const { plan, cost } = handText();
  const game = gameText();
  const steps = stepsOf(history);
  const left = decision === null ? picture.actions : view.actions;
  const of = Math.max(left, view.done + view.actions);
  return (
    <div class={css.plan} role="group" aria-label={plan.label}>
      <span class={css.pips} role="img" aria-label={plan.left(left, of)}>
        {Array.from({ length: of }, (_, i) => (
          <span key={i} class={i < left ? css.pip : css.spent} />
        ))}
      </span>
      <ol class={css.steps}>
        {steps.map((event, i) => {
          const said = game.event(event, names) ?? "";
          return (
            <li key={i} class={css.step} title={said}>
              <StepIcon name={STEP_SIGNS[event.t] ?? "done"} />
              <span class="unseen">{plan.step(i + 1, said)}</span>
            </li>
          );
        })}
        {ready !== null && (
          <li class={css.next}>
            {plan.next(game.move(ready, view, names))}
            {decision?.kind === "action" && (
              <small class={css.cost}>{costOf(ready) === 0 ? cost.free : cost.one}</small>
            )}
          </li>
        )}
      </ol>
    </div>
  );
}
