/** What was told at a table, entry by entry. */
export type Told<E> = readonly { v: number; events: readonly E[] }[];

/** The one thing of a game worth seeing again: the rarer and the later, the better. `late`: what the last entry gains. */
export function bestMoment<E, M>(
  history: Told<E>,
  momentsOf: (v: number, events: readonly E[]) => readonly (readonly [worth: number, moment: M])[],
  late = 1,
): M | null {
  let best: { worth: number; moment: M } | null = null;
  for (const [i, { v, events }] of history.entries())
    for (const [worth, moment] of momentsOf(v, events)) {
      const value = worth + (late * i) / (history.length + 1);
      if (best === null || value > best.worth) best = { worth: value, moment };
    }
  return best?.moment ?? null;
}
