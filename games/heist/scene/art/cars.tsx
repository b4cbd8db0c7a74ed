import { BONE, INK, LANTERN } from "@trestle/ui/art/palette.ts";

const CUT = { stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

/** Tones of the passenger cars in order; letters tell them apart as well. */
const COATS = ["#8d3324", "#27606a", "#55682b", "#6a4a86", "#8a5a18"] as const;

export function coatOf(nth: number): string {
  return COATS[nth % COATS.length]!;
}

/** A car from above, looking to the right, 60 by 34 around (0, 0). `label`: its number or letter. */
export function CarToken({ section, label, turn }: { section: number; label: string; turn: number }) {
  const engine = section === 1;
  const fill = engine ? "#3a4656" : section === 2 ? "#4a4038" : coatOf(section - 3);
  const body = engine ? "M-29-15H14Q30-13 30 0T14 15H-29Z" : "M-29-16H29V16H-29Z";
  return (
    <g {...CUT}>
      <path d={body} fill={BONE} stroke={BONE} stroke-width="7" />
      <path d={body} fill={fill} />
      <path d="M-29-9H24M-29 9H24" stroke={LANTERN} stroke-opacity=".35" stroke-width="1.400" />
      {engine && <circle cx="16" cy="0" r="5" fill={INK} />}
      <path
        d="M17-4L24 0 17 4Z"
        fill={LANTERN}
        stroke-width="1.400"
        transform={engine ? "translate(4 0)" : undefined}
      />
      {/* Whichever way the train goes, its letters stand upright. */}
      <g transform={`translate(-6 0) rotate(${-turn})`}>
        <text y="6.500" font-size="19" font-weight="800" text-anchor="middle" fill={BONE} stroke="none">
          {label}
        </text>
      </g>
    </g>
  );
}

interface SideProps {
  from: number;
  to: number;
  roof: number;
  floor: number;
  rail: number;
}

function Wheels({ from, to, rail }: Pick<SideProps, "from" | "to" | "rail">) {
  const step = (to - from) / 5;
  return (
    <>
      {[1, 2, 3, 4].map((i) => (
        <g key={i} transform={`translate(${from + step * i} ${rail - 10})`}>
          <circle r="10" fill="#5a4632" />
          <circle r="3" fill={BONE} stroke-width="1.400" />
          <path d="M-10 0H10M0-10V10" stroke-width="1.200" />
        </g>
      ))}
    </>
  );
}

/** The locomotive from the side, its nose to the left. */
export function EngineSide({ from, to, roof, floor, rail }: SideProps) {
  const cab = to - (to - from) * 0.34;
  const top = roof + (floor - roof) * 0.42;
  return (
    <g {...CUT}>
      <path d={`M${from} ${rail - 12}L${from + 12} ${floor + 6}H${to}V${rail - 12}Z`} fill="#7a4a24" />
      <path
        d={`M${from + 14} ${top}H${cab}V${floor + 8}H${from + 14}Q${from + 4} ${(top + floor) / 2} ${from + 14} ${top}Z`}
        fill="#3a4656"
      />
      <path
        d={`M${from + 26} ${top}V${roof + 12}L${from + 18} ${roof - 6}H${from + 52}L${from + 44} ${roof + 12}V${top}Z`}
        fill="#2b2b2f"
      />
      <path
        d={`M${from + 74} ${top}V${top - 10}Q${from + 84} ${top - 22} ${from + 94} ${top - 10}V${top}Z`}
        fill="#b58a2a"
      />
      <path d={`M${cab} ${roof + 14}H${to}V${floor + 8}H${cab}Z`} fill="#33404f" />
      <path d={`M${cab - 6} ${roof + 14}H${to + 6}`} stroke-width="6" />
      <path d={`M${cab + 12} ${roof + 28}H${to - 12}V${roof + 62}H${cab + 12}Z`} fill={LANTERN} />
      <path d={`M${from + 20} ${top + 12}H${cab - 6}`} stroke={LANTERN} stroke-opacity=".4" />
      <Wheels from={from} to={to} rail={rail} />
    </g>
  );
}

/** The coal car with its cell: bars from floor to heap. */
export function JailSide({
  from,
  to,
  roof,
  floor,
  rail,
  keyholes,
}: SideProps & { keyholes: readonly { x: number; y: number }[] }) {
  const top = roof + (floor - roof) * 0.3;
  const bars = Array.from({ length: 9 }, (_, i) => from + ((to - from) * (i + 1)) / 10);
  return (
    <g {...CUT}>
      <path
        d={`M${from} ${top + 8}Q${from + 24} ${top - 22} ${from + 52} ${top - 12}T${(from + to) / 2} ${top - 18}T${to - 40} ${top - 12}T${to} ${top + 8}Z`}
        fill="#2b2b2f"
      />
      <path d={`M${from} ${top}H${to}V${rail - 12}H${from}Z`} fill="#4a4038" />
      <path d={`M${from + 10} ${top + 10}H${to - 10}V${rail - 22}H${from + 10}Z`} fill="#241d18" />
      {bars.map((x) => (
        <path key={x} d={`M${x} ${top + 10}V${rail - 22}`} stroke="#8c97a6" stroke-width="2" />
      ))}
      {keyholes.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="14" fill={LANTERN} />
          <path
            d="M0-7Q5-7 5-2.500 5 .5 2.600 2L4.500 9H-4.500L-2.600 2Q-5 .5-5-2.500-5-7 0-7Z"
            fill={INK}
            stroke="none"
          />
        </g>
      ))}
      <Wheels from={from} to={to} rail={rail} />
    </g>
  );
}

/** A passenger car cut open: roof, tiles on the wall, lit room below. */
export function CoachSide({
  nth,
  letter,
  from,
  to,
  roof,
  floor,
  rail,
  inside,
}: SideProps & { nth: number; letter: string; inside: number }) {
  const ledge = roof + 20;
  return (
    <g {...CUT}>
      <path d={`M${from} ${ledge}H${to}V${rail - 12}H${from}Z`} fill={coatOf(nth)} />
      <path d={`M${from + 8} ${inside}H${to - 8}V${floor + 16}H${from + 8}Z`} fill="#f0d9a2" />
      <path d={`M${from + 8} ${floor + 8}H${to - 8}V${floor + 16}H${from + 8}Z`} fill="#9c6a3a" />
      <path
        d={`M${from - 8} ${ledge}Q${(from + to) / 2} ${roof + 4} ${to + 8} ${ledge}V${ledge + 8}H${from - 8}Z`}
        fill="#2f241c"
      />
      <path
        d={`M${from + 12} ${inside + 6}V${inside + 20}M${to - 12} ${inside + 6}V${inside + 20}`}
        stroke={LANTERN}
        stroke-width="4"
      />
      <text
        x={(from + to) / 2}
        y={inside - 12}
        font-size="26"
        font-weight="800"
        text-anchor="middle"
        fill={BONE}
        stroke="none"
      >
        {letter}
      </text>
      <Wheels from={from} to={to} rail={rail} />
    </g>
  );
}
