import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { SCENES } from "../games/registry.ts";
import { api, type Listed, type Mine } from "../net/api.ts";
import { workerCall } from "../net/local.ts";
import { forgetTable } from "../net/secrets.ts";
import { useLanguage, useShell, useText } from "../text/index.ts";
import type { LocalTable } from "../worker/contract.ts";
import { checkLog } from "./deal.ts";
import { warnOf } from "./fault.ts";
import { isGame } from "./game-ids.ts";
import { Button, ButtonLink } from "./parts/button.tsx";
import { Dialog } from "./parts/dialog.tsx";
import { toast } from "./parts/toast.tsx";
import { forgetLast } from "./play.ts";
import { ago, saveFile } from "./saving.ts";
import css from "./tables.module.css";

function Row({ table, children }: { table: LocalTable | Listed; children: ComponentChildren }) {
  const all = useText();
  const language = useLanguage();
  const text = useShell().lobby.tables;
  const name = isGame(table.game) ? all.home[table.game].name : table.game;
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

export function OpenRow({ table }: { table: Listed }) {
  const text = useShell().lobby.tables;
  const free = table.phase === "lobby" && table.seats.some((s) => s.kind === "open");
  if (SCENES[table.game] === undefined) return <Row table={table}>{null}</Row>;
  return (
    <Row table={table}>
      <ButtonLink to={`/t/${table.table}`} kind={free ? "main" : "quiet"}>
        {free ? text.sit : text.watch}
      </ButtonLink>
    </Row>
  );
}

export function MineRow({ table, onForgotten }: { table: Mine; onForgotten: () => void }) {
  const text = useShell().lobby.tables;
  const live = table.phase === "lobby" || table.phase === "playing";
  const playable = SCENES[table.game] !== undefined;
  return (
    <Row table={table}>
      {playable && table.phase !== "closed" && (
        <ButtonLink to={`/t/${table.table}`} kind={live ? "main" : "quiet"}>
          {live ? text.resume : text.look}
        </ButtonLink>
      )}
      {playable && table.rematch !== null && <ButtonLink to={`/t/${table.rematch}`}>{text.next}</ButtonLink>}
      {table.phase === "over" && <LogButtons table={table} fetch={() => api.log(table.table)} />}
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
  const text = useShell().lobby.tables;
  const live = table.phase === "lobby" || table.phase === "playing";
  return (
    <Row table={table}>
      {SCENES[table.game] !== undefined && (
        <ButtonLink to={`/l/${table.table}`} kind={live ? "main" : "quiet"}>
          {live ? text.resume : text.look}
        </ButtonLink>
      )}
      {table.phase === "over" && (
        <Button onClick={() => void saveLog(table, () => workerCall("log", { table: table.table }))}>{text.log}</Button>
      )}
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

type Fetch = () => Promise<string | { text: string }>;

async function saveLog(table: LocalTable | Listed, fetch: Fetch): Promise<void> {
  try {
    const log = await fetch();
    if (typeof log !== "string") return toast(log.text, "warn");
    saveFile(`${table.game}-${table.code}.log.jsonl`, log);
  } catch (error) {
    await warnOf(error);
  }
}

function LogButtons({ table, fetch }: { table: Listed; fetch: Fetch }) {
  const text = useShell().lobby.tables;
  const check = async () => {
    const log = await fetch();
    if (typeof log !== "string") return toast(log.text, "warn");
    const found = await checkLog(table.table, log);
    toast(text.deal[found], found === "fits" || found === "unknown" ? "say" : "warn");
  };
  return (
    <>
      <Button onClick={() => void saveLog(table, fetch)}>{text.log}</Button>
      <Button onClick={() => void check()}>{text.deal.ask}</Button>
    </>
  );
}

function Forget({
  table,
  about,
  act,
  onForgotten,
}: {
  table: LocalTable | Listed;
  about: string;
  act: () => Promise<void>;
  onForgotten: () => void;
}) {
  const all = useText();
  const text = useShell().lobby.tables;
  const [open, setOpen] = useState(false);
  const forget = async () => {
    setOpen(false);
    try {
      await act();
      toast(text.forgotten);
      onForgotten();
    } catch (error) {
      await warnOf(error);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.forget}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.forgetSure(isGame(table.game) ? all.home[table.game].name : table.game)}
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
