import type { EventBase, Seat } from "@trestle/kernel";
import type { CardName, CharacterId, Role } from "./catalogue.ts";
import type { LocomotiveSide, RailcarId } from "./train/railway.ts";
import type { CheckKind, ShotKind } from "./frames/types.ts";
import type { Character, Piece } from "./types.ts";

/** Why cards were drawn, taken, discarded or flipped: a card, a Railcar, a character, or a step of the turn. */
export type Cause =
  | CardName
  | RailcarId
  | CharacterId
  | LocomotiveSide
  | "setup"
  | "turn-start"
  | "railcar-action"
  | "phase-1"
  | "phase-3"
  | "reward"
  | "penalty"
  | "payment"
  | "death"
  | "weapon";

interface Of<T extends string> extends EventBase {
  t: T;
}
/** The faces, for those who may know them. */
interface Seen {
  to: Seat[];
  cards: Piece[];
}

export type Event =
  /** The game was set up; `sheriff` is the first player (with three players the Deputy, all roles open). */
  | (Of<"dealt"> & { first: Seat; roles: (Role | null)[] })
  /** Somebody has chosen a character, nobody else knows which. */
  | (Of<"chose"> & { seat: Seat; secret?: { to: Seat[]; character: Character } })
  /** All characters lie open, life points are set, first hands are dealt. */
  | (Of<"cast"> & { characters: Character[]; lives: number[] })
  | (Of<"turn-began"> & { seat: Seat; extra: boolean })
  /** Has finished playing cards. */
  | (Of<"finished"> & { seat: Seat })
  | (Of<"drew"> & { seat: Seat; count: number; why: Cause; secret?: Seen })
  /** From the top of the discard pile, or out of it, into hand: everybody saw it. */
  | (Of<"picked-up"> & { seat: Seat; card: Piece; why: Cause })
  /** Black Jack's second card. */
  | (Of<"showed"> & { seat: Seat; card: Piece })
  /** Looked at cards from the draw pile or two Railcars. */
  | (Of<"looked"> & { seat: Seat; count: number; why: Cause; secret?: Seen })
  /** Cards went back on top of the draw pile. */
  | (Of<"put-back"> & { seat: Seat; count: number; why: Cause; secret?: Seen })
  /** A card from hand. `as`: the card it is played as (Calamity Janet, Money Bag), else its own name. */
  | (Of<"played"> & { seat: Seat; card: Piece; as: CardName; at: Seat | null; take: Piece | null })
  /** A Railcar was discarded for its effect, or Sleeper Car aimed. */
  | (Of<"used"> & { seat: Seat; card: Piece; as: CardName | null; at: Seat | null })
  /** A card in answer: as a Missed!, as a BANG!, as a Beer at the last life point. */
  | (Of<"answered"> & { seat: Seat; card: Piece; as: "missed" | "bang" | "beer"; why: Cause })
  | (Of<"declined"> & { seat: Seat; why: Cause })
  | (Of<"diverted"> & { seat: Seat; card: Piece; at: Seat })
  | (Of<"discarded"> & { seat: Seat; cards: Piece[]; from: "hand" | "table" | "deck"; why: Cause })
  /** A draw!; `cards` are two for Lucky Duke, none where both piles were empty. */
  | (Of<"flipped"> & { seat: Seat; cards: Piece[]; why: CheckKind })
  /** The card that counts. */
  | (Of<"checked"> & { seat: Seat; card: Piece | null; why: CheckKind; success: boolean })
  | (Of<"missed"> & { seat: Seat; by: Seat | null; what: ShotKind })
  | (Of<"lost-life"> & { seat: Seat; points: number; life: number; by: Seat | null })
  | (Of<"gained-life"> & { seat: Seat; life: number; why: Cause })
  /** Card from another's hand (`card` null, the two know it) or from in front of a player. */
  | (Of<"stole"> & { seat: Seat; from: Seat; card: Piece | null; why: Cause; secret?: Seen })
  /** Another's card was discarded. */
  | (Of<"removed"> & { seat: Seat; from: Seat; card: Piece; where: "hand" | "table"; why: Cause })
  | (Of<"gave"> & { seat: Seat; at: Seat; why: Cause; secret?: Seen })
  | (Of<"moved"> & { card: Piece; from: Seat; to: Seat })
  /** Train Robbery: keeps the card and takes a shot for it. */
  | (Of<"stood"> & { seat: Seat; card: Piece })
  /** Switch: the own card that will change places. */
  | (Of<"offered"> & { seat: Seat; card: Piece })
  | (Of<"switched"> & { seat: Seat; at: Seat; give: Piece; take: Piece })
  | (Of<"exploded"> & { seat: Seat })
  | (Of<"jailed"> & { seat: Seat; free: boolean })
  | (Of<"store-opened"> & { cards: Piece[]; seats: Seat[]; why: Cause })
  | (Of<"store-taken"> & { seat: Seat; card: Piece })
  | (Of<"exempted"> & { seat: Seat; at: Seat })
  /** An effect that did nothing to a player: Prisoner Car. */
  | (Of<"spared"> & { seat: Seat; why: Cause })
  | (Of<"eliminated"> & { seat: Seat; role: Role; by: Seat | null })
  | (Of<"became-ghost"> & { seat: Seat })
  | (Of<"returned"> & { seat: Seat })
  /** A ghost that lost Ghost Car. */
  | (Of<"faded"> & { seat: Seat; role: Role })
  /** Vulture Sam. `cards` lay open; those from hand are known to him. */
  | (Of<"inherited"> & { seat: Seat; from: Seat; cards: Piece[]; count: number; secret?: Seen })
  | (Of<"shuffled"> & { count: number })
  | (Of<"advanced"> & { seat: Seat; pos: number; end: boolean; why: Cause })
  /** Went for a Railcar of the train; the payment follows. */
  | (Of<"claimed"> & { seat: Seat; car: Piece; station: number })
  /** A Railcar left the train by payment or for free. */
  | (Of<"took-car"> & { seat: Seat; car: Piece; station: number; free: boolean })
  | (Of<"placed"> & { seat: Seat; car: Piece; at: Seat })
  /** Railcars joined the tail of the train. */
  | (Of<"coupled"> & { cars: Piece[] })
  | (Of<"steamed"> & { seat: Seat; times: 0 | 2 })
  | (Of<"locomotive-acted"> & { side: LocomotiveSide; seat: Seat })
  | (Of<"new-line"> & { stations: number[]; cars: Piece[]; side: LocomotiveSide })
  | (Of<"ended"> & { winners: Seat[]; roles: Role[] });
