import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { findManifest, type GameManifest } from "@trestle/games";
import type { NewTableRequest } from "../net/api.ts";
import { useShellText, useText } from "../text/index.ts";
import { useOffer, useServer, type Offer } from "../games/offer.ts";
import { PersonFields, SeatCount, WhereField } from "./fields.tsx";
import { BotFields, HintsField, USUAL_BOT } from "../shell/bot-fields.tsx";
import type { Place } from "./place.ts";
import css from "./new-table.module.css";
import { RefusedError } from "../net/refused-error.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { openWithFriends } from "../net/with-friends.ts";
import { useAbout } from "../games/about.ts";
import { useGameText, type LoadedGameText } from "../games/game-text.ts";
import { myName } from "../device/name.ts";
import { NotFound } from "../shell/not-found.tsx";
import { OptionsForm } from "./options-form.tsx";
import { chosenOptions, type OptionValues } from "./chosen-options.ts";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Select, Switch } from "@trestle/ui/parts/choice.tsx";
import { toast, toastError } from "../shell/toast.tsx";
import { playLocal } from "../local/play.ts";

export function NewTable({ game, place }: { game: string; place: Place }) {
  const manifest = findManifest(game);
  return manifest === null ? <NotFound /> : <Sheet manifest={manifest} place={place} />;
}

function Sheet({ manifest, place }: { manifest: GameManifest; place: Place }) {
  const { name, promise } = useAbout(manifest);
  const text = useText();
  const shell = useShellText();
  const offer = useOffer(manifest.id);
  const gameText = useGameText(manifest.id);
  if (offer === null) return <NotFound />;
  return (
    <PageFrame title={shell.lobby.create.title(name)} lead={promise} wide>
      {offer === undefined || gameText === null ? (
        <p role="status">{text.home.frame.loading}</p>
      ) : (
        <Form offer={offer} gameText={gameText} place={place} />
      )}
    </PageFrame>
  );
}

/** All choices for a new table. Every field has a default, so the button works at once. */
function Form({ offer, gameText, place: first }: { offer: Offer; gameText: LoadedGameText; place: Place }) {
  const text = useShellText().lobby.create;
  const { game } = offer;
  const server = useServer();
  const [, go] = useLocation();
  const [place, setPlace] = useState(first);
  const [range, setRange] = useState({ min: game.seats.min, max: game.seats.max });
  const [seats, setSeats] = useState(game.seats.initial);
  const [persons, setPersons] = useState(() => [myName(), text.person(2)]);
  const [bots, setBots] = useState(0);
  const [bot, setBot] = useState(USUAL_BOT);
  const [hints, setHints] = useState<boolean | null>(null);
  const [values, setValues] = useState<OptionValues>({});
  const [clock, setClock] = useState<string>("off");
  const [listed, setListed] = useState(false);
  const [watchers, setWatchers] = useState(true);
  const [busy, setBusy] = useState(false);

  const open = async (seats: number, { again }: { again: boolean }) => {
    const options = chosenOptions(game.options, values);
    const request = { game: game.id, options, seats, ...bot, ...(hints === null ? {} : { hints }) };
    try {
      if (place === "friends")
        go(
          await openWithFriends({
            ...request,
            bots: Math.min(bots, seats),
            clock: clock as NonNullable<NewTableRequest["clock"]>,
            listed,
            watchers,
          }),
        );
      else if (place === "device") go(await playLocal({ ...request, persons: persons.slice(0, seats) }));
      else go(await playLocal(request));
    } catch (error) {
      const fitting = fit(error);
      // With bots in the other seats we can simply take the number of seats that the options require.
      if (fitting !== null && place === "bots" && again) return open(fitting.seats, { again: false });
      if (fitting !== null) toast(text.seatsNow(fitting.min, fitting.max), "warn");
      setBusy(false);
    }
  };
  const submit = async (e: Event) => {
    e.preventDefault();
    setBusy(true);
    await open(seats, { again: true });
  };
  /** If the options require another number of seats, the refusal says which; the form follows. */
  const fit = (error: unknown): { min: number; max: number; seats: number } | null => {
    const refusal = error instanceof RefusedError ? error.refusal : null;
    const { min, max } = refusal?.data ?? {};
    if (refusal?.rule !== "TABLE-SEATS-1" || typeof min !== "number" || typeof max !== "number") {
      void toastError(error);
      return null;
    }
    const fitting = Math.max(min, Math.min(max, seats));
    setRange({ min, max });
    setSeats(fitting);
    return { min, max, seats: fitting };
  };
  const named = (list: readonly string[], names: Readonly<Record<string, string>>) =>
    list.map((value) => ({ value, name: names[value] ?? value }));

  return (
    <form class={css.form} onSubmit={submit}>
      <WhereField place={place} onChange={setPlace} server={server} />
      <section class={place === "friends" ? css.card : `${css.card} ${css.whole}`}>
        <h2>{text.seats}</h2>
        <SeatCount range={range} value={seats} onChange={setSeats} />
        {place === "device" && <PersonFields names={persons} most={seats} onChange={setPersons} />}
        {place === "friends" && (
          <Select
            label={text.botsHowMany}
            value={String(Math.min(bots, seats))}
            values={Array.from({ length: seats + 1 }, (_, n) => ({ value: String(n), name: String(n) }))}
            onChange={(n) => setBots(Number(n))}
          />
        )}
        {place === "device" && <p class={css.quiet}>{text.restBots(Math.max(0, seats - persons.length))}</p>}
        <BotFields value={bot} onChange={setBot} />
        <HintsField value={hints} onChange={setHints} />
      </section>
      {place === "friends" && (
        <section class={css.card}>
          <h2>{text.clock}</h2>
          <Select
            label={text.clock}
            hint={text.clockAbout[clock]}
            value={clock}
            values={named(offer.clocks, text.clocks)}
            onChange={setClock}
          />
          <Switch label={text.listed} hint={text.listedAbout} on={listed} onChange={setListed} />
          <Switch label={text.watchers} hint={text.watchersAbout} on={watchers} onChange={setWatchers} />
        </section>
      )}
      <section class={`${css.card} ${css.whole}`}>
        <h2>{text.options}</h2>
        <OptionsForm
          game={game.id}
          gameText={gameText}
          options={game.options}
          values={values}
          onChange={(next) => {
            setValues(next);
            setRange({ min: game.seats.min, max: game.seats.max });
          }}
        />
      </section>
      <div class={css.go}>
        <Button kind="main" size="big" type="submit" disabled={busy || (place === "friends" && server === false)}>
          {busy ? text.wait : place === "friends" ? text.open : text.start}
        </Button>
      </div>
    </form>
  );
}
