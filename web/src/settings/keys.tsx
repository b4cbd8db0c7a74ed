import { useLayoutEffect, useState } from "preact/hooks";
import { settings, useSettings } from "@trestle/ui/settings.ts";
import { KEY_COMMANDS, letterOf, type KeyCommand } from "../table/screen-reader/keys.ts";
import { useShellText } from "../text/index.ts";
import { Button } from "@trestle/ui/parts/button.tsx";
import { toast } from "../shell/toast.tsx";
import css from "./settings.module.css";

/** The letters of key commands: press a button, then the new letter. */
export function Keys() {
  const text = useShellText().settings;
  const { keys, letters } = useSettings();
  const [waiting, setWaiting] = useState<KeyCommand | null>(null);
  // Layout effect: the next key press must not be missed.
  useLayoutEffect(() => {
    if (waiting === null) return;
    const listener = (e: KeyboardEvent) => {
      if (e.key === "Tab") return setWaiting(null);
      e.preventDefault();
      e.stopPropagation();
      if (e.key === "Escape") return setWaiting(null);
      if (e.key.length !== 1 || e.ctrlKey || e.metaKey || e.altKey || /[\s\d]/.test(e.key)) return;
      const letter = e.key.toLowerCase();
      const taken = KEY_COMMANDS.find((c) => c !== waiting && letterOf(c, keys) === letter);
      if (taken !== undefined) return toast(text.keyTaken(letter.toUpperCase(), text.commands[taken]), "warn");
      settings.setState({ keys: { ...keys, [waiting]: letter } });
      toast(text.keySet(text.commands[waiting], letter.toUpperCase()));
      setWaiting(null);
    };
    addEventListener("keydown", listener, { capture: true });
    return () => removeEventListener("keydown", listener, { capture: true });
  }, [waiting, keys, text]);
  return (
    <details class={css.keys} open={letters}>
      <summary>{text.keys}</summary>
      <p class={css.hint}>{text.keysHint}</p>
      <ul class={css.keyList}>
        {KEY_COMMANDS.map((command) => {
          const letter = letterOf(command, keys).toUpperCase();
          return (
            <li key={command}>
              <span>{text.commands[command]}</span>
              <button
                type="button"
                class={css.key}
                aria-label={
                  waiting === command
                    ? text.pressSaid(text.commands[command])
                    : text.keyNow(text.commands[command], letter)
                }
                onClick={() => setWaiting(command)}
              >
                {waiting === command ? text.press : letter}
              </button>
            </li>
          );
        })}
      </ul>
      <p class={css.hint}>{text.fixed}</p>
      <Button onClick={() => settings.setState({ keys: {} })}>{text.keysBack}</Button>
    </details>
  );
}
