import { useMemo } from "preact/hooks";
import type { SceneContext } from "@trestle/ui/scene.ts";
import { TEMPO, useReduced } from "@trestle/ui/motion/pace.ts";
import { useSetting } from "@trestle/ui/settings.ts";
import { useNames, useTable, useTableState } from "../context/table-context.ts";

/** What every part of a scene is given of the table; null before the first board. */
export function useSceneContext(): SceneContext | null {
  const { handle, open } = useTable();
  const s = useTableState((state) => state);
  const names = useNames();
  const reducedMotion = useReduced();
  const tempo = TEMPO[useSetting("speed")] * 1000;
  const { info, me, decision, lit, picks, whyNot, pointed, ready, looking } = s;
  return useMemo(() => {
    if (info === null) return null;
    // Looking back shows the board as it was; nothing can be picked there.
    const past = looking !== null;
    return {
      table: info,
      names,
      me,
      decision: past ? null : decision,
      lit: past ? NONE : lit,
      picks: past ? [] : picks,
      touch: (key) => handle.do.touch(key),
      unpick: () => handle.do.unpick(),
      commit: ready === null || past ? null : () => handle.do.commit(),
      whyNot,
      openSide: () => open("side"),
      pointed,
      reducedMotion,
      tempo,
    };
  }, [handle, open, info, names, me, decision, lit, picks, whyNot, pointed, ready, looking, reducedMotion, tempo]);
}
const NONE: ReadonlySet<string> = new Set();
