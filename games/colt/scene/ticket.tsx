import { ActionSymbol, actionInk } from "./art/actions.tsx";
import { cardLine, cardName } from "./names.ts";
import css from "./ticket.module.css";

/** An action card as a letterpress ticket; the same in the hand, in the sky and in the plan. Whatever holds it names it. */
export function Ticket({ card, size = "full" }: { card: number; size?: "full" | "named" | "only" }) {
  return (
    <span class={`${css.ticket} ${css[size]}`} aria-hidden="true" style={{ "--card": actionInk(card) }}>
      <span class={css.mark}>
        <ActionSymbol card={card} />
      </span>
      {size !== "only" && <span class={css.title}>{cardName(card)}</span>}
      {size === "full" && <span class={css.words}>{cardLine(card)}</span>}
    </span>
  );
}
