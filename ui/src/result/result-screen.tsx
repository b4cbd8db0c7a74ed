import type { ComponentChildren } from "preact";
import css from "./result-screen.module.css";
import { useResultText } from "./text.ts";

/** With more columns than this a table is set small where there is little room. */
const MANY_COLUMNS = 3;

export interface ResultRow {
  key: string | number;
  who: ComponentChildren;
  /** One for each column. */
  cells: readonly ComponentChildren[];
  won: boolean;
}

export interface ResultTable {
  /** What the table tells, for screen readers. Left out: "Who won, and with what". */
  caption?: string;
  /** What stands in its first column. Left out: "Player". */
  who?: string;
  /** The others; `roomy`: left out where there is little room. */
  columns: readonly { label: string; roomy?: boolean }[];
  rows: readonly ResultRow[];
}

export interface ResultScreenProps {
  /** What the game draws above the title. */
  art?: ComponentChildren;
  title: string;
  /** How it was won, and the figures of this game. */
  lines?: readonly string[];
  table: ResultTable;
  moment: { v: number; text: string } | null;
  replay: (v: number) => void;
}

/** The end of a game: who won and with what, and the moment everybody will talk about. */
export function ResultScreen({ art, title, lines = [], table, moment, replay }: ResultScreenProps) {
  return (
    <div class={css.result}>
      {art}
      <h2 class={css.title}>{title}</h2>
      {lines.map((line) => (
        <p key={line} class={css.how}>
          {line}
        </p>
      ))}
      <Tally {...table} />
      {moment !== null && <Moment {...moment} replay={replay} />}
    </div>
  );
}

function Tally({ caption, who, columns, rows }: ResultTable) {
  const text = useResultText();
  const name = caption ?? text.standings;
  const roomy = (i: number): string | undefined => (columns[i]?.roomy === true ? css.roomy : undefined);
  return (
    <div class={css.wrap} tabIndex={0} role="group" aria-label={name}>
      <table class={`${css.tally} ${columns.length > MANY_COLUMNS ? css.dense : ""}`}>
        <caption class="unseen">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{who ?? text.player}</th>
            {columns.map(({ label }, i) => (
              <th key={label} scope="col" class={roomy(i)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, who: player, cells, won }) => (
            <tr key={key} class={won ? css.won : ""}>
              <th scope="row">{player}</th>
              {cells.map((cell, i) => (
                <td key={i} class={roomy(i)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Moment({ v, text, replay }: { v: number; text: string; replay: (v: number) => void }) {
  const { moment, replay: again } = useResultText();
  return (
    <div class={css.moment}>
      <p>
        <strong>{moment}</strong>
        <span>{text}</span>
      </p>
      <button type="button" class={css.replay} onClick={() => replay(v)}>
        {again}
      </button>
    </div>
  );
}
