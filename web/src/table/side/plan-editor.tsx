import { SIDE_KEYS, SIDE_TEXT } from "@trestle/protocol";
import { useEffect, useState } from "preact/hooks";
import type { Seat } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Select } from "@trestle/ui/parts/choice.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import type { SideText } from "../../text/en/side.ts";
import { useTable, useTableState } from "../context/table-context.ts";
import css from "./side.module.css";
import type { PieceGroups } from "./piece-groups.ts";

/** My plan: pieces in order, and a sentence. */
export function PlanEditor({ words, groups, me }: { words: SideText["council"]; groups: PieceGroups; me: Seat }) {
  const { handle } = useTable();
  const [at, setAt] = useState("");
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  // Touching the board selects the piece here too.
  const touched = useTableState((s) => s.whyNot?.key ?? s.picks.at(-1) ?? null);
  useEffect(() => {
    if (touched !== null) setAt(touched);
  }, [touched]);
  const group = groups.list.findIndex((row) => row.pieces.some((p) => p.key === at));
  const pieces = groups.list[Math.max(0, group)]?.pieces ?? [];
  const piece = group < 0 ? (pieces[0]?.key ?? "") : at;
  const draw = (next: readonly string[]): void => {
    setKeys(next);
    handle.do.point(next);
  };
  const send = async (): Promise<void> => {
    if ((await handle.do.send({ t: "sketch", seat: me, keys, text })) !== null) return;
    draw([]);
    setText("");
  };
  return (
    <div class={css.note}>
      <h3>{words.mine}</h3>
      <p class={css.quiet}>{words.touch}</p>
      <Select
        label={words.where}
        value={String(Math.max(0, group))}
        values={groups.list.map((row, i) => ({ value: String(i), name: row.label }))}
        onChange={(i) => setAt(groups.list[Number(i)]?.pieces[0]?.key ?? "")}
      />
      <Select
        label={words.piece}
        value={piece}
        values={pieces.map(({ key, name }) => ({ value: key, name }))}
        onChange={setAt}
      />
      <div class={css.row}>
        <Button disabled={piece === "" || keys.length >= SIDE_KEYS} onClick={() => draw([...keys, piece])}>
          {words.add}
        </Button>
        <Button disabled={piece === ""} onClick={() => void handle.do.send({ t: "ping-piece", seat: me, piece })}>
          {words.ping}
        </Button>
      </div>
      {keys.length === 0 && <p class={css.quiet}>{words.nothing}</p>}
      <ol class={css.route}>
        {keys.map((key, i) => (
          <li key={`${i} ${key}`}>
            <button type="button" onClick={() => draw(keys.toSpliced(i, 1))}>
              <span class="unseen">{words.drop(groups.say(key))}</span>
              <span aria-hidden="true">{groups.say(key)} ×</span>
            </button>
          </li>
        ))}
      </ol>
      <Field label={words.promise} value={text} onInput={setText} maxLength={SIDE_TEXT} autoComplete="off" />
      <div class={css.row} role="group" aria-label={words.phrases}>
        {words.ready.map((phrase) => (
          <button key={phrase} type="button" class={css.phrase} onClick={() => setText(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <Button kind="main" disabled={keys.length === 0 && text.trim() === ""} onClick={() => void send()}>
        {words.send}
      </Button>
    </div>
  );
}
