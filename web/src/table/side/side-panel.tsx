import { useTable, useTableState } from "../context/table-context.ts";
import { CouncilPart } from "./council-part.tsx";
import { NotebookPart, OpenedNotebooks } from "./notebook-part.tsx";
import { SaloonPart } from "./saloon-part.tsx";
import css from "./side.module.css";
import { useSideText } from "./side-text.ts";

/** Notebook, Saloon and council, as far as they concern this player. */
export function SidePanel() {
  const { handle } = useTable();
  const words = useSideText();
  const me = useTableState((s) => s.me);
  const side = useTableState((s) => s.side);
  const { roles } = handle.scene;
  if (words === null) return null;
  return (
    <div class={css.side}>
      {side.bets !== null && <SaloonPart key={`s${me}`} words={words} bets={side.bets} />}
      {side.council !== null && <CouncilPart key={`c${me}`} words={words.council} council={side.council} />}
      {roles !== undefined && me !== null && (
        <NotebookPart key={`n${me}`} words={words.notebook} roles={roles.names} me={me} />
      )}
      <OpenedNotebooks words={words.notebook} roles={roles?.names ?? {}} me={me} />
    </div>
  );
}
