import type { SeatInfo } from "@trestle/protocol";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { useShellText, useText } from "../../text/index.ts";
import type { ShellText } from "../../text/en/shell.ts";
import type { Text } from "../../text/en/index.ts";
import { owingSeats, useTable, useTableState } from "../context/table-context.ts";
import { stateOf } from "./presence.tsx";
import css from "./presence.module.css";
import { ReplaceByBot } from "../bots/replace-by-bot.tsx";

const NOBODY: SeatInfo[] = [];

function words(seat: SeatInfo, text: Text["table"]["who"], shell: ShellText): string {
  const state = stateOf(seat);
  if (state !== "bot") return text[state];
  const { levels, tempers } = shell.lobby.create;
  const [level, temper] = [levels[seat.level ?? ""], seat.temper === "even" ? undefined : tempers[seat.temper ?? ""]];
  return text.bot(...[level, temper].filter((word) => word !== undefined));
}

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
  const shell = useShellText();
  const text = useText().table.who;
  const me = useTableState((s) => s.me);
  const decides = useTableState((s) => owingSeats(s).includes(seat.seat));
  const muted = useTableState((s) => s.muted.has(seat.name));
  const host = useTableState((s) => s.you.host);
  const playing = useTableState((s) => s.info?.phase === "playing");
  const notes = [
    words(seat, text, shell),
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
          {host && playing && <ReplaceByBot seat={seat} />}
        </span>
      )}
    </li>
  );
}
