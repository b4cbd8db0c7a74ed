import { Button } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { useText } from "../../text/index.ts";
import { useNames, useTable, useTableState } from "../context/table-context.ts";
import css from "./recap.module.css";
import { sentencesAfter } from "../context/sentences.ts";
import { WhyDid } from "../bots/why-did.tsx";

/** What happened while the player was away. Pressing a line shows the event again. */
export function RecapDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { handle } = useTable();
  const words = useText();
  const text = words.table;
  const names = useNames();
  const history = useTableState((s) => s.history);
  const after = useTableState((s) => s.recap);
  const missed = useTableState((s) => s.missed);
  const all = open ? sentencesAfter(history, after ?? -1, handle.scene, names, words) : [];
  const lines = after === null ? all.slice(-missed) : all;
  const me = useTableState((s) => s.me);
  // Moves that were played for me offer the reason, once per move.
  const minded = new Map<number, number>();
  lines.forEach(({ v }, i) => {
    const by = history.find((entry) => entry.v === v)?.by;
    if (by?.by === "minder" && by.seat === me && !minded.has(v)) minded.set(v, i);
  });
  const done = (): void => {
    handle.do.dismiss("recap");
    handle.do.dismiss("missed");
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={done}
      title={text.recapTitle}
      foot={
        <Button kind="main" onClick={done}>
          {text.close}
        </Button>
      }
    >
      <ol class={css.list}>
        {lines.map((line, i) => (
          <li key={i}>
            {minded.get(line.v) === i && me !== null && <WhyDid v={line.v} name={names.seat(me)} />}
            <button
              type="button"
              class={css.line}
              onClick={() => {
                done();
                handle.do.replay(line.v);
              }}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
