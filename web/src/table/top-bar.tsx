import { useEffect, useRef } from "preact/hooks";
import { IconButton } from "@trestle/ui/parts/button.tsx";
import { Icon } from "@trestle/ui/parts/icon.tsx";
import { playSound } from "../stage/sound.ts";
import { useText } from "../text/index.ts";
import { clockText, useLeft } from "./context/clock.ts";
import { owingSeats, useNames, useTable, useTableState } from "./context/table-context.ts";
import { announce } from "../stage/announcer.ts";
import { PresenceButton } from "./menu/presence.tsx";
import css from "./top-bar.module.css";

/** Headline, who decides, the clock, who is here. */
export function TopBar({ sheets }: { sheets: boolean }) {
  const { handle, open } = useTable();
  const text = useText().table;
  const names = useNames();
  const headline = useTableState((s) =>
    s.now === null ? "" : handle.scene.headline(s.now.view, s.now.picture, names),
  );
  return (
    <header class={css.bar} aria-label={text.regions.top}>
      <h1 class={css.headline}>{headline}</h1>
      <Deciding />
      <ClockFace />
      <PresenceButton />
      {sheets && <SheetButtons />}
      <IconButton label={text.menu.open} class={css.menu} onClick={() => open("menu")} aria-haspopup="dialog">
        <Icon name="menu" />
      </IconButton>
    </header>
  );
}

function SheetButtons() {
  const { open } = useTable();
  const text = useText().table;
  return (
    <IconButton label={text.regions.ledger} onClick={() => open("log")} aria-haspopup="dialog">
      <Icon name="list" />
    </IconButton>
  );
}

/** Only names: the decision line says what is asked. */
function Deciding() {
  const text = useText().table;
  const names = useNames();
  const words = useTableState((s) => {
    if (s.info?.phase !== "playing") return "";
    const seats = owingSeats(s);
    if (s.me !== null && seats.includes(s.me)) return text.yourTurn;
    return seats.length === 0 ? "" : text.thinking(seats.map((seat) => names.seat(seat)));
  });
  const mine = useTableState((s) => s.me !== null && owingSeats(s).includes(s.me));
  if (words === "") return null;
  return (
    <p class={css.deciding} data-mine={mine}>
      {words}
    </p>
  );
}

/** My clock if it runs, else the one that runs out first. */
function ClockFace() {
  const text = useText();
  const names = useNames();
  const info = useTableState((s) => s.info);
  const me = useTableState((s) => s.me);
  const running = (info?.clocks ?? []).filter((c) => c.running && c.left !== null);
  const shown =
    running.find((c) => c.seat === me) ?? running.toSorted((a, b) => (a.left ?? 0) - (b.left ?? 0))[0] ?? null;
  const left = useLeft(info, shown?.seat ?? null);
  useLastSeconds(left, shown?.seat === me);
  if (left === null || shown === null || info?.phase !== "playing") return null;
  const time = clockText(left, text.table.clock.days, text.table.clock.hours);
  const says = shown.seat === me ? text.table.clock.left(time) : text.table.clock.of(names.seat(shown.seat), time);
  return (
    <p class={`${css.clock} figures`} data-low={left <= 10_000} title={says}>
      <span aria-hidden="true">{time}</span>
      <span class="unseen">{says}</span>
    </p>
  );
}

/** Announces my last ten seconds, once per decision. */
function useLastSeconds(left: number | null, mine: boolean): void {
  const text = useText().table.clock;
  const warned = useRef(false);
  const low = left !== null && left <= 10_000;
  useEffect(() => {
    if (low && mine && !warned.current) {
      announce(text.seconds(Math.ceil((left ?? 0) / 1000)));
      playSound("last-seconds");
    }
    warned.current = low && mine;
  }, [low, mine]);
}
