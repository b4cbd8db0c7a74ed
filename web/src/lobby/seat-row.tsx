import type { SeatInfo } from "@trestle/protocol";
import type { TableHandle, TableState } from "../store/table-state.ts";
import { useShellText } from "../text/index.ts";
import css from "./lobby.module.css";
import { myName } from "../device/name.ts";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Icon } from "@trestle/ui/parts/icon.tsx";
import { Portrait } from "./portrait.tsx";

/** Sitting down also means being ready for the present options; a change of options asks again. */
export async function sitDown(handle: TableHandle, seat: number | null): Promise<void> {
  if ((await handle.do.sit(seat, myName())) !== null) return;
  const answer = (seats: readonly number[]): boolean => {
    for (const mine of seats) void handle.do.ready(mine, { on: true });
    return seats.length > 0;
  };
  // The command may be settled before the frame that shows the seat as mine.
  if (answer(handle.store.getState().you.seats)) return;
  const stop = handle.store.subscribe(({ you }) => {
    if (you.seats.length === 0) return;
    stop();
    answer(you.seats);
  });
}

/** A seat: who holds it, and what I may do about it. */
export function SeatRow({
  handle,
  seat,
  you,
  bot,
  frozen,
}: {
  handle: TableHandle;
  seat: SeatInfo;
  you: TableState["you"];
  bot: { level: string; temper: string };
  /** The deal has begun: nobody may come or go. */
  frozen: boolean;
}) {
  const all = useShellText();
  const text = all.lobby.room;
  const mine = you.seats.includes(seat.seat);
  const number = seat.seat + 1;
  return (
    <li class={seat.kind === "open" ? `${css.seat} ${css.open}` : css.seat} aria-label={text.seat(number)}>
      <Portrait frame={mine ? "mine" : "public"} size={52}>
        <Icon name={seat.kind === "bot" ? "bot" : seat.kind === "open" ? "chair" : "hat"} size={32} />
      </Portrait>
      <div class={css.who}>
        <p class={css.name}>{seat.kind === "open" ? text.open : seat.name}</p>
        <p class={css.state}>
          <States seat={seat} mine={mine} />
        </p>
      </div>
      {!frozen && (
        <div class={css.acts}>
          {seat.kind === "open" && you.seats.length === 0 && (
            <Button kind="main" aria-label={text.sitHere(number)} onClick={() => void sitDown(handle, seat.seat)}>
              {text.sit}
            </Button>
          )}
          {mine && <Mine handle={handle} seat={seat} host={you.host} />}
          {you.host && !mine && <Others handle={handle} seat={seat} bot={bot} />}
        </div>
      )}
    </li>
  );
}

function States({ seat, mine }: { seat: SeatInfo; mine: boolean }) {
  const all = useShellText();
  const text = all.lobby.room;
  if (seat.kind === "open") return null;
  if (seat.kind === "bot") {
    const { levels, tempers } = all.lobby.create;
    const [level, temper] = [seat.level ?? "", seat.temper ?? ""];
    const taste = temper === "even" ? [] : [tempers[temper] ?? temper];
    return <>{text.bot(levels[level] ?? level, ...taste)}</>;
  }
  const words = [
    mine ? text.you : null,
    seat.host ? text.host : null,
    seat.ready ? text.isReady : text.notReady,
    seat.here ? null : text.away,
  ];
  return <>{words.filter((w) => w !== null).join(" · ")}</>;
}

function Mine({ handle, seat, host }: { handle: TableHandle; seat: SeatInfo; host: boolean }) {
  const text = useShellText().lobby.room;
  return (
    <>
      {(seat.ready || host) && (
        <Button onClick={() => void handle.do.ready(seat.seat, { on: !seat.ready })}>
          {seat.ready ? text.unready : text.ready}
        </Button>
      )}
      <Button onClick={() => void handle.do.send({ t: "leave", seat: seat.seat })}>{text.leave}</Button>
    </>
  );
}

/** What the host may do: seat a bot, free a seat. */
function Others({
  handle,
  seat,
  bot,
}: {
  handle: TableHandle;
  seat: SeatInfo;
  bot: { level: string; temper: string };
}) {
  const text = useShellText().lobby.room;
  if (seat.kind === "open")
    return (
      <Button
        aria-label={text.seatBotAt(seat.seat + 1)}
        onClick={() => void handle.do.send({ t: "seat-bot", seat: seat.seat, ...bot })}
      >
        <Icon name="plus" size={16} />
        {text.seatBot}
      </Button>
    );
  return (
    <Button aria-label={text.freeAt(seat.name)} onClick={() => void handle.do.send({ t: "free", seat: seat.seat })}>
      {text.free}
    </Button>
  );
}
