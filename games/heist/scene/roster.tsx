import type { HeistView } from "../engine/page.ts";
import type { Names } from "@trestle/kernel";
import { PlayerMark } from "@trestle/ui/art/player-mark.tsx";
import { SUIT_PATHS } from "./art/cards.tsx";
import { boardText, gameText } from "./words.ts";
import { type Box, boxOf } from "./box.ts";
import { colourOf } from "./colours.ts";
import type { CowboyPicture, HeistPicture } from "./picture.ts";
import css from "./board.module.css";
import { marks, type Touching } from "./keys.ts";

interface Props extends Touching {
  picture: HeistPicture;
  view: HeistView;
  names: Names;
  me: number | null;
}

/** Everybody in the order of turns: who is who, what they hold and carry. */
export function Roster({ picture, view, names, me, ...touching }: Props) {
  const text = boardText();
  const box = boxOf(picture.edition);
  return (
    <ul class={css.roster} aria-label={picture.mode === "versus" ? text.rivals : text.gang}>
      {picture.cowboys.map((c, i) => {
        const key = `cowboy:${i}`;
        const active = picture.active === i && picture.outcome === null;
        return (
          <li key={key}>
            <button
              type="button"
              tabIndex={-1}
              class={`${css.cowboy} ${active ? css.active : ""}`}
              {...marks(touching, key)}
              onClick={() => touching.touch(key)}
            >
              <PlayerMark colour={colourOf(box, c.colour)} size={26} />
              <span class={css.who}>
                <b>{gameText().piece(key, view, names)}</b>
                <span class={css.state}>
                  {stateOf(picture, c, { active, mine: !picture.solo && c.seat === me }).join(" · ")}
                </span>
              </span>
              <Cards box={box} c={c} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(p: HeistPicture, c: CowboyPicture, { active, mine }: { active: boolean; mine: boolean }): string[] {
  const text = boardText();
  const { tiles } = boxOf(p.edition);
  return [
    ...(mine ? [text.you] : []),
    ...(active ? [text.turn] : []),
    ...(c.jailed ? [text.jailed] : []),
    ...(c.flat ? [text.flat] : []),
    ...(p.mode === "versus" ? [text.points(c.points)] : []),
    ...(c.loot.length > 0 ? [text.carries(c.loot.map((id) => tiles.get(id)?.name ?? id))] : []),
    ...(c.bullets > 0 ? [text.bulletsOf(c.bullets)] : []),
    ...(c.hand === null ? [text.cards(c.cards)] : []),
  ];
}

/** An open hand in small; a hidden one as backs. */
function Cards({ box, c }: { box: Box; c: CowboyPicture }) {
  const faces = c.hand ?? Array.from({ length: c.cards }, () => null);
  return (
    <span class={css.cards} aria-hidden="true">
      {faces.map((id, i) => {
        const card = id === null ? undefined : box.cards.get(id);
        return (
          <svg key={i} viewBox="0 0 24 34" focusable="false">
            <path class={id === null ? css.back : css.face} d="M1 1H23V33H1Z" />
            {card?.suit !== null && card?.suit !== undefined && (
              <path transform="translate(4 3) scale(.66)" d={SUIT_PATHS[card.suit]} fill-rule="evenodd" />
            )}
            {card !== undefined && (
              <text x="12" y={card.suit === null ? 23 : 30}>
                {card.number ?? "W"}
              </text>
            )}
          </svg>
        );
      })}
    </span>
  );
}
