import type { HeistEvent, HeistTypes, Move } from "../engine/page.ts";
import type { HandProps } from "@trestle/ui/scene.ts";
import { StepIcon } from "./art/marks.tsx";
import { costOf } from "./choices.ts";
import css from "./hand.module.css";
import type { HeistPicture } from "./picture.ts";
import { gameText, handText } from "./words.ts";

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

/** Events that are steps of whoever is on turn, and what follows from them is not. */
const STEPS: ReadonlySet<HeistEvent["t"]> = new Set<HeistEvent["t"]>([
  "moved",
  "boarded",
  "left",
  "jumped",
  "called-horse",
  "looted",
  "dropped",
  "flipped",
  "traded",
  "took-bullet",
  "used-bullet",
  "drew-in-jail",
  "escaped",
  "mounted",
  "dismounted",
  "gained-actions",
  "played-wild",
]);

/** What the turn under way has done so far, oldest first. */
export function stepsOf(history: readonly { events: readonly HeistEvent[] }[]): HeistEvent[] {
  const out: HeistEvent[] = [];
  for (let i = history.length - 1; i >= 0; i--) {
    const { events } = history[i]!;
    for (let k = events.length - 1; k >= 0; k--) {
      const event = events[k]!;
      if (event.t === "turn-began") return out.toReversed();
      if (event.t === "flipped" && event.because === "event") continue;
      if (STEPS.has(event.t)) out.push(event);
    }
  }
  return out.toReversed();
}

/** The icon of a step, by the action it is. */
const STEP_SIGNS: Readonly<Partial<Record<HeistEvent["t"], string>>> = {
  moved: "space",
  boarded: "section",
  left: "space",
  jumped: "jump",
  "called-horse": "ride",
  looted: "loot",
  dropped: "drop",
  flipped: "flip",
  traded: "trade",
  "took-bullet": "bullet",
  "used-bullet": "shoot",
  "drew-in-jail": "draw",
  escaped: "escape",
  mounted: "mount",
  dismounted: "dismount",
  "gained-actions": "set",
  "played-wild": "nudge",
};
