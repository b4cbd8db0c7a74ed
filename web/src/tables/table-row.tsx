import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { findManifest } from "@trestle/games";
import type { ListedTable, MyTable } from "../net/api.ts";
import { workerCall } from "../local/worker-client.ts";
import { forgetTable } from "../device/table-secrets.ts";
import { useLanguage } from "@trestle/ui/language.ts";
import { useShellText } from "../text/index.ts";
import type { LocalTable } from "../worker/contract.ts";
import { checkTable, type DealVerdict } from "../local/check-deal.ts";
import { useGameName } from "../games/about.ts";
import { Button, ButtonLink } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { toast, toastError } from "../shell/toast.tsx";
import { forgetLast } from "../local/play.ts";
import { saveLog } from "../shell/save-log.ts";
import { ago } from "../text/time.ts";
import css from "./tables.module.css";

function Row({ table, children }: { table: LocalTable | ListedTable; children: ComponentChildren }) {
  const language = useLanguage();
  const text = useShellText().lobby.tables;
  const name = useGameName(table.game);
  const taken = table.seats.filter((s) => s.kind !== "open");
  const names = new Intl.ListFormat(language).format(taken.map((s) => s.name));
  return (
    <li class={css.row}>
      <div class={css.what}>
        <h3>{name}</h3>
        <p>
          <span class={`${css.stamp} ${css[table.phase]}`}>{text.phases[table.phase]}</span>{" "}
          {text.seats(taken.length, table.seats.length)}
        </p>
        {names !== "" && <p class={css.quiet}>{text.with(names)}</p>}
        <p class={css.quiet}>
          {text.code(table.code)} · {text.updated(ago(table.updated, language))}
        </p>
      </div>
      <div class={css.acts} role="group" aria-label={text.actions(name)}>
        {children}
      </div>
    </li>
  );
}

export function OpenRow({ table }: { table: ListedTable }) {
  const text = useShellText().lobby.tables;
  const free = table.phase === "lobby" && table.seats.some((s) => s.kind === "open");
  if (findManifest(table.game) === null) return <Row table={table}>{null}</Row>;
  return (
    <Row table={table}>
      <ButtonLink to={`/t/${table.table}`} kind={free ? "main" : "quiet"}>
        {free ? text.sit : text.watch}
      </ButtonLink>
    </Row>
  );
}

export function MineRow({ table, onForgotten }: { table: MyTable; onForgotten: () => void }) {
  const text = useShellText().lobby.tables;
  const live = table.phase === "lobby" || table.phase === "playing";
  const playable = findManifest(table.game) !== null;
  return (
    <Row table={table}>
      {playable && table.phase !== "closed" && (
        <ButtonLink to={`/t/${table.table}`} kind={live ? "main" : "quiet"}>
          {live ? text.resume : text.look}
        </ButtonLink>
      )}
      {playable && table.rematch !== null && <ButtonLink to={`/t/${table.rematch}`}>{text.next}</ButtonLink>}
      {table.phase === "over" && <LogButtons table={table} local={false} />}
      <Forget
        table={table}
        about={text.forgetThere}
        act={async () => forgetTable(table.table)}
        onForgotten={onForgotten}
      />
    </Row>
  );
}

export function LocalRow({ table, onForgotten }: { table: LocalTable; onForgotten: () => void }) {
  const text = useShellText().lobby.tables;
  const live = table.phase === "lobby" || table.phase === "playing";
  return (
    <Row table={table}>
      {findManifest(table.game) !== null && (
        <ButtonLink to={`/l/${table.table}`} kind={live ? "main" : "quiet"}>
          {live ? text.resume : text.look}
        </ButtonLink>
      )}
      {table.phase === "over" && <LogButtons table={table} local />}
      <Forget
        table={table}
        about={text.forgetHere}
        act={async () => {
          await workerCall("forget", { table: table.table });
          forgetLast(table.table);
        }}
        onForgotten={onForgotten}
      />
    </Row>
  );
}

function LogButtons({ table, local }: { table: LocalTable | ListedTable; local: boolean }) {
  const text = useShellText().lobby.tables;
  const [verdict, setVerdict] = useState<DealVerdict | null>(null);
  const file = `${table.game}-${table.code}.log.jsonl`;
  const check = async () => setVerdict(await checkTable(table.table, local));
  return (
    <>
      <Button onClick={() => void saveLog(table.table, { local, file })}>{text.log}</Button>
      <Button onClick={() => void check()}>{text.check}</Button>
      <Dialog open={verdict !== null} onClose={() => setVerdict(null)} title={text.check}>
        {verdict?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Dialog>
    </>
  );
}

function Forget({
  table,
  about,
  act,
  onForgotten,
}: {
  table: LocalTable | ListedTable;
  about: string;
  act: () => Promise<void>;
  onForgotten: () => void;
}) {
  const text = useShellText().lobby.tables;
  const name = useGameName(table.game);
  const [open, setOpen] = useState(false);
  const forget = async () => {
    setOpen(false);
    try {
      await act();
      toast(text.forgotten);
      onForgotten();
    } catch (error) {
      await toastError(error);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.forget}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.forgetSure(name)}
        foot={
          <>
            <Button onClick={() => setOpen(false)}>{text.keep}</Button>
            <Button kind="danger" onClick={forget}>
              {text.forget}
            </Button>
          </>
        }
      >
        <p>{about}</p>
      </Dialog>
    </>
  );
}
