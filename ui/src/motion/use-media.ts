import { useExternal } from "../use-store.ts";
import { useCallback } from "preact/hooks";

/** Whether a media query matches; updates when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useExternal(subscribe, () => matchMedia(query).matches);
}
