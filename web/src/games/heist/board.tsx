import type { HeistTypes } from "@trestle/heist";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { PlayerPatterns } from "../../stage/player-mark.tsx";
import type { BoardProps } from "../scene.ts";
import { AheadList } from "./ahead-list.tsx";
import { boardText } from "./board-words.ts";
import css from "./board.module.css";
import { Gauges, Telegraph } from "./gauges.tsx";
import { layout, worldOf } from "./layout.ts";
import { MapDefs } from "./map-ground.tsx";
import type { HeistPicture } from "./picture.ts";
import { Roster } from "./roster.tsx";
import { Sheet } from "./sheet.tsx";
import { useShows } from "./shows.ts";
import { TrainStrip } from "./train-strip.tsx";
import { Viewport } from "./viewport.tsx";

type Props = BoardProps<HeistTypes, HeistPicture>;

/** Map and train as one sheet beside the gauges; on a small screen one of them at a time. */
export function Board(props: Props) {
  const { picture, view, event, names, me } = props;
  const text = boardText();
  const world = worldOf(picture.edition);
  const at = useMemo(() => layout(picture, world), [picture, world]);
  const [looked, setLooked] = useState<number | null>(null);
  const [part, setPart] = useFollowed(props);
  const [ref, shape] = useShape(props.width);
  const touching = { lit: props.lit, picks: props.picks, pointed: props.pointed, touch: props.touch };
  const shows = useShows(event !== null && props.ms > 0);
  const sheet = (
    <Sheet {...props} shows={shows} world={world} at={at} looked={looked} onLook={setLooked} touching={touching} />
  );
  const side = (
    <>
      <Gauges picture={picture} />
      <Telegraph view={view} picture={picture} />
      <AheadList view={view} names={names} />
      <Roster picture={picture} view={view} names={names} me={me} {...touching} />
    </>
  );
  const look = (n: number): void => {
    setLooked(n);
    setPart("train");
  };
  return (
    <section
      class={`${css.board} ${css[shape]}`}
      aria-label={text.board}
      ref={ref}
      data-captions={shape === "wide" ? "bar" : part === "train" ? "high" : "above"}
    >
      <svg class={css.defs} aria-hidden="true" focusable="false">
        <defs>
          <PlayerPatterns />
          <MapDefs />
        </defs>
      </svg>
      {shape === "wide" ? (
        <>
          <Viewport world={world} part="both" focus={null}>
            {sheet}
          </Viewport>
          <div class={css.side} tabIndex={0} role="group" aria-label={text.gauges}>
            {side}
          </div>
        </>
      ) : (
        <>
          {part === "gang" ? (
            <div class={css.side} tabIndex={0} role="group" aria-label={text.gauges}>
              {side}
            </div>
          ) : (
            <Viewport world={world} part={part} focus={focusOf(props, at)} below={shape === "tall"}>
              {sheet}
            </Viewport>
          )}
          {part === "map" && shape === "tall" && (
            <TrainStrip picture={picture} world={world} looked={looked} onLook={look} />
          )}
          {part === "train" && shape === "tall" && (
            <div class={css.below}>
              <Telegraph view={view} picture={picture} />
              <AheadList view={view} names={names} />
              <div class={css.spare}>
                <Gauges picture={picture} />
              </div>
            </div>
          )}
          <Segments part={part} onPart={setPart} />
        </>
      )}
      {event !== null && shows !== null && <shows.EventCard picture={picture} />}
    </section>
  );
}

/** Below so many pixels both maps at once are too small to be touched. */
const LOW = 300;

/** A lying phone has room for one map and the buttons beside it. */
function useShape(width: Props["width"]): [RefObject<HTMLElement>, "wide" | "tall" | "low"] {
  const ref = useRef<HTMLElement>(null);
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const el = ref.current;
    if (el === null) return;
    const measure = (): void => setLow(el.clientHeight > 0 && el.clientHeight < LOW);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, []);
  if (width === "narrow") return [ref, "tall"];
  return [ref, low ? "low" : "wide"];
}

const PARTS = ["map", "train", "gang"] as const;
type Shown = (typeof PARTS)[number];

function Segments({ part, onPart }: { part: Shown; onPart: (part: Shown) => void }) {
  const text = boardText();
  const labels = { map: text.map, train: text.train, gang: text.gang };
  return (
    <div class={css.segments} role="group" aria-label={text.views}>
      {PARTS.map((id) => (
        <button key={id} type="button" aria-pressed={part === id} onClick={() => onPart(id)}>
          {labels[id]}
        </button>
      ))}
    </div>
  );
}

/** A small screen turns to the map where something can be picked or happens; whoever looks elsewhere may stay there. */
function useFollowed({ picture, lit, event, decision }: Props): [Shown, (part: Shown) => void] {
  const active = picture.cowboys[picture.active];
  const { train } = worldOf(picture.edition).box;
  const aboard = active !== undefined && train.has(active.at);
  const [part, setPart] = useState<Shown>(aboard ? "train" : "map");
  useEffect(() => setPart(aboard ? "train" : "map"), [aboard, picture.active]);
  useEffect(() => {
    const keys = [...lit].filter((key) => key.startsWith("space:") || key.startsWith("square:"));
    if (keys.length === 0) return;
    const inside = (key: string): boolean => key.startsWith("square:") || train.has(key.slice("space:".length));
    if (keys.every(inside)) setPart("train");
    else if (!keys.some(inside)) setPart("map");
  }, [lit, decision?.id]);
  useEffect(() => {
    if (event?.t === "rolled" || event?.t === "flipped") setPart("map");
    if (event?.t === "sheriff-moved" || event?.t === "arrested") setPart("train");
  }, [event]);
  return [part, setPart];
}

/** What a small screen keeps in its middle: whoever acts, or the engine while it rolls. */
function focusOf({ picture, event }: Props, at: ReturnType<typeof layout>): { x: number; y: number } | null {
  return event?.t === "rolled" ? (at.cars[0] ?? null) : (at.cowboys[picture.active] ?? null);
}
