import { Button } from "@trestle/ui/parts/button.tsx";
import { useText } from "../../text/index.ts";
import { useSceneContext } from "../scene/scene-context.ts";
import { useTable, useTableState } from "../context/table-context.ts";
import { DealCheck } from "./deal-check.tsx";
import css from "./result-part.module.css";
import { saveLog } from "../../shell/save-log.ts";

/** The result screen: who won and how, and what comes next. */
export function ResultPart({ onBoard }: { onBoard: () => void }) {
  const { handle } = useTable();
  const text = useText().table.end;
  const context = useSceneContext();
  const now = useTableState((s) => s.now);
  const history = useTableState((s) => s.history);
  const local = useTableState((s) => s.local);
  const opened = useTableState((s) => s.info?.opened != null);
  if (context === null || now === null) return null;
  const { Result } = handle.scene;
  return (
    <section id="end" class={css.end} aria-label={text.title} tabIndex={-1}>
      <Result
        {...context}
        view={now.view}
        picture={now.picture}
        history={history}
        replay={(v) => handle.do.replay(v)}
      />
      <More onBoard={onBoard} />
      {opened && <DealCheck table={handle.id} local={local} />}
    </section>
  );
}

function More({ onBoard }: { onBoard: () => void }) {
  const { handle } = useTable();
  const text = useText().table.end;
  const local = useTableState((s) => s.local);
  return (
    <div class={css.next}>
      <Button onClick={onBoard}>{text.board}</Button>
      <Button onClick={() => void saveLog(handle.id, { local, file: `trestle-${handle.id}.jsonl` })}>{text.log}</Button>
    </div>
  );
}
