import type { HeistView } from "../engine/page.ts";
import type { Names } from "@trestle/kernel";
import { PokerFace } from "./art/poker.tsx";
import { boxOf } from "./box.ts";
import { gameText, handText } from "./hand-words.ts";
import css from "./trade.module.css";

/** The trade on the table: what each side lays down, and who is to speak. Its answers are among the choices. */
export function TradePanel({ view, names }: { view: HeistView; names: Names }) {
  const { trade: t } = handText();
  const { trade } = view;
  if (trade === null) return null;
  const name = (cowboy: number): string => gameText().piece(`cowboy:${cowboy}`, view, names);
  const speaks = { offer: trade.with, answer: trade.by, confirm: trade.with }[trade.stage];
  return (
    <div class={css.trade} role="group" aria-label={t.title}>
      <Side view={view} names={names} label={t.gives(name(trade.by))} cards={trade.give} count={trade.gives} />
      {trade.wants > 0 && (
        <Side view={view} names={names} label={t.asks(name(trade.by))} cards={trade.want} count={trade.wants} />
      )}
      <span class={css.swap} aria-hidden="true">
        ⇄
      </span>
      <Side view={view} names={names} label={t.gives(name(trade.with))} cards={trade.back} count={trade.gets} />
      <p class={css.stage}>{t.stage[trade.stage](name(speaks))}</p>
    </div>
  );
}

function Side({
  view,
  names,
  label,
  cards,
  count,
}: {
  view: HeistView;
  names: Names;
  label: string;
  cards: string[] | null;
  count: number;
}) {
  const { trade: t } = handText();
  const box = boxOf(view.edition);
  return (
    <p class={css.side}>
      <strong>{label}</strong>{" "}
      {cards === null || cards.length === 0 ? (
        <span>{count === 0 ? t.nothing : t.cards(count)}</span>
      ) : (
        cards.map((id, i) => {
          const face = box.cards.get(id);
          return (
            <span key={i}>
              {face !== undefined && <PokerFace card={face} size="mini" />}
              <span class="unseen">{gameText().piece(`card:${id}`, view, names)} </span>
            </span>
          );
        })
      )}
    </p>
  );
}
