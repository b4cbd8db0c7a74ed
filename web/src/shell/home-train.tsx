import { BONE, INK, LANTERN } from "@trestle/ui/art/palette.ts";
import css from "./home-train.module.css";
import { cactus, mesas, poles, scatter } from "@trestle/ui/art/land-shapes.ts";

const WIDE = 1600;
const random = scatter("home");
const FAR = mesas(random, { width: WIDE, base: 520, tall: 210, gap: 90 });
const NEAR = mesas(random, { width: WIDE, base: 610, tall: 120, gap: 260 });
const POLES = poles({ width: WIDE, base: 676, tall: 190 });
const CACTI = [70, 300, 705, 980, 1330, 1510]
  .map((x, i) => cactus(x, 672 + (i % 3) * 6, 46 + ((i * 7) % 5) * 8))
  .join("");
/** Only on the right: the title is on the left. */
const STARS = Array.from({ length: 34 }, () => {
  const [x, y, s] = [900 + random() * 700, random() * 300, random() < 0.2 ? 2.4 : 1.4];
  return `M${x.toFixed(0)} ${(y - s * 2).toFixed(1)}l${s} ${s * 2} ${-s} ${s * 2} ${-s} ${-s * 2}z`;
}).join("");

/** Rays of the sun, long and short in turn. */
const RAYS = Array.from({ length: 40 }, (_, i) => {
  const a = (i / 40) * Math.PI * 2;
  const [inner, outer, half] = [150, i % 2 === 0 ? 250 : 196, 0.018];
  const at = (angle: number, r: number): string =>
    `${(1190 + Math.cos(angle) * r).toFixed(0)} ${(440 + Math.sin(angle) * r).toFixed(0)}`;
  return `M${at(a - half, inner)}L${at(a, outer)}L${at(a + half, inner)}Z`;
}).join("");

/** A trestle bridge between two cliffs. */
const CLIFFS = "M430 530L452 470 458 444H566L574 476 600 530ZM932 530L956 478 962 444H1052L1060 474 1088 530Z";
const CLIFFS_SHADE = "M430 530L452 470 458 444H496L502 476 494 530ZM932 530L956 478 962 444H990L996 476 988 530Z";
const BRIDGE = (() => {
  let d = "M560 440H968M560 446H968M578 474H952M574 500H956";
  for (let x = 590; x < 950; x += 38) {
    d += `M${x - 2} 446L${x - 9} 526M${x + 2} 446L${x + 9} 526M${x} 446L${x + 36} 474M${x + 38} 446L${x + 2} 474`;
  }
  return d;
})();

/** The landscape behind the home page. Decoration only. */
export function HomeTrain() {
  return (
    <svg class={css["land"]} viewBox={`0 0 ${WIDE} 720`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class={css["stars"]} d={STARS} />
      <circle class={css["sun"]} cx="1190" cy="440" r="132" />
      <path class={css["rays"]} d={RAYS} />
      <path
        class={css["cloud"]}
        d="M120 230q110-16 250-6 60 3 130 2-90 12-210 8-90-4-170-4ZM880 150q150-18 330-4 90 6 170 2-120 18-280 12-130-8-220-10ZM1250 262q90-10 200-3 40 2 80 1-80 10-160 7-70-3-120-5Z"
      />
      <path class={css["bridge"]} d={BRIDGE} />
      <g class={css["far"]}>
        <path d={CLIFFS} />
        <path class={css["shade"]} d={CLIFFS_SHADE} />
        <path d={FAR.body} />
        <path class={css["shade"]} d={FAR.shade} />
        <path class={css["lit"]} d={FAR.light} />
        <path class={css["cut"]} d={FAR.lines} />
      </g>
      <g class={css["near"]}>
        <path d={NEAR.body} />
        <path class={css["shade"]} d={NEAR.shade} />
        <path class={css["lit"]} d={NEAR.light} />
        <path class={css["cut"]} d={NEAR.lines} />
      </g>
      <path class={css["soil"]} d="M0 668Q200 656 420 666T860 662 1260 668 1600 660V1200H0Z" />
      <g class={css["soil"]}>
        <path d={POLES.posts} />
        <path d={CACTI} />
      </g>
      <path class={css["wire"]} d={POLES.wires} />
    </svg>
  );
}

function Wheel({ x, y, r, spokes }: { x: number; y: number; r: number; spokes: number }) {
  const cut = Array.from({ length: spokes }, (_, i) => {
    const a = (i / spokes) * Math.PI * 2;
    return `M0 0L${(Math.cos(a) * r * 0.78).toFixed(1)} ${(Math.sin(a) * r * 0.78).toFixed(1)}`;
  }).join("");
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="#3A2413" />
      <g class={css["spin"]}>
        <circle r={r * 0.8} fill="#6B1F12" stroke-width="2" />
        <path d={cut} stroke="#D9B36B" stroke-width={r > 20 ? 4.5 : 3} />
        {r > 20 && (
          <path
            d={`M${-r * 0.5} ${-r * 0.62}A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.5} ${-r * 0.62}L${r * 0.3} ${-r * 0.36}H${-r * 0.3}Z`}
            fill="#D9B36B"
            stroke-width="2"
          />
        )}
      </g>
      <circle r={r * 0.2} fill="#D9B36B" stroke-width="2" />
    </g>
  );
}

