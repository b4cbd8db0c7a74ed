import css from "./home.module.css";

/** The land behind the train: low sun, mesas, poles. Decoration only. */
export function Land() {
  return (
    <svg class={css.land} viewBox="0 0 1600 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle class={css.sun} cx="1180" cy="330" r="130" />
      <path
        class={css.far}
        d="M0 420h90l14-70h150l22 44h60l10-120h190l16 90h64l20 40h140l26-90h130l12 60h90l16-104h220l20 130h110l18-60h172v300H0z"
      />
      <path
        class={css.near}
        d="M0 500c120-20 200-34 330-22l20-70h110l24 66c160 10 240 34 420 20s260-36 420-24l18-54h120l20 60c60 6 100 10 138 4v120H0z"
      />
    </svg>
  );
}

export function Engine() {
  return (
    <svg viewBox="0 0 320 230">
      <g class={css.drawn}>
        <path d="M8 196V84h86v112z" />
        <path d="M2 84q0-16 16-16h66q16 0 16 16z" />
        <path class={css.lit} d="M26 100h48v34H26z" />
        <path d="M94 120h150q26 0 26 30t-26 30H94z" />
        <path d="M206 120V78h-10l-6-18h52l-6 18h-10v42zM128 120v-14q0-14 14-14t14 14v14z" />
        <path d="M262 132h14v-20h22v26h-22" />
        <path class={css.lit} d="M280 116h14v18h-14z" />
        <path d="M4 196h270l38 30H262l-14-14H4z" />
      </g>
      {[40, 120, 200].map((x) => (
        <g key={x} transform={`translate(${x} 194)`}>
          <g class={css.wheel}>
            <circle r="34" />
            <path d="M0-28V28M-28 0H28M-20-20 20 20M20-20-20 20" />
            <circle r="6" />
          </g>
        </g>
      ))}
    </svg>
  );
}
