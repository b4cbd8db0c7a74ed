import type { JSX } from "preact";
import css from "./art.module.css";
import { FlatRoof, Lantern, Shell, TALL, Under } from "./car-parts.tsx";

const KINDS = ["passenger", "box", "mail", "tanker", "cattle", "dining", "flat", "caboose"] as const;
export type Kind = (typeof KINDS)[number];

/** The car that was last at the start is drawn as a caboose, the others by their number. */
export function kindOf(car: number, rounds: number): Kind {
  return car === rounds ? "caboose" : KINDS[(car - 1) % (KINDS.length - 1)]!;
}

function Passenger() {
  return (
    <g>
      <Shell paint="#8f3626" corner={9}>
        <path class={css.far} d="M20-72V-122q14-18 28 0v50ZM72-72V-122q14-18 28 0v50ZM124-72V-122q14-18 28 0v50Z" />
        <path class={css.thin} d="M34-130V-72M86-130V-72M138-130V-72M20-98h28M72-98h28M124-98h28" />
        <Lantern x={60} />
        <path class={css.near} d="M14-50v-26h7v16h22v10ZM112-50v-10h22v-16h7v26Z" />
      </Shell>
      <g style={{ "--paint": "#6d2a20" }}>
        <path class={`${css.paint} ${css.ink}`} d="M-6-166q0-10 12-10H166q12 0 12 10Z" />
        <path class={css.thin} d="M10-170h24M58-170h56M138-170h24" />
      </g>
    </g>
  );
}

function BoxCar() {
  return (
    <g>
      <Shell paint="#b07a34">
        <path class={css.thin} d="M31-160V-47M53-160V-47M75-160V-47M97-160V-47M119-160V-47M141-160V-47" />
        <Lantern x={118} />
        <path class={css.near} d="M12-50v-27h30v27ZM16-77v-20h22v20ZM136-50v-22h26v22Z" />
        <path class={css.thin} d="M12-77l30 27M42-77l-30 27M136-72l26 22M162-72l-26 22" />
      </Shell>
      <FlatRoof paint="#7d5424" />
      <path class={css.line} d="M-2-160l10 112M174-160l-10 112" />
    </g>
  );
}

function MailCar() {
  return (
    <g>
      <Shell paint="#41607c">
        <path class={css.far} d="M70-150h84v56H70Z" />
        <path class={css.thin} d="M70-131.500h84M70-113h84M91-150v56M112-150v56M133-150v56M70-150h84v56H70Z" />
        <path class={css.bone} d="M75-140h11v6H75ZM116-121h12v6H116ZM138-140h11v6H138ZM95-103h12v6H95Z" />
        <Lantern x={40} />
        <path
          class={css.near}
          d="M120-50q-4-26 12-30l-3-8h12l-3 8q18 4 14 30ZM14-50q-3-18 9-21l-2-7h9l-2 7q12 3 9 21Z"
        />
      </Shell>
      <FlatRoof paint="#2f465c" />
      <path class={css.line} d="M0-138l-9 10v34l7 6" />
    </g>
  );
}

function Tanker() {
  return (
    <g style={{ "--paint": "#68635f" }}>
      <path class={`${css.paint} ${css.ink}`} d="M44-166H128q46 0 46 60t-46 62H44q-46 0-46-62t46-60Z" />
      <svg x="8" y="-160" width="156" height="113" viewBox="8 -160 156 113">
        <path class={css.room} d="M46-160H126q38 0 38 54t-38 59H46q-38 0-38-59t38-54Z" />
        <Lantern x={86} />
        <path class={css.near} d="M14-70q22 7 44 0t44 0t58 0q-8 23-34 23H46q-26 0-32-23Z" opacity=".55" />
      </svg>
      <path
        d="M44-166H128q46 0 46 60t-46 62H44q-46 0-46-62t46-60ZM46-160q-38 0-38 54t38 59H126q38 0 38-59t-38-54Z"
        fill="url(#colt-tone)"
        fill-rule="evenodd"
      />
      <path class={css.line} d="M46-160H126q38 0 38 54t-38 59H46q-38 0-38-59t38-54Z" />
      <path class={css.line} d="M34-41V-48M138-41V-48" />
      <rect class={`${css.iron} ${css.ink}`} x="-3" y="-45" width="178" height="10" />
      <rect class={`${css.steel} ${css.ink}`} x="6" y="-176" width="160" height="7" />
      <path class={css.line} d="M24-169v7M58-169v4M114-169v4M148-169v7" />
    </g>
  );
}

