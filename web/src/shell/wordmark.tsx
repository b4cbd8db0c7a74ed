/** Slab letters 100 high, with their widths. */
const T = "M0 0H86V32H71V19H55V82H68V100H18V82H31V19H15V32H0Z";
const E = "M0 0H70V31H55V18H36V41H44V34H55V66H44V59H36V82H57V67H72V100H0V82H12V18H0Z";
const LETTERS: readonly { d: string; width: number }[] = [
  { d: T, width: 86 },
  {
    d: "M0 0H46Q74 0 74 30 74 50 58 57L68 82H78V100H54L39 61H36V82H46V100H0V82H12V18H0ZM36 18V44H43Q50 44 50 31T43 18Z",
    width: 78,
  },
  { d: E, width: 72 },
  {
    d: "M66 0V33H52Q49 18 36 18 24 18 24 27 24 36 40 40 70 47 70 72 70 101 38 101 26 101 18 94V100H4V65H18Q21 83 37 83 46 83 46 74 46 65 30 61 0 54 0 29 0-1 33-1 45-1 52 6V0Z",
    width: 70,
  },
  { d: T, width: 86 },
  { d: "M0 0H46V18H36V80H54V62H70V100H0V82H12V18H0Z", width: 70 },
  { d: E, width: 72 },
];
const GAP = 9;
const WIDE = LETTERS.reduce((sum, { width }) => sum + width + GAP, -GAP);

/** The bridge under the word. */
const DECK = (() => {
  let d = `M-8 110H${WIDE + 8}M-8 118H${WIDE + 8}M2 134H${WIDE - 2}`;
  const step = (WIDE - 24) / 12;
  for (let i = 0; i <= 12; i++) {
    const x = Math.round(12 + i * step);
    const next = Math.round(x + step);
    d += `M${x - 2} 118L${x - 9} 150M${x + 2} 118L${x + 9} 150`;
    if (i < 12) d += `M${x} 118L${next} 134M${next} 118L${x} 134`;
  }
  return d;
})();

/** The name as a drawing in the text colour. Decoration: say the name in words too. */
export function Wordmark({ height = 40, bridge = true }: { height?: number; bridge?: boolean }) {
  let x = 0;
  return (
    <svg viewBox={`-10 -6 ${WIDE + 20} ${bridge ? 160 : 112}`} height={height} fill="currentColor" aria-hidden="true">
      {LETTERS.map(({ d, width }, i) => {
        const at = x;
        x += width + GAP;
        return <path key={i} d={d} transform={`translate(${at} 0)`} fill-rule="evenodd" />;
      })}
      {bridge && <path d={DECK} fill="none" stroke="currentColor" stroke-width="4" />}
    </svg>
  );
}
