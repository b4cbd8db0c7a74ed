import { useSyncExternalStore } from "preact/compat";
import { useCallback } from "preact/hooks";

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** The layouts of the table: ledger beside the scene, or sheets; on a lying phone the hand lies over the scene. */
export type Layout = "wide" | "tall" | "flat";
export function useLayout(): Layout {
  const wide = useMedia("(min-width: 64rem)");
  const flat = useMedia("(orientation: landscape) and (max-height: 34rem)");
  return wide ? "wide" : flat ? "flat" : "tall";
}
