import {
  CARDS,
  isRailcar,
  KINDS,
  NAME,
  type CardName,
  type RailcarId,
  type Rank,
  type Suit,
} from "../../engine/page.ts";
import type { ComponentChildren } from "preact";
import css from "./card-face.module.css";
import type { Faces } from "./faces.ts";
import { RailcarArt } from "./railcars.tsx";
import { SuitMark } from "./marks.tsx";
import { CardSymbol } from "./symbols.tsx";

export type FaceSize = "full" | "small";

export interface CardFaceProps {
  /** The number of a playing card or a Railcar, as the game's moves and events have it. */
  face: number;
  words: Faces;
  size?: FaceSize;
}

/** A card or a Railcar as a letterpress ticket: suit and rank, picture, title and, if there is room, what it does. */
export function CardFace({ face, words, size = "full" }: CardFaceProps) {
  const card = CARDS[face];
  if (card !== undefined) return <Ticket id={card.name} suit={card.suit} rank={card.rank} words={words} size={size} />;
  return isRailcar(face) ? <RailcarFace id={NAME[face] as RailcarId} words={words} size={size} /> : null;
}

interface TicketProps {
  id: CardName;
  suit?: Suit;
  rank?: Rank;
  words: Faces;
  size?: FaceSize;
}

/** A kind of card; without suit and rank it stands for all its copies. */
export function Ticket({ id, suit, rank, words, size = "full" }: TicketProps) {
  const { border, range } = KINDS[id];
  return (
    <Paper kind={border} gun={range > 0} size={size} name={words.name(id)} line={words.line(id)}>
      {suit !== undefined && rank !== undefined && (
        <span class={css.rank} data-red={suit === "hearts" || suit === "diamonds"}>
          {words.rank(rank)}
          <SuitMark suit={suit} />
          <span class="unseen">{words.suit(suit)}</span>
        </span>
      )}
      {range > 0 && (
        <span class={css.reach}>
          <span class="unseen">{words.reach} </span>
          {range}
        </span>
      )}
      <CardSymbol id={id} />
    </Paper>
  );
}

export function RailcarFace({ id, words, size = "full" }: { id: RailcarId; words: Faces; size?: FaceSize }) {
  return (
    <Paper kind="train" size={size} name={words.name(id)} line={words.line(id)}>
      <RailcarArt id={id} />
    </Paper>
  );
}

interface PaperProps {
  kind: "brown" | "blue" | "train";
  gun?: boolean;
  size: FaceSize;
  name: string;
  line: string;
  children: ComponentChildren;
}

function Paper({ kind, gun = false, size, name, line, children }: PaperProps) {
  return (
    <span class={`${css.ticket} ${css[kind]} ${css[size]}`}>
      <span class={css.picture} data-gun={gun}>
        {children}
      </span>
      <span class={css.name}>{name}</span>
      {size === "full" && <span class={css.line}>{line}</span>}
    </span>
  );
}

export type Back = "draw" | "railcar";

/** The back of a deck: crossed guns for the playing cards, a wheel for the Railcars. Nothing of the face is in it. */
export function CardBack({ deck, size = "full" }: { deck: Back; size?: FaceSize }) {
  return (
    <span class={`${css.ticket} ${css.back} ${css[size]}`} data-deck={deck}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" fill="currentColor">
        <path fill-rule="evenodd" d={BACKS[deck]} />
      </svg>
    </span>
  );
}

const BACKS: Readonly<Record<Back, string>> = {
  draw: "M24 2L29 17H45L32 26.500 37 42 24 32.500 11 42 16 26.500 3 17H19ZM24 13L21.500 20.500H14L20 25 17.500 32.500 24 28 30.500 32.500 28 25 34 20.500H26.500Z",
  railcar:
    "M24 3A21 21 0 1 1 24 45A21 21 0 1 1 24 3ZM24 8.500A15.500 15.500 0 0 0 22 8.700V18.300A6 6 0 0 1 26 18.300V8.700A15.500 15.500 0 0 0 24 8.500ZM11.500 15A15.500 15.500 0 0 0 8.700 22H18.300A6 6 0 0 1 18.800 20.300ZM36.500 15L29.200 20.300A6 6 0 0 1 29.700 22H39.300A15.500 15.500 0 0 0 36.500 15ZM8.700 26A15.500 15.500 0 0 0 14 35.800L20.500 28.900A6 6 0 0 1 18.300 26ZM39.300 26H29.700A6 6 0 0 1 27.500 28.900L34 35.800A15.500 15.500 0 0 0 39.300 26ZM22 29.700V39.300H26V29.700Z",
};
