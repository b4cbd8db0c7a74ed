import { announce } from "../../stage/announcer.ts";
import type { TableHandle, TableState } from "../../store/table-state.ts";
import type { TableContext } from "../context/table-context.ts";
import { snapshotOf, type TableSnapshot } from "../context/snapshot.ts";

/** The only legal move, if the main button may play it unpicked. */
export function onlyMove({ scene }: TableHandle, { legal, decision }: TableState): unknown {
  if (legal.length !== 1 || (decision !== null && scene.mustPick?.(decision) === true)) return null;
  return legal[0];
}

export function commitLabel({
  handle,
  s,
  names,
  text,
}: Pick<TableSnapshot, "handle" | "s" | "names" | "text">): string {
  if (s.decision === null || s.board === null) return text.table.confirm;
  const only = onlyMove(handle, s) ?? undefined;
  if (only !== undefined) return handle.scene.text.move(only, s.board.view, names);
  return handle.scene.commit?.(s.decision, s.board.view, s.ready, names, s) ?? text.table.confirm;
}

/** Ctrl+Enter and the main button: sends the move, or says what is missing. */
export function commit({ handle }: TableContext): void {
  const { s, text, names } = snapshotOf(handle);
  if (s.looking !== null) handle.do.look(null);
  else if (s.decision === null || s.board === null) announce(text.table.notAsked);
  else if (s.ready !== null) handle.do.commit();
  else if (onlyMove(handle, s) !== null) {
    for (const key of handle.scene.slots(s.legal[0]).slice(s.picks.length)) handle.do.touch(key);
    handle.do.commit();
  } else {
    const view = s.board.view;
    announce(text.table.chooseFirst([...s.lit].map((key) => handle.scene.text.piece(key, view, names))));
  }
}

/** Takes back the last pick or move, or says why that is impossible. */
export function undo({ handle }: TableContext): void {
  const { s, text } = snapshotOf(handle);
  if (s.picks.length > 0) handle.do.unpick();
  else if (s.me === null) announce(text.table.notAsked);
  else void handle.do.undo();
}

/** Opens the hints, or says why there are none. */
export function hint(table: TableContext): void {
  const { s, text } = snapshotOf(table.handle);
  if (s.info?.hints !== true) announce(text.table.noHints);
  else if (s.decision === null || s.decision.free) announce(text.table.notAsked);
  else table.open("hints");
}
