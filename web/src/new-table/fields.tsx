import { useShellText } from "../text/index.ts";
import css from "./new-table.module.css";
import { PLACES, type Place } from "./place.ts";
import { Button, IconButton } from "@trestle/ui/parts/button.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import { Icon } from "@trestle/ui/parts/icon.tsx";

/** Where the table is made: three choices. */
export function WhereField({
  place,
  onChange,
  server,
}: {
  place: Place;
  onChange: (place: Place) => void;
  server: boolean | null;
}) {
  const text = useShellText().lobby.create;
  return (
    <fieldset class={css.where}>
      <legend>{text.where}</legend>
      <div class={css.tickets}>
        {PLACES.map((p) => (
          <label key={p} class={css.ticket}>
            <input type="radio" name="place" checked={place === p} onChange={() => onChange(p)} />
            <span class={css.ticketName}>{text[p]}</span>
            <span class={css.ticketAbout}>
              {p === "friends" && server === false ? text.friendsNo : text[`${p}About`]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SeatCount({
  range,
  value,
  onChange,
}: {
  range: { min: number; max: number };
  value: number;
  onChange: (seats: number) => void;
}) {
  const text = useShellText().lobby.create;
  const all = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  return (
    <div class={css.seats} role="radiogroup" aria-label={text.seats}>
      {all.map((n) => (
        <label key={n} class={css.seat}>
          <input
            type="radio"
            name="seats"
            checked={n === value}
            onChange={() => onChange(n)}
            aria-label={text.seatsOf(n)}
          />
          <span aria-hidden="true">{n}</span>
        </label>
      ))}
    </div>
  );
}

export function PersonFields({
  names,
  most,
  onChange,
}: {
  names: readonly string[];
  most: number;
  onChange: (names: string[]) => void;
}) {
  const text = useShellText().lobby.create;
  return (
    <fieldset class={css.persons}>
      <legend>{text.persons}</legend>
      {names.slice(0, most).map((name, i) => (
        <div key={i} class={css.person}>
          <Field
            label={text.person(i + 1)}
            value={name}
            maxLength={20}
            required
            onInput={(value) => onChange(names.map((n, j) => (j === i ? value : n)))}
          />
          {names.length > 1 && (
            <IconButton label={text.dropPerson(name)} onClick={() => onChange(names.filter((_, j) => j !== i))}>
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      ))}
      {names.length < most && (
        <Button onClick={() => onChange([...names, text.person(names.length + 1)])}>
          <Icon name="plus" size={18} />
          {text.addPerson}
        </Button>
      )}
    </fieldset>
  );
}
