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

/** One sign for each thing one can do, strokes in a box of 24. */
const PATHS: Readonly<Record<string, string>> = {
  ride: "M6 21V15Q2 8 6 5Q9 2 12 2T18 5Q22 8 18 15V21M6 21H9V16Q6 9 9 7Q12 5 15 7Q18 9 15 16V21H18",
  loot: "M9 3H15L13 8Q20 11 20 16Q20 21 12 21T4 16Q4 11 11 8ZM9 8H15",
  drop: "M12 2V12M8 8L12 12L16 8M4 14V21H20V14",
  flip: "M4 21L12 12V3M12 12L20 21M9 6L12 3L15 6",
  trade: "M3 8H19M15 4L19 8L15 12M21 16H5M9 12L5 16L9 20",
  bullet: "M12 2Q16 6 16 11V20H8V11Q8 6 12 2ZM8 12H16M7 20H17V22H7Z",
  quick: "M12 2Q16 6 16 11V20H8V11Q8 6 12 2ZM8 12H16M2 9H5M2 13H5M2 17H5",
  shoot: "M2 7H19L21 9V11H13L12 14H9L7 20H3L5 12H2ZM22 4L20 6M23 8H21",
  draw: "M5 3H15V17H5ZM10 7V10M12 20H19V8M9 12H11L12 15H8Z",
  escape: "M6 11V7Q6 2 11 2T16 6M4 11H18V21H4ZM11 14V18M20 6L23 3",
  mount: "M4 20Q4 12 12 12T20 20M12 12V3M8 7L12 3L16 7",
  dismount: "M4 20Q4 12 12 12T20 20M12 3V10M8 6L12 10L16 6",
  jump: "M3 20H9V14H3ZM6 12Q8 3 16 6M12 4L17 6L14 10M14 20Q15 14 21 14",
  dash: "M3 12H12M8 7L13 12L8 17M12 12H21M16 7L21 12L16 17",
  set: "M3 6H12V19H3ZM9 3H18V16H12M20 7V13M17 10H23",
  straight: "M3 14H8V21H3ZM9 9H14V16H9ZM15 4H20V11H15",
  nudge: "M12 2L14.500 8.500L21 9L16 13L18 20L12 16L6 20L8 13L3 9L9.500 8.500Z",
  take: "M4 13L9 18L20 6",
  play: "M4 13L9 18L20 6",
  accept: "M4 13L9 18L20 6",
  propose: "M3 12H18M13 6L19 12L13 18",
  grant: "M4 13L9 18L20 6",
  ask: "M8 8Q8 4 12 4T16 8Q16 11 12 12V15M12 19V20",
  "long-way": "M3 20Q3 6 9 6T13 13Q13 20 17 20T21 12V4M18 7L21 4L23 7",
  decline: "M5 5L19 19M19 5L5 19",
  pass: "M5 5L19 19M19 5L5 19",
  done: "M5 22V3H19L15 8L19 13H5",
  space: "M12 22Q5 13 5 9Q5 2 12 2T19 9Q19 13 12 22ZM12 7V11",
  section: "M3 6H21V17H3ZM7 20H8M16 20H17M3 11H21",
};

export function StepIcon({ name }: { name: string }) {
  const d = PATHS[name];
  if (d === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" />
    </svg>
  );
}
