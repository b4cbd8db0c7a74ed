import type { Edition } from "../engine/page.ts";
import { memo } from "@trestle/ui/memo.ts";
import { CoachSide, EngineSide, JailSide } from "./art/cars.tsx";
import { CactusArt, StarArt } from "./art/marks.tsx";
import { beside, line, shape } from "./geometry.ts";
import { besideTrack, onTrain, type World } from "./layout.ts";
import css from "./map.module.css";
import trainCss from "./train.module.css";

/** All of the map that never changes: land, mesas, track, tunnel, stars and cacti. */
export const MapGround = memo(function MapGround({ world, edition }: { world: World; edition: Edition }) {
  const { mainMap } = edition;
  return (
    <g class={css.ground}>
      <rect class={css.frame} width={mainMap.width} height={mainMap.height} rx="10" />
      {mainMap.spaces.map((s) => (
        <path key={s.id} class={`${css.land} ${css[s.kind]}`} d={shape(s.outline)} />
      ))}
      {mainMap.mesas.map((m) => (
        <g key={m.id}>
          <path class={css.mesa} d={shape(...m.outlines)} />
          <path class={css.strata} d={shape(...m.outlines)} fill="url(#heist-strata)" />
        </g>
      ))}
      <g class={css.names}>
        {mainMap.mesas.map((m) => (
          <Words key={m.id} x={m.x} y={m.y} text={m.name} class={css.mesaName!} />
        ))}
      </g>
      <Track world={world} />
      <Tunnel world={world} />
      <Names world={world} />
      <Signs world={world} />
    </g>
  );
});

const GAUGE = 8;

function Track({ world }: { world: World }) {
  const { ways } = world.rails;
  const middles = ways.map((w) => line(w.points)).join("");
  const rails = ways.map((w) => line(beside(w.points, GAUGE)) + line(beside(w.points, -GAUGE))).join("");
  return (
    <g>
      <path class={css.ballast} d={middles} />
      <path class={css.sleepers} d={middles} />
      <path class={css.rails} d={rails} />
    </g>
  );
}

function Tunnel({ world }: { world: World }) {
  const { tunnel } = world.box.edition.track;
  const outlines = tunnel.flatMap((id) => world.box.main.get(id)?.outline ?? []).length;
  return (
    <g>
      {outlines > 0 && (
        <path class={css.tunnel} d={tunnel.map((id) => shape(world.box.main.get(id)!.outline)).join("")} />
      )}
      {world.rails.mouths.map((m) => (
        <path
          key={`${m.x} ${m.y}`}
          class={css.mouth}
          d="M0-27Q-12 0 0 27"
          transform={`translate(${m.x} ${m.y}) rotate(${m.angle + 180})`}
        />
      ))}
    </g>
  );
}

/** Names of places, readable over the rails that come near them; tracks have numbers enough without. */
function Names({ world }: { world: World }) {
  const { mainMap } = world.box.edition;
  return (
    <g class={css.names}>
      {mainMap.spaces
        .filter((s) => s.kind === "canyon" || s.kind === "land")
        .map((s) => (
          <Words
            key={s.id}
            x={s.x}
            y={s.y - (s.kind === "canyon" ? 44 : 14)}
            text={s.name}
            class={css[`${s.kind}Name`] ?? ""}
          />
        ))}
    </g>
  );
}

/** A long name stands in two lines. */
function Words({ x, y, text, class: kind }: { x: number; y: number; text: string; class: string }) {
  const words = text.split(" ");
  const lines = words.length === 2 && text.length > 9 ? words : [text];
  return (
    <text x={x} y={y} class={kind}>
      {lines.map((part, i) => (
        <tspan key={part} x={x} dy={i === 0 ? `${-0.5 * (lines.length - 1)}em` : "1em"}>
          {part}
        </tspan>
      ))}
    </text>
  );
}

function Signs({ world }: { world: World }) {
  const { mainMap, track } = world.box.edition;
  const middle = { x: mainMap.width / 2, y: mainMap.height / 2 };
  return (
    <g>
      {mainMap.towns.map((t) => {
        const { x, y } = besideTrack(world, t.star, world.place(t.space), 30);
        return (
          <g key={t.star} transform={`translate(${x} ${y}) scale(1.25)`}>
            <StarArt kind="gold" />
          </g>
        );
      })}
      {track.silverStars.map((id) => {
        const { x, y } = besideTrack(world, id, middle, -30);
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(1.1)`}>
            <StarArt kind="silver" />
          </g>
        );
      })}
      {mainMap.cacti.map((c) => {
        const { x, y } = world.place(c.space);
        return (
          <g key={c.id} transform={`translate(${x} ${y})`}>
            <CactusArt />
          </g>
        );
      })}
    </g>
  );
}

/** Hatchings that the map's shapes are filled with. */
export function MapDefs() {
  return (
    <>
      <pattern id="heist-strata" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">
        <path class={css.cut} d="M0 4H9M5 11H14" />
      </pattern>
      <pattern id="heist-closed" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class={css.closedCut} d="M0 0V12" />
      </pattern>
      <pattern id="heist-lit" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class={css.litCut} d="M0 0V9" />
      </pattern>
    </>
  );
}

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
    <g class={trainCss.ground}>
      <rect class={trainCss.sky} x="0" y={train.y} width={train.width} height={train.height} rx="10" />
      <path class={trainCss.track} d={`M6 ${h.rail + 4}H${train.width - 6}`} />
      <path class={trainCss.sleepers} d={`M6 ${h.rail + 9}H${train.width - 6}`} />
      <path class={trainCss.coupling} d={`M30 ${h.rail - 18}H${train.width - 30}`} />
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
  return <path class={trainCss.ways} d={ways.join("")} />;
}
