import type { JSX } from "preact";
import type { Joke } from "./jokes.ts";
import css from "./passer-by.module.css";
import { BONE, INK, LANTERN } from "./palette.ts";

const CUT = { stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

const DRAWN: Readonly<Record<Joke, () => JSX.Element>> = {
  tumbleweed: () => (
    <g {...CUT} fill="none" stroke="#6B4A2E">
      <circle cx="40" cy="40" r="29" fill="#C9A064" />
      <path d="M14 40Q30 12 52 16T64 50Q52 70 30 64T18 30Q36 14 58 30T50 66M24 22Q46 30 44 62M60 24Q36 36 22 54M16 46Q40 52 66 40" />
    </g>
  ),
  hat: () => (
    <g {...CUT}>
      <path d="M22 44L27 22Q34 15 40 21Q47 15 53 22L58 44Z" fill="#3A2413" />
      <path d="M23 38Q40 42 57 38L58 46Q40 50 22 46Z" fill="#B5402A" />
      <path d="M2 38Q20 48 40 46Q60 48 78 36Q72 52 54 54Q40 56 26 54Q8 52 2 38Z" fill="#3A2413" />
      <path d="M54 50Q70 47 74 41" fill="none" stroke={LANTERN} stroke-width="2" />
    </g>
  ),
  crow: () => (
    <g {...CUT}>
      <path d="M8 44L22 38Q24 28 34 30Q46 32 56 42L76 46L58 52Q44 58 30 52Q22 50 20 44Z" fill="#26262A" />
      <path class={css["wing"]} d="M32 38Q40 14 62 8Q56 26 48 44Z" fill="#3A3A42" />
      <circle cx="27" cy="37" r="1.8" fill={BONE} stroke="none" />
      <path d="M8 44Q0 46 0 56Q4 62 10 58Q6 52 12 46" fill="#A23A16" />
    </g>
  ),
  cook: () => (
    <g {...CUT}>
      <path d="M8 62H72V68H8Z" fill="#5A3418" />
      <path d="M36 62V46H42V62M22 48L56 42" fill="none" stroke-width="4" />
      <path d="M48 62L50 38Q58 34 66 38L68 62Z" fill={BONE} />
      <path d="M50 26Q50 20 58 20T66 26V34Q62 40 54 38Q50 34 50 26Z" fill="#D69B6A" />
      <path d="M49 24Q44 10 52 9Q58 2 64 9Q72 10 67 24Z" fill={BONE} />
      <path d="M52 31Q57 28 60 31Q58 34 52 31Z" fill={INK} />
      <path class={css["wave"]} d="M64 42Q74 36 74 22L70 20Q66 32 60 38Z" fill={BONE} />
      <path d="M48 44Q38 46 32 46L32 50Q42 52 50 50Z" fill={BONE} />
      <circle cx="20" cy="71" r="7" fill="#3A2413" />
      <circle cx="60" cy="71" r="7" fill="#3A2413" />
    </g>
  ),
};

/** A joke that passes from right to left, with the landscape. */
export function PasserBy({ joke, over }: { joke: Joke; over: () => void }) {
  const Drawing = DRAWN[joke];
  const ended = (e: AnimationEvent): void => {
    if (e.target === e.currentTarget) over();
  };
  return (
    <div class={`${css["by"]} ${css[joke]}`} onAnimationEnd={ended} aria-hidden="true">
      <svg viewBox="-4 -2 88 82">
        <Drawing />
      </svg>
    </div>
  );
}
