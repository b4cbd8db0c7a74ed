/** Pseudo-random numbers from 0 to 1 for scenery; the same for the same seed. */
export function scatter(seed: string): () => number {
  let h = 2_166_136_261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16_777_619);
  return () => {
    h = (h + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Cut {
  /** The outline to fill. */
  body: string;
  /** Faces in the shade. */
  shade: string;
  /** Edges in the light. */
  light: string;
  /** Fine cuts. */
  lines: string;
}

interface Range {
  width: number;
  /** y of the ground. */
  base: number;
  /** Height of the tallest. */
  tall: number;
  /** Mean distance. */
  gap: number;
}

const n = (x: number): string => String(Math.round(x));

/** One mesa from x on: talus, cliff, flat top with a notch, lit from the right. */
function mesa(at: number, wide: number, high: number, base: number, random: () => number): Cut {
  const top = base - high;
  const foot = Math.min(wide * 0.16, high * 0.5);
  const ledge = base - high * (0.3 + random() * 0.15);
  const [l, r] = [at + foot, at + wide - foot];
  const step = high * (0.08 + random() * 0.1);
  const lower = random() < 0.5;
  const [left, right] = lower ? [top + step, top] : [top, top + step];
  const notch = l + (r - l) * (0.3 + random() * 0.4);
  const split = l + Math.min((notch - l) * 0.9, (r - l) * (0.28 + random() * 0.14));
  const out: Cut = {
    body: `M${n(at)} ${n(base)}L${n(l)} ${n(ledge)}L${n(l + 4)} ${n(left)}H${n(notch)}L${n(notch + (lower ? 3 : -3))} ${n(right)}H${n(r - 5)}L${n(r)} ${n(ledge)}L${n(at + wide)} ${n(base)}Z`,
    shade: `M${n(at)} ${n(base)}L${n(l)} ${n(ledge)}L${n(l + 4)} ${n(left)}H${n(split - 8)}L${n(split)} ${n(ledge)}L${n(split - foot * 0.3)} ${n(base)}Z`,
    light: `M${n(r - 10)} ${n(right)}H${n(r - 5)}L${n(r)} ${n(ledge)}L${n(at + wide)} ${n(base)}H${n(at + wide - 14)}L${n(r - 8)} ${n(ledge)}Z`,
    lines: `M${n(l + 6)} ${n(ledge)}H${n(split - 4)}M${n(split + 14)} ${n(ledge + 3)}H${n(r - 22)}`,
  };
  for (let x = split + 16; x < r - 18; x += 14 + random() * 22)
    out.lines += `M${n(x)} ${n(top + step + 6 + random() * high * 0.1)}V${n(ledge - 4 - random() * high * 0.22)}`;
  for (let x = l + 10; x < split - 8; x += 7)
    out.lines += `M${n(x)} ${n(left + 4)}V${n(ledge - 3 - random() * high * 0.1)}`;
  return out;
}

/** A range of mesas that can be repeated seamlessly. */
export function mesas(random: () => number, { width, base, tall, gap }: Range): Cut {
  const all: Cut = { body: `M-2 ${base}H${width + 2}V${base + 400}H-2Z`, shade: "", light: "", lines: "" };
  for (let x = gap * random() * 0.5; ;) {
    const high = tall * (0.35 + 0.65 * random());
    const wide = high * (0.7 + 1.5 * random());
    if (x + wide > width) return all;
    const one = mesa(x, wide, high, base, random);
    all.body += one.body;
    all.shade += one.shade;
    all.light += one.light;
    all.lines += one.lines;
    x += wide + gap * (0.2 + random());
  }
}

/** A saguaro cactus, its foot at (x, y), `s` high. */
export function cactus(x: number, y: number, s: number): string {
  const u = s / 40;
  const at = (dx: number, dy: number): string => `${n(x + dx * u)} ${n(y - dy * u)}`;
  return (
    `M${at(-4, 0)}L${at(-4, 14)}Q${at(-15, 13)} ${at(-14, 28)}Q${at(-11, 31)} ${at(-9, 28)}Q${at(-9, 20)} ${at(-4, 20)}` +
    `L${at(-4, 37)}Q${at(0, 43)} ${at(4, 37)}L${at(4, 16)}Q${at(9, 16)} ${at(9, 23)}Q${at(11, 26)} ${at(14, 23)}Q${at(15, 10)} ${at(4, 10)}L${at(4, 0)}Z`
  );
}

const POLE_GAP = 320;

/** Telegraph poles with their wires; `width` must be a multiple of 320. */
export function poles({ width, base, tall }: { width: number; base: number; tall: number }): {
  posts: string;
  wires: string;
} {
  let posts = "";
  let wires = "";
  const top = base - tall;
  for (let x = POLE_GAP / 2; x < width; x += POLE_GAP)
    posts +=
      `M${x - 4} ${base + 6}L${x - 3} ${top}H${x + 3}L${x + 4} ${base + 6}ZM${x - 30} ${top + 12}H${x + 30}V${top + 18}H${x - 30}Z` +
      [-26, -14, 14, 26].map((dx) => `M${x + dx - 2.5} ${top + 12}V${top + 4}H${x + dx + 2.5}V${top + 12}Z`).join("");
  for (let x = -POLE_GAP / 2; x < width; x += POLE_GAP)
    for (const dx of [-26, 26])
      wires += `M${x + dx} ${top + 6}Q${x + dx + POLE_GAP / 2} ${top + 6 + tall * 0.28} ${x + dx + POLE_GAP} ${top + 6}`;
  return { posts, wires };
}

/** Sleepers and ballast, every 40 units. */
export function sleepers(width: number, y: number, high: number): string {
  let d = "";
  for (let x = 6; x < width; x += 40) d += `M${x} ${y}H${x + 24}L${x + 27} ${y + high}H${x - 3}Z`;
  return d;
}
