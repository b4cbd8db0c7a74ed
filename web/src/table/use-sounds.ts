import { useEffect } from "preact/hooks";
import { hear, turnTick } from "../stage/sound.ts";
import { trainBed } from "@trestle/ui/sound/sound.ts";
import { useTable, useTableState } from "./context/table-context.ts";

/** Sounds that belong to the table and not to an event of its game. */
export function useSounds(): void {
  const { handle } = useTable();
  const asked = useTableState((s) =>
    s.decision !== null && !s.decision.free && s.info?.phase === "playing" && s.looking === null ? s.decision.id : null,
  );
  const pace = useTableState((s) => (s.info?.phase !== "playing" ? null : (s.now?.behind ?? 0) > 0 ? 0.7 : 0.3));
  useEffect(() => {
    const { decision, history } = handle.store.getState();
    turnTick(asked, { on: history.at(-1)?.by?.seat === decision?.seat });
  }, [asked]);
  useEffect(() => trainBed(pace), [pace]);
  useEffect(() => {
    const people = (): number => handle.store.getState().info?.seats.filter((s) => s.here).length ?? 0;
    let before = people();
    const quiet = handle.store.subscribe(() => {
      const now = people();
      if (now > before) hear("sit");
      before = now;
    });
    return () => {
      quiet();
      turnTick(null);
      trainBed(null);
    };
  }, [handle]);
}
