import { type HeistTypes, type HeistView, type Move, slotsOf } from "../engine/page.ts";
import type { Names } from "@trestle/kernel";
import { BanditPortrait } from "@trestle/ui/art/bandit.tsx";
import type { HandProps } from "@trestle/ui/scene.ts";
import { useState } from "preact/hooks";
import { PokerFace } from "./art/cards.tsx";
import { boxOf } from "./box.ts";
import { banditOf } from "./colours.ts";
import { Chips } from "./chips.tsx";
import { beginningWith, cowboyOf, legalFor, setsOf, straightsOf, usesOf, wayTo, withCard } from "./choices.ts";
import css from "./hand.module.css";
import { Needs } from "./needs.tsx";
import panels from "./panels.module.css";
import type { HeistPicture } from "./picture.ts";
import { Plan } from "./plan.tsx";
import { Wanted } from "./wanted.tsx";
import { gameText, handText } from "./words.ts";

type Props = HandProps<HeistTypes, HeistPicture>;

/** My cards, what can be done, what the turn has cost so far; beside them who could take what, and the Wanted Cards. */
export function Hand(props: Props) {
  const { view, board, decision, me, picks, names } = props;
  const [held, hold] = useState<{ card: string; d: number } | null>(null);
  const t = handText();
  const cowboy = cowboyOf(view, me, decision);
  if (cowboy === null) return <p class={css.line}>{t.watching}</p>;
  if (view.outcome !== null) return null;
  const legal = legalFor(board, decision);
  const ready =
    picks.length === 0 ? null : (beginningWith(legal, picks).find((m) => slotsOf(m).length === picks.length) ?? null);
  const card = held !== null && held.d === decision?.id && picks.length === 0 ? held.card : null;
  const name = gameText().piece(`cowboy:${cowboy}`, view, names);
  return (
    <div class={css.hand}>
      <div class={css.head}>
        {view.solo && decision !== null && (
          <p class={css.for}>
            <span class={css.portrait} aria-hidden="true">
              <BanditPortrait who={banditOf(boxOf(view.edition), view.cowboys[cowboy]?.colour ?? "")} />
            </span>
            <span class={css.said}>{t.for(name)}</span>
            <span class={css.short} aria-hidden="true">
              {name}
            </span>
          </p>
        )}
        <Plan {...props} ready={ready} />
        <Needs view={view} names={names} cowboy={cowboy} />
        <Wanted view={view} names={names} cowboy={cowboy} />
      </div>
      {view.trade !== null && (
        <div class={css.trade}>
          <TradePanel view={view} names={names} />
        </div>
      )}
      <div class={css.mine}>
        <Cards
          {...props}
          legal={legal}
          cowboy={cowboy}
          label={view.solo ? t.handOf(name) : t.hand}
          held={card}
          hold={(id) => hold(id === null || decision === null ? null : { card: id, d: decision.id })}
        />
      </div>
      <div class={css.choices}>
        {decision === null ? (
          <p class={css.line}>{t.waiting(gameText().piece(`cowboy:${view.active}`, view, names))}</p>
        ) : (
          <Chips {...props} legal={legal} held={card} />
        )}
      </div>
    </div>
  );
}

interface CardsProps extends Props {
  legal: readonly Move[];
  cowboy: number;
  label: string;
  held: string | null;
  hold: (card: string | null) => void;
}

function Cards(props: CardsProps) {
  const { view, picture, cowboy, decision, legal, label } = props;
  const t = handText();
  const hand = (decision === null ? picture.cowboys[cowboy]?.hand : view.cowboys[cowboy]?.hand) ?? [];
  if (hand.length === 0) return <p class={css.line}>{t.noCards}</p>;
  const fresh = decision?.kind === "action" && props.picks.length === 0;
  const sets = fresh ? setsOf(legal) : NO_SETS;
  const straights = fresh ? straightsOf(legal) : NO_CARDS;
  const seen = new Map<string, number>();
  return (
    <ul class={css.cards} aria-label={label}>
      {hand.map((id, i) => {
        const nth = seen.get(id) ?? 0;
        seen.set(id, nth + 1);
        return (
          <li key={`${id}.${nth}`}>
            <CardButton {...props} id={id} nth={nth} place={i} buys={sets.get(id) ?? 0} turns={straights.has(id)} />
          </li>
        );
      })}
    </ul>
  );
}
const NO_SETS: ReadonlyMap<string, number> = new Map();
const NO_CARDS: ReadonlySet<string> = new Set();

