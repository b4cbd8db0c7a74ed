import type { ComponentChildren } from "preact";
import { lazy } from "@trestle/ui/lazy.tsx";
import { useState } from "preact/hooks";
import { BRIEFS, type Brief } from "@trestle/protocol";
import { hasGallery } from "../../games/scenes.ts";
import { Button, ButtonLink } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { Select, Switch } from "@trestle/ui/parts/choice.tsx";
import { copy } from "../../shell/copy.ts";
import { toast } from "../../shell/toast.tsx";
import { settings, SPEEDS, useSettings } from "@trestle/ui/settings.ts";
import { useText } from "../../text/index.ts";
import { useTable, useTableState } from "../context/table-context.ts";
import css from "./menu.module.css";
import { ConfirmButton } from "../../shell/confirm-button.tsx";

const TurnNotice = lazy(() => import("./turn-notice.tsx").then((m) => m.TurnNotice));

export function MenuDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().table.menu;
  const local = useTableState((s) => s.local);
  const me = useTableState((s) => s.me);
  const host = useTableState((s) => s.you.host);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <div class={css.menu}>
        {!local && <Invite />}
        <PagePart onClose={onClose} />
        {me !== null && !local && <SeatPart seat={me} />}
        {host && <HostPart />}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class={css.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Invite() {
  const text = useText().table.menu;
  const code = useTableState((s) => s.info?.code ?? "");
  const invite = async (): Promise<void> =>
    toast((await copy(new URL(`#/join/${code}`, location.href).href)) ? text.copied : text.code(code));
  return (
    <Part title={text.invite}>
      <div class={css.row}>
        <span>{text.code(code)}</span>
        <Button onClick={() => void invite()}>{text.copy}</Button>
      </div>
    </Part>
  );
}

function PagePart({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const text = useText().table.menu;
  const gallery = useText().home.cards;
  const { muted, speed } = useSettings();
  const game = useTableState((s) => s.info?.game ?? "");
  return (
    <Part title={text.page}>
      <Switch label={text.soundOn} on={!muted} onChange={(on) => settings.setState({ muted: !on })} />
      <Select
        label={text.speed}
        value={speed}
        values={SPEEDS.map((value) => ({ value, name: text.speeds[value] }))}
        onChange={(to) => settings.setState({ speed: to })}
      />
      <div class={css.row}>
        <ButtonLink to="/settings">{text.settings}</ButtonLink>
        <ButtonLink to={`/rules/${game}`}>{text.rulebook}</ButtonLink>
        {hasGallery(game) && <ButtonLink to={`/gallery/${game}`}>{gallery}</ButtonLink>}
        <Button
          onClick={() => {
            onClose();
            open("keys");
          }}
        >
          {text.keys}
        </Button>
        <ButtonLink to="/">{text.home}</ButtonLink>
      </div>
    </Part>
  );
}

function SeatPart({ seat }: { seat: number }) {
  const { handle } = useTable();
  const text = useText().table.menu;
  const playing = useTableState((s) => s.info?.phase === "playing");
  const [brief, setBrief] = useState<Brief>("safe");
  const mind = async (to: Brief): Promise<void> => {
    setBrief(to);
    if ((await handle.do.send({ t: "mind", seat, brief: to })) === null) toast(text.minded);
  };
  const rotate = async (): Promise<void> => {
    if ((await handle.do.newSecret(seat)) === null) toast(text.rotated);
  };
  return (
    <Part title={text.seat}>
      {playing && (
        <Select
          label={text.mind}
          value={brief}
          values={BRIEFS.map((value) => ({ value, name: text.briefs[value] }))}
          onChange={(to) => void mind(to)}
        />
      )}
      <TurnNotice seat={seat} />
      <div class={css.row}>
        <ConfirmButton label={text.rotate} about={text.rotateAbout} onYes={() => void rotate()} />
        {playing && (
          <ConfirmButton
            label={text.leave}
            about={text.leaveAbout}
            onYes={() => void handle.do.send({ t: "leave", seat })}
          />
        )}
      </div>
    </Part>
  );
}

function HostPart() {
  const { handle } = useTable();
  const text = useText().table.menu;
  const paused = useTableState((s) => s.info?.paused === true);
  const playing = useTableState((s) => s.info?.phase === "playing");
  return (
    <Part title={text.host}>
      <div class={css.row}>
        {playing && (
          <Button onClick={() => void handle.do.send({ t: "pause", on: !paused })}>
            {paused ? text.resume : text.pause}
          </Button>
        )}
        <ConfirmButton label={text.shut} about={text.shutAbout} onYes={() => void handle.do.send({ t: "close" })} />
      </div>
    </Part>
  );
}
