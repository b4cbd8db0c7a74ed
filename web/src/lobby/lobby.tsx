import { useEffect, useMemo, useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import type { TableInfo } from "@trestle/protocol";
import { isQuick } from "../device/table-secrets.ts";
import { settings, useSetting } from "@trestle/ui/settings.ts";
import type { TableHandle } from "../store/table-state.ts";
import { useStore } from "@trestle/ui/use-store.ts";
import { playSound } from "../stage/sound.ts";
import { Chat } from "../table/chat/chat.tsx";
import { Table } from "../table/context/table-context.ts";
import { useLanguage } from "@trestle/ui/language.ts";
import { useShellText } from "../text/index.ts";
import { useOffer } from "../games/offer.ts";
import { BotFields, USUAL_BOT } from "../shell/bot-fields.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { takeFresh } from "../net/with-friends.ts";
import { useGameName } from "../games/about.ts";
import { OptionsCard } from "./options.tsx";
import { Dealing, useDealing } from "./dealing.tsx";
import { SeatRow, sitDown } from "./seat-row.tsx";
import { Invite } from "./invite.tsx";
import css from "./lobby.module.css";
import { myName } from "../device/name.ts";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import { LiveStatus, toast } from "../shell/toast.tsx";

/** A table of the server before its match: seats, options and the invitation. */
export function Lobby({ handle }: { handle: TableHandle }) {
  const info = useStore(handle.store, (s) => s.info);
  return info === null ? null : <LobbyScreen handle={handle} info={info} />;
}

function LobbyScreen({ handle, info }: { handle: TableHandle; info: TableInfo }) {
  const text = useShellText().lobby.room;
  const [, go] = useLocation();
  const you = useStore(handle.store, (s) => s.you);
  const offer = useOffer(info.game);
  const [bot, setBot] = useState(USUAL_BOT);
  const name = useGameName(info.game);
  const context = useMemo(
    () => ({ handle, openRule: (rule: string) => go(`/rules/${info.game}/${rule}`), open: () => undefined }),
    [handle, info.game, go],
  );
  useFirstSeat(handle);
  useReadyAgain(handle, info);
  useRefusals(handle);
  const dealing = useDealing(info);
  const open = info.seats.filter((s) => s.kind === "open");
  const seatBots = async () => {
    for (const { seat } of open) await handle.do.send({ t: "seat-bot", seat, ...bot });
  };
  return (
    <PageFrame title={text.title(name)} wide>
      <div class={css.lobby}>
        <div class={css.column}>
          <section class={css.bench}>
            <h2>{text.seats}</h2>
            {you.seats.length === 0 && open.length > 0 && <NameField />}
            <ol class={css.seats}>
              {info.seats.map((s) => (
                <SeatRow key={s.seat} handle={handle} seat={s} you={you} bot={bot} frozen={dealing} />
              ))}
            </ol>
            {you.host && open.length > 0 && (
              <div class={css.bots}>
                <BotFields value={bot} onChange={setBot} />
                <Button onClick={seatBots}>{text.fillBots}</Button>
              </div>
            )}
            {dealing ? <Dealing handle={handle} info={info} /> : <Start handle={handle} info={info} />}
            <Arrivals info={info} />
          </section>
          <OptionsCard
            handle={handle}
            info={info}
            you={dealing ? { ...you, host: false } : you}
            offer={offer ?? null}
          />
          <DealCommitment commitment={info.commitment} />
        </div>
        <div class={css.column}>
          <Invite code={info.code} game={name} />
          <section class={css.card}>
            <h2>{text.chat}</h2>
            <div class={css.talk}>
              <Table.Provider value={context}>
                <Chat />
              </Table.Provider>
            </div>
          </section>
          {you.host && <CloseTable handle={handle} />}
        </div>
      </div>
    </PageFrame>
  );
}

/** The host gets a seat at once. */
function useFirstSeat(handle: TableHandle): void {
  useEffect(() => {
    if (handle.store.getState().you.seats.length === 0 && takeFresh(handle.id)) void sitDown(handle, null);
  }, [handle]);
}

/** A quick table starts by itself, so after a reload or a cancelled start this device gets ready again. */
function useReadyAgain(handle: TableHandle, { attempt }: TableInfo): void {
  useEffect(() => {
    if (!isQuick(handle.id)) return;
    const { info, you } = handle.store.getState();
    for (const seat of you.seats) if (info?.seats[seat]?.ready === false) void handle.do.ready(seat, { on: true });
  }, [handle, attempt]);
}

function useRefusals(handle: TableHandle): void {
  const refused = useStore(handle.store, (s) => s.refused);
  useEffect(() => {
    if (refused === null) return;
    toast(refused.text, "warn");
    handle.do.dismiss("refused");
  }, [refused, handle]);
}

function NameField() {
  const name = useSetting("name");
  const text = useShellText().lobby.room;
  useEffect(() => void myName(), []);
  return (
    <Field
      label={text.sitAs}
      value={name}
      maxLength={20}
      autocomplete="nickname"
      onInput={(value) => settings.setState({ name: value })}
    />
  );
}

/** Says what is missing for the start. The host's button works once nothing is. */
function Start({ handle, info }: { handle: TableHandle; info: TableInfo }) {
  const text = useShellText().lobby.room;
  const language = useLanguage();
  const you = useStore(handle.store, (s) => s.you);
  const open = info.seats.filter((s) => s.kind === "open").length;
  const unready = info.seats.filter((s) => s.kind === "person" && !s.ready);
  const mine = unready.filter((s) => you.seats.includes(s.seat));
  const others = unready.filter((s) => !you.seats.includes(s.seat));
  const sentence = (): string => {
    if (you.seats.length === 0 && !you.host) return open > 0 ? text.sitFirst : text.watching;
    if (open > 0) return text.startOpen(open);
    if (others.length > 0) return text.startReady(new Intl.ListFormat(language).format(others.map((s) => s.name)));
    if (mine.length > 0 && !you.host) return text.startYou;
    return you.host ? text.startGo : text.startHost;
  };
  const start = async () => {
    for (const { seat } of mine) if ((await handle.do.ready(seat, { on: true })) !== null) return;
    await handle.do.send({ t: "start" });
  };
  return (
    <div class={css.start}>
      <p role="status">{sentence()}</p>
      {you.host ? (
        <Button
          kind="main"
          size="big"
          disabled={open > 0 || others.length > 0 || info.starting !== null}
          onClick={start}
        >
          {text.start}
        </Button>
      ) : (
        mine.map(({ seat }) => (
          <Button key={seat} kind="main" size="big" onClick={() => handle.do.ready(seat, { on: true })}>
            {text.ready}
          </Button>
        ))
      )}
    </div>
  );
}

/** Announces who sat down and who left. */
function Arrivals({ info }: { info: TableInfo }) {
  const text = useShellText().lobby.room;
  const here = info.seats.filter((s) => s.kind !== "open").map((s) => s.name);
  const [before, setBefore] = useState(here);
  const [sentence, setSentence] = useState("");
  const key = here.join("\n");
  useEffect(() => {
    const came = here.find((name) => !before.includes(name));
    const went = before.find((name) => !here.includes(name));
    if (came !== undefined) {
      setSentence(text.satDown(came));
      playSound("sit");
    } else if (went !== undefined) setSentence(text.gotUp(went));
    setBefore(here);
  }, [key]);
  return <LiveStatus>{sentence}</LiveStatus>;
}

function DealCommitment({ commitment }: { commitment: string }) {
  const text = useShellText().lobby.room;
  return (
    <details class={css.sealed}>
      <summary>{text.sealed}</summary>
      <p>{text.sealedAbout}</p>
      <p>
        <code>{commitment}</code>
      </p>
    </details>
  );
}

function CloseTable({ handle }: { handle: TableHandle }) {
  const text = useShellText().lobby.room;
  const keep = useShellText().lobby.tables.keep;
  const [open, setOpen] = useState(false);
  return (
    <p class={css.close}>
      <Button onClick={() => setOpen(true)}>{text.close}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.close}
        foot={
          <>
            <Button onClick={() => setOpen(false)}>{keep}</Button>
            <Button kind="danger" onClick={() => void handle.do.send({ t: "close" })}>
              {text.closeYes}
            </Button>
          </>
        }
      >
        <p>{text.closeSure}</p>
      </Dialog>
    </p>
  );
}
