import type { CarView, HeistView } from "../engine/page.ts";
import { TileArt } from "./art/cards.tsx";
import { boardText } from "./words.ts";
import { onTrain, type World } from "./layout.ts";
import type { HeistPicture } from "./picture.ts";
import { always, marks, overSpace, type Touching } from "./keys.ts";
import { bodyOf, heightsOf } from "./ground.tsx";
import css from "./train.module.css";

interface Props extends Touching {
  world: World;
  picture: HeistPicture;
  /** The section that is looked at on either map. */
  looked: number | null;
  onLook: (section: number) => void;
}

/** Sections, spaces and tiles of the train as things to be touched, beneath the pieces. */
export function TrainSpaces({ world, picture, looked, onLook, ...touching }: Props) {
  const { trainMap } = world.box.edition;
  const h = heightsOf(world);
  return (
    <g>
      {trainMap.sections.map((s, i) => (
        <Section
          key={s.name}
          world={world}
          picture={picture}
          n={i + 1}
          looked={looked === i + 1}
          onLook={onLook}
          {...touching}
        />
      ))}
      {trainMap.spaces.map((s) => {
        const { x, y } = world.place(s.id);
        const wide = s.kind === "enterExit" ? 25 : 44;
        return (
          <g
            key={s.id}
            {...marks(touching, `space:${s.id}`)}
            class={css.live}
            onClick={() => touching.touch(`space:${s.id}`)}
          >
            <ellipse
              class={`${css.space} ${css[s.kind]}`}
              cx={x}
              cy={s.kind === "jail" ? h.floor - 6 : y + 10}
              rx={wide}
              ry="22"
            />
          </g>
        );
      })}
      {trainMap.lootSquares.map((q) => (
        <Square
          key={q.id}
          world={world}
          picture={picture}
          square={q.id}
          at={onTrain(world, q.x, q.y)}
          size={q.size * world.scale}
          {...touching}
        />
      ))}
    </g>
  );
}

interface SectionProps extends Touching {
  world: World;
  picture: HeistPicture;
  n: number;
  looked: boolean;
  onLook: (section: number) => void;
}

function Section({ world, picture, n, looked, onLook, ...touching }: SectionProps) {
  const text = boardText();
  const { from, to } = bodyOf(world, n);
  const h = heightsOf(world);
  const { sections } = world.box.edition.trainMap;
  const end = onTrain(world, sections[n - 1]!.to, 0).x;
  const start = onTrain(world, sections[n - 1]!.from, 0).x;
  const dark = world.box.edition.track.tunnel.includes(picture.cars[n - 1]!);
  const key = `section:${n}`;
  const touch = (): void => {
    onLook(n);
    touching.touch(key);
  };
  return (
    <g {...marks(touching, key)} class={css.live} onClick={touch}>
      <rect
        class={css.section}
        data-looked={looked ? "" : undefined}
        x={start + 2}
        y={world.train.y + 3}
        width={end - start - 4}
        height={world.train.height - 6}
        rx="8"
      />
      {dark && (
        <rect
          class={css.dark}
          x={start + 2}
          y={world.train.y + 3}
          width={end - start - 4}
          height={world.train.height - 6}
          rx="8"
        />
      )}
      <circle class={css.number} cx={from + 14} cy={world.train.y + 18} r="12" />
      <text class={css.figure} x={from + 14} y={world.train.y + 23}>
        {n}
      </text>
      {dark && (
        <text class={css.note} x={(from + to) / 2 + 10} y={h.rail + 8}>
          {text.tunnel}
        </text>
      )}
    </g>
  );
}

interface SquareProps extends Touching {
  world: World;
  picture: HeistPicture;
  square: string;
  at: { x: number; y: number };
  size: number;
}

function Square({ world, picture, square, at, size, ...touching }: SquareProps) {
  const stack = picture.squares[square] ?? [];
  const top = stack.at(-1);
  const half = size / 2 + 3;
  return (
    <g {...always(touching, `square:${square}`)} transform={`translate(${at.x} ${at.y})`}>
      <path data-halo d={`M${-half}-${half}H${half}V${half}H${-half}Z`} />
      <path class={css.square} d={`M${-size / 2}-${size / 2}H${size / 2}V${size / 2}H${-size / 2}Z`} />
      {stack.slice(0, -1).map((tile, i) => (
        <path
          key={tile}
          class={css.below}
          d="M-19-19H19V19H-19Z"
          transform={`translate(${-3 - i * 2} ${3 + i * 2}) scale(${size / 46})`}
        />
      ))}
      {top !== undefined && (
        <g transform={`scale(${size / 42})`}>
          <TileArt needs={world.box.tiles.get(top)?.needs ?? null} />
        </g>
      )}
      {stack.length > 1 && (
        <text class={css.stack} x={size / 2 - 2} y={size / 2 + 3}>
          ×{stack.length}
        </text>
      )}
    </g>
  );
}

/** Who could rob this car right now, as a lamp above it. */
export function Chances({ world, cars }: { world: World; cars: readonly CarView[] }) {
  return (
    <g class={css.through}>
      {cars.map((car) => {
        const now = car.wants.some((w) => w.now.length > 0);
        const soon = car.wants.some((w) => w.cards.length > 0);
        if (!soon) return null;
        const { to } = bodyOf(world, car.section);
        return (
          <g key={car.car} transform={`translate(${to - 12} ${world.train.y + 18})`}>
            <circle class={now ? css.now : css.soon} r="11" />
            <path class={css.tick} d={now ? "M-5 0L-1 4 6-5" : "M-5 0H5M0-5V5"} />
          </g>
        );
      })}
    </g>
  );
}

/** Arrows beside the Sheriff, while a Wild could move him. */
export function Nudges({
  world,
  view,
  at,
  ...touching
}: Touching & { world: World; view: HeistView; at: { x: number; y: number } }) {
  if (view.outcome !== null || world.box.train.get(view.sheriff) === undefined) return null;
  return (["front", "rear"] as const).map((direction) => {
    const key = `direction:${direction}`;
    const lit = touching.lit.has(key);
    return (
      <g
        key={key}
        {...overSpace(touching, key)}
        transform={`translate(${at.x + (direction === "front" ? -34 : 34)} ${at.y - 24}) scale(${direction === "front" ? -1 : 1} 1)`}
        opacity={lit ? 1 : 0}
      >
        <circle data-halo r="24" />
        <path class={css.nudge} d="M-14-6H2V-14L16 0 2 14V6H-14Z" />
      </g>
    );
  });
}
