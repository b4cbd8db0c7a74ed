import type { HeistTypes, HeistView, Who } from "../../engine/page.ts";
import { useMemo } from "preact/hooks";
import type { Names } from "@trestle/kernel";
import { BanditPortrait } from "@trestle/ui/art/bandit.tsx";
import { ResultScreen, type ResultTable } from "@trestle/ui/result/result-screen.tsx";
import { useTitle } from "@trestle/ui/result/text.ts";
import type { ResultProps } from "@trestle/ui/scene.ts";
import { SheriffArt } from "../art/marks.tsx";
import { SuitMark } from "../art/cards.tsx";
import { boxOf } from "../box.ts";
import { banditOf } from "../colours.ts";
import { gameText, handText } from "../words.ts";
import { bestMoment, deedsOf, type Deeds, type Moment } from "./moments.ts";
import type { HeistPicture } from "../picture.ts";
import css from "./result.module.css";

type Props = ResultProps<HeistTypes, HeistPicture>;

/** How the run ended, and what everybody did for it. */
export function Result({ view, me, names, history, replay }: Props) {
  const { result: t } = handText();
  const moment = useMemo(() => bestMoment(history, view.goal), [history, view.goal]);
  const deeds = useMemo(() => deedsOf(history, view.cowboys.length), [history, view.cowboys.length]);
  const { outcome } = view;
  const winners = outcome?.winners ?? [];
  const title = useTitle(winners, me, names);
  const figures = [
    ...(view.mode === "versus" ? [] : [t.meter(view.meter, view.goal)]),
    t.rope(view.knot),
    t.turns(view.turn),
  ];
  return (
    <ResultScreen
      art={<Loot view={view} won={winners.length > 0} />}
      title={view.mode === "versus" ? title : view.mode === "score" ? t.score : winners.length > 0 ? t.won : t.lost}
      lines={[...(outcome === null ? [] : [gameText().outcome(outcome.because, winners, names)]), figures.join(" · ")]}
      table={tally(view, names, deeds)}
      moment={moment === null ? null : { v: moment.v, text: momentText(moment, view, names) }}
      replay={replay}
    />
  );
}

/** The tiles that were delivered, over the Sheriff's grin if that was not enough. */
function Loot({ view, won }: { view: HeistView; won: boolean }) {
  return (
    <>
      {!won && view.mode !== "score" && <Lost />}
      <div class={`${css.sacks} ${won ? css.won : ""}`} aria-hidden="true">
        {Array.from({ length: Math.min(view.mode === "versus" ? 5 : view.meter, 20) }, (_, i) => (
          <span key={i} style={{ "--delay": `${i * 70}ms` }}>
            <SuitMark suit="bag" size={40} />
          </span>
        ))}
      </div>
    </>
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

function tally(view: HeistView, names: Names, deeds: readonly Deeds[]): ResultTable {
  const { result: t } = handText();
  const versus = view.mode === "versus";
  const ranked = view.cowboys.toSorted((a, b) => b.points - a.points);
  return {
    who: t.cowboy,
    columns: [
      ...(versus ? [{ label: t.points }] : []),
      { label: t.delivered },
      { label: t.robbed },
      { label: t.arrests },
      { label: t.title, roomy: true },
    ],
    rows: ranked.map((c) => {
      const { delivered = 0, robbed = 0, arrests = 0 } = deeds[c.cowboy] ?? {};
      const wanted = c.wanted === null ? null : gameText().piece(`wanted:${c.wanted}`, view, names);
      return {
        key: c.cowboy,
        won: versus && view.outcome?.winners.includes(c.seat) === true,
        who: (
          <span class={css.who}>
            <span class={css.face} aria-hidden="true">
              <BanditPortrait who={banditOf(boxOf(view.edition), c.colour)} />
            </span>
            <span>
              {gameText().piece(`cowboy:${c.cowboy}`, view, names)}
              {wanted !== null && <small class={css.narrow}>{wanted}</small>}
            </span>
          </span>
        ),
        cells: [...(versus ? [c.points] : []), delivered, robbed, arrests, wanted ?? "–"],
      };
    }),
  };
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
