import { useEffect, useState } from "preact/hooks";

const fetchShows = () => import("./later/deeds.tsx").then((m) => m.shows);
export type Shows = Awaited<ReturnType<typeof fetchShows>>;

let kept: Shows | null = null;

/** Drawings of what happens come with the first thing that happens: a first choice does not wait for them. */
export function useShows(wanted: boolean): Shows | null {
  const [shows, setShows] = useState(kept);
  useEffect(() => {
    if (!wanted || kept !== null) return;
    fetchShows().then(
      (fetched) => setShows((kept = fetched)),
      () => undefined,
    );
  }, [wanted]);
  return shows;
}
