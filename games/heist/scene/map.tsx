import type { Forecast, HeistView, Letter } from "../engine/page.ts";
import { PlayerMark } from "@trestle/ui/art/player-mark.tsx";
import { FenceArt, TownArt } from "./art/marks.tsx";
import { TileArt } from "./art/cards.tsx";
import { colourOf } from "./colours.ts";
import { heading, shape, towards } from "./geometry.ts";
import type { World } from "./layout.ts";
import { drawsEvent } from "./screen-reader-places.ts";
import css from "./map.module.css";
import type { HeistPicture } from "./picture.ts";
import { always, marks, overSpace, type Touching } from "./keys.ts";

interface Props extends Touching {
  world: World;
  picture: HeistPicture;
}

/** Every space of the map as something to be touched, beneath the pieces. */
export function MapSpaces({ world, picture, ...touching }: Props) {
  const { mainMap } = world.box.edition;
  const closed = mainMap.cacti.filter((c) => picture.closed.includes(c.id));
  return (
    <g>
      {mainMap.spaces.map((s) => {
        const key = `space:${s.id}`;
        return (
          <path
            key={key}
            {...marks(touching, key)}
            class={css.space}
            d={shape(s.outline)}
            onClick={() => touching.touch(key)}
          />
        );
      })}
      {mainMap.spaces
        .filter((s) => touching.lit.has(`space:${s.id}`))
        .map((s) => (
          <path key={s.id} class={css.here} d="M-7 0L0-7 7 0 0 7Z" transform={`translate(${s.x} ${s.y})`} />
        ))}
      {closed.map((c) => (
        <ClosedRange key={c.id} world={world} space={c.space} track={c.track} />
      ))}
    </g>
  );
}

function ClosedRange({ world, space, track }: { world: World; space: string; track: string }) {
  const { main } = world.box;
  const at = world.place(space);
  const sign = towards(at, heading(at, world.place(track)) + 90, 40);
  return (
    <g class={css.through}>
      <path
        class={css.closed}
        d={shape(main.get(space)!.outline, main.get(track)!.outline)}
        fill="url(#heist-closed)"
      />
      <g transform={`translate(${sign.x} ${sign.y})`}>
        <FenceArt />
      </g>
    </g>
  );
}

/** The towns with what waits there, in versus with everybody's counters. */
export function Towns({ world, picture, ...touching }: Props) {
  return picture.towns.map((t) => {
    const { x, y } = world.place(t.space);
    const key = `town:${t.town}`;
    // Beside the houses, on the side that lies farther from the map's edge.
    const side = x > world.map.width * 0.75 ? -1 : 1;
    return (
      <g key={key}>
        <g {...overSpace(touching, key)} transform={`translate(${x - side * 26} ${y - 8})`}>
          <path data-halo d="M-46-32H42V24H-46Z" />
          <TownArt letter={t.town} />
        </g>
        {t.tiles.map((tile, i) => (
          <g
            key={tile}
            {...overSpace(touching, `tile:${tile}`)}
            transform={`translate(${x + side * (36 + 15 * i)} ${y - 12}) scale(.85)`}
          >
            <path data-halo d="M-25-25H25V25H-25Z" />
            <TileArt needs={world.box.tiles.get(tile)?.needs ?? null} />
          </g>
        ))}
        <Counters world={world} picture={picture} town={t.town} x={x} y={y + 16} />
      </g>
    );
  });
}

