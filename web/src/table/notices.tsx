import type { ComponentChildren } from "preact";
import { lazy } from "@trestle/ui/lazy.tsx";
import { Button, IconButton } from "@trestle/ui/parts/button.tsx";
import { Icon, type IconName } from "@trestle/ui/parts/icon.tsx";
import { RuleLink } from "../shell/rule-link.tsx";
import { useText } from "../text/index.ts";
import { useNames, useTable, useTableState } from "./context/table-context.ts";
import css from "./notices.module.css";
import { sentencesAfter } from "./context/sentences.ts";

const LookBack = lazy(() => import("./look-back.tsx").then((m) => m.LookBack));

/** Bars between header and scene, each with one message. */
export function Notices() {
  const text = useText().table;
  return (
    <div class={css.notices} role="region" aria-label={text.regions.notices}>
      <Reconnecting />
      <Paused />
      <Recap />
      <Asked />
      <Refused />
      <Watching />
      <Looking />
    </div>
  );
}

/** Fetched with the first look back. */
function Looking() {
  const looking = useTableState((s) => s.looking !== null);
  return looking ? <LookBack /> : null;
}

function Bar({
  icon,
  kind = "plain",
  children,
}: {
  icon?: IconName;
  kind?: "plain" | "grey" | "warn";
  children: ComponentChildren;
}) {
  return (
    <div class={css.bar} data-kind={kind}>
      {icon !== undefined && <Icon name={icon} size={20} />}
      {children}
    </div>
  );
}

function Reconnecting() {
  const text = useText().table;
  const down = useTableState((s) => s.connection === "down");
  const me = useTableState((s) => s.me);
  return down ? (
    <Bar kind="grey">
      <span class={css.spin} aria-hidden="true" />
      <p>{me === null ? text.offline : text.reconnecting}</p>
    </Bar>
  ) : null;
}

function Paused() {
  const { handle } = useTable();
  const text = useText().table;
  const paused = useTableState((s) => s.info?.paused === true && s.info.phase === "playing");
  const host = useTableState((s) => s.you.host);
  return paused ? (
    <Bar kind="grey">
      <p>{text.paused}</p>
      {host && (
        <Button kind="main" onClick={() => void handle.do.send({ t: "pause", on: false })}>
          {text.menu.resume}
        </Button>
      )}
    </Bar>
  ) : null;
}

function Recap() {
  const { handle, open } = useTable();
  const words = useText();
  const text = words.table;
  const names = useNames();
  const after = useTableState((s) => s.recap);
  const history = useTableState((s) => s.history);
  const missed = useTableState((s) => s.missed);
  const count = after === null ? missed : sentencesAfter(history, after, handle.scene, names, words).length;
  if (count === 0) return null;
  return (
    <Bar icon="list">
      <p>{text.recap(count)}</p>
      <Button onClick={() => open("recap")}>{text.recapOpen}</Button>
      <Dismiss
        onClick={() => {
          handle.do.dismiss("recap");
          handle.do.dismiss("missed");
        }}
      />
    </Bar>
  );
}

/** Taking moves back needs the agreement of everybody who is asked. */
function Asked() {
  const { handle } = useTable();
  const text = useText().table;
  const names = useNames();
  const asked = useTableState((s) => s.asked);
  const me = useTableState((s) => s.me);
  if (asked === null || asked.waiting.length === 0) return null;
  const answer = (yes: boolean) => {
    if (me !== null) void handle.do.send({ t: "agree", seat: me, yes });
  };
  const mine = me !== null && asked.waiting.includes(me);
  return (
    <Bar icon="back">
      <p>
        {text.asked(names.seat(asked.by))}
        {!mine && ` ${text.askedWaiting(asked.waiting.map((seat) => names.seat(seat)))}`}
      </p>
      {mine && (
        <>
          <Button onClick={() => handle.do.look(asked.to)}>{text.look.open}</Button>
          <Button onClick={() => answer(false)}>{text.refuse}</Button>
          <Button kind="main" onClick={() => answer(true)}>
            {text.agree}
          </Button>
        </>
      )}
    </Bar>
  );
}

function Refused() {
  const { handle, openRule } = useTable();
  const text = useText().table;
  const refused = useTableState((s) => s.refused);
  const game = useTableState((s) => s.info?.game ?? "");
  const known = refused !== null && handle.scene.text.rules[refused.refusal.rule] !== undefined;
  return refused === null ? null : (
    <Bar icon="warn" kind="warn">
      <p>
        <strong>{text.refusedTitle}:</strong> {refused.text}{" "}
        {known && <RuleLink game={game} rule={refused.refusal.rule} onOpen={openRule} />}
      </p>
      <Dismiss onClick={() => handle.do.dismiss("refused")} />
    </Bar>
  );
}

function Watching() {
  const text = useText().table;
  const watching = useTableState((s) => s.me === null && s.curtain === null && s.you.seats.length === 0 && !s.local);
  return watching ? (
    <Bar icon="eye">
      <p>{text.watching}</p>
    </Bar>
  ) : null;
}

function Dismiss({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label={useText().table.dismiss} class={css.dismiss} onClick={onClick}>
      <Icon name="close" size={20} />
    </IconButton>
  );
}
