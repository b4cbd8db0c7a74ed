import { ACTIONS, BANDITS, type ColtTypes } from "../engine/page.ts";
import { BanditPortrait } from "@trestle/ui/art/bandit.tsx";
import type { HandProps } from "@trestle/ui/scene.ts";
import css from "./hand.module.css";
import { banditName, cardName, coltText } from "./names.ts";
import type { ColtPicture } from "./picture.ts";
import { Ticket } from "./ticket.tsx";

type Props = HandProps<ColtTypes, ColtPicture>;

/** My cards while I plan, my plan once it is laid; nothing but a line for whoever only looks on. */
export function Hand(props: Props) {
  const { view, me, decision } = props;
  const text = coltText();
  const mine = view.figures.flatMap((f, i) => (f.seat === me ? [i] : []));
  if (mine.length === 0) return <p class={css.line}>{text.watching}</p>;
  if (mine.every((i) => view.figures[i]!.status === "out"))
    return <p class={css.line}>{view.phase === "over" ? text.headline.over : text.youAreOut}</p>;
  if (view.phase === "over") return null;
  const planning = decision?.kind === "plan" ? decision.as : null;
  return (
    <div class={css.hand}>
      {planning !== null && <Planning {...props} figure={planning} />}
      {mine
        .filter((i) => i !== planning && view.figures[i]!.ready)
        .map((i) => (
          <Laid key={i} {...props} figure={i} />
        ))}
      {planning === null && <Waiting {...props} />}
    </div>
  );
}

function Planning({ view, picks, lit, touch, unpick, figure }: Props & { figure: number }) {
  const text = coltText();
  const name = banditName(view.figures[figure]!.bandit);
  /** Takes one card out of the middle: back to it, and lays the later ones again. */
  const takeOut = (nth: number): void => {
    const later = picks.slice(nth + 1);
    for (let i = picks.length; i > nth; i--) unpick();
    for (const key of later) touch(key);
  };
  return (
    <>
      <ol class={`${css.plan} ${css.planning}`} aria-label={text.myPlan(name)}>
        {[0, 1, 2].map((nth) => {
          const card = cardOf(picks[nth]);
          return (
            <li key={nth}>
              {card === null ? (
                <span class={css.gap} role="img" aria-label={text.slot.empty(nth + 1)}>
                  {nth + 1}
                </span>
              ) : (
                <button
                  type="button"
                  class={css.picked}
                  aria-label={text.takeOut(nth + 1, cardName(card))}
                  onClick={() => takeOut(nth)}
                >
                  <Ticket card={card} size="only" />
                  <span class={css.nth}>{nth + 1}</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <ul class={css.cards} aria-label={text.hand}>
        {view.hand.map((card, i) => {
          const key = `card:${ACTIONS[card]}`;
          const at = picks.indexOf(key);
          const state = at >= 0 ? css.used : lit.has(key) ? css.lit : css.dim;
          return (
            <li key={card}>
              <button
                type="button"
                class={`${css.card} ${state}`}
                aria-disabled={!lit.has(key)}
                aria-keyshortcuts={`${i + 1}`}
                data-key={key}
                onClick={() => (at >= 0 ? takeOut(at) : touch(key))}
              >
                <Ticket card={card} />
                <span class={css.digit} aria-hidden="true">
                  {at >= 0 ? at + 1 : ""}
                </span>
                <span class="unseen">
                  {at < 0 ? text.put(cardName(card), i + 1) : `${cardName(card)}, ${text.inPlan(at + 1)}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What is laid stays in sight; the main button takes it back while that is allowed. */
function Laid({ view, figure }: Props & { figure: number }) {
  const text = coltText();
  const f = view.figures[figure]!;
  return (
    <div class={css.laid}>
      <span class={css.face}>
        <BanditPortrait who={BANDITS[f.bandit]!} />
      </span>
      <ol class={css.plan} aria-label={text.myPlan(banditName(f.bandit))}>
        {(f.plan ?? []).map((card, nth) => (
          <li key={nth}>
            <span class={css.locked} role="img" aria-label={text.slot.card(nth + 1, cardName(card))}>
              <Ticket card={card} size="named" />
              <span class={css.nth}>{nth + 1}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who still thinks. */
function Waiting({ view, picture }: Props) {
  const text = coltText();
  const waiting = view.figures.filter((f) => f.status === "aboard" && !f.ready);
  if (picture.phase === "shootin") return null;
  if (waiting.length === 0) return <p class={css.line}>{text.noneWaiting}</p>;
  return (
    <div class={css.waiting}>
      {waiting.map((f) => (
        <span key={f.bandit} class={css.face}>
          <BanditPortrait who={BANDITS[f.bandit]!} />
        </span>
      ))}
      <p class={css.line}>{text.waitingFor(waiting.map((f) => banditName(f.bandit)))}</p>
    </div>
  );
}

function cardOf(key: string | undefined): number | null {
  const card = (ACTIONS as readonly string[]).indexOf((key ?? "").slice("card:".length));
  return card < 0 ? null : card;
}
