import type { Types } from "@trestle/kernel";
import { useMemo } from "preact/hooks";
import type { VNode } from "preact";
import { COLOURS } from "../art/palette.ts";
import { PlayerMark } from "../art/player-mark.tsx";
import { ResultScreen } from "../result/result-screen.tsx";
import { useResultText, useTitle } from "../result/text.ts";
import type { ResultProps } from "../scene.ts";
import { outcomeIn, readView, type DefaultGame } from "./game.ts";
import { rarestMoment } from "./moments.ts";
import css from "./result.module.css";

type Props = ResultProps<Types, unknown>;

/** Who won by which rule, the scores (or what the view says of each seat), and the rarest thing that happened. */
export function resultOf(game: DefaultGame): (props: Props) => VNode {
  const { text, words } = game;
  return function DefaultResult({ view, me, names, table, history, replay }: Props) {
    const say = useResultText();
    const moment = useMemo(() => rarestMoment(history, (event) => text.event(event, names) !== null), [history, names]);
    const outcome = outcomeIn(view);
    const winners = outcome?.winners ?? [];
    const title = useTitle(winners, me, names);
    const { seats } = readView(game, view, names, table.seats.length);
    const scores = outcome?.scores ?? null;
    const facts = scores === null ? [...new Set(seats.flat().map((fact) => fact.name))] : [];
    const ranked = seats
      .map((own, seat) => ({ seat, own, won: winners.includes(seat), score: scores?.[seat] ?? 0 }))
      .toSorted((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
    return (
      <ResultScreen
        art={<Winners seats={winners} />}
        title={title}
        lines={outcome === null ? [] : [text.outcome(outcome.because, winners, names)]}
        table={{
          columns: scores === null ? facts.map((label) => ({ label })) : [{ label: say.score }],
          rows: ranked.map(({ seat, own, won, score }) => ({
            key: seat,
            won,
            who: (
              <span class={css.who}>
                <PlayerMark colour={COLOURS[seat % COLOURS.length]!} size={28} />
                <span>
                  {names.seat(seat)} {seat === me && <small>{words.you}</small>}
                </span>
              </span>
            ),
            cells: scores === null ? facts.map((name) => own.find((fact) => fact.name === name)?.text ?? "–") : [score],
          })),
        }}
        moment={moment === null ? null : { v: moment.v, text: text.event(moment.event, names) ?? "" }}
        replay={replay}
      />
    );
  };
}

function Winners({ seats }: { seats: readonly number[] }) {
  return (
    <div class={css.winners} aria-hidden="true">
      {seats.map((seat, i) => (
        <span key={seat} style={{ "--delay": `${i * 120}ms` }}>
          <PlayerMark colour={COLOURS[seat % COLOURS.length]!} size={96} />
        </span>
      ))}
    </div>
  );
}
