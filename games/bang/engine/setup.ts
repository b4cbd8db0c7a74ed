import { chacha, shuffle, type Seat, type Start } from "@trestle/kernel";
import { boxOf, CHARACTER_IDS, CHARACTERS, ROLE_COUNTS, ROLES, type Role } from "./catalogue.ts";
import type { Expansion } from "./expansion.ts";
import { newTurn } from "./frames/turn.ts";
import { deckOf } from "./pieces.ts";
import { ask, push, type Ctx } from "./stack.ts";
import type { Character, Config, Player, State } from "./types.ts";

/** §1, up to the first decision. The caller settles. */
export function deal(
  start: Start<Config>,
  { deal: dealExpansion }: Expansion,
  { sink, hooks }: Pick<Ctx, "sink" | "hooks">,
): Ctx {
  const { config, seats } = start;
  const rng = chacha(start.seed);
  const roles = rolesFor(seats);
  shuffle(rng, roles);
  const characters = charactersOf(config);
  shuffle(rng, characters);
  const deck = deckOf(config, start.rules);
  shuffle(rng, deck);
  const players: Player[] = [];
  for (let i = 0; i < seats; i++)
    players.push(newPlayer(roles[i]!, characters.splice(0, config.characterChoice), seats));
  const first = roles.indexOf(seats === 3 ? "deputy" : "sheriff");
  const s: State = {
    rules: start.rules,
    config,
    rng,
    next: 1,
    players,
    deck,
    discard: [],
    train: null,
    turn: newTurn(first, "ordinary"),
    driver: first,
    left: false,
    stack: [],
    returned: null,
    pending: [],
    outcome: null,
  };
  if (config.expansion) dealExpansion(s, seats);
  const x: Ctx = { s, sink, hooks };
  if (sink)
    sink({
      t: "dealt",
      rule: "BANG-SETUP-2",
      reveals: true,
      first,
      roles: players.map((p) => (p.shown ? p.role : null)),
    });
  push(x, { k: "choose" });
  if (config.characterChoice === 1) for (const p of players) p.character = p.offer[0]!;
  else for (let i = 0; i < seats; i++) ask(x, i, "character");
  return x;
}

const BASE_CAST: readonly Character[] = CHARACTER_IDS.flatMap((id, i) => (boxOf(id) === "base" ? [i] : []));
const FULL_CAST: readonly Character[] = CHARACTER_IDS.map((_, i) => i);

/** The characters that a game plays with. */
export function charactersOf({ expansion }: Config): Character[] {
  return (expansion ? FULL_CAST : BASE_CAST).slice();
}

const ROLE_CARDS: readonly Role[][] = Array.from({ length: 9 }, (_, seats) => {
  const counts = ROLE_COUNTS[seats];
  return counts === undefined ? [] : ROLES.flatMap((role) => Array.from({ length: counts[role] }, () => role));
});

/** The role cards for so many players (§2). */
export function rolesFor(seats: number): Role[] {
  return ROLE_CARDS[seats]!.slice();
}

function newPlayer(role: Role, offer: Character[], seats: number): Player {
  return {
    role,
    shown: role === "sheriff" || seats === 3, // BANG-SETUP-2, BANG-3P-1
    character: null,
    offer,
    life: 0,
    max: 0,
    hand: [],
    table: [],
    out: false,
    ghost: false,
  };
}

/** BANG-SETUP-3 to BANG-SETUP-5: all characters lie open, life points and hands follow. */
export function cast(x: Ctx): void {
  const { s } = x;
  for (const p of s.players) {
    p.offer = [];
    p.max = CHARACTERS[CHARACTER_IDS[p.character!]!].lives + (p.role === "sheriff" ? 1 : 0);
    p.life = p.max;
    for (let i = 0; i < p.max; i++) p.hand.push(s.deck.pop()!);
  }
  if (!x.sink) return;
  const characters = s.players.map((p) => p.character!);
  x.sink({ t: "cast", rule: "BANG-SETUP-4", reveals: true, characters, lives: s.players.map((p) => p.life) });
  for (let seat: Seat = 0; seat < s.players.length; seat++) {
    const cards = s.players[seat]!.hand.slice();
    const secret = { to: [seat], cards };
    x.sink({ t: "drew", rule: "BANG-SETUP-5", reveals: true, seat, count: cards.length, why: "setup", secret });
  }
  x.sink({ t: "turn-began", rule: "BANG-SETUP-6", seat: s.turn.seat, extra: false });
}
