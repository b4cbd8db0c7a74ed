import type { Refusal } from "@trestle/kernel";
import { Button, ButtonLink } from "@trestle/ui/parts/button.tsx";
import { useText } from "../text/index.ts";
import css from "./gone.module.css";

/** The table cannot be shown: why, and what to do. */
export function Gone({ refusal, why }: { refusal: Refusal | null; why: string }) {
  const text = useText().table.gone;
  const old = refusal?.rule.startsWith("PROTOCOL-") === true;
  return (
    <main class={css.gone}>
      <h1>{text.title}</h1>
      <p>{old ? text.version : why}</p>
      <div class={css.row}>
        {old && (
          <Button kind="main" onClick={() => location.reload()}>
            {text.reload}
          </Button>
        )}
        <ButtonLink to="/join">{text.join}</ButtonLink>
        <ButtonLink to="/" kind={old ? "quiet" : "main"}>
          {text.home}
        </ButtonLink>
      </div>
    </main>
  );
}
