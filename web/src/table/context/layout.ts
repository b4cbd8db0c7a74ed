import { useMedia } from "@trestle/ui/motion/use-media.ts";

/** wide: the ledger beside the scene. tall: the ledger in a sheet. flat: a phone in landscape, the hand over the scene. */
export type Layout = "wide" | "tall" | "flat";
export function useLayout(): Layout {
  const wide = useMedia("(min-width: 64rem)");
  const flat = useMedia("(orientation: landscape) and (max-height: 34rem)");
  return wide ? "wide" : flat ? "flat" : "tall";
}
