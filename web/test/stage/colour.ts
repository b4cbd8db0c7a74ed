/** Colour science for the tests: sRGB, contrast, CIEDE2000 and Machado's colour blindness at full severity. */
export type Rgb = readonly [number, number, number];

export function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
const linear = (c: number): number => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const curved = (c: number): number => (c <= 0.003_130_8 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function each([r, g, b]: Rgb, f: (c: number) => number): Rgb {
  return [f(r), f(g), f(b)];
}
function times(m: readonly Rgb[], [x, y, z]: Rgb): Rgb {
  const row = (i: number): number => {
    const [a, b, c] = m[i]!;
    return a * x + b * y + c * z;
  };
  return [row(0), row(1), row(2)];
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = each(rgb, linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light. */
const MACHADO = {
  protan: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deutan: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritan: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.3039],
  ],
} as const satisfies Record<string, readonly Rgb[]>;
export type Eyes = "normal" | "grey" | keyof typeof MACHADO;

export function seenBy(eyes: Eyes, rgb: Rgb): Rgb {
  if (eyes === "normal") return rgb;
  if (eyes === "grey") {
    const y = curved(luminance(rgb));
    return [y, y, y];
  }
  return each(times(MACHADO[eyes], each(rgb, linear)), (c) => curved(Math.min(1, Math.max(0, c))));
}

const XYZ: readonly Rgb[] = [
  [0.412_456_4, 0.357_576_1, 0.180_437_5],
  [0.212_672_9, 0.715_152_2, 0.072_175],
  [0.019_333_9, 0.119_192, 0.950_304_1],
];
const WHITE: Rgb = [0.950_47, 1, 1.088_83];

export function lab(rgb: Rgb): Rgb {
  const [x, y, z] = times(XYZ, each(rgb, linear));
  const f = (t: number): number => (t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / WHITE[0]), f(y / WHITE[1]), f(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const rad = (deg: number): number => (deg * Math.PI) / 180;
const hue = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

export function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  let dh = grey ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  else if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(dh / 2));
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let hm = h1 + h2;
  if (!grey) {
    if (Math.abs(h1 - h2) <= 180) hm /= 2;
    else hm = hm < 360 ? (hm + 360) / 2 : (hm - 360) / 2;
  }
  const t =
    1 -
    0.17 * Math.cos(rad(hm - 30)) +
    0.24 * Math.cos(rad(2 * hm)) +
    0.32 * Math.cos(rad(3 * hm + 6)) -
    0.2 * Math.cos(rad(4 * hm - 63));
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt = -Math.sin(rad(60 * Math.exp(-(((hm - 275) / 25) ** 2)))) * 2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  const [dl, dc, dhh] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dhh ** 2 + rt * dc * dhh);
}
