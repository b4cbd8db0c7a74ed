import type { BangTypes } from "../engine/page.ts";
import { useMemo } from "preact/hooks";
import type { Names, Seat } from "@trestle/kernel";
import { ResultScreen } from "@trestle/ui/result/result-screen.tsx";
import { useTitle } from "@trestle/ui/result/text.ts";
import type { ResultProps } from "@trestle/ui/scene.ts";
import { RoleBadge } from "./art/role.tsx";
import { Face } from "./faces.tsx";
import { bestMoment, type Moment } from "./moments.ts";
import { game, text } from "./names.ts";
import type { BangPicture } from "./picture.ts";
import css from "./result.module.css";

type Props = ResultProps<BangTypes, BangPicture>;

/** Who was who, and the moment worth seeing again. */
export function Result({ view, picture, names, me, history, replay }: Props) {
  const t = text().result;
  const winners = picture.winners ?? [];
  const moment = useMemo(() => bestMoment(history), [history]);
  return (
    <ResultScreen
      art={<Winners winners={winners} picture={picture} />}
      title={useTitle(winners, me, names)}
      table={{
        caption: t.roles,
        columns: [{ label: t.role }, { label: t.character }, { label: t.end }],
        rows: view.players.map((p, seat) => ({
          key: seat,
          won: winners.includes(seat),
          who: (
            <>
              {winners.includes(seat) && <span aria-hidden="true">★ </span>}
              {names.seat(seat)}
              {seat === me && ` (${text().you})`}
            </>
          ),
          cells: [
            <span key="role" class={css.role}>
              <RoleBadge role={p.role} size={22} /> {p.role === null ? "" : game().roleNames[p.role]}
            </span>,
            p.character === null ? "" : game().characterName(p.character),
            p.out ? text().stamp.out : p.ghost ? text().stamp.ghost : t.alive(Math.max(0, p.life)),
          ],
        })),
      }}
      moment={moment === null ? null : { v: moment.v, text: momentText(moment, names) }}
      replay={replay}
    />
  );
}

function Winners({ winners, picture }: { winners: readonly Seat[]; picture: BangPicture }) {
  return (
    <ul class={css.winners} aria-hidden="true">
      {winners.map((seat) => (
        <li key={seat}>
          <Face character={picture.players[seat]!.character} />
          <RoleBadge role={picture.players[seat]!.role} size={40} />
        </li>
      ))}
    </ul>
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
