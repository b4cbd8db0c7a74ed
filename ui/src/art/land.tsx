import type { ComponentChildren } from "preact";
import { lazy } from "../lazy.tsx";
import { useMemo } from "preact/hooks";
import css from "./land.module.css";
import { cactus, mesas, poles, scatter, sleepers } from "./land-shapes.ts";
import { useJoke } from "./jokes.ts";
import { useLively } from "../motion/pace.ts";
import type { PasserBy as Passing } from "./passer-by.tsx";

// The first one passes after a minute, so its code is fetched then.
const PasserBy = lazy<Parameters<typeof Passing>[0]>(() =>
  import("./passer-by.tsx").then(
    (m) => m.PasserBy,
    () => () => <></>,
  ),
);

const TILE = 1920;
const HIGH = 320;

function shapes(seed: string) {
  const random = scatter(seed);
  const plants = Array.from({ length: 7 }, () => random() * (TILE - 80) + 40)
    .map((x) => cactus(x, 296 + random() * 6, 26 + random() * 34))
    .join("");
  return {
    sunAt: 12 + random() * 70,
    far: mesas(random, { width: TILE, base: 236, tall: 190, gap: 120 }),
    near: mesas(random, { width: TILE, base: 276, tall: 84, gap: 300 }),
    poles: poles({ width: TILE, base: 296, tall: 150 }),
    plants,
  };
}

/** The part of the height (320) that a strip fills: moving layers cost by their size. */
const SPANS = { mesa: [40, 284], poles: [140, 304], track: [300, 320] } as const;

/** A strip, drawn twice, that slides by half its width in a loop. */
function Strip({ name, children }: { name: keyof typeof SPANS; children: ComponentChildren }) {
  const [top, bottom] = SPANS[name];
  return (
    <svg
      class={`${css["strip"]} ${css[name]}`}
      style={{ top: `${(top / HIGH) * 100}%`, height: `${((bottom - top) / HIGH) * 100}%` }}
      viewBox={`0 ${top} ${TILE * 2} ${bottom - top}`}
      preserveAspectRatio="none"
    >
      <g>{children}</g>
      <g transform={`translate(${TILE} 0)`}>{children}</g>
    </svg>
  );
}

export interface LandProps {
  /** Each table has its own landscape. */
  seed: string;
  /** 0: day, at the start of the game; 1: dusk, at its end. */
  progress: number;
  /** Whether the train moves. In hidden tabs or with reduced motion scenery always stands still. */
  rolling: boolean;
}

/** The landscape behind a train that heads right: sky, mesas, poles, ballast. Fills its box; decoration only. */
export function Land({ seed, progress, rolling }: LandProps) {
  const land = useMemo(() => shapes(seed), [seed]);
  const lively = useLively();
  const { joke, over } = useJoke(rolling && lively);
  return (
    <div
      class={css["land"]}
      data-rolling={rolling && lively}
      style={{ "--p": progress.toFixed(3), "--sun": `${land.sunAt.toFixed(0)}%` }}
      aria-hidden="true"
    >
      <div class={css["sun"]} />
      <Strip name="mesa">
        <g class={css["far"]}>
          <path d={land.far.body} />
          <path class={css["shade"]} d={land.far.shade} />
          <path class={css["lit"]} d={land.far.light} />
          <path class={css["cut"]} d={land.far.lines} />
        </g>
      </Strip>
      <Strip name="poles">
        <g class={css["near"]}>
          <path d={land.near.body} />
          <path class={css["shade"]} d={land.near.shade} />
          <path class={css["cut"]} d={land.near.lines} />
        </g>
        <path class={css["soil"]} d={`M-2 292H${TILE + 2}V700H-2Z${land.plants}${land.poles.posts}`} />
        <path class={css["wire"]} d={land.poles.wires} />
      </Strip>
      <Strip name="track">
        <path class={css["ballast"]} d={`M-2 300H${TILE + 2}V700H-2Z`} />
        <path class={css["sleepers"]} d={sleepers(TILE, 303, 6)} />
        <path class={css["rail"]} d={`M-2 302H${TILE + 2}`} />
      </Strip>
      {joke !== null && <PasserBy joke={joke} over={over} />}
    </div>
  );
}
