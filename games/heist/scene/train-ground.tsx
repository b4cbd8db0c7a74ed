import { memo } from "@trestle/ui/memo.ts";
import { CoachSide, EngineSide, JailSide } from "./art/cars.tsx";
import { line } from "./geometry.ts";
import { onTrain, type World } from "./layout.ts";
import css from "./train.module.css";

/** The heights of a section on the sheet: roofs, floor, rails. */
export interface Heights {
  roof: number;
  floor: number;
  rail: number;
  /** Where the room under the tiles begins. */
  inside: number;
}

export function heightsOf(world: World): Heights {
  const { spaces, lootSquares } = world.box.edition.trainMap;
  const y = (kind: string): number[] => spaces.filter((s) => s.kind === kind).map((s) => onTrain(world, s.x, s.y).y);
  const roof = Math.min(...y("roof")) + 20;
  const floor = Math.max(...y("interior"), ...y("enterExit")) + 8;
  const shelf = Math.max(...lootSquares.map((q) => onTrain(world, q.x, q.y).y + (q.size / 2) * world.scale));
  return { roof, floor, rail: world.train.y + world.train.height - 12, inside: Math.min(shelf + 5, floor - 24) };
}

/** Where the body of a section stands, without the platform behind it. */
export function bodyOf(world: World, section: number): { from: number; to: number } {
  const { sections, spaces } = world.box.edition.trainMap;
  const { from, to } = sections[section - 1]!;
  const platform = spaces.find((s) => s.section === section && s.kind === "enterExit");
  const end = platform === undefined ? to : Math.min(to, platform.x - 28);
  return { from: onTrain(world, from + 8, 0).x, to: onTrain(world, end, 0).x };
}

/** The train in section as far as it never changes. */
export const TrainGround = memo(function TrainGround({ world }: { world: World }) {
  const { trainMap } = world.box.edition;
  const h = heightsOf(world);
  const { train } = world;
  let coaches = 0;
  return (
    <g class={css.ground}>
      <rect class={css.sky} x="0" y={train.y} width={train.width} height={train.height} rx="10" />
      <path class={css.track} d={`M6 ${h.rail + 4}H${train.width - 6}`} />
      <path class={css.sleepers} d={`M6 ${h.rail + 9}H${train.width - 6}`} />
      <path class={css.coupling} d={`M30 ${h.rail - 18}H${train.width - 30}`} />
      {trainMap.sections.map((s, i) => {
        const body = { ...bodyOf(world, i + 1), roof: h.roof, floor: h.floor, rail: h.rail };
        if (s.car !== null)
          return <CoachSide key={s.name} {...body} inside={h.inside} nth={coaches++} letter={s.car} />;
        return i === 0 ? (
          <EngineSide key={s.name} {...body} />
        ) : (
          <JailSide key={s.name} {...body} keyholes={keyholes(world)} />
        );
      })}
      <Ways world={world} />
    </g>
  );
});

function keyholes(world: World): { x: number; y: number }[] {
  const flat = world.box.edition.trainMap.keyholes;
  const out: { x: number; y: number }[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) out.push(onTrain(world, flat[i]!, flat[i + 1]!));
  return out;
}

/** From where one gets where: ladders and doors. */
function Ways({ world }: { world: World }) {
  const ways = world.box.edition.trainMap.spaces.flatMap((s) =>
    s.adjacent.filter((id) => s.id < id).map((id) => line([world.place(s.id), world.place(id)])),
  );
  return <path class={css.ways} d={ways.join("")} />;
}
