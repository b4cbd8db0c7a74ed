import type { HeistTypes, HeistView, Who } from "../../engine/page.ts";
import { useMemo } from "preact/hooks";
import type { Names } from "@trestle/kernel";
import { BanditPortrait } from "@trestle/ui/art/bandit.tsx";
import type { ResultProps } from "@trestle/ui/scene.ts";
import { SheriffArt } from "../art/marks.tsx";
import { SuitMark } from "../art/poker.tsx";
import { boxOf } from "../box.ts";
import { banditOf } from "../colours.ts";
import { gameText, handText } from "../hand-words.ts";
import { bestMoment, deedsOf, type Moment } from "./moments.ts";
import type { HeistPicture } from "../picture.ts";
import css from "./result.module.css";

type Props = ResultProps<HeistTypes, HeistPicture>;

/** How the run ended, what everybody did for it, and the moment everybody will talk about. */
export function Result({ view, me, names, history, replay }: Props) {
  const { result: t } = handText();
  const moment = useMemo(() => bestMoment(history, view.goal), [history, view.goal]);
  const deeds = useMemo(() => deedsOf(history, view.cowboys.length), [history, view.cowboys.length]);
  const won = (view.outcome?.winners.length ?? 0) > 0;
  return (
    <div class={css.result}>
      {!won && view.mode !== "score" && <Lost />}
      <div class={`${css.sacks} ${won ? css.won : ""}`} aria-hidden="true">
        {Array.from({ length: Math.min(view.mode === "versus" ? 5 : view.meter, 20) }, (_, i) => (
          <span key={i} style={{ "--delay": `${i * 70}ms` }}>
            <SuitMark suit="bag" size={40} />
          </span>
        ))}
      </div>
      <h2 class={css.title}>{titleOf(view, me, names)}</h2>
      {view.outcome !== null && (
        <p class={css.how}>{gameText().outcome(view.outcome.because, view.outcome.winners, names)}</p>
      )}
      <p class={css.how}>
        {[
          ...(view.mode === "versus" ? [] : [t.meter(view.meter, view.goal)]),
          t.rope(view.knot),
          t.turns(view.turn),
        ].join(" · ")}
      </p>
      <Tally view={view} names={names} deeds={deeds} />
      {moment !== null && (
        <div class={css.moment}>
          <p>
            <strong>{t.moment}</strong>
            <span>{momentText(moment, view, names)}</span>
          </p>
          <button type="button" class={css.replay} onClick={() => replay(moment.v)}>
            {t.replay}
          </button>
        </div>
      )}
    </div>
  );
}

/** The train is gone, and somebody is left to grin about it. */
function Lost() {
  return (
    <svg class={css.lost} viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <path class={css.hills} d="M0 84Q38 40 82 66T170 52 240 78V84Z" />
      <path class={css.smoke} d="M196 46q-9-3-6-10t13-4q4-9 14-5t6 12q4 7-6 9Z" />
      <path class={css.rails} d="M0 84H240M8 90H232" />
      <path class={css.far} d="M150 82V70H166V74H172V66H180V82ZM184 82V72H202V64H208V72H214V82Z" />
      <g transform="translate(70 88) scale(1.15)">
        <SheriffArt />
      </g>
    </svg>
  );
}

function titleOf(view: HeistView, me: number | null, names: Names): string {
  const { result: t } = handText();
  const winners = view.outcome?.winners ?? [];
  if (view.mode === "score") return t.score;
  if (view.mode === "coop") return winners.length > 0 ? t.won : t.lost;
  return winners.length === 1 && winners[0] === me ? t.youWin : t.wins(winners.map((seat) => names.seat(seat)));
}

function Tally({ view, names, deeds }: { view: HeistView; names: Names; deeds: ReturnType<typeof deedsOf> }) {
  const { result: t } = handText();
  const versus = view.mode === "versus";
  const ranked = view.cowboys.toSorted((a, b) => b.points - a.points);
  return (
    <table class={css.tally}>
      <thead>
        <tr>
          <th scope="col">{t.cowboy}</th>
          {versus && <th scope="col">{t.points}</th>}
          <th scope="col">{t.delivered}</th>
          <th scope="col">{t.robbed}</th>
          <th scope="col">{t.arrests}</th>
          <th scope="col" class={css.wide}>
            {t.title}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((c) => (
          <tr key={c.cowboy} class={versus && view.outcome?.winners.includes(c.seat) === true ? css.best : ""}>
            <th scope="row">
              <span class={css.who}>
                <span class={css.face} aria-hidden="true">
                  <BanditPortrait who={banditOf(boxOf(view.edition), c.colour)} />
                </span>
                <span>
                  {gameText().piece(`cowboy:${c.cowboy}`, view, names)}
                  {c.wanted !== null && (
                    <small class={css.narrow}>{gameText().piece(`wanted:${c.wanted}`, view, names)}</small>
                  )}
                </span>
              </span>
            </th>
            {versus && <td>{c.points}</td>}
            <td>{deeds[c.cowboy]?.delivered ?? 0}</td>
            <td>{deeds[c.cowboy]?.robbed ?? 0}</td>
            <td>{deeds[c.cowboy]?.arrests ?? 0}</td>
            <td class={css.wide}>{c.wanted === null ? "–" : gameText().piece(`wanted:${c.wanted}`, view, names)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function momentText(m: Moment, view: HeistView, names: Names): string {
  const { moments: t } = handText().result;
  const name = (who: Who): string => gameText().piece(`cowboy:${who.cowboy}`, view, names);
  switch (m.t) {
    case "delivery":
    case "ride":
      return t[m.t](name(m.who), m.n);
    case "arrest":
      return t.arrest(m.who.map(name));
    case "rope":
      return t.rope;
    default:
      return t[m.t](name(m.who));
  }
}
