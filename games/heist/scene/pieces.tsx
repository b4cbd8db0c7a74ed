import type { HeistEvent } from "../engine/page.ts";
import { memo } from "@trestle/ui/memo.ts";
import { useRef } from "preact/hooks";
import { Bandit } from "@trestle/ui/art/bandit.tsx";
import { PALETTE } from "@trestle/ui/art/palette.ts";
import { PlayerMark } from "@trestle/ui/art/player-mark.tsx";
import { transformOf, usePlacement, type Path, type Placement } from "@trestle/ui/motion/tween.ts";
import { CarToken } from "./art/cars.tsx";
import { HorseArt, SheriffArt } from "./art/marks.tsx";
import { TileArt } from "./art/cards.tsx";
import { banditOf, colourOf } from "./colours.ts";
import { nearTurn, type Spot, type World } from "./layout.ts";
import { beyond, type Point } from "./geometry.ts";
import css from "./sheet.module.css";
import type { HeistPicture } from "./picture.ts";
import { marks, overSpace, type Touching } from "./keys.ts";

interface Common extends Touching {
  world: World;
  picture: HeistPicture;
  event: HeistEvent | null;
  ms: number;
  reduced: boolean;
}

/** A piece's place, with the way it takes when it does not go straight. */
function usePiece(place: Placement, ms: number, reduced: boolean, path?: Path) {
  const ref = useRef<SVGGElement>(null);
  usePlacement(ref, place, ms, path === undefined ? { reduced } : { reduced, path });
  return { ref, style: { transform: transformOf(place), opacity: place.alpha ?? 1 } };
}

export function CarPiece({
  at,
  n,
  looked,
  onLook,
  ...common
}: Common & { at: Spot; n: number; looked: boolean; onLook: (n: number) => void }) {
  const { world, picture, event, ms, reduced, ...touching } = common;
  const last = useRef(at.turn);
  last.current = nearTurn(last.current, at.turn);
  const space = picture.cars[n - 1]!;
  const crossing = event?.t === "rolled" && world.rails.edge.includes(space) && over(world, event.cars, n, space);
  const place = { x: at.x, y: at.y, turn: last.current, alpha: 1 };
  const piece = usePiece(place, ms, reduced, crossing ? overEdge(world, space) : undefined);
  const section = world.box.edition.trainMap.sections[n - 1]!;
  const dark = world.box.edition.track.tunnel.includes(space);
  const key = `section:${n}`;
  const touch = (): void => {
    onLook(n);
    touching.touch(key);
  };
  return (
    <g {...piece} {...marks(touching, key)} class={`${css.car} ${dark ? css.dark : ""}`} onClick={touch}>
      <path data-halo d="M-35-24H35V24H-35Z" />
      {looked && <path class={css.looked} d="M-36-24H36V24H-36Z" />}
      <CarToken section={n} label={section.car ?? String(n)} turn={last.current} />
    </g>
  );
}

/** The car came from the other side of the map: the one behind it, or nobody, still stands there. */
function over(world: World, cars: readonly string[], n: number, space: string): boolean {
  const [one, other] = world.rails.edge;
  const far = space === one ? other : one;
  return n === cars.length || cars[n] === far;
}

/** Out at one edge, in at the other. */
function overEdge(world: World, to: string): Path {
  const [one, other] = world.rails.edge;
  const far = to === one ? other : one;
  const [out, into] = [beyond(world.rails, far), beyond(world.rails, to)];
  return (from, goal) => {
    const left = world.rails.at.get(far);
    // Somebody who did not stand at the far edge rolls as ever.
    if (out === null || into === null || left === undefined || Math.hypot(left.x - from.x, left.y - from.y) > 2)
      return [];
    return [
      { at: 0.48, place: { ...from, ...out, alpha: 0 } },
      { at: 0.52, place: { ...goal, ...into, alpha: 0 } },
    ];
  };
}

