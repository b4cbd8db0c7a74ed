import { useEffect, useState } from "preact/hooks";
import type { TableInfo } from "@trestle/protocol";
import type { TableHandle } from "../store/table-state.ts";
import { useStore } from "@trestle/ui/use-store.ts";
import { useLanguage } from "@trestle/ui/language.ts";
import { useShellText } from "../text/index.ts";
import css from "./lobby.module.css";
import { Button } from "@trestle/ui/parts/button.tsx";
import { until } from "../text/time.ts";

/** Usually all parts arrive at once, so nothing is shown before this time. */
const PATIENCE = 600;

/** The start has waited for somebody's part for a moment. */
export function useDealing({ starting }: TableInfo): boolean {
  const waits = starting !== null;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return setLate(false);
    const timer = setTimeout(setLate, PATIENCE, true);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits && late;
}

/** Whose part is missing, and what the host can do. */
export function Dealing({ handle, info }: { handle: TableHandle; info: TableInfo }) {
  const text = useShellText().lobby.room;
  const language = useLanguage();
  const you = useStore(handle.store, (s) => s.you);
  const withheld = useStore(handle.store, (s) => s.withheld);
  const missing = info.starting?.missing ?? [];
  const others = missing.filter((seat) => !you.seats.includes(seat)).map((seat) => info.seats[seat]?.name ?? "");
  const when = useCountdown(info.starting?.goesOn ?? null, language);
  return (
    <div class={css.start}>
      <div class={css.dealing}>
        <p role="status">
          {others.length > 0 ? text.dealing(new Intl.ListFormat(language).format(others)) : text.dealingOwn}
        </p>
        {withheld !== null && (
          <p role="alert" class={css.withheld}>
            {text.withheld[withheld]}
          </p>
        )}
        {when !== null && <p class={css.quiet}>{text.dealingSoon(when)}</p>}
        {you.host && <p class={css.quiet}>{text.goOnAbout}</p>}
      </div>
      {you.host && (
        <div class={css.acts}>
          <Button onClick={() => void handle.do.send({ t: "break-off" })}>{text.breakOff}</Button>
          <Button kind="main" onClick={() => void handle.do.send({ t: "go-on" })}>
            {text.goOn}
          </Button>
        </div>
      )}
    </div>
  );
}

/** "in 12 seconds", counted down; null: the start waits for the host. */
function useCountdown(ms: number | null, language: string): string | null {
  const [end, setEnd] = useState<number | null>(null);
  const [, tick] = useState(0);
  useEffect(() => {
    setEnd(ms === null ? null : Date.now() + ms);
    if (ms === null) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return end === null ? null : until(end, language);
}
