import { useEffect, useState } from "preact/hooks";
import { useSetting } from "../settings.ts";

/** Small surprises that pass by in the scenery. Nothing in the game depends on them. */
export const JOKES = ["tumbleweed", "hat", "crow", "cook"] as const;
export type Joke = (typeof JOKES)[number];

const MINUTE_MS = 60_000;

/** Any but the last. */
export function nextJoke(last: Joke | null, random: () => number): Joke {
  const others = JOKES.filter((joke) => joke !== last);
  return others[Math.floor(random() * others.length)] ?? "tumbleweed";
}

/** At least a minute, at random a little more. */
export function pauseBefore(random: () => number): number {
  return MINUTE_MS + random() * 0.3 * MINUTE_MS;
}

/** The joke that passes now, while scenery is `lively`; call `over` when it has left. */
export function useJoke(lively: boolean): { joke: Joke | null; over: () => void } {
  const wanted = useSetting("delight") && lively;
  const [shown, setShown] = useState<{ joke: Joke; on: boolean } | null>(null);
  const on = shown?.on === true;
  useEffect(() => {
    if (!wanted || on) return;
    const timer = setTimeout(
      () => setShown((last) => ({ joke: nextJoke(last?.joke ?? null, Math.random), on: true })),
      pauseBefore(Math.random),
    );
    return () => clearTimeout(timer);
  }, [wanted, on]);
  return {
    joke: wanted && shown !== null && shown.on ? shown.joke : null,
    over: () => setShown((last) => last && { ...last, on: false }),
  };
}
