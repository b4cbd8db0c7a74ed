import { findManifest } from "@trestle/games";
import { useState } from "preact/hooks";
import type { ClockPreset, TableInfo } from "@trestle/protocol";
import { isObject } from "../device/storage.ts";
import type { TableHandle, TableState } from "../store/table-state.ts";
import { useShellText } from "../text/index.ts";
import type { OptionInfo } from "../net/catalogue.ts";
import type { Offer } from "../games/offer.ts";
import { HintsField } from "../shell/bot-fields.tsx";
import { SeatCount } from "../new-table/fields.tsx";
import { useGameText, type LoadedGameText } from "../games/game-text.ts";
import css from "./lobby.module.css";
import { OptionsForm } from "../new-table/options-form.tsx";
import { chosenOptions, type OptionValues } from "../new-table/chosen-options.ts";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { Select } from "@trestle/ui/parts/choice.tsx";
import { toast } from "../shell/toast.tsx";

interface Given {
  handle: TableHandle;
  info: TableInfo;
  offer: Offer | null;
  you: TableState["you"];
}

/** The options of the table; the host may change them. */
export function OptionsCard(given: Given) {
  const { game } = given.info;
  return findManifest(game) === null ? null : <Card {...given} game={game} />;
}

function Card({ handle, info, offer, you, game }: Given & { game: string }) {
  const text = useShellText().lobby;
  const room = text.room;
  const gameText = useGameText(game);
  const [open, setOpen] = useState(false);
  const values: OptionValues = isObject(info.options) ? info.options : {};
  return (
    <section class={css.card}>
      <h2>{room.options}</h2>
      {offer !== null && gameText !== null && (
        <Chosen gameText={gameText} options={offer.game.options} values={values} />
      )}
      <p>{room.clock(text.create.clocks[info.clock] ?? info.clock)}</p>
      <p>{room.hints(text.create.hintsAs[info.hints ? "on" : "off"])}</p>
      {you.host && offer !== null && gameText !== null && (
        <>
          <Button onClick={() => setOpen(true)}>{room.change}</Button>
          {open && (
            <Change
              handle={handle}
              info={info}
              offer={offer}
              gameText={gameText}
              first={values}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </section>
  );
}

function Chosen({
  gameText,
  options,
  values,
}: {
  gameText: LoadedGameText;
  options: readonly OptionInfo[];
  values: OptionValues;
}) {
  const text = useShellText().lobby.room;
  const unusual = Object.entries(chosenOptions(options, values));
  if (unusual.length === 0) return <p>{text.usual}</p>;
  return (
    <ul class={css.chosen} lang={gameText.language}>
      {unusual.map(([key, value]) => {
        const words = gameText.text.options[key];
        const list: readonly unknown[] = Array.isArray(value) ? value : [value];
        return (
          <li key={key}>
            <strong>{words?.name ?? key}</strong>: {list.map((v) => words?.values[String(v)] ?? String(v)).join(", ")}
          </li>
        );
      })}
    </ul>
  );
}

function Change({
  handle,
  info,
  offer,
  gameText,
  first,
  onClose,
}: {
  handle: TableHandle;
  info: TableInfo;
  offer: Offer;
  gameText: LoadedGameText;
  first: OptionValues;
  onClose: () => void;
}) {
  const text = useShellText().lobby;
  const [values, setValues] = useState(first);
  const [seats, setSeats] = useState(info.seats.length);
  const [clock, setClock] = useState<ClockPreset>(info.clock);
  const [hints, setHints] = useState<boolean | null>(info.hints);
  const apply = async () => {
    const options = chosenOptions(offer.game.options, values);
    if ((await handle.do.send({ t: "arrange", options, seats, clock, hints })) !== null) return;
    toast(text.room.arranged);
    onClose();
    for (const seat of handle.store.getState().you.seats) await handle.do.ready(seat, { on: true });
  };
  const { min, max } = offer.game.seats;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.room.arrange}
      foot={
        <Button kind="main" onClick={apply}>
          {text.room.apply}
        </Button>
      }
    >
      <div class={css.change}>
        <h3>{text.create.seats}</h3>
        <SeatCount range={{ min: Math.min(min, seats), max: Math.max(max, seats) }} value={seats} onChange={setSeats} />
        <Select<ClockPreset>
          label={text.create.clock}
          value={clock}
          values={offer.clocks.map((c) => ({ value: c as ClockPreset, name: text.create.clocks[c] ?? c }))}
          onChange={setClock}
        />
        <HintsField value={hints} onChange={setHints} />
        <OptionsForm
          game={info.game}
          gameText={gameText}
          options={offer.game.options}
          values={values}
          onChange={setValues}
        />
      </div>
    </Dialog>
  );
}
