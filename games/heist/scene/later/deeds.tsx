import type { HeistEvent, Who } from "../../engine/page.ts";
import { BONE, INK, LANTERN } from "@trestle/ui/art/palette.ts";
import { type Placement, transformOf } from "@trestle/ui/motion/tween.ts";
import { useLayoutEffect, useRef } from "preact/hooks";
import { StarArt } from "../art/marks.tsx";
import { SUIT_PATHS, TileArt } from "../art/cards.tsx";
import { boxOf } from "../box.ts";
import { between, type Point } from "../geometry.ts";
import { type Layout, onTrain, type World } from "../layout.ts";
import type { HeistPicture } from "../picture.ts";
import { EventCard } from "./event-card.tsx";
import css from "./shows.module.css";

interface Props {
  event: HeistEvent;
  picture: HeistPicture;
  world: World;
  at: Layout;
  ms: number;
  reduced: boolean;
}

/** Tiles that fly, cards that are paid, bars that fall: what an event shows besides the pieces that it moves. */
function Deeds({ event, picture, world, at, ms, reduced }: Props) {
  return (
    <g class={css.deeds}>
      {deedsOf(event, picture, world, at).map((deed, i) => (
        <Moving
          key={i}
          frames={FRAMES[deed.t](deed.at, deed.t === "fly" ? deed.from : deed.at)}
          ms={ms}
          reduced={reduced}
        >
          <Drawn deed={deed} world={world} />
        </Moving>
      ))}
    </g>
  );
}

type Frame = Placement & { offset?: number };

/** The last but one is how it stands without motion. */
const FRAMES: Readonly<Record<Deed["t"], (at: Point, from: Point) => Frame[]>> = {
  fly: (at, from) => [
    { ...from, scale: 1 },
    { x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 - 36, scale: 1.9, offset: 0.5 },
    { ...at, scale: 0.8, offset: 0.9 },
    { ...at, scale: 0.5, alpha: 0 },
  ],
  paid: (at) => [
    { ...at, y: at.y + 30, scale: 0.6, alpha: 0 },
    { ...at, offset: 0.25 },
    { ...at, offset: 0.8 },
    { ...at, alpha: 0 },
  ],
  gain: (at) => [
    { ...at, scale: 0.4, alpha: 0 },
    { ...at, scale: 0.4, alpha: 0, offset: 0.4 },
    { ...at, scale: 1.4, offset: 0.7 },
    { ...at, scale: 1.2 },
  ],
  ring: (at) => [
    { ...at, scale: 2.4, alpha: 0 },
    { ...at, offset: 0.5 },
    { ...at, scale: 1.2, alpha: 0.9 },
  ],
  burst: (at) => [
    { ...at, scale: 0.3 },
    { ...at, scale: 1.3, offset: 0.4 },
    { ...at, scale: 1.5, alpha: 0 },
  ],
  star: (at) => [
    { ...at, scale: 4, alpha: 0 },
    { ...at, scale: 2, offset: 0.4 },
    { ...at, scale: 2, offset: 0.85 },
    { ...at, scale: 1, alpha: 0 },
  ],
  shut: (at) => [
    { ...at, y: at.y - 80, alpha: 0 },
    { ...at, y: at.y - 80, offset: 0.5 },
    { ...at, offset: 0.75 },
    { ...at },
  ],
  open: (at) => [{ ...at }, { ...at, y: at.y - 40, offset: 0.6 }, { ...at, y: at.y - 80, alpha: 0 }],
};

interface MovingProps {
  frames: Frame[];
  ms: number;
  reduced: boolean;
  children: preact.ComponentChildren;
}
function Moving({ frames, ms, reduced, children }: MovingProps) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (reduced) return;
    const keys = frames.map(({ offset, ...place }): Keyframe => {
      const frame = { transform: transformOf(place), opacity: place.alpha ?? 1 };
      return offset === undefined ? frame : { ...frame, offset };
    });
    ref.current?.animate(keys, { duration: ms, fill: "both", easing: "ease-out" });
  }, []);
  return (
    <g ref={ref} style={{ transform: transformOf(frames.at(-2)!) }}>
      {children}
    </g>
  );
}

