import { BANDITS, type ColtTypes } from "../../engine/page.ts";
import { useMemo } from "preact/hooks";
import { BanditPortrait } from "@trestle/ui/art/bandit.tsx";
import type { ResultProps } from "@trestle/ui/scene.ts";
import { Coin } from "../art/marks.tsx";
import { FigureArt } from "../pieces.tsx";
import { bestMoment, type Moment } from "./moments.ts";
import { banditName, coltText, type ColtText } from "../names.ts";
import type { ColtPicture } from "../picture.ts";
import css from "./result.module.css";

type Props = ResultProps<ColtTypes, ColtPicture>;

/** Who won and with what, and the moment everybody will talk about. */
export function Result(props: Props) {
  const { view, me, names, history, replay } = props;
  const text = coltText();
  const { result } = text;
  const moment = useMemo(() => bestMoment(history), [history]);
  const winners = view.outcome?.winners ?? [];
  const won = view.figures.filter((f) => winners.includes(f.seat));
  const ranked = view.figures.toSorted((a, b) => rank(b, winners) - rank(a, winners));
  return (
    <div class={css.result}>
      <div class={css.stage}>
        {won.map((f, i) => (
          <div key={f.bandit} class={css.winner} style={{ "--delay": `${i * 120}ms` }}>
            <span class={css.figure}>
              <FigureArt bandit={f.bandit} />
            </span>
            <span class={css.crate}>
              {f.loot.length > 0 && <Coin class={css.coin ?? ""} />}
              {f.loot.length > 0 ? text.lootShort(f.loot.length, Math.max(...f.loot)) : banditName(f.bandit)}
            </span>
          </div>
        ))}
      </div>
      <h2 class={css.title}>
        {me !== null && winners.includes(me) && winners.length === 1
          ? result.youWin
          : result.title(winners.map((seat) => names.seat(seat)))}
      </h2>
      <table class={css.tally}>
        <thead>
          <tr>
            <th scope="col">{result.player}</th>
            <th scope="col">{result.tally}</th>
            <th scope="col" class={css.best}>
              {result.best}
            </th>
            <th scope="col">{result.fate}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((f) => (
            <tr key={f.bandit} class={winners.includes(f.seat) ? css.won : ""}>
              <th scope="row">
                <span class={css.who}>
                  <span class={css.face}>
                    <BanditPortrait who={BANDITS[f.bandit]!} />
                  </span>
                  <span>
                    {banditName(f.bandit)} <small>{f.seat === me ? text.figure.you : names.seat(f.seat)}</small>
                  </span>
                </span>
              </th>
              <td>{f.loot.length === 0 ? "–" : f.loot.map(text.dollars).join(" ")}</td>
              <td class={css.best}>{f.loot.length === 0 ? "–" : text.dollars(Math.max(...f.loot))}</td>
              <td>{f.status === "aboard" ? result.aboard : result.out}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moment !== null && (
        <div class={css.moment}>
          <p>
            <strong>{result.moment}</strong>
            <span>{momentText(text, moment, view.figures)}</span>
          </p>
          <button type="button" class={css.replay} onClick={() => replay(moment.v)}>
            {result.replay}
          </button>
        </div>
      )}
    </div>
  );
}

type Figures = Props["view"]["figures"];

function rank(f: Figures[number], winners: readonly number[]): number {
  const won = winners.includes(f.seat) ? 100_000 : 0;
  return won + (f.status === "aboard" ? 50_000 : 0) + f.loot.length * 1000 + Math.max(0, ...f.loot);
}

function momentText(text: ColtText, m: Moment, figures: Figures): string {
  const { result } = text;
  const name = (i: number): string => banditName(figures[i]!.bandit);
  switch (m.t) {
    case "shotOff":
      return result.shotOff(name(m.figure), name(m.victim));
    case "hits":
      return result.hits(name(m.figure), m.count);
    case "rolledAway":
      return result.rolledAway(m.figures.map(name));
    case "saved":
      return result.saved(name(m.figure));
    case "walkedOff":
      return result.walkedOff(name(m.figure));
    case "loot":
      return result.loot(name(m.figure), m.value);
  }
}
