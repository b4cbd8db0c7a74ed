import { cloneRng, type Outcome } from "@trestle/kernel";
import { ruleOf } from "./settle.ts";
import type { Frame, Player, State, Train, Turn } from "./types.ts";

/** By hand: search copies constantly. */
export function cloneState(s: State): State {
  const { players, stack, pending } = s;
  const newPlayers: Player[] = [];
  for (let i = 0; i < players.length; i++) newPlayers.push(clonePlayer(players[i]!));
  const newStack: Frame[] = [];
  for (let i = 0; i < stack.length; i++) newStack.push(cloneFrame(stack[i]!));
  return {
    rules: s.rules,
    config: {
      expansion: s.config.expansion,
      characterChoice: s.config.characterChoice,
      customStation: s.config.customStation,
    },
    rng: cloneRng(s.rng),
    next: s.next,
    players: newPlayers,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    train: s.train === null ? null : cloneTrain(s.train),
    turn: cloneTurn(s.turn),
    driver: s.driver,
    left: s.left,
    stack: newStack,
    returned: s.returned,
    pending: clonePending(pending),
    outcome: s.outcome === null ? null : cloneOutcome(s.outcome),
  };
}

function clonePlayer(p: Player): Player {
  return {
    role: p.role,
    shown: p.shown,
    character: p.character,
    offer: p.offer.slice(),
    life: p.life,
    max: p.max,
    hand: p.hand.slice(),
    table: p.table.slice(),
    out: p.out,
    ghost: p.ghost,
  };
}

function cloneTrain(t: Train): Train {
  return {
    stations: t.stations.slice(),
    spare: t.spare.slice(),
    pos: t.pos,
    cars: t.cars.slice(),
    deck: t.deck.slice(),
    side: t.side,
  };
}

export function cloneTurn(t: Turn): Turn {
  return {
    seat: t.seat,
    step: t.step,
    extra: t.extra,
    express: t.express,
    bangs: t.bangs,
    taken: t.taken,
    advanced: t.advanced,
    owes: t.owes,
    zipped: t.zipped,
    slept: t.slept,
    steam: t.steam,
  };
}

export function clonePending(pending: State["pending"]): State["pending"] {
  const out: State["pending"] = [];
  for (let i = 0; i < pending.length; i++) {
    const d = pending[i]!;
    out.push({ id: d.id, seat: d.seat, kind: d.kind, as: d.as, free: d.free });
  }
  return out;
}

export function cloneOutcome(o: Outcome): Outcome {
  return { winners: o.winners.slice(), because: o.because, scores: o.scores === null ? null : o.scores.slice() };
}

/** The frames that lie in nearly every stack are copied here, all others by their rules. */
export function cloneFrame(f: Frame): Frame {
  switch (f.k) {
    case "turn":
      return { k: f.k };
    case "effect":
      return {
        k: f.k,
        by: f.by,
        card: f.card,
        stage: f.stage,
        hurt: f.hurt.slice(),
        lost: f.lost,
        at: f.at,
        refund: f.refund,
        hunter: f.hunter,
      };
    case "shot":
      return {
        k: f.k,
        by: f.by,
        at: f.at,
        what: f.what,
        bang: f.bang,
        suit: f.suit,
        needed: f.needed,
        fresh: f.fresh,
        tried: f.tried.slice(),
        flip: f.flip,
        evaded: f.evaded,
      };
    case "each":
      return { k: f.k, what: f.what, by: f.by, left: f.left.slice() };
    default:
      return ruleOf(f).clone(f);
  }
}
