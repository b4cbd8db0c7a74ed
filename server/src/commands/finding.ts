/** The result of one check. */
export interface Finding {
  state: "ok" | "warning" | "problem";
  /** What was found, in a sentence, and what to do about it. */
  words: string;
}

export const ok = (words: string): Finding => ({ state: "ok", words });
export const warning = (words: string): Finding => ({ state: "warning", words });
export const problem = (words: string): Finding => ({ state: "problem", words });

/** Nothing stored can be from the future. */
export function clock(last: number): Finding {
  const ahead = last - Date.now();
  if (ahead < 60_000) return ok("The clock is not behind the newest entry.");
  return problem(
    `The clock is ${Math.round(ahead / 60_000)} minutes behind the last entry. Set it: players' clocks follow it.`,
  );
}
