import type { SeatInfo } from "../net/frames.ts";
import { Button } from "../shell/parts/button.tsx";
import { Dialog } from "../shell/parts/dialog.tsx";
import { useText, type Text } from "../text/index.ts";
import { owing, useTable, useTableState } from "./context.ts";
import { Sure } from "./sure.tsx";
import css from "./presence.module.css";

type State = "here" | "away" | "minded" | "bot" | "open";
function stateOf(seat: SeatInfo): State {
  if (seat.kind !== "person") return seat.kind;
  return seat.here ? "here" : seat.minded ? "minded" : "away";
}

function words(seat: SeatInfo, text: Text["table"]["who"]): string {
  const state = stateOf(seat);
  return state === "bot" ? text.bot(seat.level ?? "") : text[state];
}

/** Who is here, as a dot for each seat: full, hollow, half, square for a bot. */
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

export function WhoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().table.who;
  const seats = useTableState((s) => s.info?.seats ?? NOBODY);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <ul class={css.list}>
        {seats.map((seat) => (
          <Row key={seat.seat} seat={seat} />
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ seat }: { seat: SeatInfo }) {
  const { handle } = useTable();
  const text = useText().table.who;
  const me = useTableState((s) => s.me);
  const decides = useTableState((s) => owing(s).includes(seat.seat));
  const muted = useTableState((s) => s.muted.has(seat.name));
  const host = useTableState((s) => s.you.host);
  const playing = useTableState((s) => s.info?.phase === "playing");
  const notes = [
    words(seat, text),
    seat.seat === me ? text.you : null,
    seat.host ? text.host : null,
    decides ? text.decides : null,
  ].filter((note) => note !== null);
  const other = seat.kind === "person" && seat.seat !== me;
  return (
    <li class={css.row}>
      <span class={css.dot} data-state={stateOf(seat)} aria-hidden="true" />
      <span class={css.name}>{seat.name || text.open}</span>
      <span class={css.notes}>{notes.join(" · ")}</span>
      {other && (
        <span class={css.acts}>
          <Button onClick={() => handle.do.mute(seat.name)}>
            {muted ? text.unmute(seat.name) : text.mute(seat.name)}
          </Button>
          {host && playing && (
            <Sure
              label={text.kick(seat.name)}
              onYes={() => void handle.do.wish({ t: "seat-bot", seat: seat.seat, level: "gunslinger", temper: "even" })}
            />
          )}
        </span>
      )}
    </li>
  );
}
