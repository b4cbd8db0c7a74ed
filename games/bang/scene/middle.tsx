import { NAME, type BangTypes, type CardName, type RailcarId } from "../engine/page.ts";
import type { Names, Seat } from "@trestle/kernel";
import type { BoardProps } from "@trestle/ui/scene.ts";
import type { Affair } from "./affair.ts";
import { CardSymbol } from "./art/symbols.tsx";
import { Back, Card, Face } from "./faces.tsx";
import css from "./middle.module.css";
import { numberOf } from "./keys.ts";
import { game, text } from "./names.ts";
import { previewOf, type Payment } from "./preview.ts";
import { topOf, type BangPicture, type Row } from "./picture.ts";

type Props = BoardProps<BangTypes, BangPicture>;

/** Between the players: the piles, and what is being settled, drawn the same for everybody. */
export function Middle(props: Props) {
  const { picture } = props;
  return (
    <div class={css.middle} role="group" aria-label={text().middle}>
      <Piles {...props} />
      <div class={css.stage} data-anchor="middle">
        {picture.affair !== null && <Banner affair={picture.affair} {...props} />}
        {picture.row !== null && <RowOfCards row={picture.row} {...props} />}
        <Price {...props} />
      </div>
    </div>
  );
}

function Piles({ picture, lit, touch, pointed }: Props) {
  const t = text();
  const top = topOf(picture);
  const look = (key: string): string =>
    `${css.pile} ${lit.has(key) ? css.lit : ""} ${pointed.has(key) ? css.pointed : ""}`;
  return (
    <div class={css.piles}>
      <button type="button" class={look("deck")} data-key="deck" data-anchor="deck" onClick={() => touch("deck")}>
        <span class="unseen">{t.deck(picture.deck)}</span>
        <Back size="middle" />
        <b aria-hidden="true">{picture.deck}</b>
      </button>
      <button
        type="button"
        class={look("discard")}
        data-key="discard"
        data-anchor="discard"
        onClick={() => touch("discard")}
      >
        <span class="unseen">{t.discard(picture.discard, top === null ? null : game().pieceName(top))}</span>
        {top === null ? <span class={css.none} /> : <Card piece={top} size="middle" />}
        <b aria-hidden="true">{picture.discard}</b>
      </button>
      {picture.train !== null && (
        <span class={css.pile} title={t.railcars(picture.train.deck)}>
          <span class="unseen">{t.railcars(picture.train.deck)}</span>
          <Back size="middle" deck="railcar" />
          <b aria-hidden="true">{picture.train.deck}</b>
        </span>
      )}
    </div>
  );
}

function Stamp({ good }: { good: boolean }) {
  const t = text().affair;
  return (
    <span class={css.stamp} data-good={good}>
      <span aria-hidden="true">{good ? "✓" : "✗"}</span>
      <span class="unseen">{good ? t.success : t.fails}</span>
    </span>
  );
}

/** Cards that lie open: a store, a draw!, what somebody looks at. */
function RowOfCards({ row, names, lit, touch, picture, width }: Props & { row: Row }) {
  const t = text().affair;
  // On a small screen what I may take lies with my cards, where it is big enough.
  if (width === "narrow" && row.cards.some((card) => lit.has(`card:${card}`))) return null;
  const small = width === "narrow" && row.cards.length > 4;
  const label =
    row.what === "look" && row.seat !== null
      ? t.looks(names.seat(row.seat), row.cards.length + row.hidden)
      : row.what === "flip" && row.seat !== null
        ? `${names.seat(row.seat)}: ${t.draw}`
        : t.store;
  return (
    <div class={css.row}>
      {/* Whose store it is, the banner above has said. */}
      {(row.what !== "store" || picture.affair === null) && <p class={css.caption}>{label}</p>}
      <div class={css.cards} style={{ "--n": row.cards.length + row.hidden }}>
        {row.cards.map((card, i) => {
          const face = (
            <>
              <span class="unseen">{game().pieceName(card)}</span>
              {small ? (
                <CardSymbol id={NAME[card] as CardName | RailcarId} size={28} />
              ) : (
                <Card piece={card} size="middle" />
              )}
              {row.counts?.card === card && <Stamp good={row.counts.success} />}
            </>
          );
          const key = `card:${card}`;
          // On a small screen it is only there to be seen.
          return width === "narrow" ? (
            <span key={`${card}.${i}`} class={css.open} data-piece={card}>
              {face}
            </span>
          ) : (
            <button
              key={`${card}.${i}`}
              type="button"
              class={`${css.open} ${lit.has(key) ? css.lit : ""}`}
              data-key={key}
              data-piece={card}
              onClick={() => touch(key)}
            >
              {face}
            </button>
          );
        })}
        {Array.from({ length: row.hidden }, (_, i) => (
          <Back key={i} size="middle" />
        ))}
      </div>
    </div>
  );
}

