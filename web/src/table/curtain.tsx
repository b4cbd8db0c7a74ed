import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Icon } from "@trestle/ui/parts/icon.tsx";
import { useText } from "../text/index.ts";
import css from "./curtain.module.css";
import { announce } from "../stage/announcer.ts";

/** Between two players of a shared device. The table is not drawn behind it. */
export function Curtain({ seat, name, onRaise }: { seat: Seat; name: string; onRaise: () => void }) {
  const text = useText().table.curtain;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    announce(text.pass(name));
    root.current?.querySelector("button")?.focus();
  }, [seat]);
  return (
    <main ref={root} class={css.curtain}>
      <div class={css.note}>
        <Icon name="door" size={64} />
        <h1>{text.pass(name)}</h1>
        <p>{text.about}</p>
        <Button kind="main" size="big" onClick={onRaise}>
          {text.take(name)}
        </Button>
      </div>
    </main>
  );
}
