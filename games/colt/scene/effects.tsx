import type { Event } from "../engine/page.ts";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import css from "./effects.module.css";
import { carX, CAR, ENGINE, PITCH, type Layout, type Placement } from "./layout.ts";
import type { ColtPicture } from "./picture.ts";
import { coltText } from "./names.ts";

interface Props {
  picture: ColtPicture;
  event: Event | null;
  ms: number;
  at: Layout;
  before: Layout;
  reduced: boolean;
}

/** Guns are held at this height above the boots. */
const GUN = 52;
const MUZZLE = 40;

/** What can be seen of an event besides its pieces: flashes, bullets, sparks, money. */
export function Effects(props: Props) {
  const { event, ms, at, reduced } = props;
  const shown = useRef({ event, count: 0 });
  if (shown.current.event !== event) shown.current = { event, count: shown.current.count + 1 };
  if (event === null || ms <= 0) return null;
  const u = at.camera.scale;
  return (
    <Layer key={shown.current.count} ms={ms} still={reduced}>
      {drawn(props, u)}
      {reduced && <FromTo {...props} u={u} />}
    </Layer>
  );
}

function Layer({ ms, still, children }: { ms: number; still: boolean; children: ComponentChildren }) {
  return (
    <div class={`${css.layer} ${still ? css.still : ""}`} style={{ "--ms": `${ms}ms` }}>
      {children}
    </div>
  );
}

function drawn({ picture, event, at, before, reduced }: Props, u: number): ComponentChildren {
  if (event === null) return null;
  const shooter = (i: number): Placement => at.figures[i]!;
  switch (event.t) {
    case "shot":
      return <Bullet from={shooter(event.figure)} to={before.figures[event.target]!.x} u={u} hit />;
    case "absorbed":
      return <Bullet from={shooter(event.figure)} to={at.figures[event.by]!.x} u={u} hit={false} />;
    case "missed":
      return <Bullet from={shooter(event.figure)} to={endOf(picture, shooter(event.figure).face)} u={u} hit={false} />;
    case "left":
      if (event.shooter === null) return null;
      return <Bullet from={shooter(event.shooter)} to={before.figures[event.figure]!.x} u={u} hit />;
    case "unhooked":
      return reduced ? null : <Sparks x={carX(event.car) + CAR + 6} u={u} />;
    case "looted":
      return <Money value={event.value} from={carX(event.car) + CAR / 2} to={at.figures[event.figure]!} u={u} />;
    default:
      return null;
  }
}

function endOf(p: ColtPicture, face: 1 | -1): number {
  return face === 1 ? ENGINE + 60 : -p.cars * PITCH - 60;
}

function Bullet({ from, to, u, hit }: { from: Placement; to: number; u: number; hit: boolean }) {
  const start = from.x + from.face * MUZZLE;
  const length = Math.max(10, Math.abs(to - start)) * u;
  const y = (from.y - GUN) * u;
  return (
    <>
      <span
        class={css.bullet}
        style={{ inlineSize: length, transform: `translate(${start * u}px, ${y}px) scaleX(${from.face})` }}
      >
        <i />
      </span>
      <span class={css.flash} style={{ transform: `translate(${start * u}px, ${y}px) scale(${u})` }}>
        <Star fill="#ffe08a" />
      </span>
      <span class={hit ? css.hit : css.ricochet} style={{ transform: `translate(${to * u}px, ${y}px) scale(${u})` }}>
        <Star fill={hit ? "#ff7a3c" : "#f7f1e3"} />
      </span>
    </>
  );
}

function Star({ fill }: { fill: string }) {
  return (
    <svg viewBox="-24 -24 48 48" width="48" height="48" aria-hidden="true">
      <path
        d="M0-22L5-7 17-16 9-4 22 0 8 5 16 17 4 9 0 22-5 8-17 16-8 3-22 0-8-5-15-16-5-8Z"
        fill={fill}
        stroke="#2a1c12"
        stroke-width="2.500"
        stroke-linejoin="round"
      />
    </svg>
  );
}

function Sparks({ x, u }: { x: number; u: number }) {
  return (
    <span class={css.sparks} style={{ transform: `translate(${x * u}px, ${-37 * u}px) scale(${u})` }}>
      <Star fill="#ffc857" />
    </span>
  );
}

function Money({ value, from, to, u }: { value: number; from: number; to: Placement; u: number }) {
  const text = coltText();
  return (
    <span class={css.money} style={{ "--from": `${(from - to.x) * u}px`, left: to.x * u, top: (to.y - 120) * u }}>
      {text.dollars(value)}
    </span>
  );
}

/** Without motion: a numbered mark where a piece was, and one where it is. */
function FromTo({ event, at, before, u }: Props & { u: number }) {
  if (event === null || !("figure" in event)) return null;
  const i = event.t === "shot" ? event.target : event.figure;
  const a = before.figures[i]!;
  const b = at.figures[i]!;
  if (a.x === b.x && a.y === b.y) return null;
  return (
    <>
      {[a, b].map((p, n) => (
        <span key={n} class={css.number} style={{ left: p.x * u, top: p.y * u }}>
          {n + 1}
        </span>
      ))}
    </>
  );
}
