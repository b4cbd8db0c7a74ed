import { Button, IconButton } from "@trestle/ui/parts/button.tsx";
import { Icon } from "@trestle/ui/parts/icon.tsx";
import { RuleLink } from "../../shell/rule-link.tsx";
import { useText } from "../../text/index.ts";
import { useNames, useSentence, useTable, useTableState } from "../context/table-context.ts";
import css from "./decision-line.module.css";
import { commit, hint, undo, commitLabel, onlyMove } from "./answer.ts";

/** What is expected of me in one sentence, and the main button. */
export function DecisionLine() {
  const table = useTable();
  const text = useText().table;
  const sentence = useSentence();
  const me = useTableState((s) => s.me);
  const over = useTableState((s) => s.info?.phase === "over");
  const mine = useTableState((s) => s.decision !== null && !s.decision.free);
  return (
    <section id="decision" class={css.strip} aria-label={text.regions.decision} data-mine={mine}>
      <p class={css.sentence}>{sentence}</p>
      <WhyNot />
      {me !== null && !over && (
        <div class={css.acts}>
          <HintButton />
          <UndoButton />
          <MainButton commit={() => commit(table)} />
        </div>
      )}
    </section>
  );
}

/** Never disabled: pressed too early, it says what is missing. */
function MainButton({ commit: press }: { commit: () => void }) {
  const { handle } = useTable();
  const text = useText();
  const names = useNames();
  const label = useTableState((s) => commitLabel({ handle, s, names, text }));
  const able = useTableState((s) => !s.sending && s.looking === null && (s.ready ?? onlyMove(handle, s)) !== null);
  const free = useTableState((s) => s.decision?.free === true);
  return (
    <Button
      kind={free ? "quiet" : "main"}
      size="big"
      class={css.main}
      aria-disabled={!able}
      onClick={press}
      data-home-of-focus
      aria-keyshortcuts="Control+Enter"
    >
      {label}
    </Button>
  );
}

/** Only at tables with hints. */
function HintButton() {
  const table = useTable();
  const text = useText().table;
  const can = useTableState((s) => s.info?.hints === true && s.decision !== null && !s.decision.free);
  if (!can) return null;
  return (
    <Button class={css.undo} title={text.hint} onClick={() => hint(table)}>
      <Icon name="lamp" />
      <span class={css.label}>{text.hint}</span>
    </Button>
  );
}

/** Takes back the last pick, else the last move; if neither is possible, says why. */
function UndoButton() {
  const table = useTable();
  const text = useText().table;
  const can = useTableState((s) => s.picks.length > 0 || (s.board !== null && s.board.undo !== null));
  return (
    <Button class={css.undo} aria-disabled={!can} title={text.undo} onClick={() => undo(table)}>
      <Icon name="back" />
      <span class={css.label}>{text.undo}</span>
    </Button>
  );
}

/** Why the touched piece cannot be picked, with the rule. */
function WhyNot() {
  const { handle, openRule } = useTable();
  const text = useText().table;
  const why = useTableState((s) => s.whyNot);
  const game = useTableState((s) => s.info?.game ?? "");
  if (why === null) return null;
  return (
    <p class={css.why}>
      <Icon name="warn" size={18} />
      <span>
        {why.text} <RuleLink game={game} rule={why.refusal.rule} onOpen={openRule} />
      </span>
      <IconButton label={text.dismiss} class={css.dismiss} onClick={() => handle.do.dismiss("whyNot")}>
        <Icon name="close" size={18} />
      </IconButton>
    </p>
  );
}
