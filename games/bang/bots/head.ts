import { type BangTypes, type Move, type State } from "../engine/index.ts";
import { below, sfc32, type Rng } from "@trestle/kernel";
import type { BotRequest } from "@trestle/bots";
import { believe, hurtFrom, withOwn, type Belief } from "./belief.ts";
import { hiddenCards } from "./hands.ts";
import { choose } from "./policy.ts";
import { feelBy, moodBy } from "./tempers.ts";
import { isInsane } from "./veto.ts";
import type { Mind, Mood } from "./wish.ts";

/** What a player has in its head when it is asked: all of it from its view and what it was told. */
export interface Head {
  rng: Rng;
  /** Some world of the view; nothing may be read from it that the view does not have. */
  table: State;
  /** What the table believes, and what somebody believes who knows its own role as well. */
  public: Belief;
  own: Belief;
  mind: Mind;
  /** What the rules of thumb say. */
  rule: Move;
}

/** Feels about the others as `as` says; without it, as the deeds it saw, its own role and its temper say. */
export function headOf(request: BotRequest<BangTypes>, as?: { hurt: number[]; mood: Mood }): Head {
  const { game, view, decision, history, temper } = request;
  const { seat } = decision;
  const rng = sfc32(request.seed);
  // A whiff of chance, so that equal targets are not always taken from the same side.
  const whiff = view.players.map(() => below(rng, 100) / 5000);
  const table = game.imagine(view, rng);
  const known = believe(view, history, game.imagine(view, rng));
  const role = view.players[seat]!.role!;
  const hurt = as?.hurt ?? [];
  if (as === undefined) {
    hurtFrom(known, seat, role, hurt);
    feelBy(temper, hurt, seat, role, known, history);
  }
  for (let i = 0; i < hurt.length; i++) hurt[i]! += whiff[i]!;
  const mind: Mind = { hurt, hidden: hiddenCards(view, history), mood: as?.mood ?? moodBy(temper, role) };
  const head: Head = { rng, table, public: known, own: withOwn(known, seat, role), mind, rule: request.legal[0]! };
  head.rule = byRule(request, head);
  return head;
}

function byRule(request: BotRequest<BangTypes>, head: Head): Move {
  const { decision } = request;
  const move = choose(head.table, decision, head.mind);
  const legal = request.game.check(head.table, decision, move) === null;
  return legal && isSane(request, head, move) ? move : instead(request, head);
}

export function isSane(request: BotRequest<BangTypes>, head: Head, move: Move): boolean {
  return !isInsane(head.table, request.decision.seat, move, head.mind, head.own);
}

/** The first legal move that nobody would be ashamed of; doing nothing comes first. */
function instead(request: BotRequest<BangTypes>, head: Head): Move {
  for (const m of request.legal) if (m.t === "pass") return m;
  for (const m of request.legal) if (isSane(request, head, m)) return m;
  return request.legal[0]!;
}
