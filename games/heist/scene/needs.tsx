import { type HeistView, type PokerCard, type Requirement, type Suit, waysToMeet } from "../engine/page.ts";
import type { Names } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { useMemo, useState } from "preact/hooks";
import { NeedMarks, PokerFace } from "./art/cards.tsx";
import { StepIcon } from "./art/marks.tsx";
import { type Box, boxOf } from "./box.ts";
import css from "./panels.module.css";
import { gameText, handText, tileName } from "./words.ts";

interface Props {
  view: HeistView;
  names: Names;
  /** Whose eyes these are. */
  cowboy: number;
}

/** A line that says what is nearest, and everything else behind its button. */
export function Needs(props: Props) {
  const { view, cowboy } = props;
  const t = handText().needs;
  const [open, show] = useState(false);
  const cars = useMemo(() => needsOf(view, boxOf(view.edition), cowboy), [view, cowboy]);
  return (
    <>
      <Button class={css.needsButton} onClick={() => show(true)} title={t.title}>
        <StepIcon name="loot" />
        <span>{t.open}</span>
        <Hint {...props} cars={cars} />
      </Button>
      <Dialog open={open} onClose={() => show(false)} title={t.title}>
        <div class={css.all}>
          {cars.map((car) => (
            <Car key={car.car} {...props} car={car} />
          ))}
          <Towns {...props} />
          <Hands {...props} />
        </div>
      </Dialog>
    </>
  );
}

function nameOf({ view, names, cowboy }: Props, other: number): string {
  return other === cowboy ? handText().needs.you : gameText().piece(`cowboy:${other}`, view, names);
}

/** The tile nearest to being taken: here and now, by one hand, by two. */
function Hint({ cars, ...props }: Props & { cars: readonly CarNeed[] }) {
  const t = handText().needs;
  const tiles = cars.flatMap((car) => car.tiles);
  const best =
    tiles.find((x) => x.now.includes(props.cowboy)) ??
    tiles.find((x) => x.alone.includes(props.cowboy)) ??
    tiles.find((x) => x.alone.length > 0) ??
    tiles.find((x) => x.together !== null);
  if (best === undefined) return null;
  return <small class={css.hint}>{t.hint(tileName(best.tile, props.view, props.names), whoText(props, best))}</small>;
}

function whoText(props: Props, tile: TileNeed): string {
  const t = handText().needs;
  const say = (list: readonly number[]): string[] => list.map((c) => nameOf(props, c));
  if (tile.now.length > 0) return t.now(say(tile.now));
  if (tile.alone.length > 0) return t.alone(say(tile.alone));
  if (tile.together !== null) return t.together(say(tile.together.who));
  return tile.mine === null || tile.mine.lacks > 2 ? t.nobody : t.lacks(tile.mine.lacks);
}

function Car({ car, ...props }: Props & { car: CarNeed }) {
  const t = handText().needs;
  return (
    <section>
      <h3 class={css.head}>
        {t.car(car.car)}
        {car.inTunnel && <small> · {t.tunnel}</small>}
      </h3>
      <ul class={css.needsList}>
        {car.tiles.map((tile) => (
          <li key={tile.square} class={css.tile}>
            <strong>{gameText().piece(`tile:${tile.tile}`, props.view, props.names)}</strong>
            <NeedMarks needs={tile.needs} />
            <span class={tile.now.length > 0 ? css.now : ""}>{whoText(props, tile)}</span>
            <Cards {...props} cards={cardsFor(tile)} />
            {tile.under > 0 && <small>{t.under(tile.under)}</small>}
          </li>
        ))}
        {car.tiles.length === 0 && <li class={css.tile}>{t.empty}</li>}
        {car.both.length > 0 && (
          <li class={css.tile}>
            {t.both}: {t.alone(car.both.map((c) => nameOf(props, c)))}
          </li>
        )}
      </ul>
    </section>
  );
}

function cardsFor(tile: TileNeed): readonly string[] {
  if (tile.together !== null) return tile.together.cards;
  return tile.mine !== null && tile.mine.lacks === 0 ? tile.mine.cards : [];
}

function Cards({ view, names, cards }: Props & { cards: readonly string[] }) {
  const box = boxOf(view.edition);
  if (cards.length === 0) return null;
  return (
    <span>
      {cards.map((id, i) => {
        const face = box.cards.get(id);
        return (
          <span key={i}>
            {face !== undefined && <PokerFace card={face} size="mini" />}{" "}
            <span class="unseen">{gameText().piece(`card:${id}`, view, names)}</span>
          </span>
        );
      })}
    </span>
  );
}