interface CardProps extends CardsProps {
  id: string;
  /** Which of cards alike. */
  nth: number;
  place: number;
  buys: number;
  turns: boolean;
}

function CardButton(props: CardProps) {
  const { id, nth, view, names, lit, picks, legal, decision, buys, turns, held } = props;
  const t = handText();
  const box = boxOf(view.edition);
  const face = box.cards.get(id);
  const key = `card:${id}`;
  const picked = picks.filter((p) => p === key).length > nth;
  const useful =
    lit.has(key) ||
    (picks.length === 0
      ? decision?.kind === "action" && usesOf(legal, id).length > 0
      : withCard(legal, picks, key, (card) => box.cardOrder.get(card) ?? 0) !== null);
  const state = [
    css.card,
    picked ? css.picked : lit.has(key) ? css.lit : useful ? "" : css.dim,
    held === id ? css.held : "",
    buys > 0 ? css.glow : "",
  ].join(" ");
  return (
    <button
      type="button"
      class={state}
      data-key={key}
      aria-disabled={!useful && !picked}
      aria-pressed={picked || held === id}
      onClick={() => pressed(props, { key, picked, useful })}
    >
      {face !== undefined && <PokerFace card={face} />}
      <span class="unseen">
        {[gameText().piece(key, view, names), ...(buys > 0 ? [t.buys(buys)] : []), ...(turns ? [t.turns] : [])].join(
          ", ",
        )}
      </span>
      {buys > 0 && (
        <span class={css.buys} aria-hidden="true">
          {t.buysShort(buys)}
        </span>
      )}
    </button>
  );
}

/** A lit card is picked, a picked one comes back, one that fits in before others is put there; else the card is held up. */
function pressed(props: CardProps, at: { key: string; picked: boolean; useful: boolean }): void {
  const { picks, touch, unpick, lit, legal, view, id, held, hold } = props;
  const go = (slots: readonly string[]): void => {
    const way = wayTo(picks, slots);
    for (let i = 0; i < way.back; i++) unpick();
    for (const key of way.touch) touch(key);
  };
  if (at.picked) return go(picks.toSpliced(picks.lastIndexOf(at.key), 1));
  if (lit.has(at.key)) return touch(at.key);
  const { cardOrder } = boxOf(view.edition);
  const sorted = picks.length === 0 ? null : withCard(legal, picks, at.key, (card) => cardOrder.get(card) ?? 0);
  if (sorted !== null) return go(sorted);
  if (picks.length === 0 && at.useful) return hold(held === id ? null : id);
  touch(at.key);
}

/** The trade on the table: what each side lays down, and who is to speak. Its answers are among the choices. */
function TradePanel({ view, names }: { view: HeistView; names: Names }) {
  const { trade: t } = handText();
  const { trade } = view;
  if (trade === null) return null;
  const name = (cowboy: number): string => gameText().piece(`cowboy:${cowboy}`, view, names);
  const speaks = { offer: trade.with, answer: trade.by, confirm: trade.with }[trade.stage];
  return (
    <div class={panels.trade} role="group" aria-label={t.title}>
      <Side view={view} names={names} label={t.gives(name(trade.by))} cards={trade.give} count={trade.gives} />
      {trade.wants > 0 && (
        <Side view={view} names={names} label={t.asks(name(trade.by))} cards={trade.want} count={trade.wants} />
      )}
      <span class={panels.swap} aria-hidden="true">
        ⇄
      </span>
      <Side view={view} names={names} label={t.gives(name(trade.with))} cards={trade.back} count={trade.gets} />
      <p class={panels.stage}>{t.stage[trade.stage](name(speaks))}</p>
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
    <p class={panels.side}>
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
