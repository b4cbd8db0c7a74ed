/** One thing that was looked at. */
export interface Finding {
  state: "well" | "mind" | "ill";
  /** What was found, in a sentence; where something is wrong, what to do about it too. */
  words: string;
}

export const well = (words: string): Finding => ({ state: "well", words });
export const mind = (words: string): Finding => ({ state: "mind", words });
export const ill = (words: string): Finding => ({ state: "ill", words });

/** Nothing can have happened later than now. */
export function clock(last: number): Finding {
  const ahead = last - Date.now();
  if (ahead < 60_000) return well("The clock is not behind what is kept.");
  return ill(
    `The clock is ${Math.round(ahead / 60_000)} minutes behind the last entry. Set it: players' clocks follow it.`,
  );
}
