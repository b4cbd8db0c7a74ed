import type { ComponentType } from "preact";
import { lazy, Suspense } from "preact/compat";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { Captions } from "../stage/captions.tsx";
import type { TableHandle } from "../store/table-state.ts";
import { useText } from "../text/index.ts";
import { Table, useSentence, useTableState, type Place, type TableContext } from "./context.ts";
import { DecisionStrip } from "./decision-strip.tsx";
import { useFocusGuard } from "./ear/use-focus-guard.ts";
import { useKeyboard } from "./ear/use-keyboard.ts";
import { EndPart, NextStrip } from "./end-part.tsx";
import { Ledger, LedgerSheet, type LedgerTab } from "./ledger.tsx";
import { Notices } from "./notices.tsx";
import { WhoDialog } from "./presence.tsx";
import { RecapDialog } from "./recap.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { HandPart, ScenePart } from "./scene-part.tsx";
import { unseen } from "./unseen.ts";
import { SkipLinks } from "./skip-links.tsx";
import css from "./table-screen.module.css";
import { TopBar } from "./top-bar.tsx";
import { useLayout } from "./use-media.ts";
import { useSounds } from "./use-sounds.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
}
/** Fetched when it is opened for the first time: nobody needs it to begin. */
const MenuDialog = lazy(() => import("./menu.tsx").then((m) => ({ default: m.MenuDialog })));
const KeysDialog = lazy(() => import("./ear/keys-dialog.tsx").then((m) => ({ default: m.KeysDialog })));

/** Once opened it stays, so that closing gives the focus back. */
function Later({ of: Of, ...props }: DialogProps & { of: ComponentType<DialogProps> }) {
  const wanted = useRef(false);
  wanted.current ||= props.open;
  return wanted.current ? (
    <Suspense fallback={null}>
      <Of {...props} />
    </Suspense>
  ) : null;
}

const TABS: readonly LedgerTab[] = ["log", "chat", "rules", "side"];
function isTab(place: Place | null): place is LedgerTab {
  return TABS.some((tab) => tab === place);
}

/** A game under way or over: its frame, the same for every game. */
export function TableScreen({ handle }: { handle: TableHandle }) {
  const [rule, setRule] = useState<string | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [tab, setTab] = useState<LedgerTab>("log");
  const [, go] = useLocation();
  const table = useMemo<TableContext>(
    () => ({
      handle,
      openRule: (id) => {
        // A rule of the table or the server stands in no game's book.
        if (handle.scene.text.rules[id] === undefined) go("/rules");
        else setRule(id);
      },
      open: (what) => {
        if (isTab(what)) setTab(what);
        setPlace(what);
      },
    }),
    [handle],
  );
  const close = (): void => setPlace(null);
  return (
    <Table.Provider value={table}>
      <Frame tab={tab} onTab={setTab} sheet={isTab(place)} onSheetClose={close} />
      <RuleDialog id={rule} onClose={() => setRule(null)} />
      <Later of={MenuDialog} open={place === "menu"} onClose={close} />
      <WhoDialog open={place === "who"} onClose={close} />
      <RecapDialog open={place === "recap"} onClose={close} />
      <Later of={KeysDialog} open={place === "keys"} onClose={close} />
      <Ears table={table} />
    </Table.Provider>
  );
}

/** What listens and sounds while the table is on the screen. */
function Ears({ table }: { table: TableContext }) {
  useKeyboard(table);
  useFocusGuard();
  useSounds();
  return null;
}

interface FrameProps {
  tab: LedgerTab;
  onTab: (tab: LedgerTab) => void;
  sheet: boolean;
  onSheetClose: () => void;
}

function Frame({ tab, onTab, sheet, onSheetClose }: FrameProps) {
  const layout = useLayout();
  const { over, busy, podium, show } = usePodium();
  useTitle();
  return (
    <div class={css.table} data-layout={layout}>
      <SkipLinks sheets={layout !== "wide"} />
      <TopBar sheets={layout !== "wide"} />
      <main class={css.main}>
        <Notices />
        <div class={css.middle}>
          {podium ? <EndPart onBoard={() => show("board")} /> : <ScenePart layout={layout} />}
          {over && !podium && !busy && <ToResult onClick={() => show("podium")} />}
          <div class={css.captions}>
            <Captions />
          </div>
        </div>
        <div class={css.play}>
          {over ? <NextStrip /> : <DecisionStrip />}
          {!over && <HandPart />}
        </div>
      </main>
      {layout === "wide" ? (
        <Ledger tab={tab} onTab={onTab} />
      ) : (
        <LedgerSheet tab={tab} onTab={onTab} open={sheet} onClose={onSheetClose} />
      )}
    </div>
  );
}

/** After the end the podium stands in the scene's place, until somebody wants to see the board once more. */
function usePodium() {
  const over = useTableState(
    (s) => s.info?.phase === "over" && (s.now?.again === true || (unseen(s) === 0 && s.now?.event == null)),
  );
  // Something is shown again: the board comes for as long as that lasts.
  const busy = useTableState((s) => s.looking !== null || s.now?.event != null);
  const [wanted, show] = useState<"podium" | "board">("podium");
  return { over, busy, podium: over && wanted === "podium" && !busy, show };
}

function ToResult({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class={css.result} onClick={onClick}>
      {useText().table.end.result}
    </button>
  );
}

/** A player in another tab sees in the title that something is asked. */
function useTitle(): void {
  const sentence = useSentence();
  const mine = useTableState((s) => s.decision !== null && !s.decision.free);
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${sentence} · Trestle`;
  }, [sentence, mine]);
}
