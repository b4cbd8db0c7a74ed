import { ACCEPT, DECLINE, DONE, PROPOSE, type AbilityKind, type Move, type State } from "../engine/index.ts";
import type { Decision } from "@trestle/kernel";
import { chance, countHand, gather, lackOf, without } from "./cards.ts";
import type { Ground } from "./ground.ts";
import { keepers } from "./robbery.ts";
import type { Pilot } from "./policy.ts";
import { timetableOf } from "./timetable.ts";

/** What suits this policy, the best first. */
const ABILITIES: readonly AbilityKind[] = [
  "handLimit",
  "doubleStep",
  "fasterHorse",
  "lootAgain",
  "freeBullet",
  "easyEscape",
  "quietWilds",
  "ignoreClosedRange",
  "splitDelivery",
  "longReach",
  "duckTunnel",
  "tradeAnywhere",
];

type Of<K extends Move["t"]> = Extract<Move, { t: K }>;

/** Decisions that come up now and then. */
export function answerOf(p: Pilot, s: State, d: Decision): Move {
  const legal: Move[] = [];
  p.game.moves(s, d, legal);
  if (legal.length === 1) return legal[0]!;
  return pickOf(p, s, d, legal) ?? p.game.fallback(s, d);
}

function movesOf<K extends Move["t"]>(legal: readonly Move[], t: K): Of<K>[] {
  return legal.filter((m): m is Of<K> => m.t === t);
}

function pickOf(p: Pilot, s: State, d: Decision, legal: readonly Move[]): Move | undefined {
  switch (d.kind) {
    case "offer":
      return offer(p, s, legal);
    case "answer":
      return reply(p, s, d, legal);
    case "confirm": {
      const { give, back } = s.trade!;
      const fair = s.mode !== "versus" || back.length >= give.length;
      return fair && legal.includes(ACCEPT) ? ACCEPT : movesOf(legal, fair ? "accept" : "decline")[0];
    }
    case "way":
      // Nothing else depends on the way, and nobody has to take the card.
      return movesOf(legal, "way").find((m) => m.long);
    case "claim":
      return claim(p, legal);
    case "lay":
      return lay(p, s, legal);
    case "load":
    case "refill":
      return place(p, s, d, legal);
    default:
      return DONE;
  }
}

const isWild = (p: Pilot, id: string): boolean => p.g.t.edition.poker.find((c) => c.id === id)?.suit === null;

/** Adding to an offer: whatever a prisoner still lacks, nothing more. */
function offer(p: Pilot, s: State, legal: readonly Move[]): Move {
  const { t } = p.g;
  const trade = s.trade!;
  const other = s.cowboys[trade.with]!;
  const puts = movesOf(legal, "put");
  const put = puts.find((m) => !isWild(p, m.card)) ?? puts[0];
  const wants = other.at === t.jail && other.hand.length + trade.give.length < 3;
  return wants && put !== undefined ? put : PROPOSE;
}

/** Partners give what is asked for or lets the other rob, and take what fits; rivals take gifts and good bargains. */
function reply(p: Pilot, s: State, d: Decision, legal: readonly Move[]): Move | undefined {
  const { g } = p;
  const trade = s.trade!;
  const asked = trade.want.length > 0 && trade.back.length === 0;
  const accept = movesOf(legal, asked ? "grant" : "accept")[0];
  if (s.mode === "versus") return (trade.want.length < trade.give.length ? accept : undefined) ?? DECLINE;
  if (asked && accept !== undefined) return accept;
  const { hand } = s.cowboys[d.as]!;
  const theirs = [...s.cowboys[trade.by]!.hand, ...trade.back];
  const room = 5 - theirs.length;
  if (room > 0 && !paysFor(g, s, theirs))
    for (const card of hand) {
      if (!paysFor(g, s, [...theirs, card])) continue;
      const move = movesOf(legal, "put").find((m) => m.card === g.t.edition.poker[card]!.id);
      if (move !== undefined) return move;
    }
  if (accept !== undefined) return accept;
  const worst = without(hand, keepers(g, s, d.as, p.taste))[0] ?? hand[0];
  if (room <= 0 || worst === undefined) return DECLINE;
  return movesOf(legal, "put").find((m) => m.card === g.t.edition.poker[worst]!.id) ?? DECLINE;
}

function paysFor(g: Ground, s: State, hand: readonly number[]): boolean {
  const count = countHand(g.t, hand);
  for (const stack of s.squares) {
    const tile = stack.at(-1);
    if (tile !== undefined && lackOf(count, g.needs[tile]!, null) === 0) return true;
  }
  return false;
}

function claim(p: Pilot, legal: readonly Move[]): Move | undefined {
  const rank = (id: string | null): number => {
    const card = p.g.t.edition.wanted.find((w) => w.id === id);
    return card === undefined ? ABILITIES.length : ABILITIES.indexOf(card.ability.kind);
  };
  return movesOf(legal, "claim").toSorted((a, b) => rank(a.card) - rank(b.card))[0];
}

/** Where new tiles lie best: the hard ones below, the easy ones on top and far from the Sheriff. */
function place(p: Pilot, s: State, d: Decision, legal: readonly Move[]): Move | undefined {
  const { t } = p.g;
  let best: Move | undefined;
  let most = -Infinity;
  let known = "";
  let eased = 0;
  for (const m of legal) {
    if (m.t !== "place") continue;
    const car = p.g.t.squareIds.indexOf(m.square) >> 1;
    if (m.tile !== known) eased = ease(p, s, d.as, m.tile);
    known = m.tile;
    const worth = Math.abs(t.sheriffAt[p.g.inside[car]![0]!]! - s.sheriff) - 10 * eased;
    if (worth <= most) continue;
    most = worth;
    best = m;
  }
  return best;
}

/** How near to paying for a tile the cowboys are whose hands one sees. */
function ease(p: Pilot, s: State, me: number, id: string): number {
  const { g } = p;
  const need = g.needs[g.t.edition.tiles.findIndex((tile) => tile.id === id)]!;
  let sum = 0;
  for (let i = 0; i < s.cowboys.length; i++) {
    if (s.mode === "versus" && i !== me) continue;
    const { hand } = s.cowboys[i]!;
    const lack = lackOf(countHand(g.t, hand), need, null);
    sum += chance(need, lack, Math.max(lack, 5 - gather(g.t, hand, need, null).length));
  }
  return sum;
}

/** New tiles go to the town that the train reaches next without being paid. */
function lay(p: Pilot, s: State, legal: readonly Move[]): Move | undefined {
  const { t } = p.g;
  const { arrives } = timetableOf(p.g, s, s.cowboys.length, s.cowboys.length);
  const towns = t.edition.mainMap.towns.map((town) => town.letter).toSorted();
  const late = (letter: string): number => {
    const town = towns.findIndex((l) => l === letter);
    return arrives[town]! + (s.towns[town]!.length > 0 ? 1000 : 0);
  };
  return movesOf(legal, "lay").toSorted((a, b) => late(a.town) - late(b.town))[0];
}
