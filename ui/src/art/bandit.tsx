import {
  BANDIT_COLOUR,
  FIGURES,
  GUN,
  HAND,
  SKINS,
  SLEEVE,
  SLEEVE_SHADE,
  type Bandit as Who,
  type Figure,
  type Piece,
} from "./bandit-parts.ts";
import { BONE, INK, LANTERN, PALETTE } from "./palette.ts";
import { PlayerMark } from "./player-mark.tsx";

export { BANDIT_COLOUR };
export type BanditName = Who;

const CUT = { stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map((p) => (
    <>
      <path d={p.d} fill={p.fill} />
      {p.shade !== undefined && <path d={p.shade} fill={INK} fill-opacity=".34" stroke="none" />}
      {p.light !== undefined && <path d={p.light} fill={LANTERN} fill-opacity=".85" stroke="none" />}
      {p.lines !== undefined && <path d={p.lines} fill="none" stroke-width="1.5" />}
      {p.ink !== undefined && <path d={p.ink} fill={INK} stroke="none" />}
      {(p.shade ?? p.light) !== undefined && <path d={p.d} fill="none" />}
    </>
  ));
}

function limb(who: Who): Piece[] {
  return [
    { d: HAND, fill: SKINS[who] },
    { d: SLEEVE, fill: FIGURES[who].sleeve, shade: SLEEVE_SHADE },
  ];
}

function outline(pieces: readonly Piece[]): string {
  return pieces.map((p) => (p.fill === "none" ? "" : p.d)).join("");
}

function Drawn({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <g {...CUT}>
      <path d={outline(pieces)} fill={BONE} stroke={BONE} stroke-width="6.5" />
      <Pieces of={pieces} />
    </g>
  );
}

const upper = (f: Figure): Piece[] => [...f.back, ...f.body, ...f.head, ...f.hat];

export interface BanditProps {
  who: Who;
  facing?: "left" | "right";
  pose?: "standing" | "lying";
  /** Drawn as a ghost: a guess about what may come. */
  ghost?: boolean;
}

/** A whole figure: boots at (0, 0), about 120 units high, facing right. */
export function Bandit({ who, facing = "right", pose = "standing", ghost = false }: BanditProps) {
  const f = FIGURES[who];
  const body = [...f.legs, ...f.body, ...f.head];
  return (
    <g transform={facing === "left" ? "scale(-1 1)" : undefined} opacity={ghost ? 0.45 : undefined}>
      {pose === "lying" ? (
        <>
          <g transform="translate(48 -22) rotate(-87) translate(-40 -118)">
            <Drawn pieces={f.loose ? body : [...f.back, ...body, ...f.hat]} />
            <g transform="rotate(58 44 66)" {...CUT}>
              <Pieces of={limb(who)} />
            </g>
          </g>
          {f.loose && (
            <g transform="translate(-30 -43) rotate(-7) translate(-43 -33)">
              <Drawn pieces={f.hat} />
            </g>
          )}
        </>
      ) : (
        <g transform="rotate(3) translate(-40 -118)">
          <Drawn pieces={[...f.back, ...body, ...f.hat, GUN, ...limb(who)]} />
        </g>
      )}
    </g>
  );
}

export const RAYS =
  "M48 54L137 65 132 88ZM48 54L120 108 104 125ZM48 54L83 137 61 143ZM48 54L37 143 14 138ZM48 54L-6 126 -23 110ZM48 54L-35 89 -41 67ZM48 54L-41 43 -36 20ZM48 54L-24 -0 -8 -17ZM48 54L13 -29 35 -35ZM48 54L59 -35 82 -30ZM48 54L102 -18 119 -2ZM48 54L131 19 137 41Z";

/** A square portrait on the bandit's colour, with the colour's symbol. */
export function BanditPortrait({ who, size }: { who: Who; size?: number }) {
  const { hex } = PALETTE[BANDIT_COLOUR[who]];
  const [x, y, side] = FIGURES[who].bust;
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      <svg x="2" y="2" width="92" height="92" viewBox="2 2 92 92">
        <rect x="2" y="2" width="92" height="92" rx="9" fill={hex} />
        <path d={RAYS} fill={who === "ghost" ? INK : LANTERN} fill-opacity={who === "ghost" ? 0.12 : 0.3} />
        <svg x="3" y="3" width="90" height="90" viewBox={`${x} ${y} ${side} ${side}`}>
          <Drawn pieces={upper(FIGURES[who])} />
        </svg>
      </svg>
      <rect x="1.5" y="1.5" width="93" height="93" rx="10" fill="none" stroke={BONE} stroke-width="3" />
      <rect x="3" y="3" width="90" height="90" rx="8.5" fill="none" stroke={INK} stroke-width="3" />
      <PlayerMark colour={BANDIT_COLOUR[who]} size={38} at={[58, 58]} />
    </svg>
  );
}

/** A portrait in one colour, for small sizes, print and forced colours. */
export function BanditMark({ who, size }: { who: Who; size?: number }) {
  const [x, y, side] = FIGURES[who].bust;
  return (
    <svg viewBox={`${x} ${y} ${side} ${side}`} width={size} height={size} fill="currentColor" aria-hidden="true">
      {upper(FIGURES[who]).map((p) => p.fill !== "none" && <path d={p.d} />)}
    </svg>
  );
}
