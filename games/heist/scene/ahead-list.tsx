import type { HeistView } from "../engine/page.ts";
import type { Names } from "@trestle/kernel";
import { meetsOf } from "./ahead.ts";
import css from "./ahead-list.module.css";
import { boardText } from "./board-words.ts";
import { told } from "./screen-reader-places.ts";

/** Where the train's next movements lead and what they set off, as long as nobody touches anything. */
export function AheadList({ view, names }: { view: HeistView; names: Names }) {
  const text = boardText();
  const t = told(view, names);
  return (
    <div class={css.ahead}>
      <p>{text.ahead}</p>
      <ol aria-label={text.ahead}>
        {view.forecast.map((f, i) => (
          <li key={i}>
            <span class={css.nth} aria-hidden="true">
              {i + 1}
            </span>
            <span>
              <b>{t.say(`space:${f.cars[0] ?? ""}`)}</b> {meetsOf(t, f).join(" · ") || text.quiet}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