export function HorsePiece({ at, n, ...common }: Common & { at: Point | null; n: number }) {
  const { picture, event, ms, reduced, world, ...touching } = common;
  const last = useRef<Point>(at ?? { x: 0, y: 0 });
  if (at !== null) last.current = at;
  const place = { ...last.current, alpha: at === null ? 0 : 1 };
  const piece = usePiece(place, ms, reduced, ridePath(world, event, n));
  const ridden = picture.cowboys.some((c) => c.horse === n);
  if (at === null && event?.t !== "horse-lost") return null;
  return (
    <g {...overSpace(touching, `horse:${n}`)} {...piece}>
      <path data-halo d="M-34-44H36V8H-34Z" />
      <HorseArt />
      {!ridden && (
        <text class={css.label} x="-22" y="-26">
          {n + 1}
        </text>
      )}
    </g>
  );
}

/** Space by space, as it was ridden. */
function ridePath(world: World, event: HeistEvent | null, horse: number): Path | undefined {
  if (event?.t !== "rode" || event.horse !== horse || event.path.length < 2) return undefined;
  const way = event.path.slice(0, -1).map((id) => world.place(id));
  return (from, to) =>
    way.map((p, i) => ({
      at: (i + 1) / event.path.length,
      place: { ...(i * 2 < way.length ? from : to), x: p.x, y: p.y + 18 },
    }));
}

export function CowboyPiece({ at, n, mine, ...common }: Common & { at: Point; n: number; mine: boolean }) {
  const { world, picture, event, ms, reduced, ...touching } = common;
  const c = picture.cowboys[n]!;
  const path = c.horse === null ? undefined : ridePath(world, event, c.horse);
  const piece = usePiece({ x: at.x, y: at.y, alpha: 1 }, ms, reduced, path);
  const active = picture.active === n && picture.outcome === null;
  return (
    <g {...overSpace(touching, `cowboy:${n}`)} {...piece}>
      <ellipse data-halo cx="0" cy="-24" rx="26" ry="40" />
      {active && <path class={css.turn} d="M-9-76H9L0-64Z" />}
      <Figure who={banditOf(world.box, c.colour)} flat={c.flat} riding={c.horse !== null} />
      <PlayerMark colour={colourOf(world.box, c.colour)} size={20} at={[mine ? -22 : -20, -12]} />
      {c.loot.map((tile, i) => (
        <g key={tile} transform={`translate(${16 + i * 8} ${-10 - i * 4}) scale(.5)`}>
          <TileArt needs={world.box.tiles.get(tile)?.needs ?? null} />
        </g>
      ))}
    </g>
  );
}

const Figure = memo(function Figure({
  who,
  flat,
  riding,
}: {
  who: Parameters<typeof Bandit>[0]["who"];
  flat: boolean;
  riding: boolean;
}) {
  return (
    <g>
      {!riding && <ellipse class={css.base} rx="19" ry="6" fill={PALETTE.bone.hex} />}
      <g transform={`scale(${flat ? 0.4 : 0.46})`}>
        <Bandit who={who} pose={flat ? "lying" : "standing"} />
      </g>
    </g>
  );
});

export function SheriffPiece({
  at,
  ms,
  reduced,
  event,
  world,
}: Pick<Common, "ms" | "reduced" | "event" | "world"> & { at: Point }) {
  const path: Path | undefined =
    event?.t === "sheriff-moved" && event.path.length > 1
      ? (from) =>
          event.path.slice(0, -1).map((id, i) => ({
            at: (i + 1) / event.path.length,
            place: { ...from, x: world.place(id).x, y: world.place(id).y + 18 },
          }))
      : undefined;
  const piece = usePiece({ x: at.x, y: at.y, alpha: 1 }, ms, reduced, path);
  return (
    <g {...piece} class={css.through}>
      <ellipse class={css.base} rx="17" ry="5" fill={PALETTE.bone.hex} />
      <SheriffArt />
    </g>
  );
}