function Counters({
  world,
  picture,
  town,
  x,
  y,
}: {
  world: World;
  picture: HeistPicture;
  town: Letter;
  x: number;
  y: number;
}) {
  const there = picture.towns.find((t) => t.town === town)!.counters.flatMap((n, i) => (n > 0 ? [{ n, i }] : []));
  return (
    <g class={css.through} transform={`translate(${x - there.length * 20} ${y})`}>
      {there.map(({ n, i }, place) => (
        <g key={i} transform={`translate(${place * 40} 0)`}>
          <PlayerMark colour={colourOf(world.box, picture.cowboys[i]!.colour)} size={22} at={[0, -11]} />
          <text class={css.count} x="24" y="6">
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Where the track forks: the side that shows, as arrows to where it leads. */
export function Switches({ world, picture, ...touching }: Props) {
  const edge = world.box.edition.track.edge as readonly string[];
  return world.box.edition.track.junctions.map((j) => {
    const here = world.place(j.space);
    const key = `switch:${j.id}`;
    const side = picture.switches[j.id];
    const routes = j.routes[side];
    const ways = new Set(Object.entries(routes).flatMap(([from, to]) => (edge.includes(from) ? [] : [to])));
    const occupied = picture.cars.includes(j.space);
    return (
      <g
        key={key}
        {...(occupied ? overSpace(touching, key) : always(touching, key))}
        transform={`translate(${here.x} ${here.y})`}
      >
        <circle data-halo r="32" />
        <circle class={`${css.switch} ${picture.tokens ? css[side] : css.gone}`} r="24" />
        {picture.tokens ? (
          [...ways].map((to) => (
            <path
              key={to}
              class={css.arrow}
              d="M-2-4H9V-11L22 0 9 11V4H-2Z"
              transform={`rotate(${heading(here, world.place(to))})`}
            />
          ))
        ) : (
          <path class={css.barrier} d="M-14-14L14 14M14-14L-14 14" />
        )}
      </g>
    );
  });
}

interface NextProps {
  world: World;
  view: HeistView;
  forecast: HeistView["forecast"];
  label: string;
}

/** Where the train goes next, as long as nothing turns a switch or changes its speed, and what it sets off there. */
export function NextStops({ world, view, forecast, label }: NextProps) {
  const middle = { x: world.map.width / 2, y: world.map.height / 2 };
  return (
    <g class={css.through}>
      {forecast.map((f, i) => {
        const at = world.place(f.cars[0]!);
        const behind = world.place(f.cars[1]!);
        const turn = heading(behind, at);
        const off = towards({ x: 0, y: 0 }, heading(at, middle), 34);
        return (
          <g key={i} class={`${css.ghost} ${i > 0 ? css.later : ""}`} transform={`translate(${at.x} ${at.y})`}>
            <path d="M-27-14H12Q28-12 28 0T12 14H-27Z" transform={`rotate(${turn})`} />
            <text y="6">{i === 0 ? label : `${i + 1}`}</text>
            {signsOf(view, f).map((sign, k, all) => (
              <g key={k} transform={`translate(${off.x + (k - (all.length - 1) / 2) * 26} ${off.y})`}>
                <Sign sign={sign} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

type Sign = { t: "event" } | { t: "hit" } | { t: "end" } | { t: "town"; town: string; paid: boolean };

/** What a movement sets off that somebody may want to stop. */
function signsOf(view: HeistView, f: Forecast): Sign[] {
  const out: Sign[] = [];
  if (f.meets.some(drawsEvent)) out.push({ t: "event" });
  for (const m of f.meets)
    if (m.what === "town" && m.town !== null)
      out.push({ t: "town", town: m.town, paid: view.towns.some((t) => t.town === m.town && t.tiles.length > 0) });
  if (f.hits.cowboys.length + f.hits.horses.length > 0) out.push({ t: "hit" });
  if (f.endOfLine) out.push({ t: "end" });
  return out;
}

const SIGN_PATHS = {
  event: "M0-8L2.2-2.6 8-2.4 3.4 1.2 5 6.8 0 3.6-5 6.8-3.4 1.2-8-2.4-2.2-2.6Z",
  hit: "M-2-8H2L1 2H-1ZM-1.8 4.4H1.8V7.6H-1.8Z",
  end: "M-6-6L6 6M6-6L-6 6",
} as const;

function Sign({ sign }: { sign: Sign }) {
  const bad = sign.t === "hit" || sign.t === "end" || (sign.t === "town" && !sign.paid);
  return (
    <g class={`${css.sign} ${bad ? css.bad : ""}`}>
      <circle r="12" />
      {sign.t === "town" ? (
        <text y="5">{sign.town}</text>
      ) : (
        <path class={css[`sign-${sign.t}`]} d={SIGN_PATHS[sign.t]} />
      )}
      {sign.t === "town" && <path class={css.slash} d={sign.paid ? "M5 6L9 10 15 3" : "M5 3L13 11M13 3L5 11"} />}
    </g>
  );
}
