import type { Event } from "../engine/page.ts";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { StampMark } from "./art/actions.tsx";
import { FIGURE, type Box, type Layout } from "./layout.ts";
import type { ColtPicture } from "./picture.ts";
import css from "./reveal.module.css";
import { Ticket } from "./ticket.tsx";

interface Props {
  picture: ColtPicture;
  event: Event | null;
  ms: number;
  at: Layout;
  box: Box;
  width: "wide" | "narrow";
  reduced: boolean;
}

const SIZE = { wide: { width: 128, height: 138 }, narrow: { width: 94, height: 78 } } as const;

/** The card being played: it leaves its plate, hangs in the sky over its bandit and is stamped with what came of it. */
export function Reveal(props: Props) {
  const { picture } = props;
  if (picture.act === null) return null;
  return <Played key={`${picture.round}.${picture.act.figure}.${picture.act.nth}`} {...props} act={picture.act} />;
}

function Played({
  picture,
  event,
  ms,
  at,
  box,
  width,
  reduced,
  act,
}: Props & { act: NonNullable<ColtPicture["act"]> }) {
  const ref = useRef<HTMLDivElement>(null);
  const head = headOf(at, act.figure);
  // A low box has no sky for a whole ticket.
  const size = box.height < 300 ? "narrow" : width;
  const { width: w, height: h } = SIZE[size];
  // It stays where it was hung, also when its bandit walks away from under it.
  const x = useMemo(() => {
    // Where the sky is low it hangs behind its bandit's back, on a small screen in the far corner.
    const behind = head.x - at.figures[act.figure]!.face * (w / 2 + 46);
    const wanted = (head.y < h + 14 ? behind : head.x) - w / 2;
    return clamp(size === "wide" ? wanted : head.x > box.width / 2 ? 0 : box.width, 8, box.width - w - 14);
  }, [box.width, size]);
  const y = 8;
  useLayoutEffect(() => {
    const el = ref.current;
    if (el === null || ms <= 0) return;
    if (reduced) {
      el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      return;
    }
    const from = slotOffset(el, act, { x, y });
    el.animate(
      [
        { transform: `translate(${x + from.x}px, ${y + from.y}px) scale(.3)`, opacity: 0.4 },
        { transform: `translate(${x}px, ${y}px) scale(1.06)`, opacity: 1, offset: 0.75 },
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
      ],
      { duration: Math.max(ms * 0.8, 120), easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  }, []);
  const { stamp } = picture.figures[act.figure]!.slots[act.nth - 1]!;
  const line = { x1: x + w / 2, y1: y + h - 2, x2: head.x, y2: Math.max(head.y, y + h + 4) };
  return (
    <>
      {event?.t === "revealed" && (
        <svg class={css.line} width={box.width} height={box.height} aria-hidden="true">
          <line {...line} class={css.under} />
          <line {...line} class={css.over} />
        </svg>
      )}
      <div
        ref={ref}
        class={css.played}
        style={{ transform: `translate(${x}px, ${y}px)`, inlineSize: w, blockSize: h }}
        aria-hidden="true"
      >
        <Ticket card={act.card} size={size === "wide" ? "full" : "named"} />
        {stamp !== null && (
          <span class={`${css.stamp} ${css[stamp]}`}>
            <StampMark stamp={stamp} />
          </span>
        )}
      </div>
    </>
  );
}

function headOf(at: Layout, figure: number): { x: number; y: number } {
  const f = at.figures[figure]!;
  const { scale, x, rails } = at.camera;
  return { x: (f.x - x) * scale, y: rails + (f.y - FIGURE.height - 6) * scale };
}
function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value));
}

/** Where the plate's slot is, seen from the place in the sky. Read once a card. */
function slotOffset(el: HTMLElement, act: { figure: number; nth: number }, to: { x: number; y: number }) {
  const scene = el.parentElement?.getBoundingClientRect();
  const slot = el
    .closest("section")
    ?.querySelector(`[data-figure="${act.figure}"] [data-nth="${act.nth}"]`)
    ?.getBoundingClientRect();
  if (scene === undefined || slot === undefined) return { x: 0, y: 60 };
  const w = el.offsetWidth;
  const h = el.offsetHeight;
  return {
    x: slot.x + slot.width / 2 - scene.x - to.x - w / 2,
    y: slot.y + slot.height / 2 - scene.y - to.y - h / 2,
  };
}
