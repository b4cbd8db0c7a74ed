import type { Role } from "../../engine/page.ts";
import { BRASS, BRICK, COAL, Cut, GOLD, PLUM, RED, STEEL, disc, type Drawing } from "./draw.tsx";

const STAR = "M24 1L29.500 15 45 14 34 25 43 39 28 36 24 47 20 36 5 39 14 25 3 14 18.500 15Z";

/** Each has its own outline, so that no colour is needed to tell them apart. */
const ROLES: Readonly<Record<Role, Drawing>> = {
  sheriff: [
    { d: STAR, fill: GOLD, shade: "M24 1L18.500 15 3 14 14 25 5 39 20 36 24 47 24 24Z", light: "M24 6L28 16 24 22Z" },
    { d: `${disc(24, 1.5, 2)}${disc(45, 14, 2)}${disc(43, 39, 2)}${disc(5, 39, 2)}${disc(3, 14, 2)}`, fill: BRASS },
    { d: disc(24, 25, 7), fill: BRASS },
  ],
  deputy: [
    { d: "M24 2Q33 7 43 6Q45 33 24 46Q3 33 5 6Q15 7 24 2Z", fill: STEEL, shade: "M24 2Q15 7 5 6Q3 33 24 46Z" },
    { d: "M24 11L27.500 20H37L29.500 26 32 35 24 30 16 35 18.500 26 11 20H20.500Z", fill: "#F4E6C6" },
  ],
  outlaw: [
    { d: "M11 22H37V32Q36 44 24 46T11 32Z", fill: "#EDBE94", ink: "M15 24H21V28H15ZM27 24H33V28H27Z" },
    {
      d: "M8 29Q24 36 40 29L37 40 24 48 11 40Z",
      fill: RED,
      shade: "M8 29Q13 31 17 32Q16 40 24 48L11 40Z",
      lines: "M18 37L24 41 30 37",
    },
    { d: "M12 17Q11 2 18 2Q22 0 24 4Q27 0 31 2Q37 2 36 17Z", fill: COAL, light: "M31 4Q35 5 34.500 14L32 14.500Z" },
    { d: "M12 12Q24 16 36 12V18Q24 22 12 18Z", fill: BRICK },
    { d: "M0 13Q24 22 48 13Q48 22 39 24H9Q0 22 0 13Z", fill: COAL },
  ],
  renegade: [
    { d: "M24 1Q46 8 44 28Q40 43 24 47Q8 43 4 28Q2 8 24 1Z", fill: PLUM },
    { d: "M24 1Q46 8 44 28Q40 43 24 47Z", fill: "#F4E6C6" },
    { d: "M9 21Q15 16 20 22Q14 28 9 21Z", fill: "#F4E6C6" },
    { d: "M39 21Q33 16 28 22Q34 28 39 21Z", fill: PLUM },
    { d: "M14 35Q24 28 34 35", fill: "none" },
  ],
};

/** null: not known. The drawing of a hidden role is not on the page at all: the keyhole is the same for everybody. */
export function RoleBadge({ role, size = 24 }: { role: Role | null; size?: number | undefined }) {
  return (
    <svg viewBox="-2 -2 52 52" width={size} height={size} aria-hidden="true" focusable="false">
      {role === null ? <Keyhole /> : <Cut of={ROLES[role]} cut={2.6} rim />}
    </svg>
  );
}

function Keyhole() {
  return (
    <g>
      <rect
        x="3"
        y="3"
        width="42"
        height="42"
        rx="9"
        fill="#F4E6C6"
        stroke="#2A1C12"
        stroke-width="3"
        stroke-dasharray="6 4"
      />
      <path d="M24 11a8 8 0 0 1 4.500 14.600L31 38H17l2.500-12.400A8 8 0 0 1 24 11Z" fill="#2A1C12" />
    </g>
  );
}