/** The locomotive with its tender, heading right; 448 by 320, wheels on the lower edge. */
export function HomeEngine() {
  return (
    <svg class={css["engine"]} viewBox="-4 -110 448 320" aria-hidden="true">
      <g stroke={INK} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
        <g fill={BONE} stroke-width="2.4">
          <path d="M336 0q-26 2-24-18-26-2-22-24 4-16 24-12 6-18 26-12 18 6 14 24 16 2 14 18-2 14-14 14 0 8-8 10Z" />
          <path d="M268-34q-16-4-12-20-18-8-8-24 10-12 24-2 10-12 22-2 8 10 0 22 8 14-6 22-10 8-20 4Z" />
          <path d="M204-66q-12-6-6-18-10-10 0-18 12-8 20 2 12-6 18 6 4 12-8 18 0 14-24 10Z" />
          <path
            d="M322-10q-8-6-4-14M300-28q-8-10 0-20M330-26q12 0 14-10M262-44q-4-8 2-14M282-42q10-2 10-12"
            fill="none"
          />
        </g>
        <path d="M2 150V96q0-4 4-4h104l6 58Z" fill="#1D4C3A" />
        <g fill={BONE} stroke-width="2.4">
          <path d="M336 0q-26 2-24-18-26-2-22-24 4-16 24-12 6-18 26-12 18 6 14 24 16 2 14 18-2 14-14 14 0 8-8 10Z" />
          <path d="M268-34q-16-4-12-20-18-8-8-24 10-12 24-2 10-12 22-2 8 10 0 22 8 14-6 22-10 8-20 4Z" />
          <path d="M204-66q-12-6-6-18-10-10 0-18 12-8 20 2 12-6 18 6 4 12-8 18 0 14-24 10Z" />
          <path
            d="M322-10q-8-6-4-14M300-28q-8-10 0-20M330-26q12 0 14-10M262-44q-4-8 2-14M282-42q10-2 10-12"
            fill="none"
          />
        </g>
        <path d="M2 150V96q0-4 4-4h18l-6 58Z" fill={INK} fill-opacity=".34" stroke="none" />
        <path d="M10 92q2-14 14-12 4-12 18-8 8-10 20-2 12-6 18 4 14-2 18 8 8 0 8 10Z" fill="#2B2B2F" />
        <path d="M16 104h86l4 36H16Z" fill="none" stroke="#D9B36B" stroke-width="2" />
        <path d="M-2 150H122V164H-2Z" fill="#3A2413" />
        <Wheel x={26} y={184} r={20} spokes={8} />
        <Wheel x={84} y={184} r={20} spokes={8} />
        <path d="M118 158h20" stroke-width="5" />

        <path d="M128 150V56H206V150Z" fill="#A23A16" />
        <path d="M128 150V56H142V150Z" fill={INK} fill-opacity=".34" stroke="none" />
        <path d="M118 56q-2-14 12-16h70q16 0 18 16Z" fill="#6B1F12" />
        <path d="M122 49q2-6 10-6h66" fill="none" stroke={LANTERN} stroke-width="2.5" />
        <path d="M146 70q0-6 6-6h36q6 0 6 6v32h-48Z" fill="#FFC857" />
        <path d="M170 64v38M146 83h48" stroke-width="2.4" />
        <path d="M146 116h48v24h-48Z" fill="none" stroke="#FFC857" stroke-width="2" />

        <path d="M204 92H372q16 0 16 27t-16 27H204Z" fill="#2F3B4A" />
        <path d="M204 126H387q-2 20-15 20H204Z" fill={INK} fill-opacity=".4" stroke="none" />
        <path d="M212 99H368q6 0 9 4H212Z" fill={LANTERN} fill-opacity=".8" stroke="none" />
        <path d="M232 92V146M278 92V146M324 92V146M364 92V146" stroke="#D9B36B" stroke-width="4" />
        <path d="M232 92V146M278 92V146M324 92V146" stroke-width="1" />
        <path d="M372 92q16 0 16 27t-16 27Z" fill="#1E1E1E" />

        <path d="M222 92V76q0-14 15-14t15 14v16Z" fill="#D9B36B" />
        <path d="M222 92V76q0-14 12-14-5 6-4 30Z" fill={INK} fill-opacity=".3" stroke="none" />
        <path d="M284 92V80q0-10 12-10t12 10v12Z" fill="#D9B36B" />
        <path d="M262 92V76h12v16M258 76h20M268 62q9 2 9 14h-18q0-12 9-14ZM268 62v-5" fill="#FFC857" />

        <path d="M330 92L333 62 318 40q-3-10 0-26h48q3 16 0 26L352 62l3 30Z" fill="#2B2B2F" />
        <path
          d="M330 92L333 62 318 40q-3-10 0-26h12q-2 16 2 26l10 22-2 30Z"
          fill={INK}
          fill-opacity=".5"
          stroke="none"
        />
        <path d="M357 18q2 12 0 20l-9 16" fill="none" stroke={LANTERN} stroke-width="3" />
        <path d="M312 14h60v-8h-60Z" fill="#A23A16" />
        <path d="M317 40h50" stroke="#D9B36B" stroke-width="3" />

        <path d="M372 92V84h22v12h-16" fill="#3A2413" />
        <path d="M374 84V60h8l4-8h12l4 8h4v24Z" fill="#A23A16" />
        <path d="M392 63h14v18h-14q-4-9 0-18Z" fill="#FFE3A0" />

        <path d="M122 150H392v14H122Z" fill="#A23A16" />
        <path d="M122 158H392v6H122Z" fill={INK} fill-opacity=".34" stroke="none" />
        <path d="M310 144h48v26h-48Z" fill="#D9B36B" />
        <path d="M310 144h14v26h-14Z" fill={INK} fill-opacity=".3" stroke="none" />
        <path d="M392 150h14l34 54H388l-8-22h12Z" fill="#A23A16" />
        <path d="M398 160l-4 42M404 160l6 42M408 160l18 42M384 190h46" fill="none" stroke={BONE} stroke-width="2.4" />
        <path d="M392 150h14l34 54H388" fill="none" />
        <Wheel x={166} y={168} r={36} spokes={12} />
        <Wheel x={250} y={168} r={36} spokes={12} />
        <Wheel x={318} y={187} r={17} spokes={8} />
        <Wheel x={360} y={187} r={17} spokes={8} />
        <path d="M166 172L250 172 334 158" fill="none" stroke-width="9" />
        <path d="M166 172L250 172 334 158" fill="none" stroke="#C9CED6" stroke-width="4.5" />
        <circle cx="166" cy="172" r="6" fill="#C9CED6" />
        <circle cx="250" cy="172" r="6" fill="#C9CED6" />
      </g>
    </svg>
  );
}