/** What the picks would cost, as the engine says it; once a card is picked, exactly that one. */
function Price({ picks, rehearsal, decision }: Props) {
  const t = text();
  if (decision?.kind === "pay") {
    const key = picks[0];
    if (key?.startsWith("card:") !== true) return null;
    return <p class={css.note}>{t.pay(game().pieceName(numberOf(key)))}</p>;
  }
  const preview = previewOf(picks, rehearsal);
  if (preview === null) return null;
  const { pay, train } = preview;
  if (pay !== null) {
    return (
      <div class={css.note}>
        <p>{priceLines(pay).join(" ")}</p>
        <span class={css.cards} style={{ "--n": pay.cards.length + 1 }} aria-hidden="true">
          {pay.cards.map((card, i) => (
            <span key={`${card}.${i}`} class={css.open}>
              <Card piece={card} size="middle" />
            </span>
          ))}
        </span>
      </div>
    );
  }
  if (train === null) return null;
  const lines = train.cars.map((car, k) => {
    const station = train.paired[k] ?? null;
    return t.carAt(game().pieceName(car), station === null ? null : game().stationName(station));
  });
  return <p class={css.note}>{t.advancePreview(lines)}</p>;
}

/** What would be discarded, exactly where there is no choice. */
function priceLines({ cards, count, life, free }: Payment): string[] {
  const t = text();
  const names = cards.map((card) => game().pieceName(card));
  const lines: string[] = [];
  if (cards.length > 0)
    lines.push(
      cards.length === count && !life && !free
        ? t.wouldGo(names)
        : count === 1
          ? t.wouldPay(names)
          : t.wouldPaySome(count, names),
    );
  if (life) lines.push(t.paysLife);
  if (free || (cards.length === 0 && !life)) lines.push(t.paysNothing);
  return lines;
}

function whatName(affair: Affair): string {
  if (affair.what === "discard") return text().affair.discard;
  if (affair.what === "last-life") return text().affair.lastLife;
  return game().faceName(affair.what);
}

/** Who does what to whom, who decides, and who comes after: the banner knows nothing of any hand. */
function Banner({ affair, picture, names, me }: Props & { affair: Affair }) {
  const t = text();
  const { by, at } = affair;
  const name = whatName(affair);
  const said =
    by !== null && at !== null && by !== at
      ? t.affair.at(name, names.seat(by), names.seat(at))
      : at !== null
        ? t.affair.on(name, names.seat(at))
        : by !== null
          ? t.affair.by(name, names.seat(by))
          : name;
  return (
    <div class={css.banner} data-row={picture.row !== null}>
      <p class="unseen">{said}</p>
      <div class={css.scene} aria-hidden="true">
        {affair.duel !== null ? (
          <Pair seats={affair.duel} picture={picture} names={names} me={me} />
        ) : (
          <>
            {by !== null && <Who seat={by} picture={picture} names={names} me={me} />}
            <span class={css.what}>
              {affair.card !== null && picture.row === null && <Card piece={affair.card} size="middle" />}
              <b>{name}</b>
            </span>
            {at !== null && at !== by && <Who seat={at} picture={picture} names={names} me={me} asked />}
          </>
        )}
        {affair.next.length > 0 && (
          <span class={css.queue}>
            {affair.next.map((seat) => (
              <span key={seat} class={css.small}>
                <Face character={picture.players[seat]!.character} />
              </span>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

interface WhoProps {
  picture: BangPicture;
  names: Names;
  me: Seat | null;
}
function Who({ seat, picture, names, me, asked = false }: WhoProps & { seat: Seat; asked?: boolean }) {
  return (
    <span class={`${css.who} ${asked ? css.asked : ""}`}>
      {asked && <span class={css.arrow}>➤</span>}
      <span class={css.face}>
        <Face character={picture.players[seat]!.character} />
      </span>
      <b>{seat === me ? text().you : names.seat(seat)}</b>
    </span>
  );
}

/** A Duel: whose shot it is stands forward, the other one waits. */
function Pair({ seats: [now, other], ...rest }: WhoProps & { seats: readonly [Seat, Seat] }) {
  const [left, right] = now < other ? [now, other] : [other, now];
  return (
    <>
      <span class={left === now ? css.forward : css.back}>
        <Who seat={left} {...rest} />
      </span>
      <span class={css.clash}>
        {left === now ? "◀" : "▶"}
        <b>{game().faceName("duel")}</b>
      </span>
      <span class={right === now ? css.forward : css.back}>
        <Who seat={right} {...rest} />
      </span>
    </>
  );
}
