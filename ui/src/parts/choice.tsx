import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import css from "./field.module.css";
import { Notes, type Labelled } from "./field.tsx";

export function Select<V extends string>({
  label,
  hint,
  error,
  value,
  values,
  onChange,
  disabled = false,
}: Labelled & {
  value: V;
  values: readonly { value: V; name: string }[];
  onChange: (value: V) => void;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <div class={css.field}>
      <label for={id}>{label}</label>
      <select
        id={id}
        class={css.input}
        value={value}
        disabled={disabled}
        aria-describedby={`${id}-n`}
        onChange={(e) => {
          const chosen = values.find((v) => v.value === e.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {values.map((v) => (
          <option key={v.value} value={v.value} selected={v.value === value}>
            {v.name}
          </option>
        ))}
      </select>
      <Notes id={`${id}-n`} hint={hint} error={error} />
    </div>
  );
}

export function Switch({
  label,
  hint,
  on,
  onChange,
  disabled = false,
}: {
  label: string;
  hint?: ComponentChildren;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <div class={css.field}>
      <label class={css.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          disabled={disabled}
          aria-describedby={`${id}-n`}
          onChange={(e) => onChange(e.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <Notes id={`${id}-n`} hint={hint} />
    </div>
  );
}

/** From 0 to 1, shown as a percentage. */
export function Slider({
  label,
  hint,
  value,
  onInput,
  disabled = false,
}: {
  label: string;
  hint?: ComponentChildren;
  value: number;
  onInput: (value: number) => void;
  disabled?: boolean;
}) {
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <div class={css.field}>
      <label for={id} class={css.sliderLabel}>
        <span>{label}</span>
        <output class="figures" aria-hidden="true">
          {percent} %
        </output>
      </label>
      <input
        id={id}
        class={css.slider}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={disabled}
        aria-valuetext={`${percent} %`}
        aria-describedby={`${id}-n`}
        onInput={(e) => onInput(Number(e.currentTarget.value) / 100)}
      />
      <Notes id={`${id}-n`} hint={hint} />
    </div>
  );
}
