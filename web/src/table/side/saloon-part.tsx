import { useId } from "preact/hooks";
import type { Bet, Names, Seat, Wager } from "../../net/frames.ts";
import { Select } from "../../shell/parts/field.tsx";
import type { SideWords } from "../../text/en/side.ts";
import { useNames, useTable, useTableState } from "../context.ts";
import css from "./side.module.css";

type Words = SideWords["saloon"];
interface Props {
  words: SideWords;
  bets: readonly Bet[];
}

/** Those who are out go on playing here; when the game is over everybody sees who was right. */
export function SaloonPart({ words, bets }: Props) {
  const { handle } = useTable();
  const names = useNames();
  const me = useTableState((s) => s.me);
  const scores = useTableState((s) => s.side.scores);
  const playing = useTableState((s) => s.info?.phase === "playing");
  const title = useId();
  const text = words.saloon;
  const roles = handle.scene.roles?.names ?? {};
  if (!playing && bets.length === 0 && (scores ?? []).length === 0) return null;
  return (
    <section class={css.part} aria-labelledby={title}>
      <h3 id={title}>{text.title}</h3>
      {playing && <p class={css.quiet}>{text.lead}</p>}
      {playing && me !== null && <Counter words={text} bets={bets} me={me} />}
      <h4>{text.bets}</h4>
      {bets.length === 0 && <p>{text.noBets}</p>}
      <ul class={css.list}>
        {bets.map((bet) => (
          <li key={`${bet.seat} ${bet.on} ${bet.about} ${bet.v}`}>
            {said(bet, text, names, roles)}{" "}
            <span class={css.quiet}>
              ({text.worth(bet.living * (bet.on === "winner" ? 2 : 1))},{" "}
              {bet.right === null ? text.open : bet.right ? text.right : text.wrong})
            </span>
          </li>
        ))}
      </ul>
      {scores !== null && scores.length > 0 && (
        <>
          <h4>{text.scores}</h4>
          <ol class={css.list}>
            {scores.map(({ seat, points }) => (
              <li key={seat} class="figures">
                {text.points(names.seat(seat), points)}
              </li>
            ))}
          </ol>
        </>
      )}
      <p class={css.quiet}>{text.scoring}</p>
    </section>
  );
}

function said(bet: Bet, text: Words, names: Names, roles: Readonly<Record<string, string>>): string {
  const [who, about] = [names.seat(bet.seat), names.seat(bet.about)];
  if (bet.on === "victim") return text.onVictim(who, about);
  return bet.on === "winner" ? text.onWinner(who, about) : text.onRole(who, about, roles[bet.guess ?? ""] ?? "");
}

/** Where bets are placed: a question each, answered by choosing. */
function Counter({ words, bets, me }: { words: Words; bets: readonly Bet[]; me: Seat }) {
  const { handle } = useTable();
  const names = useNames();
  const seats = useTableState((s) => s.info?.seats.length ?? 0);
  const view = useTableState((s) => s.board?.view);
  const { roles } = handle.scene;
  const seen = roles === undefined || view === undefined ? null : roles.seen(view);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);
  const inPlay = others.filter((seat) => seen?.[seat]?.out !== true);
  const mine = bets.filter((bet) => bet.seat === me && bet.right === null);
  const place = (wager: Wager): void => void handle.do.wish({ t: "bet", seat: me, ...wager });
  const none = { value: "", name: words.noBet };
  const choice = (list: readonly Seat[]) => [none, ...list.map((s) => ({ value: String(s), name: names.seat(s) }))];
  const on = (what: "victim" | "winner", label: string, list: readonly Seat[]) => (
    <Select
      label={label}
      value={String(mine.find((b) => b.on === what)?.about ?? "")}
      values={choice(list)}
      onChange={(to) => to !== "" && place({ on: what, about: Number(to), guess: null })}
    />
  );
  return (
    <>
      {on("victim", words.victim, inPlay)}
      {on("winner", words.winner, others)}
      {inPlay
        .filter((seat) => seen?.[seat]?.role === null)
        .map((seat) => (
          <Select
            key={seat}
            label={words.role(names.seat(seat))}
            value={mine.find((b) => b.on === "role" && b.about === seat)?.guess ?? ""}
            values={[none, ...Object.entries(roles?.names ?? {}).map(([value, name]) => ({ value, name }))]}
            onChange={(guess) => guess !== "" && place({ on: "role", about: seat, guess })}
          />
        ))}
    </>
  );
}
