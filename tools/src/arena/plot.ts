import type { Result } from "./result.ts";

const WIDTH = 720;
const LEFT = 250;
const RIGHT = 90;
const ROW = 26;
const TOP = 46;

/** The ladder: one bar a match with its 95 % interval and a mark at the fair share. */
export function plot(title: string, results: readonly Result[]): string {
  const rows = results.toSorted((a, b) => b.winRate - a.winRate);
  const height = TOP + rows.length * ROW + 34;
  const x = (share: number): number => LEFT + share * (WIDTH - LEFT - RIGHT);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fbf6ea"/>`,
    `<text x="12" y="24" font-size="15" fill="#2b2118">${title}</text>`,
  ];
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    parts.push(
      `<path d="M${x(share)} ${TOP - 6}V${height - 26}" stroke="#d8cbb0"/>`,
      `<text x="${x(share)}" y="${height - 10}" text-anchor="middle" fill="#6b5a45">${100 * share} %</text>`,
    );
  rows.forEach((r, i) => parts.push(...row(r, TOP + i * ROW, x)));
  parts.push("</svg>");
  return `${parts.join("\n")}\n`;
}

function row(r: Result, y: number, x: (share: number) => number): string[] {
  const [lo, hi] = r.wilson;
  const middle = y + ROW / 2 - 3;
  const mark = r.fairShare === null ? [] : [`<path d="M${x(r.fairShare)} ${y}v16" stroke="#a3341f" stroke-width="2"/>`];
  return [
    `<text x="${LEFT - 8}" y="${middle + 4}" text-anchor="end" fill="#2b2118">${labelOf(r)}</text>`,
    `<rect x="${x(0)}" y="${y + 1}" width="${(x(r.winRate) - x(0)).toFixed(1)}" height="14" fill="#c8862f"/>`,
    `<path d="M${x(lo).toFixed(1)} ${middle}H${x(hi).toFixed(1)}" stroke="#2b2118" stroke-width="2"/>`,
    ...mark,
    `<text x="${WIDTH - RIGHT + 8}" y="${middle + 4}" fill="#2b2118">${(100 * r.winRate).toFixed(1)} % of ${r.games}</text>`,
  ];
}

function labelOf(r: Result): string {
  const team = r.fairShare === null;
  const hero = r.temper === "even" ? r.hero : `${r.temper} ${r.hero}`;
  const who = team && r.hero === r.others ? `${hero} team` : `${hero} vs ${r.others}`;
  const goal = r.goals === undefined ? "" : `, ${Object.keys(r.goals).join("/")}`;
  const extras = r.options.length !== 1 ? [] : Object.entries(r.options[0]!).filter(([, value]) => value === true);
  return `${who}, ${r.seats}${goal}${extras.map(([name]) => `, ${name}`).join("")}`;
}
