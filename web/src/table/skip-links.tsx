import { useText } from "../text/index.ts";
import css from "./skip-links.module.css";

/** The first Tab stops. Buttons, because the hash is the route. */
export function SkipLinks({ sheets }: { sheets: boolean }) {
  const text = useText().table.skip;
  const to = (selector: string) => (): void => {
    document.querySelector<HTMLElement>(selector)?.focus();
  };
  return (
    <nav class={css.skip} aria-label={text.label}>
      <button type="button" onClick={to("[data-home-of-focus]")}>
        {text.decision}
      </button>
      <button type="button" onClick={to("#hand")}>
        {text.hand}
      </button>
      <button type="button" onClick={to("[data-screen-reader=grid] [tabindex='0']")}>
        {text.board}
      </button>
      {!sheets && (
        <button type="button" onClick={to("#ledger")}>
          {text.ledger}
        </button>
      )}
    </nav>
  );
}
