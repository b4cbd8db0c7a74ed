import type { HeistView } from "../engine/page.ts";
import { useMemo, useState } from "preact/hooks";
import type { Names } from "@trestle/kernel";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Dialog } from "@trestle/ui/parts/dialog.tsx";
import { NeedMarks, PokerFace } from "./art/poker.tsx";
import { StepIcon } from "./art/step-icons.tsx";
import { boxOf } from "./box.ts";
import { gameText, handText, tileName } from "./hand-words.ts";
import { needsOf, type CarNeed, type TileNeed } from "./needs-logic.ts";
import css from "./needs.module.css";

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
      <Button class={css.open} onClick={() => show(true)} title={t.title}>
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
      <ul class={css.list}>
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
      <ul class={css.list}>
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
      <ul class={css.list}>
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
