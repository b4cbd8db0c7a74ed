import css from "./art.module.css";
import { Lantern, TALL, Wheel } from "./car-parts.tsx";

export const ENGINE_VIEW = { x: -20, y: -276, width: 420, height: 278 } as const;

/** The locomotive: a cab cut open behind a boiler, looking to the right. */
export function EngineArt() {
  const { x, y, width, height } = ENGINE_VIEW;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <path class={css.beam} d="M292-104L400-150V-40Z" />
      <path class={css.line} d="M-10-37H20" />
      <Wheel x={24} r={18} />
      <Wheel x={66} r={18} />
      <g style={{ "--paint": "#37424d" }} transform={TALL}>
        <Boiler />
        <rect class={`${css.paint} ${css.ink}`} x="0" y="-168" width="166" height="127" rx="3" />
        <svg x="9" y="-160" width="148" height="113" viewBox="9 -160 148 113">
          <rect class={css.room} x="9" y="-160" width="148" height="113" />
          <path class={css.far} d="M20-140h34v40H20ZM112-140h34v40h-34Z" />
          <path class={css.thin} d="M37-140v40M129-140v40" />
          <Lantern x={82} />
          <path class={css.near} d="M138-47v-44h22v44ZM12-50v-14h22v14Z" />
          <path d="M142-50v-12q7-10 15 0v12Z" fill="#e07b28" />
          <path d="M146-50q-2-7 4-11q5 5 3 11Z" fill="#ffe08a" />
          <rect x="9" y="-52" width="148" height="5" class={css.timber} />
        </svg>
        <path d="M0-168H166V-41H0ZM9-160V-47H157V-160Z" fill="url(#colt-cut)" fill-rule="evenodd" opacity=".55" />
        <rect class={css.line} x="9" y="-160" width="148" height="113" />
        <path class={css.line} d="M0-168H166V-41H0Z" />
        <rect class={`${css.red} ${css.ink}`} x="-3" y="-46" width="294" height="11" />
        <path class={`${css.deep} ${css.ink}`} d="M-8-166q0-10 10-10H164q12 0 12 10Z" />
        <path class={css.thin} d="M8-171H70M90-171H150" />
      </g>
      <Wheel x={128} r={26} />
      <Wheel x={186} r={26} />
      <Wheel x={240} r={18} />
      <rect class={`${css.steel} ${css.ink}`} x="122" y="-31" width="72" height="8" rx="4" />
      <path class={`${css.red} ${css.ink}`} d="M262-35h32l14 33h-52Z" />
      <path class={css.line} d="M270-34l-6 31M280-34l2 31M290-34l10 31" />
    </svg>
  );
}

function Boiler() {
  return (
    <g>
      <path class={`${css.paint} ${css.ink}`} d="M166-136H264q22 0 22 42t-22 44H166Z" />
      <path class={css.shade} d="M166-76H284q-4 26-20 26H166Z" />
      <path class={css.lit} d="M170-128h92q8 0 12 8H170Z" />
      <path class={css.line} d="M192-136v86M222-136v86M252-136v86" />
      <path class={`${css.deep} ${css.ink}`} d="M178-136q0-24 12-24t12 24Z" />
      <path class={`${css.brass} ${css.ink}`} d="M184-152h12v6h-12Z" />
      <path class={`${css.coal} ${css.ink}`} d="M228-136v-36l-10-36h44l-10 36v36Z" />
      <path class={`${css.brass} ${css.ink}`} d="M214-216h52v9h-52Z" />
      <path class={`${css.brass} ${css.ink}`} d="M272-118h16v28h-16Z" />
      <circle class={`${css.flame} ${css.ink}`} cx="290" cy="-104" r="9" />
      <path class={css.thin} d="M172-112h88M172-104h60" />
    </g>
  );
}
