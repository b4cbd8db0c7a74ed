import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import css from "./tokens.module.css";

export interface Token {
  value: string;
  name: string;
  picture?: ComponentChildren;
}

/** A radio group drawn as tokens. */
export function Tokens({
  label,
  tokens,
  value,
  onChange,
  bare = false,
}: {
  label: string;
  tokens: readonly Token[];
  /** null: none is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** Hides the label; screen readers still read it. */
  bare?: boolean;
}) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} class={css.group}>
      <span id={id} class={bare ? "unseen" : css.label}>
        {label}
      </span>
      <div class={css.tokens}>
        {tokens.map((t) => (
          <label key={t.value} class={css.token}>
            <input type="radio" name={id} checked={t.value === value} onChange={() => onChange(t.value)} />
            {t.picture !== undefined && (
              <span class={css.picture} aria-hidden="true">
                {t.picture}
              </span>
            )}
            <span>{t.name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
