import type { BangTypes, Piece } from "../engine/page.ts";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "@trestle/ui/parts/button.tsx";
import type { HandProps } from "@trestle/ui/scene.ts";
import { Card, Face } from "./faces.tsx";
import css from "./hand.module.css";
import { choiceKind, choices, isReaction, numberOf } from "./keys.ts";
import { aboutFace, aboutPiece, characterId, game, text } from "./names.ts";
import { pieceText } from "./piece-text.ts";
import type { BangPicture } from "./picture.ts";

type Props = HandProps<BangTypes, BangPicture>;

/** My cards, what lies in front of me, and every choice that is no piece of the board. */
export function Hand(props: Props) {
  const { view, picture, me } = props;
  const mine = me === null ? null : view.players[me]!;
  const pick = usePick(props);
  if (mine === null) return <p class={css.line}>{text().watching}</p>;
  if (mine.out && props.decision === null)
    return (
      <div class={css.line}>
        <p>{picture.winners === null ? text().outNow : text().headline.over}</p>
        {picture.winners === null && <Button onClick={props.openSide}>{text().toSaloon}</Button>}
      </div>
    );
  const cards = mine.cards ?? [];
  return (
    <div class={css.hand} data-reaction={props.decision !== null && isReaction(props.decision.kind)}>
      <Choices {...props} pick={pick} />
      <div class={css.rows}>
        {mine.table.length > 0 && (
          <ul class={`${css.cards} ${css.front}`} aria-label={text().myTable}>
            {mine.table.map((card) => (
              <Held key={card} {...props} card={card} pick={pick} />
            ))}
          </ul>
        )}
        {cards.length > 0 && (
          <ul class={css.cards} aria-label={text().myCards} style={{ "--n": cards.length }}>
            {cards.map((card, i) => (
              <Held key={`${card}.${i}`} {...props} card={card} pick={pick} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface Pick {
  /** A piece: picked, or put back; touched again once it is all of a move, it is played. */
  piece: (key: string) => void;
  /** A choice that says all by itself: it is made at once. */
  choice: (key: string) => void;
}

function usePick({ picks, lit, touch, unpick, commit, decision }: Props): Pick {
  const reaction = decision !== null && isReaction(decision.kind);
  const wanted = useRef<{ key: string; decision: number } | null>(null);
  useEffect(() => {
    const want = wanted.current;
    if (want === null || picks.at(-1) !== want.key) return;
    wanted.current = null;
    if (want.decision === decision?.id && commit !== null && lit.size === 0) commit();
  }, [picks, commit, lit, decision]);
  const choice = (key: string): void => {
    if (picks.at(-1) === key && commit !== null) return commit();
    wanted.current = decision === null || !lit.has(key) ? null : { key, decision: decision.id };
    touch(key);
  };
  return {
    choice,
    piece(key) {
      if (reaction && lit.has(key)) return choice(key);
      if (picks.at(-1) === key && commit !== null) return commit();
      if (lit.has(key) || picks.length === 0) return touch(key);
      for (let i = picks.length; i > 0; i--) unpick();
      if (picks[0] !== key) touch(key);
    },
  };
}

function Held({ card, lit, picks, pick, whyNot }: Props & { card: Piece; pick: Pick }) {
  const key = `card:${card}`;
  const picked = picks.includes(key);
  const look = [css.card, lit.has(key) ? css.lit : picked ? css.picked : css.dim];
  if (whyNot?.key === key) look.push(css.asked);
  return (
    <li>
      <button
        type="button"
        class={look.join(" ")}
        data-key={key}
        aria-disabled={!lit.has(key)}
        aria-pressed={picked}
        title={aboutPiece(card)}
        onClick={() => pick.piece(key)}
      >
        <span class="unseen">{game().pieceName(card)}</span>
        <Card piece={card} />
      </button>
    </li>
  );
}

function Choices(props: Props & { pick: Pick }) {
  const { view, decision, lit, names, pick, picks } = props;
  const keys = decision === null ? [] : choices(view, lit);
  if (keys.length === 0) return null;
  return (
    <ul class={css.choices} aria-label={text().choices}>
      {keys.map((key) => {
        const kind = choiceKind(key);
        const n = numberOf(key);
        return (
          <li key={key}>
            <button
              type="button"
              class={`${css.choice} ${key === "pass" ? css.pass : ""} ${kind === "card" ? css.card : ""}`}
              data-key={key}
              aria-pressed={picks.includes(key)}
              title={kind === "card" ? aboutPiece(n) : undefined}
              onClick={() => pick.choice(key)}
            >
              {kind === "card" && <Card piece={n} size="middle" />}
              {kind === "character" && (
                <span class={css.face}>
                  <Face character={n} />
                </span>
              )}
              <span class={kind === "card" ? "unseen" : css.label}>
                {pieceText(key, view, names)}
                {kind === "character" && <small>{aboutFace(characterId(n) ?? "")?.text}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
