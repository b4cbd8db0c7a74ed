import type { Decision, Seat } from "@trestle/kernel";
import { succeeds } from "./checks.ts";
import { handWorth, tableWorth } from "./keep.ts";
import { GHOST_CAR, isRailcar } from "./pieces.ts";
import { priceOf } from "./train/stations.ts";
import { stationAt } from "./train/track.ts";
import type { DecisionKind, Frame, Move, Piece, State } from "./types.ts";
import { ownerOf } from "./zones.ts";

type OfType<T extends Move["t"]> = Extract<Move, { t: T }>;

const PASS: Move = { t: "pass" };

/** Who is asked, what lies on top of the stack, and what may be answered. */
interface Ask {
  s: State;
  seat: Seat;
  f: Frame;
  moves: readonly Move[];
}

/**
 * What an expired clock plays: nothing in one's own turn, an answer where one would be hurt, and the card that is missed
 * least where one must go. It knows what the seat knows, and looks no move ahead.
 */
export function fallback(s: State, d: Decision, moves: readonly Move[]): Move {
  const ask: Ask = { s, seat: d.seat, f: s.stack[s.stack.length - 1]!, moves };
  return choose(ask, d.kind as DecisionKind) ?? only(ask, "pass")[0] ?? moves[0]!;
}

/** Undefined: pass, or whatever there is. */
function choose(ask: Ask, kind: DecisionKind): Move | undefined {
  switch (kind) {
    case "play":
    case "last-chance":
      return only(ask, "pass")[0] ?? bestOf(only(ask, "take"), (m) => carWorth(ask, m.car));
    case "shot":
      return dodge(ask);
    case "indians":
    case "duel":
      return isGhost(ask) ? PASS : leastOf(ask, [...only(ask, "answer"), ...only(ask, "sleeper")]);
    case "last-life":
      return only(ask, "answer")[0] ?? leastOf(ask, only(ask, "sid"));
    case "discard":
      return discard(ask);
    case "kit-carlson": // what is picked goes back
    case "sid-ketchum":
    case "sleeper-car":
    case "switch-give":
    case "circus-wagon":
      return leastOf(ask, only(ask, "pick"));
    case "pay":
      return only(ask, "pass")[0] ?? leastOf(ask, only(ask, "pick"));
    case "store":
    case "cattle-truck":
      return bestOf(only(ask, "pick"), (m) => handWorth(ask.s, ask.seat, m.card));
    case "flip":
      return only(ask, "pick").find((m) => isLucky(ask.f, m.card));
    case "switch-take":
    case "coal-hopper":
      return bestOf(only(ask, "pick"), (m) => lossWorth(ask, m.card));
    case "train-robbery":
      return robbed(ask);
    case "mail-car":
    case "lounge-car":
      return giveAway(ask);
    case "place":
      return place(ask);
    case "exempt":
      return spareSelf(ask);
    case "full-steam":
      return only(ask, "steam").find((m) => (m.times === 2) === (ask.s.train!.side === "leland"));
    case "draw":
      return only(ask, "draw").find((m) => m.from === "deck");
    case "character":
    case "map":
    case "shade-oconnor":
      return undefined;
  }
}

function only<T extends Move["t"]>({ moves }: Ask, t: T): OfType<T>[] {
  return moves.filter((m): m is OfType<T> => m.t === t);
}

/** The first of those with the highest worth. */
function bestOf<M>(list: readonly M[], worth: (m: M) => number): M | undefined {
  let best: M | undefined;
  let most = -Infinity;
  for (const m of list) {
    const w = worth(m);
    if (best !== undefined && w <= most) continue;
    best = m;
    most = w;
  }
  return best;
}

/** The move that costs the seat the least of its own cards. */
function leastOf<M extends { card: Piece }>({ s, seat }: Ask, list: readonly M[]): M | undefined {
  const { table } = s.players[seat]!;
  return bestOf(list, (m) => -(table.includes(m.card) ? tableWorth(s, seat, m.card) : handWorth(s, seat, m.card)));
}

/** BANG-DMG-2: a ghost has no life to lose. */
function isGhost({ s, seat }: Ask): boolean {
  return s.players[seat]!.ghost;
}

