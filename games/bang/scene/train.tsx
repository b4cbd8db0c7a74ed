import {
  NAME,
  STATION_IDS,
  type BangTypes,
  type Cost,
  type Piece,
  type RailcarId,
  type TrainView,
} from "../engine/page.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { transformOf, usePlacement } from "@trestle/ui/motion/tween.ts";
import type { BoardProps } from "@trestle/ui/scene.ts";
import { LocomotiveArt, RailcarArt } from "./art/railcars.tsx";
import { PriceMark, StationArt, costOf } from "./art/stations.tsx";
import { aboutFace, aboutPiece, faces, game, priceSaid, text } from "./names.ts";
import { previewOf } from "./preview.ts";
import type { BangPicture, TrainPicture } from "./picture.ts";
import css from "./train.module.css";

type Props = BoardProps<BangTypes, BangPicture>;

/** Cars wait in a yard left of the first station before the train has moved. */
const YARD = 3;
/** Below this the longer names take two lines. */
const TIGHT = 104;
const MIN = { wide: 84, narrow: 92 } as const;

/** The line with its prices, and under it the train: what stands under a station can be taken there. */
export function TrainStrip(props: Props) {
  const { picture, width } = props;
  const { train } = picture;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(900);
  useLayoutEffect(() => {
    const el = box.current;
    if (el === null) return;
    const watch = new ResizeObserver(() => setRoom(el.clientWidth));
    watch.observe(el);
    setRoom(el.clientWidth);
    return () => watch.disconnect();
  }, []);
  const columns = YARD + (train?.stations.length ?? 0) + 1;
  const pitch = Math.max(MIN[width], (room - 12) / columns);
  const after = train === null ? null : wouldStand(props, train);
  const at = after?.pos ?? train?.pos ?? 0;
  useEffect(() => {
    // What stands under a station is in the middle, wherever the train is, or would be.
    const to = (YARD + at - 1) * pitch - room / 2;
    box.current?.scrollTo({ left: Math.max(0, to), behavior: props.reducedMotion ? "auto" : "smooth" });
  }, [at, pitch, room]);
  if (train === null) return null;
  return (
    <div
      class={`${css.strip} ${after === null ? "" : css.moving}`}
      data-tight={pitch < TIGHT}
      ref={box}
      role="group"
      aria-label={text().line}
      tabIndex={0}
      data-anchor="train"
    >
      <div class={css.line} style={{ inlineSize: columns * pitch, "--pitch": `${pitch}px` }}>
        <ol class={css.stations}>
          {train.stations.map((station, i) => (
            <Station key={`${station}`} {...props} station={station} at={i} />
          ))}
          <li class={`${css.station} ${css.end}`} style={{ left: (YARD + train.stations.length) * pitch }}>
            <b>{text().endOfLine}</b>
            <span class={css.what}>{text().effect[train.side]}</span>
          </li>
        </ol>
        <div class={css.rails} />
        {train.cars.map((car, k) => (
          <Car key={car} {...props} car={car} column={YARD + train.pos - 1 - k} pitch={pitch} />
        ))}
        <Locomotive {...props} train={train} pitch={pitch} />
        {after !== null && <Ghosts after={after} pitch={pitch} />}
      </div>
    </div>
  );
}

function Station({ picture, view, station, at }: Props & { station: number; at: number }) {
  const id = STATION_IDS[station]!;
  const custom = view.config.customStation;
  const cost = costOf(id, custom);
  const { train } = picture;
  const car = train === null ? undefined : train.cars[train.pos - 1 - at];
  return (
    <li
      class={`${css.station} ${car === undefined ? "" : css.paired}`}
      style={{ left: `calc(${YARD + at} * var(--pitch))` }}
      title={game().stationPrice(station, custom)}
    >
      <b>{game().stationName(station)}</b>
      <StationArt id={id} width={46} />
      <span class={css.price}>
        <span aria-hidden="true" class={css.mark}>
          <PriceMark cost={cost} words={faces()} size={18} />
        </span>
        <span class={seen(cost) ? "unseen" : css.words}>{priceSaid(station, custom)}</span>
      </span>
    </li>
  );
}

