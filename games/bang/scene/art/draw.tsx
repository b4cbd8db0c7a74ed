import type { Piece } from "@trestle/ui/art/bandit-parts.ts";
import { BONE, INK, LANTERN } from "@trestle/ui/art/palette.ts";

/** What a picture is cut from; `back` first. Every drawing of this game is a list of such pieces in a box of its own. */
export type Drawing = readonly Piece[];

/** Paints that the drawings share: as few as a printer would have. */
export const WOOD = "#B07A44";
export const OAK = "#7C5130";
export const STEEL = "#98A2AC";
export const IRON = "#4A4A50";
export const BRASS = "#E0A93B";
export const GOLD = "#F6C848";
export const RED = "#B23A22";
export const BRICK = "#8F3626";
export const GREEN = "#3E7B4F";
export const BLUE = "#3F6690";
export const SKY = "#8DBBDD";
export const PLUM = "#6F3450";
export const PAPER = "#F4E6C6";
export const COAL = "#2B2B2F";
export const STRAW = "#D9B36B";

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** The pieces as a group: outlined in ink, one shadow, one light. */
export function Cut({ of, cut = 2.4, rim = false }: { of: Drawing; cut?: number; rim?: boolean }) {
  return (
    <g stroke={INK} stroke-width={cut} stroke-linejoin="round" stroke-linecap="round">
      {rim && (
        <g stroke={BONE} stroke-width={cut + 4}>
          <path d={joined(of, "filled")} fill={BONE} />
          <path d={joined(of, "open")} fill="none" />
        </g>
      )}
      {of.map((p) => (
        <>
          <path d={p.d} fill={p.fill} />
          {p.shade !== undefined && <path d={p.shade} fill={INK} fill-opacity=".34" stroke="none" />}
          {p.light !== undefined && <path d={p.light} fill={LANTERN} fill-opacity=".85" stroke="none" />}
          {p.lines !== undefined && <path d={p.lines} fill="none" stroke-width={cut * 0.66} />}
          {p.ink !== undefined && <path d={p.ink} fill={INK} stroke="none" />}
          {(p.shade ?? p.light) !== undefined && <path d={p.d} fill="none" />}
        </>
      ))}
    </g>
  );
}

/** The same in one colour for small sizes, print and forced colours: the cuts let the ground through. */
export function Stencil({ of, cut = 2.4 }: { of: Drawing; cut?: number }) {
  return (
    <g fill="currentColor" stroke="var(--knock, var(--paper))" stroke-width={cut} stroke-linejoin="round">
      {of.map((p) => (
        <>
          {p.fill === "none" ? (
            <path d={p.d} fill="none" stroke="currentColor" />
          ) : (
            <path d={p.d} stroke-width={cut * 0.8} />
          )}
          {p.lines !== undefined && <path d={p.lines} fill="none" stroke-width={cut * 0.66} />}
          {p.ink !== undefined && <path d={p.ink} fill="var(--knock, var(--paper))" stroke="none" />}
        </>
      ))}
    </g>
  );
}

function joined(of: Drawing, which: "filled" | "open"): string {
  return of.map((p) => ((p.fill === "none") === (which === "open") ? p.d : "")).join("");
}
