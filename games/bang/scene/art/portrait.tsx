import type { CharacterId } from "../../engine/page.ts";
import { RAYS } from "@trestle/ui/art/bandit.tsx";
import { BONE, INK, LANTERN, type PlayerColour } from "@trestle/ui/art/palette.ts";
import { PlayerMark } from "@trestle/ui/art/player-mark.tsx";
import { CHARACTERS, type Character } from "./characters.ts";
import { Cut, Stencil } from "./draw.tsx";

interface PortraitProps {
  id: CharacterId;
  size?: number | undefined;
  /** Of the player behind it: its symbol stands in the corner. */
  colour?: PlayerColour;
  /** Gone: the same face without colour, its frame struck through. */
  out?: boolean;
}

/** Up to this size a face is a mark in the colour of the text. */
const MARK = 32;

/** Head and shoulders, square. */
export function CharacterPortrait({ id, size, colour, out = false }: PortraitProps) {
  if (size !== undefined && size <= MARK) return <Mark id={id} size={size} />;
  const { pieces, bust, ground }: Character = CHARACTERS[id];
  const [x, y, side] = bust;
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" focusable="false">
      <g filter={out ? "grayscale(1)" : undefined}>
        <svg x="4.5" y="4.5" width="87" height="87" viewBox="4.5 4.5 87 87">
          <rect x="2" y="2" width="92" height="92" rx="9" fill={ground} />
          <path d={RAYS} fill={LANTERN} fill-opacity=".4" />
          <svg x="4.500" y="4.500" width="87" height="87" viewBox={`${x} ${y} ${side} ${side}`}>
            <Cut of={pieces} rim />
          </svg>
        </svg>
      </g>
      {out && <path d="M8 88L88 8" stroke={BONE} stroke-width="9" />}
      {out && <path d="M8 88L88 8" stroke={INK} stroke-width="5" />}
      <rect x="1.500" y="1.500" width="93" height="93" rx="10" fill="none" stroke={BONE} stroke-width="3" />
      <rect x="3" y="3" width="90" height="90" rx="8.500" fill="none" stroke={INK} stroke-width="3" />
      {colour !== undefined && <PlayerMark colour={colour} size={38} at={[58, 58]} />}
    </svg>
  );
}

function Mark({ id, size }: { id: CharacterId; size: number }) {
  const { pieces, bust }: Character = CHARACTERS[id];
  const [x, y, side] = bust;
  return (
    <svg viewBox={`${x} ${y} ${side} ${side}`} width={size} height={size} aria-hidden="true" focusable="false">
      <Stencil of={pieces} cut={3} />
    </svg>
  );
}
