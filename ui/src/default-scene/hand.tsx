import type { Types } from "@trestle/kernel";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { HandProps } from "../scene.ts";
import { readView, type DefaultGame } from "./game.ts";
import css from "./hand.module.css";

type Props = HandProps<Types, unknown>;

/** My own cards, and every choice there is as a button. What is chosen stays in its place until it is sent. */
export function handOf(game: DefaultGame): (props: Props) => VNode {
  const { text, words } = game;
  return function DefaultHand(props: Props) {
    const { view, names, table, lit, picks, unpick } = props;
    const { hand } = readView(game, view, names, table.seats.length);
    const { keys, depth } = useChoices(props);
    const name = (key: string): string => text.piece(key, view, names);
    const before = picks.slice(0, depth);
    const press = pressing(props, depth);
    return (
      <div class={css.hand}>
        {before.length > 0 && (
          <ol class={css.row} aria-label={words.chosen}>
            {before.map((key, i) => (
              <li key={`${i} ${key}`} class={css.picked}>
                {name(key)}
              </li>
            ))}
            <li>
              <button type="button" class={css.back} aria-label={words.takeBack(name(before.at(-1)!))} onClick={unpick}>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          </ol>
        )}
        {hand.length > 0 && (
          <ul class={css.row} aria-label={words.hand}>
            {hand.map((key, i) => (
              <li key={`${i} ${key}`}>
                <Choice
                  name={name(key)}
                  piece={key}
                  look={picks.includes(key) ? "chosen" : lit.has(key) ? "lit" : "dim"}
                  press={press}
                />
              </li>
            ))}
          </ul>
        )}
        {keys.length > 0 && (
          <ul class={css.row} aria-label={words.choices}>
            {keys
              .filter((key) => !hand.includes(key))
              .map((key) => (
                <li key={key}>
                  <Choice name={name(key)} piece={key} look={picks[depth] === key ? "chosen" : "lit"} press={press} />
                </li>
              ))}
          </ul>
        )}
      </div>
    );
  };
}

/** The choices at this place of the picking order; once all is picked, those of the last pick, which can be changed. */
function useChoices({ decision, lit, picks }: Props): { keys: readonly string[]; depth: number } {
  const seen = useRef<{ decision: number; keys: string[][] }>({ decision: -1, keys: [] });
  if (decision === null) return { keys: [], depth: 0 };
  if (seen.current.decision !== decision.id) seen.current = { decision: decision.id, keys: [] };
  if (lit.size > 0) seen.current.keys[picks.length] = [...lit];
  const depth = lit.size > 0 ? picks.length : Math.max(0, picks.length - 1);
  return { keys: seen.current.keys[depth] ?? [], depth };
}

/** Another choice takes the place of the one that is chosen; the same one again is sent. */
function pressing({ picks, commit, touch, unpick }: Props, depth: number): (key: string) => void {
  return (key) => {
    if (picks.length > depth) {
      if (picks.at(-1) === key) return commit?.();
      unpick();
    }
    touch(key);
  };
}

interface ChoiceProps {
  name: string;
  piece: string;
  look: "lit" | "chosen" | "dim";
  press: (key: string) => void;
}

function Choice({ name, piece, look, press }: ChoiceProps) {
  return (
    <button
      type="button"
      class={css.choice}
      data-look={look}
      data-key={piece}
      aria-disabled={look === "dim"}
      aria-pressed={look === "chosen"}
      onClick={() => press(piece)}
    >
      {name}
    </button>
  );
}
