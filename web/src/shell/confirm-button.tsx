import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "@trestle/ui/parts/button.tsx";
import { useText } from "../text/index.ts";
import css from "./confirm-button.module.css";

/** For what cannot be undone: asked once more in the same place. */
export function ConfirmButton({ label, about = "", onYes }: { label: string; about?: string; onYes: () => void }) {
  const text = useText().table.menu;
  const [asked, setAsked] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone: the focus follows the question.
  useEffect(() => root.current?.querySelector("button")?.focus(), [asked]);
  if (!asked) return <Button onClick={() => setAsked(true)}>{label}</Button>;
  return (
    <span ref={root} class={css.sure} role="group" aria-label={label}>
      <span>
        {label}: {about} {text.sure}
      </span>
      <Button
        kind="danger"
        onClick={() => {
          setAsked(false);
          onYes();
        }}
      >
        {text.yes}
      </Button>
      <Button onClick={() => setAsked(false)}>{text.no}</Button>
    </span>
  );
}
