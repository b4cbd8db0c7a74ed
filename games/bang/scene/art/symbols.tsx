import { KINDS, type CardName, type RailcarId } from "../../engine/page.ts";
import { BASE_CARDS_ART } from "./cards-base.ts";
import { TRAIN_CARDS_ART } from "./cards-train.ts";
import { Cut, Stencil, type Drawing } from "./draw.tsx";
import { RAILCAR_SYMBOLS } from "./railcar-symbols.ts";

const CARD_ART = { ...BASE_CARDS_ART, ...TRAIN_CARDS_ART } satisfies Readonly<Record<CardName, Drawing>>;

/** The picture of a card or of what a Railcar does, in a box of 48. */
function cardSymbol(id: CardName | RailcarId): Drawing {
  return id in CARD_ART ? CARD_ART[id as CardName] : RAILCAR_SYMBOLS[id as RailcarId];
}

interface SymbolProps {
  id: CardName | RailcarId;
  /** Width and height in px; left out, it fills its parent. */
  size?: number | undefined;
  /** In the colour of the text; cuts show `--knock`, the ground it lies on. */
  plain?: boolean;
}

/** A card as a small picture, told apart at 24 px. */
export function CardSymbol({ id, size, plain = false }: SymbolProps) {
  const art = cardSymbol(id);
  return (
    <svg viewBox="-2.500 -2.500 53 53" width={size} height={size} aria-hidden="true" focusable="false">
      {plain ? <Stencil of={art} cut={3} /> : <Cut of={art} cut={3} rim />}
    </svg>
  );
}

/** How far a weapon reaches; 0 for what is none. */
export function reachOf(id: CardName): number {
  return KINDS[id].range;
}
