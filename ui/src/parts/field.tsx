import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import css from "./field.module.css";

export interface Labelled {
  label: string;
  /** Shown below the field and read with it. */
  hint?: ComponentChildren;
  /** What is wrong with the value. */
  error?: string | null;
}
type InputAttributes = Omit<JSX.InputHTMLAttributes, "label" | "value" | "onInput" | "class" | "type">;

export function Notes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ComponentChildren;
  error?: string | null | undefined;
}) {
  return (
    <div id={id} class={css.notes}>
      {hint !== undefined && <div class={css.hint}>{hint}</div>}
      {error !== undefined && error !== null && (
        <p class={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export function Field({
  label,
  hint,
  error,
  value,
  onInput,
  type = "text",
  ...rest
}: Labelled &
  InputAttributes & {
    value: string;
    onInput: (value: string) => void;
    type?: "text" | "search" | "password" | "number";
  }) {
  const id = useId();
  return (
    <div class={css.field}>
      <label for={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type={type}
        class={css.input}
        value={value}
        onInput={(e) => onInput(e.currentTarget.value)}
        aria-describedby={`${id}-n`}
        aria-invalid={typeof error === "string"}
      />
      <Notes id={`${id}-n`} hint={hint} error={error} />
    </div>
  );
}
