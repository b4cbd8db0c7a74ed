import { BANDIT_COLOUR, type BanditName } from "@trestle/ui/art/bandit.tsx";
import { PALETTE } from "@trestle/ui/art/palette.ts";
import { patternId } from "@trestle/ui/art/player-mark.tsx";

/** The box of a figure on the board: boots at 0, 0. */
export const BASE = { x: -70, y: -124, width: 140, height: 140 } as const;

/** What a figure stands on: its colour, pointing where it looks. */
export function Base({ bandit }: { bandit: BanditName }) {
  const { x, y, width, height } = BASE;
  const { hex } = PALETTE[BANDIT_COLOUR[bandit]];
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <path d="M-30-4H24L42 4 24 12H-30L-23 4Z" fill={hex} stroke="#f7f1e3" stroke-width="6" stroke-linejoin="round" />
      <path
        d="M-30-4H24L42 4 24 12H-30L-23 4Z"
        fill={`url(#${patternId(BANDIT_COLOUR[bandit])})`}
        stroke="#2a1c12"
        stroke-width="2.600"
        stroke-linejoin="round"
      />
      <path d="M21-1L35 4 21 9Z" fill="#f7f1e3" stroke="#2a1c12" stroke-width="1.600" stroke-linejoin="round" />
    </svg>
  );
}

export function Coin({ class: more }: { class: string }) {
  return (
    <svg class={more} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10" fill="#f6c848" stroke="#2a1c12" stroke-width="2.200" />
      <circle cx="12" cy="12" r="7" fill="none" stroke="#a06c12" stroke-width="1.200" stroke-dasharray="2 1.600" />
      <path
        d="M15 9q-.5-2-3-2t-3 2.200q0 2 3 2.600t3 2.800q0 2.400-3 2.400t-3.200-2.200M12 5v14"
        fill="none"
        stroke="#2a1c12"
        stroke-width="1.800"
        stroke-linecap="round"
      />
    </svg>
  );
}

export function HorseArt() {
  const { x, y, width, height } = BASE;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <g transform="translate(0 6) scale(1.3)" stroke="#2a1c12" stroke-width="2.200" stroke-linejoin="round">
        <path
          d="M-44-22q6-16 30-15l22 1q9-2 13-12l6-13 4-5 2 6 12 9 2 6-8 3-7-1-6 16q-2 10-7 14l8 13-5 6-11-17-10-1-4 17h-6l1-19-22-1-12 15-7-1 8-17q-4-4-3-10l-8 10q-2-6 8-20Z"
          fill="#7a4a24"
        />
        <path d="M18-47q-2-10 9-16q-4 10 0 16q-5 4-9 0Z" fill="#2a1c12" />
        <path d="M-14-38q10-5 20 0v8h-20Z" fill="#b23a22" />
      </g>
    </svg>
  );
}

export function StarMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M12 1.500l3 7 7.500.7-5.700 5 1.700 7.300-6.500-3.900-6.500 3.900 1.700-7.300-5.700-5 7.500-.7Z"
        fill="#f6c848"
        stroke="#2a1c12"
        stroke-width="1.800"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** A puff of smoke as a knife cuts it: a few round strokes. */
export function Puff() {
  return (
    <span>
      <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
        <path
          d="M14 48Q3 47 4 37 4 29 11 27 8 15 19 12 27 10 31 15 37 6 47 11 55 16 51 26 59 30 56 40 53 48 44 47 38 55 29 51 20 54 14 48Z"
          fill="var(--puff)"
          stroke="#2a1c12"
          stroke-opacity=".8"
          stroke-width="2.200"
          stroke-linejoin="round"
        />
        <path
          d="M14 48Q8 45 9 38 16 46 25 41 31 47 39 42 47 45 52 37 52 47 44 47 38 55 29 51 20 54 14 48Z"
          fill="var(--puff-shade)"
        />
        <path
          d="M20 24Q20 18 26 18M40 18Q46 18 46 24"
          fill="none"
          stroke="#2a1c12"
          stroke-opacity=".6"
          stroke-width="2"
          stroke-linecap="round"
        />
      </svg>
    </span>
  );
}
