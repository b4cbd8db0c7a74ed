import css from "./locomotive.module.css";

/** A small engine that runs to the right, on wheels that stand on the rails. */
export function Locomotive() {
  return (
    <svg class={css.engine} viewBox="0 0 150 112">
      <g class={css.smoke}>
        <circle cx="92" cy="16" r="9" />
        <circle cx="76" cy="10" r="7" />
        <circle cx="62" cy="12" r="5" />
      </g>
      <path class={css.iron} d="M4 92V40H2V32H52V40H50V52H118Q128 52 128 64V92Z" />
      <path class={css.window} d="M14 46H40V64H14Z" />
      <path
        class={css.brass}
        d="M70 52V44Q76 36 82 44V52ZM104 52V34H98L100 24H118L120 34H114V52ZM58 58H62V86H58ZM88 58H92V86H88Z"
      />
      <path class={css.iron} d="M128 84H132L148 102H122Z" />
      <circle class={css.lamp} cx="128" cy="58" r="5" />
      {[26, 66, 100].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i === 0 ? 92 : 94})`}>
          <circle class={css.wheel} r={i === 0 ? 18 : 16} />
          <path class={css.spokes} d="M-12 0H12M0-12V12M-8-8 8 8M8-8-8 8" />
        </g>
      ))}
      <path class={css.rod} d="M26 96H100" />
    </svg>
  );
}
