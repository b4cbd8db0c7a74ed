import type { ComponentChildren } from "preact";
import css from "./portrait.module.css";

/** The frame of a face or card: one line if public, two if mine, a dashed line and a keyhole if secret. */
export function Portrait({
  frame = "public",
  size = 56,
  colour,
  children,
}: {
  frame?: "public" | "mine" | "secret";
  size?: number;
  /** A player's colour in CSS: `var(--p-pine)`. Colour alone must not tell players apart: draw the symbol too. */
  colour?: string;
  children: ComponentChildren;
}) {
  return (
    <span
      class={`${css.portrait} ${css[frame]}`}
      style={{ inlineSize: size, blockSize: size, ...(colour === undefined ? {} : { background: colour }) }}
    >
      {children}
      {frame === "secret" && (
        <svg class={css.keyhole} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="8" fill="var(--ink)" />
          <path fill="var(--bone)" d="M8 3a2.6 2.6 0 0 1 1.3 4.900L10.5 13h-5l1.2-5.100A2.6 2.6 0 0 1 8 3z" />
        </svg>
      )}
    </span>
  );
}
