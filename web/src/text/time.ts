const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago", in the page's language. */
export function ago(at: number, language: string): string {
  const past = Date.now() - at;
  const [unit, ms] = STEPS.find(([, size]) => past >= size) ?? (["minute", 60_000] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(past / ms), unit);
}

/** "in 12 seconds", in the page's language. */
export function until(at: number, language: string): string {
  const rest = Math.max(0, at - Date.now());
  const [unit, ms] = STEPS.find(([, size]) => rest >= size) ?? (["second", 1000] as const);
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(rest / ms), unit);
}
