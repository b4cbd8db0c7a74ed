import type { AbilityKind } from "../../engine/page.ts";
import type { ComponentChildren } from "preact";
import { BONE, INK } from "@trestle/ui/art/palette.ts";

const RUST = "#a23a16";
const GOLD = "#e0a53a";
const LEATHER = "#8a5a2b";
const BAG = "M-5-12H5L3-7Q12-3 12 5Q12 14 0 14T-12 5Q-12-3-3-7Z";
const SHOE = "M-13 13V5Q-17-6-9-12T9-12Q17-6 13 5V13H7V6Q11-3 5-7T-5-7Q-11-3-7 6V13Z";
const STAR = "M0-11L3-3.600 11-3.300 4.700 1.600 7 9.300 0 5-7 9.300-4.700 1.600-11-3.300-3-3.600Z";
const BOOT = "M-5-12H4V2L13 6V11H-5Z";
const HOUSE = "M-7 9V-2L0-9 7-2V9Z";

function Card({ turn }: { turn: number }) {
  return <path d="M-5-19H5V-3H-5Z" fill={BONE} transform={`rotate(${turn} 0 14)`} />;
}

/** What each holder is famous for, in a box of 48. */
const DEEDS = {
  handLimit: [-42, -25, -8, 8, 25, 42].map((turn) => <Card key={turn} turn={turn} />),
  quietWilds: (
    <>
      <path d="M8-17A18 18 0 1 0 8 17 14 14 0 1 1 8-17Z" fill={GOLD} />
      <path d={STAR} fill={BONE} transform="translate(10 0) scale(.8)" />
    </>
  ),
  ignoreClosedRange: (
    <>
      <path d="M-19 3H19M-19 11H19M-13-2V18M0-2V18M13-2V18" fill="none" stroke-width="3.400" />
      <path d="M-18-6Q0-28 17-8M17-8L8-9M17-8L15-17" fill="none" stroke={RUST} stroke-width="3.400" />
    </>
  ),
  tradeAnywhere: (
    <>
      <path d="M0 19V-18M-11-13H11M-8-5H8" fill="none" stroke={LEATHER} stroke-width="4" />
      <path d="M-21 2H-5M-21 2L-15-4M-21 2L-15 8" fill="none" stroke={RUST} stroke-width="3" />
      <path d="M21 10H5M21 10L15 4M21 10L15 16" fill="none" stroke={RUST} stroke-width="3" />
    </>
  ),
  splitDelivery: (
    <>
      <path d={BAG} fill={LEATHER} transform="translate(0 9) scale(.75)" />
      <path d={HOUSE} fill={RUST} transform="translate(-13 -10) scale(.8)" />
      <path d={HOUSE} fill={RUST} transform="translate(13 -10) scale(.8)" />
    </>
  ),
  doubleStep: (
    <>
      <path d={BOOT} fill={LEATHER} transform="translate(-9 -6) scale(.9)" />
      <path d={BOOT} fill={GOLD} transform="translate(7 8) scale(.9)" />
    </>
  ),
  lootAgain: (
    <>
      <path d={BAG} fill={GOLD} transform="translate(8 -3) scale(.85)" />
      <path d={BAG} fill={LEATHER} transform="translate(-8 5) scale(.85)" />
    </>
  ),
  easyEscape: (
    <>
      <path d="M-16-18V18M-6-18V18M16-18V18M-20-16H20M-20 16H20" fill="none" stroke-width="3.400" />
      <path d="M5-18Q1-6 8 0T6 18" fill="none" stroke={RUST} stroke-width="3.400" />
    </>
  ),
  fasterHorse: (
    <>
      <path d={SHOE} fill={GOLD} transform="translate(5 0)" />
      <path d="M-22-9H-12M-23 0H-12M-22 9H-12" fill="none" stroke={RUST} stroke-width="3.400" />
    </>
  ),
  duckTunnel: (
    <>
      <path d="M-20 18V-2Q-20-20 0-20T20-2V18Z" fill={LEATHER} />
      <path d="M-13 18V2Q-13-11 0-11T13 2V18Z" fill={INK} />
      <path d="M-11 13Q0 8 11 13L7 9Q5 3 0 4T-7 9Z" fill={GOLD} />
    </>
  ),
  longReach: (
    <>
      <path d="M6 19L14-4" fill="none" stroke-width="4" />
      <circle cx="15" cy="-7" r="4.500" fill={RUST} />
      <path d="M-19 16Q-12 2 4-2M4-2A11 7 -20 1 1 24-9 11 7 -20 1 1 4-2" fill="none" stroke={GOLD} stroke-width="3" />
    </>
  ),
  freeBullet: (
    <>
      <path d="M0-19Q8-11 8-2V15H-8V-2Q-8-11 0-19ZM-8 2H8" fill={GOLD} />
      <path d="M-20-6H-12M-22 3H-12M-20 12H-12M12-6H20M12 3H22M12 12H20" fill="none" stroke={RUST} stroke-width="3" />
    </>
  ),
} satisfies Record<AbilityKind, ComponentChildren>;

/** The picture on a Wanted Card: a poster on two nails. */
export function WantedArt({ ability }: { ability: AbilityKind }) {
  return (
    <svg viewBox="-32 -32 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      <g stroke={INK} stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
        <path d="M-29-29L28-30 30 27 22 30-30 29Z" fill="#f3e2b8" />
        <path d="M30 27L22 30 22 23Z" fill="#d8c08a" />
        <circle cx="-24" cy="-24" r="2" fill={INK} />
        <circle cx="24" cy="-25" r="2" fill={INK} />
        {DEEDS[ability]}
      </g>
    </svg>
  );
}
