import type { Scene } from "../games/scene.ts";
import type { EventBase, Names } from "../net/frames.ts";
import { Button } from "../shell/parts/button.tsx";
import { Dialog } from "../shell/parts/dialog.tsx";
import type { Told } from "../store/table-state.ts";
import { useText, type Text } from "../text/index.ts";
import { useNames, useTable, useTableState } from "./context.ts";
import css from "./recap.module.css";
import { eventSentence } from "./sentences.ts";

interface Sentence {
  v: number;
  text: string;
}

function spoken(v: number, events: readonly EventBase[], scene: Scene, names: Names, words: Text): Sentence[] {
  return events.flatMap((event) => {
    const text = eventSentence(scene, event, names, words);
    return text === null ? [] : [{ v, text }];
  });
}
export function sentencesAfter(
  history: readonly Told[],
  after: number,
  scene: Scene,
  names: Names,
  words: Text,
): Sentence[] {
  return history.filter((told) => told.v > after).flatMap((told) => spoken(told.v, told.events, scene, names, words));
}

/** What happened while the player was away; each line shows its moment again. */
export function RecapDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { handle } = useTable();
  const words = useText();
  const text = words.table;
  const names = useNames();
  const history = useTableState((s) => s.history);
  const after = useTableState((s) => s.recap);
  const missed = useTableState((s) => s.missed);
  const all = open ? sentencesAfter(history, after ?? -1, handle.scene, names, words) : [];
  const lines = after === null ? all.slice(-missed) : all;
  const done = (): void => {
    handle.do.dismiss("recap");
    handle.do.dismiss("missed");
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={done}
      title={text.recapTitle}
      foot={
        <Button kind="main" onClick={done}>
          {text.close}
        </Button>
      }
    >
      <ol class={css.list}>
        {lines.map((line, i) => (
          <li key={i}>
            <button
              type="button"
              class={css.line}
              onClick={() => {
                done();
                handle.do.replay(line.v);
              }}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
