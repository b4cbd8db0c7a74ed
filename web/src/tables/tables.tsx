import { useCallback, useEffect, useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { MANIFESTS } from "@trestle/games";
import { api, isFailed, type ListedTable, type MyTable } from "../net/api.ts";
import { workerCall } from "../local/worker-client.ts";
import { storeHostSecret, markQuick, allSecrets } from "../device/table-secrets.ts";
import { useLanguage } from "@trestle/ui/language.ts";
import { useShellText, useText } from "../text/index.ts";
import type { LocalTable } from "../worker/contract.ts";
import { granted } from "../net/refused-error.ts";
import { toastError } from "../shell/toast.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Tabs } from "@trestle/ui/parts/tabs.tsx";
import { LocalRow, MineRow, OpenRow } from "./table-row.tsx";
import css from "./tables.module.css";

interface Lists {
  local: LocalTable[];
  mine: MyTable[];
  open: ListedTable[];
  server: boolean;
}

async function fetchLists(): Promise<Lists> {
  const [local, mine, open] = await Promise.all([
    workerCall("mine", {}).catch(() => []),
    api.mine(allSecrets()),
    api.tables(),
  ]);
  return {
    local,
    mine: isFailed(mine) ? [] : mine.tables,
    open: isFailed(open) ? [] : open.tables,
    server: !isFailed(open),
  };
}

export function Tables() {
  const all = useText();
  const text = useShellText().lobby.tables;
  const [lists, setLists] = useState<Lists | null>(null);
  const look = useCallback(() => void fetchLists().then(setLists), []);
  useEffect(look, [look]);
  return (
    <PageFrame title={text.title} wide>
      {lists === null ? (
        <p role="status">{all.home.frame.loading}</p>
      ) : (
        <>
          <div class={css.tools}>
            <Button onClick={look}>{text.refresh}</Button>
          </div>
          <Tabs
            label={text.title}
            tabs={[
              { id: "mine", label: text.mine, panel: <MineList lists={lists} look={look} /> },
              { id: "open", label: text.open, panel: <OpenList lists={lists} /> },
            ]}
          />
        </>
      )}
    </PageFrame>
  );
}

function MineList({ lists: { local, mine, server }, look }: { lists: Lists; look: () => void }) {
  const text = useShellText().lobby.tables;
  if (local.length + mine.length === 0) return <p class={css.empty}>{text.empty}</p>;
  return (
    <div class={css.lists}>
      {mine.length > 0 && (
        <section>
          <h2>{text.online}</h2>
          <ul class={css.list}>
            {mine.map((t) => (
              <MineRow key={t.table} table={t} onForgotten={look} />
            ))}
          </ul>
        </section>
      )}
      {local.length > 0 && (
        <section>
          <h2>{text.here}</h2>
          <ul class={css.list}>
            {local.map((t) => (
              <LocalRow key={t.table} table={t} onForgotten={look} />
            ))}
          </ul>
        </section>
      )}
      {!server && <p class={css.quiet}>{text.noServer}</p>}
    </div>
  );
}

function OpenList({ lists: { open, server } }: { lists: Lists }) {
  const text = useShellText().lobby.tables;
  if (!server) return <p class={css.empty}>{text.noServer}</p>;
  return (
    <div class={css.lists}>
      {open.length === 0 ? (
        <p class={css.empty}>{text.emptyOpen}</p>
      ) : (
        <ul class={css.list}>
          {open.map((t) => (
            <OpenRow key={t.table} table={t} />
          ))}
        </ul>
      )}
      <Quick />
    </div>
  );
}

/** A seat at a table of strangers: one button per game. */
function Quick() {
  const language = useLanguage();
  const text = useShellText().lobby.tables;
  const [, go] = useLocation();
  const sit = async (game: string) => {
    try {
      const made = granted(await api.quick(game));
      storeHostSecret(made.table, made.hostSecret);
      markQuick(made.table);
      go(`/t/${made.table}`);
    } catch (error) {
      await toastError(error);
    }
  };
  return (
    <section class={css.quick}>
      <h2>{text.quick}</h2>
      <p class={css.quiet}>{text.quickAbout}</p>
      <p class={css.tools}>
        {MANIFESTS.map(({ id, about }) => (
          <Button key={id} kind="main" onClick={() => sit(id)}>
            {(about[language] ?? about.en).name}
          </Button>
        ))}
      </p>
    </section>
  );
}
