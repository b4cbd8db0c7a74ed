import { useId } from "preact/hooks";
import type { Bet, Wager } from "@trestle/protocol";
import type { Names, Seat } from "@trestle/kernel";
import type { SideText } from "../../text/en/side.ts";
import { useNames, useTable, useTableState } from "../context/table-context.ts";
import { useOthers, useRoleTokens, type Person } from "./people.tsx";
import css from "./side.module.css";
import { Tokens } from "./tokens.tsx";

type Words = SideText["saloon"];
interface Props {
  words: SideText;
  bets: readonly Bet[];
}

/** Players who are out bet here; after the game everybody sees who was right. */
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
      <h2 id={title}>{text.title}</h2>
      {playing && <p class={css.quiet}>{text.lead}</p>}
      {playing && me !== null && <Counter words={text} bets={bets} me={me} />}
      <h3>{text.bets}</h3>
      {bets.length === 0 && <p>{text.noBets}</p>}
      <ul class={css.list}>
        {bets.map((bet) => (
          <li key={`${bet.seat} ${bet.on} ${bet.about} ${bet.v}`} class={css.bet} data-right={bet.right ?? "open"}>
            <span>{betSentence(bet, text, names, roles)}</span>
            <span class={css.stamp}>
              {bet.right === null ? text.open : bet.right ? text.right : text.wrong},{" "}
              {text.worth(bet.living * (bet.on === "winner" ? 2 : 1))}
            </span>
          </li>
        ))}
      </ul>
      {scores !== null && scores.length > 0 && (
        <>
          <h3>{text.scores}</h3>
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

function betSentence(bet: Bet, text: Words, names: Names, roles: Readonly<Record<string, string>>): string {
  const [who, about] = [names.seat(bet.seat), names.seat(bet.about)];
  if (bet.on === "victim") return text.onVictim(who, about);
  return bet.on === "winner" ? text.onWinner(who, about) : text.onRole(who, about, roles[bet.guess ?? ""] ?? "");
}

/** One question per bet, answered with a token. */
function Counter({ words, bets, me }: { words: Words; bets: readonly Bet[]; me: Seat }) {
  const { handle } = useTable();
  const others = useOthers(me);
  const roles = useRoleTokens();
  const mine = bets.filter((bet) => bet.seat === me && bet.right === null);
  const place = (wager: Wager): void => void handle.do.send({ t: "bet", seat: me, ...wager });
  const on = (what: "victim" | "winner", label: string, list: readonly Person[]) => {
    const about = mine.find((b) => b.on === what)?.about;
    return (
      <Tokens
        label={label}
        tokens={list.map((p) => p.token)}
        value={about === undefined ? null : String(about)}
        onChange={(to) => place({ on: what, about: Number(to), guess: null })}
      />
    );
  };
  const inPlay = others.filter((p) => !p.out);
  return (
    <>
      {on("victim", words.victim, inPlay)}
      {on("winner", words.winner, others)}
      {inPlay
        .filter((p) => p.role === null)
        .map((p) => (
          <Tokens
            key={p.seat}
            label={words.role(p.token.name)}
            tokens={roles}
            value={mine.find((b) => b.on === "role" && b.about === p.seat)?.guess ?? null}
            onChange={(guess) => place({ on: "role", about: p.seat, guess })}
          />
        ))}
    </>
  );
}
