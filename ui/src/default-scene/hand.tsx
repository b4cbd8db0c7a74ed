import type { Types } from "@trestle/kernel";
import type { FunctionComponent } from "preact";
import type { HandProps } from "../scene.ts";
import { readView, type DefaultGame } from "./game.ts";
import css from "./hand.module.css";

type Props = HandProps<Types, unknown>;

/** My own cards, and every choice there is as a button; chosen ones can be taken back from the last on. */
export function handOf(game: DefaultGame): FunctionComponent<Props> {
  const { text, words } = game;
  return function DefaultHand({ view, names, table, lit, picks, touch, unpick, decision }: Props) {
    const { hand } = readView(game, view, names, table.seats.length);
    const name = (key: string): string => text.piece(key, view, names);
    const choices = decision === null ? [] : [...lit].filter((key) => !hand.includes(key));
    return (
      <div class={css.hand}>
        {picks.length > 0 && (
          <ol class={css.picks} aria-label={words.chosen}>
            {picks.map((key, i) => (
              <li key={`${i} ${key}`}>
                {i === picks.length - 1 ? (
                  <button type="button" class={css.picked} aria-label={words.takeBack(name(key))} onClick={unpick}>
                    {name(key)} <span aria-hidden="true">×</span>
                  </button>
                ) : (
                  <span class={css.picked}>{name(key)}</span>
                )}
              </li>
            ))}
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
                  touch={touch}
                />
              </li>
            ))}
          </ul>
        )}
        {choices.length > 0 && (
          <ul class={css.row} aria-label={words.choices}>
            {choices.map((key) => (
              <li key={key}>
                <Choice name={name(key)} piece={key} look="lit" touch={touch} />
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  };
}

interface ChoiceProps {
  name: string;
  piece: string;
  look: "lit" | "chosen" | "dim";
  touch: (key: string) => void;
}

function Choice({ name, piece, look, touch }: ChoiceProps) {
  return (
    <button
      type="button"
      class={css.choice}
      data-look={look}
      data-key={piece}
      aria-disabled={look !== "lit"}
      onClick={() => touch(piece)}
    >
      {name}
    </button>
  );
}