/** The picture of the price says it all. */
function seen(cost: Cost | null): boolean {
  return cost !== null && (cost.t === "rank" || (cost.t === "name" && cost.names.length > 1));
}

/** Where a car stands, in words. */
function stationOf(train: TrainPicture, column: number): string | null {
  const station = train.stations[column - YARD];
  return station === undefined ? null : game().stationName(station);
}

interface CarProps extends Props {
  car: Piece;
  column: number;
  pitch: number;
}
function Car({ car, column, pitch, picture, ms, reducedMotion, lit, picks, touch, pointed }: CarProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const place = { x: column * pitch, y: 0 };
  usePlacement(ref, place, ms, { reduced: reducedMotion });
  const key = `card:${car}`;
  const look = [css.car, lit.has(key) ? css.lit : "", picks.includes(key) ? css.picked : ""];
  if (pointed.has(key)) look.push(css.pointed);
  return (
    <button
      ref={ref}
      type="button"
      class={look.join(" ")}
      style={{ transform: transformOf(place) }}
      data-key={key}
      data-piece={car}
      aria-disabled={!lit.has(key)}
      title={aboutPiece(car)}
      onClick={() => touch(key)}
    >
      <RailcarArt id={NAME[car] as RailcarId} />
      <span aria-hidden="true">{game().plainName(car)}</span>
      <span class="unseen">{text().carAt(game().pieceName(car), stationOf(picture.train!, column))}</span>
    </button>
  );
}

function Locomotive({
  picture,
  train,
  pitch,
  ms,
  reducedMotion,
  lit,
  picks,
  touch,
  pointed,
}: Props & { train: TrainPicture; pitch: number }) {
  const ref = useRef<HTMLButtonElement>(null);
  const place = { x: (YARD + train.pos) * pitch, y: 0 };
  usePlacement(ref, place, ms, { reduced: reducedMotion });
  const key = "locomotive";
  const look = [css.car, css.loco, lit.has(key) ? css.lit : "", picks.includes(key) ? css.picked : ""];
  if (pointed.has(key)) look.push(css.pointed);
  const where = stationOf(train, YARD + train.pos) ?? text().endOfLine;
  return (
    <button
      ref={ref}
      type="button"
      class={look.join(" ")}
      style={{ transform: transformOf(place) }}
      data-key={key}
      data-anchor="locomotive"
      aria-disabled={!lit.has(key)}
      title={aboutFace(train.side)?.text}
      onClick={() => touch(key)}
    >
      <LocomotiveArt id={train.side} />
      <span aria-hidden="true">{game().faceName(train.side)}</span>
      <span class="unseen">{text().locomotive(game().faceName(picture.train!.side), where)}</span>
    </button>
  );
}

/** The train after the move being picked, as the engine says it; null: it would stay as it is. */
function wouldStand({ picks, rehearsal }: Props, train: TrainPicture): TrainView | null {
  const after = previewOf(picks, rehearsal)?.train ?? null;
  const same = after !== null && after.pos === train.pos && after.cars.join() === train.cars.join();
  return same ? null : after;
}

/** Where every car would stand; what stands there now has faded meanwhile. */
function Ghosts({ after, pitch }: { after: TrainView; pitch: number }) {
  return (
    <div aria-hidden="true">
      {after.cars.map((car, k) => (
        <span
          key={car}
          class={`${css.car} ${css.would}`}
          style={{ transform: transformOf({ x: (YARD + after.pos - 1 - k) * pitch, y: 0 }) }}
        >
          <RailcarArt id={NAME[car] as RailcarId} />
          <span>{game().plainName(car)}</span>
        </span>
      ))}
      <span
        class={`${css.car} ${css.loco} ${css.would}`}
        style={{ transform: transformOf({ x: (YARD + after.pos) * pitch, y: 0 }) }}
      >
        <LocomotiveArt id={after.side} />
        <span>{game().faceName(after.side)}</span>
      </span>
    </div>
  );
}
