import { useMemo } from "preact/hooks";
import type { SideText } from "../../text/en/side.ts";
import { useNames, useTable, useTableState } from "../context/table-context.ts";

/** What a plan can be made of: the pieces of the board as the game groups them, and my own cards. */
export interface PieceGroups {
  list: readonly { label: string; pieces: readonly { key: string; name: string }[] }[];
  /** The name of a piece. */
  say: (key: string) => string;
}

export function usePieceGroups(words: SideText["council"]): PieceGroups {
  const { handle } = useTable();
  const names = useNames();
  const view = useTableState((s) => s.board?.view);
  const me = useTableState((s) => s.me);
  return useMemo(() => {
    const { scene } = handle;
    const say = (key: string): string => (view === undefined ? key : scene.text.piece(key, view, names));
    if (view === undefined) return { list: [], say };
    const named = (keys: readonly string[]) => [...new Set(keys)].map((key) => ({ key, name: say(key) }));
    const rows = scene.screenReader.grid(view, names).rows.map(({ label, cells }) => ({
      label,
      pieces: named(cells.flatMap((cell) => cell.key ?? [])),
    }));
    const own = me === null ? [] : named(scene.promises?.(view, me) ?? []);
    return { list: [...rows, { label: words.own, pieces: own }].filter((row) => row.pieces.length > 0), say };
  }, [handle, view, names, me, words]);
}
