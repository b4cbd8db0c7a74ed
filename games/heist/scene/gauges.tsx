import type { HeistView } from "../engine/page.ts";
import type { Names } from "@trestle/kernel";
import css from "./gauges.module.css";
import type { HeistPicture } from "./picture.ts";
import { meetsOf, told } from "./screen-reader-places.ts";
import { boardText } from "./words.ts";

/** How the heist stands: meter, speed, rope, and what is left in the piles. */
export function Gauges({ picture }: { picture: HeistPicture }) {
  const text = boardText();
  return (
    <dl class={css.gauges}>
      {picture.mode !== "versus" && <Meter picture={picture} />}
      <Gauge label={text.speed} says={text.speedLong(picture.speed)} drawn>
        <SpeedDial speed={picture.speed} />
      </Gauge>
      <Gauge label={text.rope} says={text.ropeLong(picture.knot)} warn={picture.knot >= 3} drawn>
        <Rope knot={picture.knot} />
      </Gauge>
      <Gauge
        label={text.events}
        says={picture.tokens ? text.eventsLong(picture.events) : text.lastLine}
        warn={!picture.tokens}
      >
        <b>{picture.events}</b>
      </Gauge>
      <Gauge label={text.bullets} says={text.bulletsLong(picture.bullets)}>
        <b>{picture.bullets}</b>
      </Gauge>
      <Gauge label={text.sack} says={text.sackLong(picture.sack.length)}>
        <b>{picture.sack.length}</b>
      </Gauge>
      <Gauge label={text.deck} says={text.deckLong(picture.deck)}>
        <b>{picture.deck}</b>
      </Gauge>
    </dl>
  );
}

function Gauge({
  label,
  says,
  warn = false,
  drawn = false,
  children,
}: {
  label: string;
  says: string;
  warn?: boolean;
  /** A picture, which takes the room of two figures. */
  drawn?: boolean;
  children: preact.ComponentChildren;
}) {
  return (
    <div class={`${css.gauge} ${warn ? css.warn : ""} ${drawn ? css.drawn : ""}`} title={says}>
      <dt>{label}</dt>
      <dd>
        <span aria-hidden="true">{children}</span>
        <span class="unseen">{says}</span>
      </dd>
    </div>
  );
}

function Meter({ picture }: { picture: HeistPicture }) {
  const text = boardText();
  const { meter, goal } = picture;
  return (
    <div class={`${css.gauge} ${css.meter}`} title={text.meterLong(meter, goal)}>
      <dt>{text.meter}</dt>
      <dd>
        {goal !== null && (
          <span class={css.bar} aria-hidden="true">
            {Array.from({ length: goal }, (_, i) => (
              <i key={i} class={i < meter ? css.full : ""} />
            ))}
          </span>
        )}
        <b>{goal === null ? text.meterAlone(meter) : text.meterOf(meter, goal)}</b>
      </dd>
    </div>
  );
}

const TOP = 5;

function SpeedDial({ speed }: { speed: number }) {
  const angle = (n: number): number => -90 + ((n - 1) * 180) / (TOP - 1);
  return (
    <svg class={css.dial} viewBox="-34 -34 68 44" focusable="false">
      <path class={css.rim} d="M-30 4A30 30 0 0 1 30 4Z" />
      {Array.from({ length: TOP }, (_, i) => (
        <text
          key={i}
          x={24 * Math.sin((angle(i + 1) * Math.PI) / 180)}
          y={3 - 22 * Math.cos((angle(i + 1) * Math.PI) / 180) + 4}
        >
          {i + 1}
        </text>
      ))}
      <path class={css.needle} d="M-3 2L0-17 3 2Z" style={{ transform: `rotate(${angle(speed)}deg)` }} />
      <circle class={css.hub} r="4" />
    </svg>
  );
}

/** A lasso with three knots; at its end hangs a tag with a skull. */
function Rope({ knot }: { knot: number }) {
  return (
    <svg class={css.rope} viewBox="0 0 96 30" focusable="false">
      <path class={css.cord} d="M4 15Q16 4 28 15T52 15 78 15" />
      {[1, 2, 3].map((n) => (
        <g key={n} transform={`translate(${8 + (n - 1) * 24} 15)`}>
          <circle class={n <= knot ? css.tied : css.loose} r="8" />
          <path class={css.cut} d="M-5-3L5 3M-5 3L5-3" />
          {n === knot && <path class={css.mark} d="M0-15L-4-9H4Z" />}
        </g>
      ))}
      <g transform="translate(84 15)">
        <path class={knot > 3 ? css.tied : css.tag} d="M-9-10H9V10H-9Z" />
        <path class={css.skull} d="M0-7Q6-7 6-1 6 2 4 3V6H-4V3Q-6 2-6-1-6-7 0-7ZM-3-3V0M3-3V0" />
      </g>
    </svg>
  );
}

/** For each town when the train comes, as a tape that runs out, and whether it would find anything. */
export function Telegraph({ view, picture }: { view: HeistView; picture: HeistPicture }) {
  const text = boardText();
  return (
    <ul class={css.towns} aria-label={text.towns}>
      {picture.towns.map((t) => {
        const first = view.forecast.findIndex((f) => f.meets.some((m) => m.what === "town" && m.town === t.town));
        const movements = first < 0 ? null : first + 1;
        const empty = t.tiles.length === 0;
        const danger = empty && movements !== null;
        return (
          <li key={t.town} class={danger ? css.danger : ""}>
            <b>{text.town(t.town)}</b>
            <span class={css.tape} aria-hidden="true">
              {[3, 2, 1].map((n) => (
                <i key={n} class={movements !== null && n >= movements ? css.full : ""} />
              ))}
            </span>
            <small>
              {text.waiting(t.tiles.length)} · {text.arrives(movements)}
              {danger && <> · ⚠ {text.danger}</>}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

/** Where the train's next movements lead and what they set off, as long as nobody touches anything. */
export function AheadList({ view, names }: { view: HeistView; names: Names }) {
  const text = boardText();
  const t = told(view, names);
  return (
    <div class={css.ahead}>
      <p>{text.ahead}</p>
      <ol aria-label={text.ahead}>
        {view.forecast.map((f, i) => (
          <li key={i}>
            <span class={css.nth} aria-hidden="true">
              {i + 1}
            </span>
            <span>
              <b>{t.say(`space:${f.cars[0] ?? ""}`)}</b> {meetsOf(t, f).join(" · ") || text.quiet}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
