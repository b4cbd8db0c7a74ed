import { useMedia } from "@trestle/ui/motion/use-media.ts";

/** The layouts of the table: ledger beside the scene, or sheets; on a lying phone the hand lies over the scene. */
export type Layout = "wide" | "tall" | "flat";
export function useLayout(): Layout {
  const wide = useMedia("(min-width: 64rem)");
  const flat = useMedia("(orientation: landscape) and (max-height: 34rem)");
  return wide ? "wide" : flat ? "flat" : "tall";
}
