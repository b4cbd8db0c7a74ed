import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { api } from "../net/api.ts";
import { useText } from "../text/index.ts";
import { codeIn } from "./room-code.ts";
import { errorText, granted } from "../net/refused-error.ts";
import css from "./join-form.module.css";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";

export function JoinForm({ initial = "" }: { initial?: string }) {
  const text = useText().home;
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const join = async (e: Event) => {
    e.preventDefault();
    const code = codeIn(typed);
    if (code === null) return setError(text.badCode);
    setBusy(true);
    try {
      go(`/t/${granted(await api.code(code)).table}`);
    } catch (fault) {
      setError(await errorText(fault));
      setBusy(false);
    }
  };
  return (
    <form class={css.join} onSubmit={join}>
      <div class={css.code}>
        <Field
          label={text.code}
          hint={text.joinHint}
          error={error}
          value={typed}
          onInput={(value) => {
            setTyped(value);
            setError(null);
          }}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
        />
      </div>
      <Button kind="main" type="submit" disabled={busy}>
        {text.go}
      </Button>
    </form>
  );
}
