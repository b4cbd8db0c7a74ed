import type { ColtTypes } from "../engine/page.ts";
import type { ComponentChildren, RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { lazy } from "@trestle/ui/lazy.tsx";
import { moveTo, transformOf } from "@trestle/ui/motion/tween.ts";
import type { BoardProps } from "@trestle/ui/scene.ts";
import { Defs } from "./art/defs.tsx";
import css from "./board.module.css";
import { Effects } from "./effects.tsx";
import { Ghost } from "./ghost.tsx";
import { layout, type Box, type Camera, type Layout } from "./layout.ts";
import { CarPiece, FigurePiece } from "./pieces.tsx";
import type { ColtPicture } from "./picture.ts";
import { Plates } from "./plates.tsx";
import { Reveal } from "./reveal.tsx";
import { Scenery } from "./scenery.tsx";
import { coltText } from "./names.ts";

// Not every first game needs them: a touch of a piece, a narrow window.
const Info = lazy(() => import("./later/info.tsx").then((m) => m.Info));
const MiniTrain = lazy(() => import("./later/mini-train.tsx").then((m) => m.MiniTrain));

type Props = BoardProps<ColtTypes, ColtPicture>;

/** The train, everybody on it, and below it the plans of the round. */
export function Board(props: Props) {
  const { picture, event, ms, width, reducedMotion, me, pointed } = props;
  const text = coltText();
  const [scene, box] = useBox();
  const [looked, setLooked] = useState<number | null>(null);
  const [info, setInfo] = useState<string | null>(null);
  const follow = useFollow(picture, me);
  const at = useMemo(
    () => layout(picture, box, width, looked === null ? follow : { car: looked }),
    [picture, box, width, follow, looked],
  );
  const before = usePrevious(at);
  useEffect(() => {
    if (event !== null) setLooked(null);
  }, [event]);
  const onInfo = useCallback((key: string) => setInfo((old) => (old === key ? null : key)), []);
  const u = at.camera.scale;
  const piece = { picture, event, ms, u, reduced: reducedMotion, onInfo };
  return (
    <section class={`${css.board} ${css[width]}`} aria-label={text.train} style={{ "--u": `${u}px` }}>
      <Defs />
      <div class={css.scene} ref={scene}>
        <Scenery picture={picture} rails={at.camera.rails} seed={props.table.id} />
        <World camera={at.camera} ms={ms || (looked === null ? 0 : 260)} reduced={reducedMotion}>
          {at.cars.map((place) => (
            <CarPiece key={place.key} at={place} pointed={pointed.has(place.key)} {...piece} />
          ))}
          <Ghost {...props} at={at} />
          {at.figures.map((place, i) => (
            <FigurePiece
              key={place.key}
              at={place}
              index={i}
              mine={me !== null && picture.figures[i]!.seat === me}
              pointed={pointed.has(place.key)}
              {...piece}
            />
          ))}
          <Effects picture={picture} event={event} ms={ms} at={at} before={before} reduced={reducedMotion} />
        </World>
        <Reveal picture={picture} event={event} ms={ms} at={at} box={box} width={width} reduced={reducedMotion} />
        {info !== null && <Info about={info} {...props} onClose={() => setInfo(null)} />}
      </div>
      {width === "narrow" && <MiniTrain picture={picture} camera={at.camera} box={box} me={me} onLook={setLooked} />}
      <Plates {...props} onInfo={onInfo} />
    </section>
  );
}

interface WorldProps {
  camera: Camera;
  ms: number;
  reduced: boolean;
  children: ComponentChildren;
}

/**
 * The camera: everything of the world moves and grows with it, in one element. Pieces are drawn at the new size at
 * once; the old camera is a scale that runs out.
 */
function World({ camera, ms, reduced, children }: WorldProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(camera);
  const place = { x: -camera.x * camera.scale, y: camera.rails };
  useLayoutEffect(() => {
    const old = last.current;
    last.current = camera;
    if (ref.current === null || ms <= 0 || reduced || same(old, camera)) return;
    moveTo(ref.current, { x: -old.x * old.scale, y: old.rails, scale: old.scale / camera.scale }, place, ms, {
      reduced,
    });
  }, [camera]);
  return (
    <div class={css.world} ref={ref} style={{ transform: transformOf(place) }}>
      {children}
    </div>
  );
}
function same(a: Camera, b: Camera): boolean {
  return a.x === b.x && a.scale === b.scale && a.rails === b.rails;
}

/** Whom the camera looks at on a small screen: who acts, else who is about to plan. */
function useFollow(picture: ColtPicture, me: number | null): number | null {
  if (picture.act !== null) return picture.act.figure;
  const mine = picture.figures.findIndex((f) => f.seat === me && f.lane >= 0);
  if (picture.leaving !== null) return null;
  return mine < 0 ? picture.nextLoot : mine;
}

function useBox(): [RefObject<HTMLDivElement>, Box] {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: 960, height: 420 });
  useLayoutEffect(() => {
    const el = ref.current;
    if (el === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = el;
      setBox((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, []);
  return [ref, box];
}

function usePrevious(at: Layout): Layout {
  const ref = useRef({ now: at, before: at });
  if (ref.current.now !== at) ref.current = { now: at, before: ref.current.now };
  return ref.current.before;
}
