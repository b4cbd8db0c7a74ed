import { useMemo, useRef, useState } from "preact/hooks";
import type { ScreenReaderCell } from "@trestle/ui/scene.ts";
import { useText } from "../../text/index.ts";
import { useNames, useTable, useTableState } from "../context/table-context.ts";
import { announce } from "../../stage/announcer.ts";
import css from "./grid.module.css";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The board as a grid of buttons: arrows move, Enter touches a piece. It is invisible until a cell has the focus; then
 * the sentence of the cell is shown over the board and the piece lights up.
 */
export function ScreenReaderGrid() {
  const { handle } = useTable();
  const text = useText().screenReader;
  const names = useNames();
  const view = useTableState((s) => s.now?.view ?? null);
  const grid = useMemo(
    () => (view === null ? null : handle.scene.screenReader.grid(view, names)),
    [handle, view, names],
  );
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const root = useRef<HTMLDivElement>(null);
  if (grid === null || grid.rows.length === 0) return null;

  const row = Math.min(at[0], grid.rows.length - 1);
  const column = Math.min(at[1], Math.max(0, (grid.rows[row]?.cells.length ?? 1) - 1));
  const go = (r: number, c: number): void => {
    const to = Math.max(0, Math.min(r, grid.rows.length - 1));
    const cells = grid.rows[to]?.cells.length ?? 0;
    const target = [to, Math.max(0, Math.min(c, cells - 1))] as const;
    setAt(target);
    root.current?.querySelector<HTMLElement>(`[data-at="${target.join("-")}"]`)?.focus();
  };
  const press = (e: KeyboardEvent): void => {
    const step = STEPS[e.key];
    if (step !== undefined) go(row + step[0], column + step[1]);
    else if (e.key === "Home") go(row, 0);
    else if (e.key === "End") go(row, Number.MAX_SAFE_INTEGER);
    else return;
    e.preventDefault();
  };
  const choose = (cell: ScreenReaderCell): void =>
    cell.key === null ? announce(cell.text) : handle.do.touch(cell.key);
  return (
    <div
      ref={root}
      id="screen-reader-grid"
      role="grid"
      aria-label={`${grid.label}. ${text.gridHint}`}
      class={css.grid}
      data-screen-reader="grid"
      onKeyDown={press}
      onFocusOut={() => handle.do.point([])}
    >
      {grid.rows.map((line, r) => (
        <div key={line.label} role="row" aria-label={line.label}>
          {line.cells.map((cell, c) => (
            <div key={c} role="gridcell">
              <button
                type="button"
                class={css.cell}
                tabIndex={r === row && c === column ? 0 : -1}
                data-at={`${r}-${c}`}
                data-key={cell.key ?? undefined}
                onFocus={() => {
                  setAt([r, c]);
                  handle.do.point(cell.key === null ? [] : [cell.key]);
                }}
                onClick={() => choose(cell)}
              >
                {cell.text}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
