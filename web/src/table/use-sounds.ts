import { useEffect } from "preact/hooks";
import { playSound, turnSignal } from "../stage/sound.ts";
import { trainSound } from "@trestle/ui/sound/sound.ts";
import { useTable, useTableState } from "./context/table-context.ts";

/** Sounds of the table that belong to no event of the game. */
export function useSounds(): void {
  const { handle } = useTable();
  const asked = useTableState((s) =>
    s.decision !== null && !s.decision.free && s.info?.phase === "playing" && s.looking === null ? s.decision.id : null,
  );
  const pace = useTableState((s) => (s.info?.phase !== "playing" ? null : (s.now?.behind ?? 0) > 0 ? 0.7 : 0.3));
  useEffect(() => {
    const { decision, history } = handle.store.getState();
    turnSignal(asked, { on: history.at(-1)?.by?.seat === decision?.seat });
  }, [asked]);
  useEffect(() => trainSound(pace), [pace]);
  useEffect(() => {
    const people = (): number => handle.store.getState().info?.seats.filter((s) => s.here).length ?? 0;
    let before = people();
    const quiet = handle.store.subscribe(() => {
      const now = people();
      if (now > before) playSound("sit");
      before = now;
    });
    return () => {
      quiet();
      turnSignal(null);
      trainSound(null);
    };
  }, [handle]);
}
