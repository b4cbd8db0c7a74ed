import { useEffect, useState } from "preact/hooks";
import { checkDeal, type DealCheck } from "../net/secrets.ts";
import { Button } from "../shell/parts/button.tsx";
import { useText } from "../text/index.ts";
import { useAround } from "./around.ts";
import { useTable, useTableState } from "./context.ts";
import css from "./end-part.module.css";
import { saveLog } from "./save-log.ts";

/** The end of the game: who won and how, and what comes next. */
export function EndPart({ onBoard }: { onBoard: () => void }) {
  const { handle } = useTable();
  const text = useText().table.end;
  const around = useAround();
  const now = useTableState((s) => s.now);
  const history = useTableState((s) => s.history);
  if (around === null || now === null) return null;
  const { Podium } = handle.scene;
  return (
    <section id="end" class={css.end} aria-label={text.title} tabIndex={-1}>
      <Podium {...around} view={now.view} picture={now.picture} history={history} replay={(v) => handle.do.replay(v)} />
      <More onBoard={onBoard} />
      <Deal />
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
      <Button onClick={() => void saveLog(handle.id, local)}>{text.log}</Button>
    </div>
  );
}

/** The deal was sealed before anybody could know it; now everybody can see that nothing was changed. */
function Deal() {
  const text = useText().table.end;
  const info = useTableState((s) => s.info);
  const local = useTableState((s) => s.local);
  const [check, setCheck] = useState<DealCheck | null>(null);
  const opened = info?.opened ?? null;
  useEffect(() => {
    if (info !== null && opened !== null && !local) void checkDeal(info).then(setCheck);
  }, [opened, local]);
  if (local || opened === null) return null;
  const says = {
    fits: text.dealGood,
    "other-secret": text.dealBad,
    "other-part": text.dealBad,
    unknown: text.dealNone,
  };
  return <p class={css.deal}>{check === null ? text.dealChecking : says[check]}</p>;
}
