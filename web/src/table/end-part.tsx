import { useEffect, useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { checkDeal, type DealCheck } from "../net/secrets.ts";
import { Button, ButtonLink } from "../shell/parts/button.tsx";
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

/** What comes next, where the decision stood: the main button stays in the same place to the end. */
export function NextStrip() {
  const { handle } = useTable();
  const label = useText().table.regions.decision;
  const text = useText().table.end;
  const [, go] = useLocation();
  const local = useTableState((s) => s.local);
  const me = useTableState((s) => s.me);
  const host = useTableState((s) => s.you.host);
  const next = useTableState((s) => s.info?.rematch ?? null);
  const game = useTableState((s) => s.info?.game ?? "");
  const [asked, setAsked] = useState(false);
  const to = next === null ? null : `${local ? "/l" : "/t"}/${next}`;
  useEffect(() => {
    if (asked && to !== null) go(to);
  }, [asked, to]);
  const again = async (): Promise<void> => {
    setAsked(true);
    if (to === null && (await handle.do.wish({ t: "rematch" })) !== null) setAsked(false);
  };
  return (
    <section id="decision" class={css.strip} aria-label={label}>
      <ButtonLink to="/">{text.home}</ButtonLink>
      <ButtonLink to={`/new/${game}`}>{text.friends}</ButtonLink>
      {(me !== null || host || to !== null) && (
        <Button kind="main" size="big" onClick={() => void again()} data-home-of-focus>
          {to === null ? text.again : text.join}
        </Button>
      )}
    </section>
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
