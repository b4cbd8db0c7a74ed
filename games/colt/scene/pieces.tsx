import { BANDITS, type Event } from "../engine/page.ts";
import { useMemo, useRef } from "preact/hooks";
import { Bandit } from "@trestle/ui/art/bandit.tsx";
import { transformOf, usePlacement } from "@trestle/ui/motion/tween.ts";
import { BASE, Base, Coin, HorseArt, Puff } from "./art/marks.tsx";
import { CAR_VIEW, CarArt, kindOf } from "./art/cars.tsx";
import { ENGINE_VIEW, EngineArt } from "./art/engine.tsx";
import type { Placement } from "./layout.ts";
import { banditName, coltText } from "./names.ts";
import { drift, pathOf } from "./paths.ts";
import css from "./pieces.module.css";
import type { ColtPicture } from "./picture.ts";

export interface PieceProps {
  at: Placement;
  picture: ColtPicture;
  event: Event | null;
  ms: number;
  /** Pixels a unit. */
  u: number;
  reduced: boolean;
  pointed: boolean;
  onInfo: (key: string) => void;
}

export function CarPiece({ at, picture, event, ms, u, reduced, pointed, onInfo }: PieceProps) {
  const text = coltText();
  const car = Number(at.key.slice("car:".length));
  const spot = { x: at.x * u, y: at.y, alpha: at.alpha };
  const ref = useRef<HTMLButtonElement>(null);
  usePlacement(ref, spot, ms, event?.t === "unhooked" ? { reduced, path: drift, ease: "ease-in" } : { reduced });
  const tail = car === picture.cars && car > 0 && picture.phase !== "over";
  const view = car === 0 ? ENGINE_VIEW : CAR_VIEW;
  const art = useMemo(
    () => (car === 0 ? <EngineArt /> : <CarArt kind={kindOf(car, picture.rounds)} />),
    [car, picture.rounds],
  );
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={-1}
      class={`${css.car} ${pointed ? css.pointed : ""}`}
      style={{
        transform: transformOf(spot),
        opacity: at.alpha,
        "--x": view.x,
        "--y": view.y,
        "--w": view.width,
        "--h": view.height,
      }}
      aria-label={tail ? `${text.carName(car)}, ${text.tail}` : text.carName(car)}
      data-key={at.key}
      onClick={() => onInfo(at.key)}
    >
      {art}
      {car > 0 && <span class={`${css.plate} ${tail ? css.dropping : ""}`}>{car}</span>}
      {car === 0 && <Chimney still={reduced || picture.phase === "over"} />}
      {tail && <span class={css.hatch} />}
      {tail && <Smoulder still={reduced} />}
    </button>
  );
}

function Chimney({ still }: { still: boolean }) {
  return (
    <span class={`${css.chimney} ${still ? css.still : ""}`}>
      <Puff />
      <Puff />
      <Puff />
      <Puff />
    </span>
  );
}

/** Smoke at the hook that gives way next. */
function Smoulder({ still }: { still: boolean }) {
  return (
    <span class={`${css.smoulder} ${still ? css.still : ""}`}>
      <Puff />
      <Puff />
      <Puff />
    </span>
  );
}

interface FigureProps extends PieceProps {
  index: number;
  mine: boolean;
}

export function FigurePiece({ at, index, picture, event, ms, u, reduced, pointed, mine, onInfo }: FigureProps) {
  const text = coltText();
  const f = picture.figures[index]!;
  const path = pathOf(event, index, u);
  const spot = { x: at.x * u, y: at.y * u, alpha: at.alpha };
  const ref = useRef<HTMLButtonElement>(null);
  usePlacement(ref, spot, ms, path === undefined ? { reduced } : { reduced, path });
  const acting = picture.act?.figure === index && at.alpha === 1;
  const classes = [css.figure, acting ? css.acting : "", pointed ? css.pointed : "", mine ? css.mine : ""];
  const art = useMemo(() => <FigureArt bandit={f.bandit} lying={f.stunned} />, [f.bandit, f.stunned]);
  const turn = useTurn(`${f.facing}${f.stunned}`, reduced ? 0 : ms);
  const riding = event?.t === "rode" && event.figure === index && !reduced;
  const pose = riding ? css.riding : f.stunned ? css.lying : css.standing;
  const name = banditName(f.bandit);
  const stance = f.stunned ? text.figure.stunned : text.figure.standing;
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={-1}
      class={classes.join(" ")}
      style={{
        transform: transformOf(spot),
        opacity: at.alpha,
        zIndex: at.z,
        "--turn": turn,
        pointerEvents: at.alpha === 0 ? "none" : "auto",
      }}
      data-key={at.key}
      onClick={() => onInfo(at.key)}
    >
      <span class="unseen">
        {`${mine ? `${name} (${text.figure.you})` : name}, ${stance}, ${text.figure.facing(f.facing)}`}
      </span>
      <span class={css.facing} aria-hidden="true" style={{ transform: `scaleX(${at.face})` }}>
        {riding ? <HorseArt /> : <Base bandit={BANDITS[f.bandit]!} />}
        <span key={f.stunned ? "lying" : "standing"} class={`${css.body} ${pose}`}>
          {art}
        </span>
      </span>
      {picture.nextLoot === index && <Coin class={css.coin ?? ""} />}
      {mine && (
        <span class={css.you} aria-hidden="true">
          {text.figure.you}
        </span>
      )}
      {acting && !mine && (
        <span class={css.name} aria-hidden="true">
          {name}
        </span>
      )}
    </button>
  );
}

/** How long a turn or a fall takes; written only with one, so that nothing else is styled anew for each event. */
function useTurn(pose: string, ms: number): string {
  const ref = useRef({ pose, ms: 0 });
  if (ref.current.pose !== pose) ref.current = { pose, ms };
  return `${ref.current.ms}ms`;
}

export function FigureArt({ bandit, lying = false }: { bandit: number; lying?: boolean }) {
  const { x, y, width, height } = BASE;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <g transform="scale(.86)">
        <Bandit who={BANDITS[bandit]!} pose={lying ? "lying" : "standing"} />
      </g>
    </svg>
  );
}