const CUT = { stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round" } as const;

function Drawn({ deed, world }: { deed: Deed; world: World }) {
  switch (deed.t) {
    case "fly":
      return <TileArt needs={world.box.tiles.get(deed.tile)?.needs ?? null} />;
    case "paid":
      return <Paid cards={deed.cards} world={world} />;
    case "gain":
      return <text class={css.gain}>+{deed.n}</text>;
    case "ring":
      return <circle class={css.ring} r="34" />;
    case "star":
      return <StarArt kind="gold" />;
    case "burst":
      return <path {...CUT} fill={LANTERN} d="M0-36L9-14 32-22 18-2 36 14 12 12 4 36-8 14-32 24-18 4-36-8-13-12Z" />;
    case "shut":
    case "open":
      return (
        <g {...CUT} fill="#59607a">
          <path d="M-30-72H-24V4H-30ZM-12-72H-6V4H-12ZM6-72H12V4H6ZM24-72H30V4H24Z" />
          <path d="M-36-78H36V-68H-36ZM-36 0H36V8H-36Z" />
        </g>
      );
  }
}

function Paid({ cards, world }: { cards: readonly string[]; world: World }) {
  return cards.map((id, i) => {
    const { suit = null, number = null } = world.box.cards.get(id) ?? {};
    return (
      <g key={i} transform={`translate(${(i - (cards.length - 1) / 2) * 30} 0)`}>
        <path {...CUT} fill={BONE} d="M-13-19H13V19H-13Z" />
        {suit !== null && <path transform="translate(-9 -17) scale(.75)" d={SUIT_PATHS[suit]} fill-rule="evenodd" />}
        <text class={css.figure} y={suit === null ? 6 : 16}>
          {number ?? "W"}
        </text>
      </g>
    );
  });
}

/** All that is fetched together, once something happens. */
export const shows = { Deeds, EventCard };

/** What can be seen of an event besides the pieces that it moves. */
export type Deed =
  | { t: "fly"; tile: string; from: Point; at: Point }
  | { t: "paid"; cards: readonly string[]; at: Point }
  | { t: "gain"; n: number; at: Point }
  | { t: "ring" | "burst" | "star" | "shut" | "open"; at: Point };

/** Above somebody's hat, or as far up as the map goes. */
const above = ({ x, y }: Point): Point => ({ x, y: Math.max(24, y - 92) });
/** Beside the houses of a town, on the side that lies on the map. */
const beside = ({ x, y }: Point): Point => ({ x, y: y < 100 ? y + 44 : y - 40 });
/** Where somebody carries what they took. */
const held = ({ x, y }: Point): Point => ({ x: x + 16, y: y - 10 });

/** After the event has been carried out in the picture. */
export function deedsOf(e: HeistEvent, p: HeistPicture, world: World, at: Layout): Deed[] {
  const { edition } = boxOf(p.edition);
  const of = (who: Who): Point => at.cowboys[who.cowboy]!;
  const town = (letter: string): Point => world.place(p.towns.find((t) => t.town === letter)!.space);
  const square = (id: string): Point => {
    const { x, y } = edition.trainMap.lootSquares.find((q) => q.id === id)!;
    return onTrain(world, x, y);
  };
  const cell = world.place(edition.trainMap.spaces.find((s) => s.kind === "jail")!.id);
  const jail = { x: cell.x, y: cell.y + 18 };
  const paid = (who: Who, cards: readonly string[]): Deed[] =>
    cards.length === 0 ? [] : [{ t: "paid", cards, at: above(of(who)) }];
  switch (e.t) {
    case "looted": {
      const [one, other] = edition.trainMap.lootSquares.filter((q) => q.car === e.car).map((q) => square(q.id));
      // A single tile does not say on which of the two it lay.
      const from = e.tiles.length > 1 ? [one!, other!] : [between(one!, other!)];
      const flown = e.tiles.map((tile, i): Deed => ({ t: "fly", tile, from: from[i]!, at: held(of(e.who)) }));
      return [...paid(e.who, e.cards), ...flown];
    }
    case "dropped":
      return [
        ...e.tiles.map((tile): Deed => ({ t: "fly", tile, from: held(of(e.who)), at: town(e.town) })),
        { t: "gain", n: e.tiles.length, at: beside(town(e.town)) },
      ];
    case "loaded":
      return [{ t: "fly", tile: e.tile, from: town(e.town), at: square(e.square) }];
    case "refilled":
      return [{ t: "fly", tile: e.tile, from: above(square(e.square)), at: square(e.square) }];
    case "flipped": {
      const space = edition.track.junctions.find((j) => j.id === e.junction)!.space;
      return [{ t: "ring", at: world.place(space) }, ...(e.who === null ? [] : paid(e.who, e.cards))];
    }
    case "called-horse":
    case "played-wild":
      return paid(e.who, [e.card]);
    case "gained-actions":
      return paid(e.who, e.cards);
    case "arrested":
      return [
        { t: "star", at: world.place(e.at) },
        { t: "shut", at: jail },
      ];
    case "escaped":
      return [...paid(e.who, e.cards), { t: "open", at: jail }];
    case "hit":
    case "horse-lost":
      return [{ t: "burst", at: world.place(e.at) }];
    case "swept-off":
      return [{ t: "burst", at: world.place(e.from) }];
    case "claimed":
      return [{ t: "star", at: above(of(e.who)) }];
    case "event-drawn":
      return e.by === null ? [] : [{ t: "ring", at: world.place(e.by) }];
    case "range-closed":
      return e.spaces.map((space): Deed => ({ t: "ring", at: world.place(space) }));
    case "town-reached":
    case "counters-home":
    case "rope-tightened":
      return [{ t: "ring", at: town(e.town) }];
    default:
      return [];
  }
}
