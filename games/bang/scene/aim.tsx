import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Seat } from "@trestle/kernel";
import css from "./aim.module.css";
import { placeOf } from "./shows.tsx";

interface Props {
  root: RefObject<HTMLElement>;
  from: Seat;
  /** Whom the picked card reaches. */
  at: readonly Seat[];
}
interface Ray {
  seat: Seat;
  x: number;
  y: number;
}

/** Half of a tile, so that a line begins and ends at its edge. */
const EDGE = 104;

/** The reach of what is picked: a line from me to everybody it could be aimed at. */
export function Aim({ root, from, at }: Props) {
  const [seen, setSeen] = useState<{ me: { x: number; y: number }; rays: readonly Ray[] } | null>(null);
  const wanted = at.join();
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    const look = (): void => {
      const me = placeOf(board, `seat:${from}`);
      setSeen({ me, rays: at.map((seat) => ({ seat, ...placeOf(board, `seat:${seat}`) })) });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(board);
    return () => watch.disconnect();
  }, [from, wanted]);
  if (seen === null) return null;
  const { me, rays } = seen;
  return (
    <svg class={css.aim} aria-hidden="true">
      {rays.map(({ seat, x, y }) => {
        const length = Math.max(1, Math.hypot(x - me.x, y - me.y));
        const cut = Math.min(0.4, EDGE / length);
        const [dx, dy] = [(x - me.x) * cut, (y - me.y) * cut];
        return <line key={seat} x1={me.x + dx} y1={me.y + dy} x2={x - dx} y2={y - dy} pathLength={1} />;
      })}
    </svg>
  );
}
