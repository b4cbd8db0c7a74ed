import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Names } from "@trestle/kernel";
import type { TableHandle, TableState } from "../../store/table-state.ts";
import { useStore } from "@trestle/ui/use-store.ts";
import { useText } from "../../text/index.ts";
import { namesOf } from "../../text/refusals.ts";
import { unshown, withoutLast } from "../../store/shown-history.ts";
import type { ShownEntry } from "../../device/transcript-hash.ts";

/** The table of a screen, and the panels that its parts may open. */
export interface TableContext {
  handle: TableHandle;
  /** Shows a rule without leaving the table. */
  openRule: (id: string) => void;
  open: (what: Panel) => void;
}
export type Panel = "log" | "chat" | "rules" | "side" | "menu" | "who" | "keys" | "recap" | "hints";

export const Table = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(Table);
  if (table === null) throw new Error("a part of the table stands outside of one");
  return table;
}

export function useTableState<R>(pick: (state: TableState) => R): R {
  return useStore(useTable().handle.store, pick);
}

export function useNames(): Names {
  const info = useTableState((s) => s.info);
  return useMemo(() => namesOf(info), [info]);
}

/** The history up to what the board shows. */
export function useShownHistory(): readonly ShownEntry[] {
  const history = useTableState((s) => s.history);
  const n = useTableState(unshown);
  return useMemo(() => withoutLast(history, n), [history, n]);
}

/** Seats that owe a decision. */
export function owingSeats(state: Pick<TableState, "board">): number[] {
  const seats = state.board?.pending.filter((d) => !d.free).map((d) => d.seat) ?? [];
  return [...new Set(seats)];
}

/** The sentence of the decision line: what is expected of me, or whom we wait for. */
export function useSentence(): string {
  const text = useText().table;
  const { handle } = useTable();
  const names = useNames();
  return useTableState((s) => decisionSentence(s, handle, names, text));
}

export function decisionSentence(
  s: TableState,
  handle: TableHandle,
  names: Names,
  text: ReturnType<typeof useText>["table"],
): string {
  if (s.info?.phase === "over") return unshown(s) > 0 ? text.showing : text.over;
  if (s.info?.paused === true) return text.paused;
  if (s.sending && s.ready !== null) return text.sending;
  if (s.decision !== null && s.board !== null) return handle.scene.text.decision(s.decision, s.board.view, names);
  const waiting = owingSeats(s).filter((seat) => seat !== s.me);
  if (waiting.length > 0) return text.waitingFor(waiting.map((seat) => names.seat(seat)));
  return s.me === null ? text.watching : text.showing;
}
