import type { HeistTypes } from "../engine/page.ts";
import { PlayerPatterns } from "@trestle/ui/art/player-mark.tsx";
import { useMedia } from "@trestle/ui/motion/use-media.ts";
import type { BoardProps } from "@trestle/ui/scene.ts";
import { useEffect, useMemo, useState } from "preact/hooks";
import { coatOf } from "./art/cars.tsx";
import css from "./board.module.css";
import { AheadList, Gauges, Telegraph } from "./gauges.tsx";
import { MapDefs } from "./ground.tsx";
import { layout, type World, worldOf } from "./layout.ts";
import type { HeistPicture } from "./picture.ts";
import { Roster } from "./roster.tsx";
import { Sheet, useShows, Viewport } from "./sheet.tsx";
import { boardText } from "./words.ts";

type Props = BoardProps<HeistTypes, HeistPicture>;

/** Map and train as one sheet beside the gauges; on a small screen one of them at a time. */
export function Board(props: Props) {
  const { picture, view, event, names, me } = props;
  const text = boardText();
  const world = worldOf(picture.edition);
  const at = useMemo(() => layout(picture, world), [picture, world]);
  const [looked, setLooked] = useState<number | null>(null);
  const [wanted, setPart] = useFollowed(props);
  const shape = useShape(props.width);
  // Whoever made the window larger may still want the gang, which stands beside the map there.
  const part = shape === "split" && wanted === "gang" ? "map" : wanted;
  const touching = { lit: props.lit, picks: props.picks, pointed: props.pointed, touch: props.touch };
  const shows = useShows(event !== null && props.ms > 0);
  const sheet = (
    <Sheet {...props} shows={shows} world={world} at={at} looked={looked} onLook={setLooked} touching={touching} />
  );
  const gauges = (
    <div class={css.side} tabIndex={0} role="group" aria-label={text.gauges}>
      <Gauges picture={picture} />
      <Telegraph view={view} picture={picture} />
      <AheadList view={view} names={names} />
      <Roster picture={picture} view={view} names={names} me={me} {...touching} />
    </div>
  );
  const look = (n: number): void => {
    setLooked(n);
    setPart("train");
  };
  return (
    <section
      class={`${css.board} ${css[shape]}`}
      aria-label={text.board}
      data-captions={shape === "wide" || shape === "split" ? "bar" : part === "train" ? "high" : "above"}
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
          {gauges}
        </>
      ) : (
        <>
          {part === "gang" ? (
            gauges
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
          <Segments parts={shape === "split" ? MAPS : PARTS} part={part} onPart={setPart} />
          {shape === "split" && gauges}
        </>
      )}
      {event !== null && shows !== null && <shows.EventCard picture={picture} />}
    </section>
  );
}

/**
 * A low window has room for one map at a time; a desk has the gauges beside it, a lying phone has not. The window decides,
 * never what is left of it: choices and notices come and go, and a board that changed with them would change under the
 * hand.
 */
function useShape(width: Props["width"]): "wide" | "split" | "tall" | "low" {
  const low = useMedia("(max-height: 44rem)");
  const desk = useMedia("(min-width: 64rem)");
  if (width === "narrow") return "tall";
  return !low ? "wide" : desk ? "split" : "low";
}

const MAPS = ["map", "train"] as const;
const PARTS = [...MAPS, "gang"] as const;
type Shown = (typeof PARTS)[number];

interface SegmentsProps {
  parts: readonly Shown[];
  part: Shown;
  onPart: (part: Shown) => void;
}

function Segments({ parts, part, onPart }: SegmentsProps) {
  const text = boardText();
  const labels = { map: text.map, train: text.train, gang: text.gang };
  return (
    <div class={css.segments} role="group" aria-label={text.views}>
      {parts.map((id) => (
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

interface StripProps {
  picture: HeistPicture;
  world: World;
  looked: number | null;
  onLook: (section: number) => void;
}

/** The whole train in small: a touch turns to the section. */
function TrainStrip({ picture, world, looked, onLook }: StripProps) {
  const text = boardText();
  const { trainMap } = world.box.edition;
  const sectionOf = (space: string): number => world.box.train.get(space)?.section ?? 0;
  return (
    <div class={css.strip} role="group" aria-label={text.train}>
      {trainMap.sections.map((s, i) => {
        const people = picture.cowboys.filter((c) => sectionOf(c.at) === i + 1).length;
        const sheriff = sectionOf(picture.sheriff) === i + 1;
        const tone = i === 0 ? "#3a4656" : s.car === null ? "#4a4038" : coatOf(i - 2);
        return (
          <button
            key={s.name}
            type="button"
            class={looked === i + 1 ? css.looked : ""}
            style={{ background: tone }}
            onClick={() => onLook(i + 1)}
          >
            <span class="unseen">{text.lookAt(s.name)} </span>
            {s.car ?? i + 1}
            <span aria-hidden="true">
              {"●".repeat(people)}
              {sheriff ? "★" : ""}
            </span>
          </button>
        );
      })}
    </div>
  );
}
