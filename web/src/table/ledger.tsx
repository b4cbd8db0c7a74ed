import type { ComponentChildren } from "preact";
import { lazy } from "@trestle/ui/lazy.tsx";
import { useEffect, useRef } from "preact/hooks";
import { Sheet } from "@trestle/ui/parts/dialog.tsx";
import { Tabs } from "@trestle/ui/parts/tabs.tsx";
import { useText } from "../text/index.ts";
import { useTable, useTableState } from "./context/table-context.ts";
import css from "./ledger.module.css";
import { Log } from "./log/log.tsx";

// Tabs are fetched when they are first opened.
const Chat = lazy(() => import("./chat/chat.tsx").then((m) => m.Chat));
const RulesTab = lazy(() => import("./rules-tab.tsx").then((m) => m.RulesTab));
const SidePanel = lazy(() => import("./side/side-panel.tsx").then((m) => m.SidePanel));

export type LedgerTab = "log" | "chat" | "rules" | "side";
interface Props {
  tab: LedgerTab;
  onTab: (tab: LedgerTab) => void;
}

export function Ledger(props: Props) {
  const text = useText().table;
  return (
    <aside id="ledger" class={css.ledger} aria-label={text.regions.ledger} tabIndex={-1}>
      <LedgerTabs {...props} seen />
    </aside>
  );
}

/** On a phone the ledger is a sheet over the board. */
export function LedgerSheet({ open, onClose, ...props }: Props & { open: boolean; onClose: () => void }) {
  const text = useText().table;
  const council = useCouncil() && props.tab === "side";
  return (
    <Sheet open={open} onClose={onClose} title={text.tabs[council ? "council" : props.tab]}>
      <div class={css.sheet}>
        <LedgerTabs {...props} seen={open} />
      </div>
    </Sheet>
  );
}

function LedgerTabs({ tab, onTab, seen }: Props & { seen: boolean }) {
  const text = useText().table;
  const { handle } = useTable();
  const notes = useTableState(
    (s) =>
      (s.me !== null && handle.scene.roles !== undefined) ||
      // At the end everybody sees the bets.
      (s.info?.phase === "over" ? (s.side.bets?.length ?? 0) > 0 : s.side.bets !== null),
  );
  const council = useCouncil();
  const unread = useUnread(seen && tab === "chat");
  return (
    <Tabs
      label={text.regions.ledger}
      value={tab}
      onChange={onTab}
      tabs={[
        { id: "log", label: text.tabs.log, panel: <Log /> },
        {
          id: "chat",
          label: text.tabs.chat,
          badge: unread === 0 ? undefined : { count: unread, says: text.tabs.unread(unread) },
          panel: behind(<Chat />),
        },
        { id: "rules", label: text.tabs.rules, panel: behind(<RulesTab />) },
        ...(notes || council
          ? [{ id: "side" as const, label: council ? text.tabs.council : text.tabs.side, panel: behind(<SidePanel />) }]
          : []),
      ]}
    />
  );
}

function behind(panel: ComponentChildren) {
  return panel;
}

/** Whether there are others to sit in council with. */
function useCouncil(): boolean {
  return useTableState(
    (s) => s.side.council !== null && (s.info?.seats.filter((seat) => seat.kind === "person").length ?? 0) > 1,
  );
}

/** Number of unread chat lines. */
function useUnread(reading: boolean): number {
  const chat = useTableState((s) => s.chat);
  const me = useTableState((s) => s.me);
  const newest = chat.at(-1)?.id ?? 0;
  const read = useRef(newest);
  useEffect(() => {
    if (reading) read.current = newest;
  }, [reading, newest]);
  return reading ? 0 : chat.filter((line) => line.id > read.current && line.seat !== me).length;
}
