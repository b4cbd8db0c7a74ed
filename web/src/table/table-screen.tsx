import { lazy } from "@trestle/ui/lazy.tsx";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { Captions } from "../stage/captions.tsx";
import type { TableHandle } from "../store/table-state.ts";
import { withShellText, useText } from "../text/index.ts";
import { Table, useSentence, useTableState, type Panel, type TableContext } from "./context/table-context.ts";
import { DecisionLine } from "./decision/decision-line.tsx";
import { useFocusGuard } from "./screen-reader/use-focus-guard.ts";
import { useKeyboard } from "./screen-reader/use-keyboard.ts";
import { Ledger, LedgerSheet, type LedgerTab } from "./ledger.tsx";
import { Notices } from "./notices.tsx";
import { HandPart, ScenePart } from "./scene/scene-part.tsx";
import { SkipLinks } from "./skip-links.tsx";
import css from "./table-screen.module.css";
import { TopBar } from "./top-bar.tsx";
import { useLayout } from "./context/layout.ts";
import { useSounds } from "./use-sounds.ts";
import { unshown } from "../store/shown-history.ts";

const ResultPart = lazy(() => import("./result/result-part.tsx").then((m) => m.ResultPart));
const NextLine = lazy(
  () => import("./result/next-line.tsx").then((m) => m.NextLine),
  () => <section id="decision" />,
);
const Dialogs = lazy(() => withShellText(import("./dialogs.tsx").then((m) => m.Dialogs)));

const TABS: readonly LedgerTab[] = ["log", "chat", "rules", "side"];
function isTab(panel: Panel | null): panel is LedgerTab {
  return TABS.some((tab) => tab === panel);
}

/** A running or finished game: the same screen for every game. */
export function TableScreen({ handle }: { handle: TableHandle }) {
  const [rule, setRule] = useState<string | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [tab, setTab] = useState<LedgerTab>("log");
  const [, go] = useLocation();
  const table = useMemo<TableContext>(
    () => ({
      handle,
      openRule: (id) => {
        // Rules of the table or the server are in no game's rulebook.
        if (handle.scene.text.rules[id] === undefined) go("/rules");
        else setRule(id);
      },
      open: (what) => {
        if (isTab(what)) setTab(what);
        setPanel(what);
      },
    }),
    [handle],
  );
  const close = (): void => setPanel(null);
  const used = useOnce(rule !== null || (panel !== null && !isTab(panel)));
  return (
    <Table.Provider value={table}>
      <Layout tab={tab} onTab={setTab} sheet={isTab(panel)} onSheetClose={close} />
      {used && <Dialogs panel={panel} onClose={close} rule={rule} onRuleClose={() => setRule(null)} />}
      <TableEffects table={table} />
    </Table.Provider>
  );
}

/** true from the first time on. */
function useOnce(now: boolean): boolean {
  const once = useRef(false);
  once.current ||= now;
  return once.current;
}

/** Keyboard, focus and sounds while the table is on the screen. */
function TableEffects({ table }: { table: TableContext }) {
  useKeyboard(table);
  useFocusGuard();
  useSounds();
  return null;
}

interface LayoutProps {
  tab: LedgerTab;
  onTab: (tab: LedgerTab) => void;
  sheet: boolean;
  onSheetClose: () => void;
}

function Layout({ tab, onTab, sheet, onSheetClose }: LayoutProps) {
  const layout = useLayout();
  const { over, busy, result, show } = useResult();
  useTitle();
  return (
    <div class={css.table} data-layout={layout}>
      <SkipLinks sheets={layout !== "wide"} />
      <TopBar sheets={layout !== "wide"} />
      <main class={css.main}>
        <Notices />
        <div class={css.middle}>
          {result ? <ResultPart onBoard={() => show("board")} /> : <ScenePart layout={layout} />}
          {over && !result && !busy && <ToResult onClick={() => show("result")} />}
          <div class={css.captions}>
            <Captions />
          </div>
        </div>
        <div class={css.play}>
          {over ? <NextLine /> : <DecisionLine />}
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

/** After the end the result replaces the scene until the player asks for the board. */
function useResult() {
  const over = useTableState(
    (s) => s.info?.phase === "over" && (s.now?.again === true || (unshown(s) === 0 && s.now?.event == null)),
  );
  // While something is shown again, the board replaces the result.
  const busy = useTableState((s) => s.looking !== null || s.now?.event != null);
  const [wanted, show] = useState<"result" | "board">("result");
  return { over, busy, result: over && wanted === "result" && !busy, show };
}

function ToResult({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class={css.result} onClick={onClick}>
      {useText().table.end.result}
    </button>
  );
}

/** The title tells players in another tab that they are asked. */
function useTitle(): void {
  const sentence = useSentence();
  const mine = useTableState((s) => s.decision !== null && !s.decision.free);
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${sentence} · Trestle`;
  }, [sentence, mine]);
}
