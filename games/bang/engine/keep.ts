import type { Seat } from "@trestle/kernel";
import { NAME, RANGE, type PieceName } from "./pieces.ts";
import type { Piece, State } from "./types.ts";
import { hasInPlay, playersInPlay } from "./zones.ts";

/** What an absent player lets go first comes first. */
const LEAST_FIRST: readonly PieceName[] = [
  "lumber-flatcar",
  "dynamite",
  "switch",
  "refund",
  "full-steam",
  "most-wanted",
  "express-car",
  "private-car",
  "circus-wagon",
  "jail",
  "prisoner-car",
  "general-store",
  "money-bag",
  "cattle-truck",
  "coal-hopper",
  "train-robbery",
  "schofield",
  "volcanic",
  "duel",
  "indians",
  "scope",
  "remington",
  "cat-balou",
  "panic",
  "passenger-car",
  "baggage-car",
  "sleeper-car",
  "caboose",
  "water-tower",
  "next-stop",
  "map",
  "rev-carabine",
  "dragoon",
  "knife-revolver",
  "winchester",
  "gatling",
  "bang",
  "saloon",
  "dining-car",
  "lounge-car",
  "observation-car",
  "stagecoach",
  "mustang",
  "strongbox",
  "mail-car",
  "wells-fargo",
  "barrel",
  "missed",
  "cactus",
  "evaded",
  "beer",
  "ghost-car",
];
const WORTH: readonly number[] = NAME.map((name) => LEAST_FIRST.indexOf(name));

/** In front of its owner these do harm. */
const BURDENS: readonly PieceName[] = ["dynamite", "jail", "lumber-flatcar"];

/** How little the seat wants to part with a card it holds or is offered. */
export function handWorth(s: State, seat: Seat, card: Piece): number {
  const p = s.players[seat]!;
  const name = NAME[card]!;
  if (name === "beer" && playersInPlay(s) <= 2) return 0; // BANG-BEER-3
  // BANG-PLAY-4, BANG-PLAY-5: it could not be put in play, or only in place of something better.
  if (hasInPlay(p, name)) return 0;
  if (RANGE[card]! > 0 && p.table.some((own) => RANGE[own]! >= RANGE[card]!)) return 0;
  return WORTH[card]!;
}

/** How little the seat wants to part with a card in front of it; below 0 it is glad to. */
export function tableWorth(s: State, seat: Seat, card: Piece): number {
  if (BURDENS.includes(NAME[card]!)) return -1;
  return s.players[seat]!.ghost && NAME[card] === "ghost-car" ? Infinity : WORTH[card]!;
}
