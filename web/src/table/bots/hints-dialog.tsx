import { useEffect, useState } from "preact/hooks";
import type { HintedMove } from "@trestle/protocol";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { refusalText, namesOf } from "../../text/refusals.ts";
import type { TableHandle } from "../../store/table-state.ts";
import { useShellText } from "../../text/index.ts";
import { useNames, useTable } from "../context/table-context.ts";
import { announce } from "../../stage/announcer.ts";
import { sentencesOf } from "./bot-sentences.ts";
import css from "./hints-dialog.module.css";

interface Advice {
  move: unknown;
  name: string;
  share: number | null;
  why: string;
}
/** null: still thinking; a string: refused. */
type Came = null | string | Advice[];

/** The best moves in the eyes of a Legend. Choosing one picks its pieces; the player still confirms. */
export function HintsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { handle } = useTable();
  const text = useShellText().bots.hint;
  const [came, setCame] = useState<Came>(null);
  useEffect(() => {
    if (!open) return;
    let current = true;
    setCame(null);
    void advice(handle).then((got) => current && setCame(got));
    return () => {
      current = false;
    };
  }, [open, handle]);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <p class={css.about}>{text.about}</p>
      <p role="status">{came === null ? text.thinking : typeof came === "string" ? came : (came[0]?.name ?? "")}</p>
      {Array.isArray(came) && <Best list={came} onClose={onClose} />}
    </Dialog>
  );
}

function Best({ list, onClose }: { list: Advice[]; onClose: () => void }) {
  const { handle } = useTable();
  const text = useShellText().bots.hint;
  const names = useNames();
  const take = ({ move, name }: Advice): void => {
    onClose();
    fill(handle, move);
    const view = handle.store.getState().board?.view;
    announce(text.taken(view === undefined ? name : handle.scene.text.move(move, view, names)));
  };
  return (
    <ol class={css.list}>
      {list.map((hint, i) => (
        <li key={i}>
          <button type="button" class={css.hint} onClick={() => take(hint)}>
            <span class={css.move}>{text.nth(i + 1, hint.name)}</span>
            {hint.why !== "" && <span class={css.why}>{hint.why}</span>}
            {hint.share !== null && <span class={css.share}>{text.share(Math.round(100 * hint.share))}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

async function advice(handle: TableHandle): Promise<Came> {
  const { me, decision, board, info } = handle.store.getState();
  const names = namesOf(info);
  if (me === null || decision === null || board === null)
    return refusalText({ rule: "TABLE-TURN-1", data: {} }, handle.scene, names);
  const answer = await handle.do.ask({ t: "hint", seat: me, d: decision.id });
  if (answer.t === "refused") return refusalText(answer, handle.scene, names);
  if (answer.t !== "hints") return [];
  const adviceOf = async ({ move, share, lines }: HintedMove): Promise<Advice> => ({
    move,
    name: handle.scene.text.move(move, board.view, names),
    share,
    why: await sentencesOf(info?.game ?? "", lines, names),
  });
  return Promise.all(answer.list.map(adviceOf));
}

/** Picks the pieces of the move one after the other. */
function fill(handle: TableHandle, move: unknown): void {
  while (handle.store.getState().picks.length > 0) handle.do.unpick();
  for (const key of handle.scene.slots(move)) handle.do.touch(key);
}
