import type { Event, Role } from "../engine/page.ts";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "@trestle/kernel";
import { EffectArt, ShotLine } from "./art/marks.tsx";
import { RoleBadge } from "./art/role.tsx";
import { showsOf, type Anchor, type Show } from "./effects.ts";
import { Back, Card } from "./faces.tsx";
import { game } from "./names.ts";
import css from "./shows.module.css";

interface Props {
  root: RefObject<HTMLElement>;
  event: Event | null;
  /** Who is still in the game. */
  living: readonly Seat[];
  ms: number;
  reduced: boolean;
}

/** Cards that fly, shots, stamps: all that an event shows besides what it moves. Each lives as long as its event. */
export function Shows(props: Props) {
  const { event, ms } = props;
  const count = useRef({ event, n: 0 });
  if (count.current.event !== event) count.current = { event, n: count.current.n + 1 };
  if (event === null || ms <= 0) return null;
  return <Layer key={count.current.n} {...props} event={event} />;
}

function Layer({ root, event, living, ms, reduced }: Props & { event: Event }) {
  const shows = showsOf(event, living);
  const role = "role" in event ? event.role : null;
  return (
    <div class={css.layer} aria-hidden="true" style={{ "--ms": `${ms}ms` }}>
      {shows.map((show, i) => (
        <Drawn key={i} show={show} root={root} ms={ms} reduced={reduced} role={role} />
      ))}
    </div>
  );
}

interface DrawnProps {
  show: Show;
  root: RefObject<HTMLElement>;
  ms: number;
  reduced: boolean;
  role: Role | null;
}
function Drawn(props: DrawnProps) {
  const { show } = props;
  if (show.t === "fly") return <Fly {...props} show={show} />;
  if (show.t === "line") return <Line {...props} show={show} />;
  return <Mark {...props} show={show} />;
}

const SELECTORS: Readonly<Record<string, (value: string) => string>> = {
  seat: (value) => `[data-seat="${value}"]`,
  piece: (value) => `[data-piece="${value}"]`,
};
/** The middle of a thing on the board, in the board's own pixels. */
export function placeOf(root: HTMLElement, anchor: Anchor): { x: number; y: number } {
  const [kind = "", value = ""] = anchor.split(":");
  const found = root.querySelector(SELECTORS[kind]?.(value) ?? `[data-anchor="${kind}"]`);
  const whole = root.getBoundingClientRect();
  const box = (found ?? root).getBoundingClientRect();
  return { x: box.left + box.width / 2 - whole.left, y: box.top + box.height / 2 - whole.top };
}

type Of<T extends Show["t"]> = DrawnProps & { show: Extract<Show, { t: T }> };

function Fly({ show, root, ms, reduced }: Of<"fly">) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [el, board] = [ref.current, root.current];
    if (el === null || board === null) return;
    const from = placeOf(board, show.from);
    const to = placeOf(board, show.to);
    const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    // Without motion the card lies where it goes, and a line says from where.
    if (reduced) el.style.transform = at(to, 0.8);
    [...el.children].forEach((child, i) => {
      if (reduced) return;
      child.animate(
        [
          { transform: at(from, 0.5), opacity: 0.2 },
          { transform: at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 16 }, 1), opacity: 1, offset: 0.45 },
          { transform: at(to, 0.9), opacity: 1, offset: 0.85 },
          { transform: at(to, 0.5), opacity: 0 },
        ],
        { duration: ms * 0.82, delay: i * ms * 0.06, fill: "both", easing: "cubic-bezier(.3,.1,.2,1)" },
      );
    });
  }, []);
  return (
    <div ref={ref} class={css.fly}>
      {Array.from({ length: Math.max(1, show.count) }, (_, i) => (
        <span key={i}>{show.card === null ? <Back size="middle" /> : <Card piece={show.card} size="middle" />}</span>
      ))}
    </div>
  );
}

function Line({ show, root, ms, reduced }: Of<"line">) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const [el, board] = [ref.current, root.current];
    if (el === null || board === null) return;
    const from = placeOf(board, show.from);
    const to = placeOf(board, show.to);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.max(1, Math.hypot(dx, dy));
    // From the edge of one tile to the edge of the other.
    const [start, end] = [56 / length, Math.max(0.2, 1 - 52 / length)];
    el.setAttribute(
      "transform",
      `translate(${from.x + dx * start} ${from.y + dy * start}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI}) scale(${(length * Math.max(0.05, end - start)) / 100} 1)`,
    );
    if (!reduced)
      el.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
        duration: ms,
        fill: "both",
      });
  }, []);
  return (
    <svg class={css.lines}>
      <g ref={ref}>
        <ShotLine x={100} y={0} missed={show.missed} />
      </g>
    </svg>
  );
}

function Mark({ show, root, role }: Of<"mark">) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [el, board] = [ref.current, root.current];
    if (el === null || board === null) return;
    const { x, y } = placeOf(board, show.at);
    el.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }, []);
  return (
    <div ref={ref} class={css.at}>
      <span class={`${css.mark} ${show.good ? css.good : css.bad} ${show.art === "role" ? css.role : ""}`}>
        {show.art === "role" ? (
          role !== null && (
            <>
              <RoleBadge role={role} size={84} />
              <b>{game().roleNames[role]}</b>
            </>
          )
        ) : show.art === "ghost" ? (
          <EffectArt effect="skull" size={56} />
        ) : (
          show.art !== null && <EffectArt effect={show.art} size={64} />
        )}
        {show.say !== "" && <b>{show.say}</b>}
      </span>
    </div>
  );
}