function CattleCar() {
  return (
    <g>
      <Shell paint="#747a3d">
        <path class={css.far} d="M9-148H163v11H9ZM9-124H163v11H9ZM9-100H163v11H9Z" />
        <path class={css.thin} d="M9-148H163M9-137H163M9-124H163M9-113H163M9-100H163M9-89H163M48-160V-47M124-160V-47" />
        <Lantern x={86} />
        <path class={css.near} d="M128-50v-30q0-9 9-9h10l-3-9q8 0 10 8l9 5v11l-8 3v21ZM12-50q6-18 22-14t20 14Z" />
      </Shell>
      <FlatRoof paint="#52572c" />
      <path class={css.line} d="M-3-150h7M-3-128h7M-3-106h7M-3-84h7M168-150h7M168-128h7M168-106h7M168-84h7" />
    </g>
  );
}

function DiningCar() {
  return (
    <g>
      <Shell paint="#6f3450" corner={9}>
        <path class={css.far} d="M16-128h40v46H16ZM66-128h40v46H66ZM116-128h40v46H116Z" />
        <path
          class={css.near}
          d="M16-128h13q-2 22-13 30ZM56-128H43q2 22 13 30ZM116-128h13q-2 22-13 30ZM156-128h-13q2 22 13 30Z"
        />
        <Lantern x={86} />
        <path class={css.bone} d="M60-74h52v5l-4 9H64l-4-9Z" opacity=".75" />
        <path class={css.near} d="M83-60h6v10h-6ZM12-50v-24h6v14h16v10ZM160-50v-24h-6v14h-16v10Z" />
      </Shell>
      <g style={{ "--paint": "#e7d6b0" }}>
        <path
          class={`${css.paint} ${css.ink}`}
          d="M-6-168H178v6q-11.500 9-23 0q-11.500 9-23 0q-11.500 9-23 0q-11.500 9-23 0q-11.500 9-23 0q-11.500 9-23 0q-11.500 9-23 0q-11.500 9-23 0Z"
        />
      </g>
      <g style={{ "--paint": "#4f2439" }}>
        <path class={`${css.paint} ${css.ink}`} d="M-6-167q2-9 14-9H164q12 0 14 9Z" />
      </g>
    </g>
  );
}

function FlatCar() {
  return (
    <g style={{ "--paint": "#9a6b38" }}>
      <path class={css.room} d="M36-160H136V-47H36Z" opacity=".38" />
      <svg x="34" y="-168" width="104" height="124" viewBox="34 -168 104 124">
        <Lantern x={86} y={-168} />
      </svg>
      <path class={`${css.paint} ${css.ink}`} d="M2-45V-86H36V-45ZM6-86V-127H32V-86ZM2-127V-168H36V-127Z" />
      <path class={`${css.paint} ${css.ink}`} d="M136-45V-92H170V-45ZM138-92V-168H168V-92Z" />
      <path class={css.line} d="M2-86L36-45M2-127L36-168M6-127L32-86M136-45l34-47M138-92l30-38M138-130l30-38" />
      <path d="M2-45V-86H36V-45ZM2-127V-168H36V-127ZM138-92V-168H168V-92Z" fill="url(#colt-grain)" />
      <rect class={`${css.timber} ${css.ink}`} x="-5" y="-176" width="182" height="9" />
      <path class={css.thin} d="M10-171H70M84-171H150" />
      <rect class={`${css.timber} ${css.ink}`} x="-3" y="-47" width="178" height="12" />
    </g>
  );
}

function Caboose() {
  return (
    <g>
      <Shell paint="#a83f1d">
        <path class={css.far} d="M60-132h34v44H60ZM112-132h34v44H112Z" />
        <path class={css.thin} d="M77-132v44M60-110h34M129-132v44M112-110h34" />
        <Lantern x={102} />
        <path class={css.near} d="M134-50v-34h-3v-6h24v6h-3v34ZM141-90v-66h7v66ZM12-50v-16h38v16Z" />
      </Shell>
      <FlatRoof paint="#74290f" />
      <path class={`${css.iron} ${css.ink}`} d="M139-176v-16h-3v-5h15v5h-3v16Z" />
      <path class={css.line} d="M-12-41V-72M-12-72H2M-6-41V-72M-16-37H0" />
      <circle class={`${css.red} ${css.ink}`} cx="-8" cy="-86" r="6" />
    </g>
  );
}

const CARS: Readonly<Record<Kind, () => JSX.Element>> = {
  passenger: Passenger,
  box: BoxCar,
  mail: MailCar,
  tanker: Tanker,
  cattle: CattleCar,
  dining: DiningCar,
  flat: FlatCar,
  caboose: Caboose,
};

/** 172 units long, wheels on the lower edge. */
export const CAR_VIEW = { x: -20, y: -234, width: 212, height: 236 } as const;

export function CarArt({ kind }: { kind: Kind }) {
  const Drawn = CARS[kind];
  const { x, y, width, height } = CAR_VIEW;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <Under />
      <g transform={TALL}>
        <Drawn />
      </g>
    </svg>
  );
}
