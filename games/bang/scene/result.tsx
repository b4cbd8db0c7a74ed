import type { BangTypes } from "../engine/page.ts";
import { useMemo } from "preact/hooks";
import type { Names } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import type { ResultProps } from "@trestle/ui/scene.ts";
import { RoleBadge } from "./art/role.tsx";
import { Face } from "./faces.tsx";
import { bestMoment, type Moment } from "./moments.ts";
import { game, text } from "./names.ts";
import type { BangPicture } from "./picture.ts";
import css from "./result.module.css";

type Props = ResultProps<BangTypes, BangPicture>;

/** Who has won, who was who, and the moment worth seeing again. */
export function Result({ view, picture, names, me, history, replay }: Props) {
  const t = text().result;
  const winners = picture.winners ?? [];
  const moment = useMemo(() => bestMoment(history), [history]);
  const mine = me !== null && winners.includes(me);
  return (
    <div class={css.result}>
      <h2>{mine && winners.length === 1 ? t.youWin : t.title(winners.map((s) => names.seat(s)))}</h2>
      <ul class={css.winners} aria-hidden="true">
        {winners.map((seat) => (
          <li key={seat}>
            <Face character={picture.players[seat]!.character} />
            <RoleBadge role={picture.players[seat]!.role} size={40} />
          </li>
        ))}
      </ul>
      {moment !== null && (
        <p class={css.moment}>
          <b>{t.moment}</b> {momentText(moment, names)} <Button onClick={() => replay(moment.v)}>{t.replay}</Button>
        </p>
      )}
      <div class={css.wrap} tabIndex={0} role="group" aria-label={t.roles}>
        <table class={css.table}>
          <caption class="unseen">{t.roles}</caption>
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              <th scope="col">{t.role}</th>
              <th scope="col">{t.character}</th>
              <th scope="col">{t.end}</th>
            </tr>
          </thead>
          <tbody>
            {view.players.map((p, seat) => (
              <tr key={seat} data-won={winners.includes(seat)}>
                <th scope="row">
                  {winners.includes(seat) && <span aria-hidden="true">★ </span>}
                  {names.seat(seat)}
                  {seat === me && ` (${text().you})`}
                </th>
                <td>
                  <RoleBadge role={p.role} size={22} /> {p.role === null ? "" : game().roleNames[p.role]}
                </td>
                <td>{p.character === null ? "" : game().characterName(p.character)}</td>
                <td>{p.out ? text().stamp.out : p.ghost ? text().stamp.ghost : t.alive(Math.max(0, p.life))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function momentText(m: Moment, names: Names): string {
  const t = text().result;
  switch (m.t) {
    case "kill":
      return t.kill(names.seat(m.by), names.seat(m.seat), game().roleNames[m.role]);
    case "fell":
      return t.fell(names.seat(m.seat), game().roleNames[m.role]);
    case "blast":
      return t.blast(names.seat(m.seat));
    case "duel":
      return t.duel(m.count);
    case "ghost":
      return t.ghost(names.seat(m.seat));
    case "saved":
      return t.saved(names.seat(m.seat));
  }
}
