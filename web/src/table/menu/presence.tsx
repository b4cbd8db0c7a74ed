import type { SeatInfo } from "@trestle/protocol";
import { useText } from "../../text/index.ts";
import { useTable, useTableState } from "../context/table-context.ts";
import css from "./presence.module.css";

type State = "here" | "away" | "minded" | "bot" | "open";
export function stateOf(seat: SeatInfo): State {
  if (seat.kind !== "person") return seat.kind;
  return seat.here ? "here" : seat.minded ? "minded" : "away";
}

/** A dot for each seat: here, away, played by a minder, or a square for a bot. */
export function PresenceButton() {
  const { open } = useTable();
  const text = useText().table.who;
  const seats = useTableState((s) => s.info?.seats ?? NOBODY);
  const here = seats.filter((s) => s.here).length;
  return (
    <button
      type="button"
      class={css.dots}
      aria-haspopup="dialog"
      aria-label={text.button(here, seats.length)}
      title={text.button(here, seats.length)}
      onClick={() => open("who")}
    >
      {seats.map((seat) => (
        <span key={seat.seat} class={css.dot} data-state={stateOf(seat)} />
      ))}
    </button>
  );
}
const NOBODY: SeatInfo[] = [];
