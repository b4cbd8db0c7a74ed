import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "@trestle/ui/parts/button.tsx";
import { useText } from "../text/index.ts";
import css from "./confirm-button.module.css";

/** A button for what cannot be undone: asks for confirmation in its place. */
export function ConfirmButton({ label, about = "", onYes }: { label: string; about?: string; onYes: () => void }) {
  const text = useText().table.menu;
  const [asked, setAsked] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  // The pressed button is gone, so the focus moves to the question.
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
