import { BONE, INK, LANTERN } from "@trestle/ui/art/palette.ts";

/** Small drawings of the map, each a group around (0, 0) unless it says otherwise. */
const CUT = { stroke: INK, "stroke-width": 2, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

const STAR = "M0-11L3.200-3.600 11-3.200 5 1.800 7 9.500 0 5.200-7 9.500-5 1.800-11-3.200-3.200-3.600Z";

export function StarArt({ kind }: { kind: "gold" | "silver" }) {
  return (
    <g {...CUT}>
      <path d={STAR} stroke={BONE} stroke-width="6" />
      <path d={STAR} fill={kind === "gold" ? "#f6c848" : "#eef1f4"} />
      {kind === "silver" && <path d="M0-5V4M-4-1H4" stroke-width="1.300" fill="none" />}
    </g>
  );
}

export function CactusArt() {
  return (
    <g {...CUT}>
      <path
        d="M-5 20V2Q-17 2-17-8V-14Q-17-18-13.500-18T-10-14V-8Q-10-5-5-5V-22Q-5-28 0-28T5-22V-1Q10-1 10-5V-10Q10-14 13.500-14T17-10V-5Q17 6 5 6V20Z"
        fill="#3f7d4a"
      />
      <path d="M0-22V16M-13.500-13V-8M13.500-9V-5" stroke-width="1.200" stroke={BONE} stroke-opacity=".7" fill="none" />
      <path d="M-14 21H14" />
    </g>
  );
}

/** A town: two houses and a water tank, its letter on the board. */
export function TownArt({ letter }: { letter: string }) {
  return (
    <g {...CUT}>
      <path d="M-34 18V-8L-20-21-6-8V18Z" fill="#b65a35" />
      <path d="M-38-5L-20-23-2-5" fill="none" stroke-width="3.400" />
      <path d="M-25 18V5H-15V18Z" fill={LANTERN} />
      <path d="M-6 18V-14H30V18Z" fill="#d9a15a" />
      <path d="M-9-26H33V-12H-9Z" fill="#7a4a24" />
      <path d="M0 18V4H8V18ZM15 12V3H24V12Z" fill={LANTERN} />
      <text x="12" y="-14.500" font-size="12" font-weight="700" text-anchor="middle" fill={BONE} stroke="none">
        {letter}
      </text>
      <path d="M-40 18H36" />
    </g>
  );
}

/** "Closed": a fence post with a board and an arrow. */
export function FenceArt() {
  return (
    <g {...CUT}>
      <path d="M-3-16H3V18H-3Z" fill="#7a4a24" />
      <path d="M-20-14H14L21-7 14 0H-20Z" fill={BONE} />
      <path d="M-13-11L-3-3M-3-11L-13-3" stroke="#8e1b1b" stroke-width="3" />
      <path d="M-22 8H22M-22 14H22" stroke-width="2.400" />
    </g>
  );
}

/** Looks to the right, hooves on y = 0. */
export function HorseArt({ lost = false }: { lost?: boolean }) {
  return (
    <g transform="scale(.62)" {...CUT} stroke-width="2.600" opacity={lost ? 0.4 : undefined}>
      <path
        d="M-44-22q6-16 30-15l22 1q9-2 13-12l6-13 4-5 2 6 12 9 2 6-8 3-7-1-6 16q-2 10-7 14l8 13-5 6-11-17-10-1-4 17h-6l1-19-22-1-12 15-7-1 8-17q-4-4-3-10l-8 10q-2-6 8-20Z"
        fill={BONE}
        stroke={BONE}
        stroke-width="7"
      />
      <path
        d="M-44-22q6-16 30-15l22 1q9-2 13-12l6-13 4-5 2 6 12 9 2 6-8 3-7-1-6 16q-2 10-7 14l8 13-5 6-11-17-10-1-4 17h-6l1-19-22-1-12 15-7-1 8-17q-4-4-3-10l-8 10q-2-6 8-20Z"
        fill="#7a4a24"
      />
      <path d="M18-47q-2-10 9-16q-4 10 0 16q-5 4-9 0Z" fill={INK} />
      <path d="M-14-38q10-5 20 0v8h-20Z" fill="#b23a22" />
    </g>
  );
}

/** He wears white; boots on y = 0, about 60 high. */
export function SheriffArt() {
  return (
    <g {...CUT}>
      <path
        d="M-11 0V-20L-15-34-9-43H9L15-34 11-20V0H2V-16H-2V0ZM-17-47H17L9-51V-58H-9V-51Z"
        fill={BONE}
        stroke={BONE}
        stroke-width="6"
      />
      <path d="M-11 0H-2V-18H2V0H11V-22H-11Z" fill="#3b4a66" />
      <path d="M-15-22L-14-38Q-9-43 0-43T14-38L15-22Z" fill="#f7f1e3" />
      <path d="M-3-43L0-30 3-43Z" fill="#8e1b1b" />
      <path d="M-7-50H7V-44Q0-38-7-44Z" fill="#d69b6a" />
      <path d="M-6-44Q0-47 6-44" fill="none" stroke-width="2.600" />
      <path d="M-17-49H17Q11-53 9-53V-60Q0-63-9-60V-53Q-11-53-17-49Z" fill="#fffdf5" />
      <path d={STAR} transform="translate(7 -32) scale(.55)" fill="#f6c848" stroke-width="2.600" />
    </g>
  );
}
