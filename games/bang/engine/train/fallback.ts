import type { Seat } from "@trestle/kernel";
import {
  bestOf,
  bestPicked,
  isGhost,
  leastOf,
  leastPicked,
  liking,
  lossWorth,
  only,
  type Ask,
  type Fallback,
} from "../fallback.ts";
import { handWorth, tableWorth } from "../keep.ts";
import { isRailcar, NAME } from "../pieces.ts";
import type { DecisionKind, Move, Piece } from "../types.ts";
import { priceOf } from "./stations.ts";
import { stationAt } from "./track.ts";

const takeBest: Fallback = (ask) => only(ask, "pass")[0] ?? bestOf(only(ask, "take"), (m) => carWorth(ask, m.car));
const worstLoss: Fallback = (ask) => bestOf(only(ask, "pick"), (m) => lossWorth(ask, m.card));

/** What an expired clock answers where the train asks. */
export const TRAIN_FALLBACKS: Partial<Readonly<Record<DecisionKind, Fallback>>> = {
  play: takeBest,
  "last-chance": takeBest,
  "sleeper-car": leastPicked,
  "switch-give": leastPicked,
  "circus-wagon": leastPicked,
  pay: (ask) => only(ask, "pass")[0] ?? leastPicked(ask),
  "cattle-truck": bestPicked,
  "switch-take": worstLoss,
  "coal-hopper": worstLoss,
  "train-robbery": robbed,
  "mail-car": giveAway,
  "lounge-car": giveAway,
  place,
  exempt: spareSelf,
  "full-steam": (ask) => only(ask, "steam").find((m) => (m.times === 2) === (ask.s.train!.side === "leland")),
};

/** GTR-TAKE-4: a Railcar must be taken; nobody pays for one with the last life point. */
function carWorth({ s, seat }: Ask, car: Piece): number {
  const train = s.train!;
  const station = stationAt(train, train.pos, train.cars.indexOf(car));
  const deadly = s.players[seat]!.life <= 1 && priceOf(s, station).cost.t === "life";
  return tableWorth(car) - (deadly ? 100 : 0);
}

/** GTR-PC-ROBB-1: cards rather than life points; a ghost loses neither. */
function robbed(ask: Ask): Move | undefined {
  const least = leastOf(ask, only(ask, "pick"));
  if (least === undefined || !isGhost(ask) || tableWorth(least.card) < 0) return least;
  return { t: "stand", card: least.card };
}

/** The worse card goes, a burden to somebody who may well be an enemy. */
function giveAway(ask: Ask): Move | undefined {
  const { s, seat } = ask;
  const worth = (card: Piece): number => (isRailcar(card) ? tableWorth(card) : handWorth(s, seat, card));
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
  const isGift = f.k === "place" && NAME[f.car] === "ghost-car";
  const rank = (at: Seat): number => (isGift ? liking(ask, at) : -liking(ask, at));
  const self = holders.find((m) => m.at === seat);
  if (isGift && self !== undefined) return self;
  return bestOf(holders, (m) => (m.at === seat ? -9 : rank(m.at)));
}

/** GTR-CH-BLAZ-1: out of what may hurt, Sgt. Blaze leaves himself. */
function spareSelf(ask: Ask): Move | undefined {
  const below = ask.s.stack[ask.s.stack.length - 2];
  if (below?.k !== "each" && below?.k !== "wanted") return { t: "pass" };
  return only(ask, "exempt").find((m) => m.at === ask.seat);
}
