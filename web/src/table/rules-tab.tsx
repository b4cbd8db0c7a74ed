import { useMemo, useState } from "preact/hooks";
import type { RuleText } from "@trestle/kernel";
import { Field } from "@trestle/ui/parts/field.tsx";
import { RuleLink } from "../shell/rule-link.tsx";
import { useText } from "../text/index.ts";
import { matcher } from "../text/search.ts";
import { useTableState, useTable, useShownHistory } from "./context/table-context.ts";
import css from "./rules-tab.module.css";
import { eventsOf } from "../store/shown-history.ts";

const RECENT = 8;
const FOUND = 30;

/** The rules that matter now, and a search through all rules. */
export function RulesTab() {
  const { handle } = useTable();
  const text = useText().table.rules;
  const [words, setWords] = useState("");
  const near = useNear();
  const all = handle.scene.text.rules;
  const found = useMemo(() => search(all, words), [all, words]);
  const list = words.trim() === "" ? near : found;
  return (
    <div class={css.rules}>
      <Field label={text.search} type="search" value={words} onInput={setWords} hint={text.hint} autocomplete="off" />
      <p class={css.found} role="status">
        {words.trim() === "" ? text.now : found.length === 0 ? text.none : text.found(found.length)}
      </p>
      <ul class={css.list}>
        {list.slice(0, FOUND).map((id) => (
          <Rule key={id} id={id} />
        ))}
      </ul>
    </div>
  );
}

function Rule({ id }: { id: string }) {
  const { handle, openRule } = useTable();
  const game = useTableState((s) => s.info?.game ?? "");
  const rule = handle.scene.text.rules[id];
  if (rule === undefined) return null;
  return (
    <li class={css.rule}>
      <RuleLink game={game} rule={id} onOpen={openRule} />
      <p>{rule.short}</p>
    </li>
  );
}

/** Rules of the last refusal, of the decision and of recent events, in this order. */
function useNear(): string[] {
  const { handle } = useTable();
  const shown = useShownHistory();
  const why = useTableState((s) => s.whyNot?.refusal.rule ?? s.refused?.refusal.rule ?? null);
  const decision = useTableState((s) => s.decision);
  const board = useTableState((s) => s.board);
  const asked = decision === null || board === null ? [] : (handle.scene.rulesOf?.(decision, board.view) ?? []);
  const recent = eventsOf(shown.slice(-12))
    .map((event) => event.rule)
    .toReversed();
  const ids = [...(why === null ? [] : [why]), ...asked, ...recent];
  return [...new Set(ids)].filter((id) => handle.scene.text.rules[id] !== undefined).slice(0, RECENT);
}

function search(all: Readonly<Record<string, RuleText>>, words: string): string[] {
  if (words.trim() === "") return [];
  const matches = matcher(words);
  return Object.entries(all).flatMap(([id, rule]) => (matches(`${id} ${rule.short} ${rule.full}`) ? [id] : []));
}
