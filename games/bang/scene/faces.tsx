import type { Piece } from "../engine/page.ts";
import { memo } from "@trestle/ui/memo.ts";
import { CardBack, CardFace, type Back as Deck } from "./art/card-face.tsx";
import { CharacterPortrait } from "./art/portrait.tsx";
import css from "./faces.module.css";
import { characterId, faces } from "./names.ts";

export type CardSize = "hand" | "middle" | "tiny";

/** A card as it lies on the table or in a hand; its words are said by whoever shows it. */
export const Card = memo(function Card({ piece, size = "hand" }: { piece: Piece; size?: CardSize }) {
  return (
    <span class={`${css.card} ${css[size]}`} aria-hidden="true">
      <CardFace face={piece} words={faces()} size="small" />
    </span>
  );
});

export function Back({ size = "middle", deck = "draw" }: { size?: CardSize; deck?: Deck }) {
  return (
    <span class={`${css.card} ${css[size]}`} aria-hidden="true">
      <CardBack deck={deck} size="small" />
    </span>
  );
}

/** A character's face; one that is not known yet is a hat in the dark. */
export const Face = memo(function Face({ character, out = false }: { character: number | null; out?: boolean }) {
  const id = characterId(character);
  if (id !== null) return <CharacterPortrait id={id} out={out} />;
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <rect x="3" y="3" width="90" height="90" rx="9" fill="#c9b48a" stroke="#2a1c12" stroke-width="3" />
      <path
        d="M12 40Q30 26 48 26T84 40Q66 34 48 34T12 40ZM30 30V14Q48 4 66 14V30Q48 22 30 30ZM22 93Q24 60 48 60T74 93Z"
        fill="#2a1c12"
      />
    </svg>
  );
});
