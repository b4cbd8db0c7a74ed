import { chachaFrom, shuffle, type Rng } from "@trestle/kernel";
import { cloneFrame, cloneOutcome, clonePending, cloneTurn } from "./clone.ts";
import { deckOf, isRailcar } from "./pieces.ts";
import { expansion } from "./registry.ts";
import { ruleOf } from "./settle.ts";
import { charactersOf, rolesFor } from "./setup.ts";
import type { Piece, Player, State, View } from "./types.ts";
import { isChoosing } from "./view.ts";

/** Some full state that a view allows: whatever its viewer does not see is dealt at random among the hidden places. */
export function imagineState(v: View, rng: Rng): State {
  const players = v.players.map((p) => seatedPlayer(p));
  const stack = v.stack.map(cloneFrame);
  dealRoles(v, players, rng);
  if (isChoosing(v)) dealCharacters(v, players, rng);
  const pool = unseenCards(v);
  shuffle(rng, pool);
  keepPledge(v, players, pool);
  players.forEach((p, at) => {
    while (p.hand.length < v.players[at]!.hand) p.hand.push(pool.pop()!);
  });
  for (const f of stack)
    if ("count" in f && ruleOf(f).looksAtDeck) while (f.cards.length < f.count) f.cards.push(pool.pop()!);
  const discard = dealDiscard(v, pool);
  return {
    rules: v.rules,
    config: { ...v.config },
    rng: chachaFrom(rng),
    next: v.next,
    players,
    deck: pool,
    discard,
    train: expansion.imagine(v, stack, rng),
    turn: cloneTurn(v.turn),
    driver: v.driver,
    left: v.left,
    stack,
    returned: null,
    pending: clonePending(v.pending),
    outcome: v.outcome === null ? null : cloneOutcome(v.outcome),
  };
}

/** Who has begun something that takes a certain card is known to hold one: it is dealt first. */
function keepPledge(v: View, players: Player[], pool: Piece[]): void {
  const pledge = expansion.pledge(v);
  if (pledge === null || pledge.seat === v.seat || players[pledge.seat]!.table.some(pledge.fits)) return;
  const at = pool.findIndex(pledge.fits);
  if (at >= 0) players[pledge.seat]!.hand.push(pool.splice(at, 1)[0]!);
}

function seatedPlayer(p: View["players"][number]): Player {
  return {
    role: p.role ?? "outlaw",
    shown: p.shown,
    character: p.character,
    offer: p.offer.slice(),
    life: p.life,
    max: p.max,
    hand: p.cards === null ? [] : p.cards.slice(),
    table: p.table.slice(),
    out: p.out,
    ghost: p.ghost,
  };
}

function dealRoles(v: View, players: Player[], rng: Rng): void {
  const pool = rolesFor(players.length);
  for (const p of v.players) if (p.role !== null) pool.splice(pool.indexOf(p.role), 1);
  shuffle(rng, pool);
  v.players.forEach((p, at) => {
    if (p.role === null) players[at]!.role = pool.pop()!;
  });
}

/** While characters are being chosen: two for who still owes an answer, one for who has given it. */
function dealCharacters(v: View, players: Player[], rng: Rng): void {
  const seen = new Set(players.flatMap((p) => (p.character === null ? p.offer : [p.character])));
  const pool = charactersOf(v.config).filter((i) => !seen.has(i));
  shuffle(rng, pool);
  players.forEach((p, at) => {
    if (at === v.seat) return;
    if (v.pending.some((d) => d.seat === at)) p.offer = pool.splice(0, v.config.characterChoice);
    else p.character = pool.pop()!;
  });
}

/** Cards of effects under way lie in the discard pile, below its top. */
function resolvingCards(v: View): Piece[] {
  const out: Piece[] = [];
  for (const f of v.stack)
    if (f.k === "effect" && f.card !== null && f.card !== v.top && !out.includes(f.card)) out.push(f.card);
  return out;
}

/** Faces whose place the viewer does not know. */
function unseenCards(v: View): Piece[] {
  const pool = deckOf(v.config, v.rules);
  const seen = (card: Piece): void => {
    if (!isRailcar(card)) pool.splice(pool.indexOf(card), 1);
  };
  for (const p of v.players) {
    p.table.forEach(seen);
    p.cards?.forEach(seen);
  }
  if (v.top !== null) seen(v.top);
  resolvingCards(v).forEach(seen);
  for (const f of v.stack) ruleOf(f).holds(f).forEach(seen);
  return pool;
}

function dealDiscard(v: View, pool: Piece[]): Piece[] {
  if (v.top === null) return [];
  const resolving = resolvingCards(v);
  const discard: Piece[] = [];
  while (discard.length + resolving.length + 1 < v.discard) discard.push(pool.pop()!);
  discard.push(...resolving, v.top);
  return discard;
}
