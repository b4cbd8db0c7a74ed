import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { boardText } from "./board-words.ts";
import type { World } from "./layout.ts";
import type { Part } from "./sheet.tsx";
import css from "./viewport.module.css";

interface Props {
  world: World;
  part: Part;
  /** What stays in the middle when it does not all fit. */
  focus: { x: number; y: number } | null;
  /** Something else stands below it: no higher than it needs to be. */
  below?: boolean;
  children: ComponentChildren;
}

/** What is looked at lies against the other part of the sheet, so that nothing of that comes into sight. */
const ALIGN = { both: "xMidYMid", map: "xMidYMax", train: "xMidYMin" } as const;
/** Pixels from side to side of the whole sheet when it is near: a track space is a finger wide then. */
const NEAR = 850;

/** The sheet, or the part of it that is looked at; a small screen has two steps of nearness and is moved by a finger. */
export function Viewport({ world, part, focus, below = false, children }: Props) {
  const text = boardText();
  const [near, setNear] = useState(true);
  const pane = useRef<HTMLDivElement>(null);
  const frame =
    part === "map"
      ? world.map
      : part === "train"
        ? world.train
        : { x: 0, y: 0, width: world.width, height: world.height };
  const zoomed = part !== "both" && near;
  useLayoutEffect(() => {
    const el = pane.current;
    if (el === null || !zoomed || focus === null) return;
    const unit = el.scrollWidth / frame.width;
    el.scrollTo({
      left: (focus.x - frame.x) * unit - el.clientWidth / 2,
      top: (focus.y - frame.y) * unit - el.clientHeight / 2,
    });
  }, [focus?.x, focus?.y, zoomed, part]);
  return (
    <div class={`${css.viewport} ${part === "train" && below ? css.short : ""}`}>
      <div
        class={`${css.pane} ${zoomed ? css.near : ""}`}
        ref={pane}
        {...(zoomed ? { tabIndex: 0, role: "group", "aria-label": part === "map" ? text.map : text.train } : {})}
      >
        <svg
          class={css.sheet}
          style={
            zoomed ? { inlineSize: `max(100%, ${NEAR}px)`, aspectRatio: `${frame.width} / ${frame.height}` } : undefined
          }
          preserveAspectRatio={ALIGN[part]}
          viewBox={`${frame.x - 4} ${frame.y - 4} ${frame.width + 8} ${frame.height + 8}`}
          aria-hidden="true"
          focusable="false"
        >
          {children}
        </svg>
      </div>
      {part !== "both" && (
        <button type="button" class={css.zoom} onClick={() => setNear((old) => !old)}>
          {near ? (part === "map" ? text.whole : text.wholeTrain) : text.nearer}
        </button>
      )}
    </div>
  );
}