/** Barrels cost nothing. Cards are used where they suffice: half an answer to Slab the Killer is a card for nothing. */
function dodge(ask: Ask): Move | undefined {
  const { s, seat, f } = ask;
  if (f.k !== "shot" || isGhost(ask)) return PASS;
  const barrel = only(ask, "barrel")[0];
  if (barrel !== undefined) return barrel;
  const answers = [...only(ask, "answer"), ...only(ask, "use"), ...only(ask, "cover")];
  if (new Set(answers.map((m) => m.card)).size >= f.needed) return leastOf(ask, answers);
  if (s.players[seat]!.life > 1) return PASS;
  const diverts = only(ask, "divert").filter((m) => !isFriend(ask, m.at));
  return leastOf(ask, diverts);
}

/** BANG-CH-SIDK-1: two cards that must go anyway are a life point to Sid Ketchum. */
function discard(ask: Ask): Move | undefined {
  const { hand, life } = ask.s.players[ask.seat]!;
  const heals = hand.length - life >= 2 ? leastOf(ask, only(ask, "sid")) : undefined;
  return heals ?? leastOf(ask, only(ask, "pick"));
}

/** For Dynamite and Most Wanted the named result is the bad one. */
function isLucky(f: Frame, card: Piece): boolean {
  return f.k === "flip" && succeeds(f.why, card) === (f.why !== "dynamite" && f.why !== "most-wanted");
}

/** GTR-TAKE-4: a Railcar must be taken; nobody pays for one with the last life point. */
function carWorth({ s, seat }: Ask, car: Piece): number {
  const train = s.train!;
  const station = stationAt(train, train.pos, train.cars.indexOf(car));
  const deadly = s.players[seat]!.life <= 1 && priceOf(s, station).cost.t === "life";
  return tableWorth(s, seat, car) - (deadly ? 100 : 0);
}

/** GTR-PC-ROBB-1: cards rather than life points; a ghost loses neither. */
function robbed(ask: Ask): Move | undefined {
  const least = leastOf(ask, only(ask, "pick"));
  if (least === undefined || !isGhost(ask) || tableWorth(ask.s, ask.seat, least.card) < 0) return least;
  return { t: "stand", card: least.card };
}

/** The worse card goes, a burden to somebody who may well be an enemy. */
function giveAway(ask: Ask): Move | undefined {
  const { s, seat } = ask;
  const worth = (card: Piece): number => (isRailcar(card) ? tableWorth(s, seat, card) : handWorth(s, seat, card));
  const gifts = only(ask, "give");
  const card = bestOf(gifts, (m) => -worth(m.card))?.card;
  if (card === undefined) return only(ask, "place")[0];
  const takers = gifts.filter((m) => m.card === card);
  return bestOf(takers, (m) => (worth(card) < 0 ? -1 : 1) * liking(ask, m.at));
}

/** GTR-TAKE-3: Ghost Car for oneself, else for somebody liked; Lumber Flatcar for somebody who is not. */
function place(ask: Ask): Move | undefined {
  const { f, seat } = ask;
  const holders = only(ask, "place");
  if (f.k !== "place" || f.car !== GHOST_CAR) return bestOf(holders, (m) => (m.at === seat ? -9 : -liking(ask, m.at)));
  return holders.find((m) => m.at === seat) ?? bestOf(holders, (m) => liking(ask, m.at));
}

/** GTR-CH-BLAZ-1: out of what may hurt, Sgt. Blaze leaves himself. */
function spareSelf(ask: Ask): Move | undefined {
  const below = ask.s.stack[ask.s.stack.length - 2];
  if (below?.k !== "each" && below?.k !== "wanted") return PASS;
  return only(ask, "exempt").find((m) => m.at === ask.seat);
}

/** What it is worth to have a card in play taken from its owner. */
function lossWorth(ask: Ask, card: Piece): number {
  const owner = ownerOf(ask.s, card);
  const worth = tableWorth(ask.s, owner, card);
  return owner === ask.seat || isFriend(ask, owner) ? -worth : worth;
}

function isFriend(ask: Ask, at: Seat): boolean {
  return liking(ask, at) > 0;
}

/** By open roles only: the Sheriff is dear to Deputies and no Outlaw's friend, and so are they to the Sheriff. */
function liking({ s, seat }: Ask, at: Seat): number {
  const [me, other] = [s.players[seat]!, s.players[at]!];
  if (!other.shown || s.players.length === 3) return 0;
  const law = (role: string): boolean => role === "sheriff" || role === "deputy";
  if (me.role === "renegade" || other.role === "renegade") return 0;
  return law(me.role) === law(other.role) ? 1 : -1;
}
