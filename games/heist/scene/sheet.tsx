import type { HeistTypes } from "../engine/page.ts";
import type { BoardProps } from "@trestle/ui/scene.ts";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Ghosts, previewOf, Route } from "./ghosts.tsx";
import { MapGround, TrainGround } from "./ground.tsx";
import type { Touching } from "./keys.ts";
import type { Layout, World } from "./layout.ts";
import { MapSpaces, NextStops, Switches, Towns } from "./map.tsx";
import type { HeistPicture } from "./picture.ts";
import { CarPiece, CowboyPiece, HorsePiece, SheriffPiece } from "./pieces.tsx";
import css from "./sheet.module.css";
import { Chances, Nudges, TrainSpaces } from "./train.tsx";
import { boardText } from "./words.ts";

type Part = "both" | "map" | "train";

interface Props extends BoardProps<HeistTypes, HeistPicture> {
  world: World;
  at: Layout;
  looked: number | null;
  onLook: (section: number) => void;
  touching: Touching;
  shows: Shows | null;
}

/** Everything that lies on the two maps, from the ground up. */
export function Sheet(props: Props) {
  const { world, at, picture, view, event, ms, me, looked, onLook, touching, shows } = props;
  const common = { world, picture, event, ms, reduced: props.reducedMotion, ...touching };
  const ground = { world, picture, ...touching };
  const calm = event === null && picture.outcome === null;
  const preview = calm ? previewOf(picture, props.rehearsal) : null;
  return (
    <>
      <MapGround world={world} edition={world.box.edition} />
      <MapSpaces {...ground} />
      <TrainGround world={world} />
      <TrainSpaces {...ground} looked={looked} onLook={onLook} />
      <Towns {...ground} />
      {at.cars.map((spot, i) => (
        <CarPiece key={i} {...common} at={spot} n={i + 1} looked={looked === i + 1} onLook={onLook} />
      ))}
      <Switches {...ground} />
      {calm && (
        <NextStops
          world={world}
          view={view}
          forecast={preview?.forecast ?? view.forecast}
          label={boardText().next(view.speed)}
        />
      )}
      {calm && <Chances world={world} cars={view.train} />}
      {at.horses.map((spot, h) => (
        <HorsePiece key={h} {...common} at={spot} n={h} />
      ))}
      <SheriffPiece {...common} at={at.sheriff} />
      {at.cowboys.map((spot, i) => (
        <CowboyPiece key={i} {...common} at={spot} n={i} mine={me !== null && picture.cowboys[i]!.seat === me} />
      ))}
      <Route world={world} pointed={touching.pointed} />
      {preview !== null && <Ghosts world={world} at={at} preview={preview} />}
      {shows !== null && event !== null && ms > 0 && (
        <shows.Deeds
          key={event}
          event={event}
          world={world}
          at={at}
          picture={picture}
          ms={ms}
          reduced={common.reduced}
        />
      )}
      <Nudges {...touching} world={world} view={view} at={at.sheriff} />
    </>
  );
}

interface ViewportProps {
  world: World;
  part: Part;
  /** What stays in the middle when it does not all fit. */
  focus: { x: number; y: number } | null;
  /** Something else stands below it: no higher than it needs to be. */
  below?: boolean;
  children: ComponentChildren;
}

/** What is looked at lies against the other part of the sheet, so that nothing of that comes into sight. */
const ALIGN = { both: "xMidYMid", map: "xMidYMax", train: "xMidYMin" } as const;
/** Pixels from side to side of the whole sheet when it is near: a track space is a finger wide then. */
const NEAR = 850;

/** The sheet, or the part of it that is looked at; a small screen has two steps of nearness and is moved by a finger. */
export function Viewport({ world, part, focus, below = false, children }: ViewportProps) {
  const text = boardText();
  const [near, setNear] = useState(true);
  const pane = useRef<HTMLDivElement>(null);
  const frame =
    part === "map"
      ? world.map
      : part === "train"
        ? world.train
        : { x: 0, y: 0, width: world.width, height: world.height };
  const zoomed = part !== "both" && near;
  useLayoutEffect(() => {
    const el = pane.current;
    if (el === null || !zoomed || focus === null) return;
    const unit = el.scrollWidth / frame.width;
    el.scrollTo({
      left: (focus.x - frame.x) * unit - el.clientWidth / 2,
      top: (focus.y - frame.y) * unit - el.clientHeight / 2,
    });
  }, [focus?.x, focus?.y, zoomed, part]);
  return (
    <div class={`${css.viewport} ${part === "train" && below ? css.short : ""}`}>
      <div
        class={`${css.pane} ${zoomed ? css.near : ""}`}
        ref={pane}
        {...(zoomed ? { tabIndex: 0, role: "group", "aria-label": part === "map" ? text.map : text.train } : {})}
      >
        <svg
          class={css.sheet}
          style={
            zoomed ? { inlineSize: `max(100%, ${NEAR}px)`, aspectRatio: `${frame.width} / ${frame.height}` } : undefined
          }
          preserveAspectRatio={ALIGN[part]}
          viewBox={`${frame.x - 4} ${frame.y - 4} ${frame.width + 8} ${frame.height + 8}`}
          aria-hidden="true"
          focusable="false"
        >
          {children}
        </svg>
      </div>
      {part !== "both" && (
        <button type="button" class={css.zoom} onClick={() => setNear((old) => !old)}>
          {near ? (part === "map" ? text.whole : text.wholeTrain) : text.nearer}
        </button>
      )}
    </div>
  );
}

const fetchShows = () => import("./later/deeds.tsx").then((m) => m.shows);
export type Shows = Awaited<ReturnType<typeof fetchShows>>;

let kept: Shows | null = null;

/** Drawings of what happens come with the first thing that happens: a first choice does not wait for them. */
export function useShows(wanted: boolean): Shows | null {
  const [shows, setShows] = useState(kept);
  useEffect(() => {
    if (!wanted || kept !== null) return;
    fetchShows().then(
      (fetched) => setShows((kept = fetched)),
      () => undefined,
    );
  }, [wanted]);
  return shows;
}
