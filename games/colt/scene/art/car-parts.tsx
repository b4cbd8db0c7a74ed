import type { ComponentChildren } from "preact";
import css from "./art.module.css";

export function Wheel({ x, r }: { x: number; r: number }) {
  const y = -r;
  const k = r * 0.62;
  return (
    <g>
      <circle class={`${css.iron} ${css.ink}`} cx={x} cy={y} r={r - 1} />
      <circle class={css.steel} cx={x} cy={y} r={k} />
      <path class={css.line} d={`M${x - k} ${y}h${2 * k}M${x} ${y - k}v${2 * k}`} />
      <circle class={`${css.brass} ${css.ink}`} cx={x} cy={y} r={r * 0.24} />
    </g>
  );
}

/** Bodies are drawn 134 high and stand a fifth taller on their frame, so that a tall hat fits in. */
export const TALL = "translate(0 8.4) scale(1 1.2)";

/** Frame, springs, four wheels and the hooks: the same under every car, so that the eye compares what is above. */
export function Under({ from = 0, to = 172 }: { from?: number; to?: number }) {
  return (
    <g>
      <path class={css.line} d={`M${from - 10} -37H${to + 10}`} />
      <rect class={`${css.coal} ${css.ink}`} x={from + 16} y="-34" width="48" height="12" rx="3" />
      <rect class={`${css.coal} ${css.ink}`} x={to - 64} y="-34" width="48" height="12" rx="3" />
      <Wheel x={from + 24} r={15} />
      <Wheel x={from + 56} r={15} />
      <Wheel x={to - 56} r={15} />
      <Wheel x={to - 24} r={15} />
      <path class={css.line} d={`M${from + 66} -32l14 12H${to - 80}l14-12`} />
    </g>
  );
}

/** A hanging lantern and its light, in two flat steps. */
export function Lantern({ x, y = -158 }: { x: number; y?: number }) {
  return (
    <g>
      <circle class={css.glow} cx={x} cy={y + 20} r="62" />
      <circle class={css.glow} cx={x} cy={y + 20} r="34" />
      <path class={css.line} d={`M${x} ${y}v9`} />
      <rect class={`${css.flame} ${css.ink}`} x={x - 6} y={y + 11} width="12" height="15" rx="3" />
      <path class={css.line} d={`M${x - 8} ${y + 10}h16M${x - 8} ${y + 27}h16`} />
      <path d={`M${x} ${y + 14}q4 5 0 9q-4-4 0-9`} fill="#e07b28" />
    </g>
  );
}

interface ShellProps {
  paint: string;
  children: ComponentChildren;
  /** Corners of the wall, in units. */
  corner?: number;
}

/** A wooden car cut open: hatched section all round, a lit room behind. */
export function Shell({ paint, children, corner = 3 }: ShellProps) {
  return (
    <g style={{ "--paint": paint }}>
      <rect class={`${css.paint} ${css.ink}`} x="0" y="-168" width="172" height="127" rx={corner} />
      <svg x="9" y="-160" width="154" height="113" viewBox="9 -160 154 113">
        <rect class={css.room} x="9" y="-160" width="154" height="113" />
        {children}
        <rect x="9" y="-52" width="154" height="5" class={css.timber} />
      </svg>
      <path d="M0-168H172V-41H0ZM9-160V-47H163V-160Z" fill="url(#colt-cut)" fill-rule="evenodd" opacity=".55" />
      <rect class={css.line} x="9" y="-160" width="154" height="113" />
      <rect class={`${css.paint} ${css.ink}`} x="-3" y="-45" width="178" height="10" />
      <rect class={`${css.paint} ${css.ink}`} x="0" y="-168" width="172" height="127" rx={corner} fill-opacity="0" />
    </g>
  );
}

export function FlatRoof({ paint }: { paint: string }) {
  return (
    <g style={{ "--paint": paint }}>
      <rect class={`${css.paint} ${css.ink}`} x="-5" y="-176" width="182" height="10" rx="2" />
      <path class={css.thin} d="M4-171H60M78-171H110M126-171H168" />
    </g>
  );
}
