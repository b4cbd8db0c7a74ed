import { BANDITS, type ColtTypes } from "../../engine/page.ts";
import { useMemo } from "preact/hooks";
import { BanditPortrait } from "@trestle/ui/art/bandit.tsx";
import { ResultScreen } from "@trestle/ui/result/result-screen.tsx";
import { useTitle } from "@trestle/ui/result/text.ts";
import type { ResultProps } from "@trestle/ui/scene.ts";
import { Coin } from "../art/marks.tsx";
import { FigureArt } from "../pieces.tsx";
import { bestMoment, type Moment } from "./moments.ts";
import { banditName, coltText, type ColtText } from "../names.ts";
import type { ColtPicture } from "../picture.ts";
import css from "./result.module.css";

type Props = ResultProps<ColtTypes, ColtPicture>;
type Figures = Props["view"]["figures"];

/** Every bandit with its Loot; the winners on crates in the light of a lantern. */
export function Result({ view, me, names, history, replay }: Props) {
  const text = coltText();
  const { result } = text;
  const moment = useMemo(() => bestMoment(history), [history]);
  const winners = view.outcome?.winners ?? [];
  const won = view.figures.filter((f) => winners.includes(f.seat));
  const ranked = view.figures.toSorted((a, b) => rank(b, winners) - rank(a, winners));
  return (
    <ResultScreen
      art={<Winners figures={won} />}
      title={useTitle(winners, me, names)}
      table={{
        who: result.player,
        columns: [{ label: result.tally }, { label: result.best, roomy: true }, { label: result.fate }],
        rows: ranked.map((f) => ({
          key: f.bandit,
          won: winners.includes(f.seat),
          who: (
            <span class={css.who}>
              <span class={css.face}>
                <BanditPortrait who={BANDITS[f.bandit]!} />
              </span>
              <span>
                {banditName(f.bandit)} <small>{f.seat === me ? text.figure.you : names.seat(f.seat)}</small>
              </span>
            </span>
          ),
          cells: [
            f.loot.length === 0 ? "–" : f.loot.map(text.dollars).join(" "),
            f.loot.length === 0 ? "–" : text.dollars(Math.max(...f.loot)),
            f.status === "aboard" ? result.aboard : result.out,
          ],
        })),
      }}
      moment={moment === null ? null : { v: moment.v, text: momentText(text, moment, view.figures) }}
      replay={replay}
    />
  );
}

function Winners({ figures }: { figures: Figures }) {
  const text = coltText();
  return (
    <div class={css.stage}>
      {figures.map((f, i) => (
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
  );
}

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