function Towns({ view, names }: Props) {
  const t = handText().needs;
  return (
    <section>
      <h3 class={css.head}>{t.towns}</h3>
      <ul class={css.needsList}>
        {view.towns.map((town) => (
          <li key={town.town} class={css.tile}>
            <strong>{t.town(town.town)}</strong>
            <span>
              {town.tiles.length === 0
                ? t.unpaid
                : town.tiles.map((id) => gameText().piece(`tile:${id}`, view, names)).join("; ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hands(props: Props) {
  const t = handText();
  return (
    <section>
      <h3 class={css.head}>{t.needs.hands}</h3>
      <ul class={css.needsList}>
        {props.view.cowboys.map((c) => (
          <li key={c.cowboy} class={css.tile}>
            <strong>{nameOf(props, c.cowboy)}</strong>
            {c.hand === null ? <span>{t.hidden(c.cards)}</span> : <Cards {...props} cards={c.hand} />}
            {c.loot.length > 0 && (
              <span>{t.needs.carries(c.loot.map((id) => tileName(id, props.view, props.names)))}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The best that some cards can do for a tile. */
export interface Payment {
  cards: string[];
  wilds: number;
  /** Cards still missing. */
  lacks: number;
}

function payOne(target: readonly (number | Suit)[], held: readonly PokerCard[]): Payment {
  const left = held.filter((c) => c.suit !== null);
  const wild = held.filter((c) => c.suit === null);
  const cards: string[] = [];
  let missing = 0;
  for (const wants of target) {
    const i = left.findIndex((c) => c.suit === wants || c.number === wants);
    if (i < 0) missing++;
    else cards.push(left.splice(i, 1)[0]!.id);
  }
  const wilds = Math.min(missing, wild.length);
  return { cards: [...cards, ...wild.slice(0, wilds).map((c) => c.id)], wilds, lacks: missing - wilds };
}

/** The way with the fewest cards missing, then with the fewest Wilds. */
export function pay(needs: Requirement, held: readonly PokerCard[]): Payment {
  let best: Payment | null = null;
  for (const target of waysToMeet(needs)) {
    const p = payOne(target, held);
    if (best === null || p.lacks < best.lacks || (p.lacks === best.lacks && p.wilds < best.wilds)) best = p;
  }
  return best!;
}

interface TileNeed {
  square: string;
  tile: string;
  needs: Requirement;
  /** Tiles beneath it. */
  under: number;
  /** Cowboys with all the cards for it, and those of them who stand right there. */
  alone: readonly number[];
  now: readonly number[];
  /** Two who could with each other's cards, where nobody can alone. */
  together: { who: [number, number]; cards: string[] } | null;
  /** What the cowboy in question has for it. */
  mine: Payment | null;
}
export interface CarNeed {
  car: string;
  inTunnel: boolean;
  tiles: TileNeed[];
  /** Cowboys whose cards pay for both tiles at once. */
  both: readonly number[];
}

/** What each open tile asks for, matched against all hands that the view shows. */
export function needsOf(view: HeistView, box: Box, me: number | null): CarNeed[] {
  const hands = view.cowboys.map((c) => c.hand?.flatMap((id) => box.cards.get(id) ?? []) ?? null);
  return view.train.map((car) => ({
    car: car.car,
    inTunnel: car.inTunnel,
    both: car.wants.find((w) => w.tiles.length === 2)?.cards ?? [],
    tiles: car.wants.flatMap((want) => {
      const [square, tile, needs] = [want.squares[0], want.tiles[0], want.needs[0]];
      if (want.tiles.length !== 1 || square === undefined || tile === undefined || needs === undefined) return [];
      const stack = car.stacks.find((s) => s.square === square);
      const mine = me === null ? null : (hands[me] ?? null);
      return [
        {
          square,
          tile,
          needs,
          under: (stack?.tiles.length ?? 1) - 1,
          alone: want.cards,
          now: want.now,
          together: want.cards.length > 0 ? null : pairFor(needs, hands, me),
          mine: mine === null ? null : pay(needs, mine),
        },
      ];
    }),
  }));
}

function pairFor(
  needs: Requirement,
  hands: readonly (readonly PokerCard[] | null)[],
  me: number | null,
): TileNeed["together"] {
  const order = hands.map((_, i) => i).toSorted((a, b) => Number(b === me) - Number(a === me));
  let best: { worth: number; found: TileNeed["together"] } | null = null;
  for (const [nth, a] of order.entries())
    for (const b of order.slice(nth + 1)) {
      const [one, two] = [hands[a], hands[b]];
      if (one === null || one === undefined || two === null || two === undefined) continue;
      const p = pay(needs, [...one, ...two]);
      const worth = (a === me ? 0 : 10) + p.wilds;
      if (p.lacks === 0 && (best === null || worth < best.worth))
        best = { worth, found: { who: [a, b], cards: p.cards } };
    }
  return best?.found ?? null;
}
