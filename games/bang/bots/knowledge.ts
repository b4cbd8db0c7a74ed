import { type BangTypes, type Move, type State } from "../engine/index.ts";
import { below, sfc32, type Rng } from "@trestle/kernel";
import type { BotRequest } from "@trestle/bots";
import { believe, hurtFrom, withOwn, type Belief } from "./belief.ts";
import { hiddenCards } from "./hands.ts";
import { choose } from "./policy.ts";
import { feelBy, moodBy } from "./tempers.ts";
import { isInsane } from "./veto.ts";
import type { Mind, Mood } from "./mind.ts";

/** What a player knows, believes and wants when it is asked: all from its view and the events it was told. */
export interface Knowledge {
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

/** `as` says what it feels about the others; without it, the deeds it saw, its own role and its temper do. */
export function knowledgeOf(request: BotRequest<BangTypes>, as?: { hurt: number[]; mood: Mood }): Knowledge {
  const { game, view, decision, history, temper } = request;
  const { seat } = decision;
  const rng = sfc32(request.seed);
  // A little chance, so that equal targets are not always taken from the same side.
  const jitter = view.players.map(() => below(rng, 100) / 5000);
  const table = game.imagine(view, rng);
  const belief = believe(view, history, game.imagine(view, rng));
  const role = view.players[seat]!.role!;
  const hurt = as?.hurt ?? [];
  if (as === undefined) {
    hurtFrom(belief, seat, role, hurt);
    feelBy(temper, hurt, seat, role, belief, history);
  }
  for (let i = 0; i < hurt.length; i++) hurt[i]! += jitter[i]!;
  const mind: Mind = { hurt, hidden: hiddenCards(view, history), mood: as?.mood ?? moodBy(temper, role) };
  const known: Knowledge = {
    rng,
    table,
    public: belief,
    own: withOwn(belief, seat, role),
    mind,
    rule: request.legal[0]!,
  };
  known.rule = byRule(request, known);
  return known;
}

function byRule(request: BotRequest<BangTypes>, known: Knowledge): Move {
  const { decision } = request;
  const move = choose(known.table, decision, known.mind);
  const legal = request.game.check(known.table, decision, move) === null;
  return legal && isSane(request, known, move) ? move : instead(request, known);
}

export function isSane(request: BotRequest<BangTypes>, known: Knowledge, move: Move): boolean {
  return !isInsane(known.table, request.decision.seat, move, known.mind, known.own);
}

/** The first legal move that nobody would be ashamed of; doing nothing comes first. */
function instead(request: BotRequest<BangTypes>, known: Knowledge): Move {
  for (const m of request.legal) if (m.t === "pass") return m;
  for (const m of request.legal) if (isSane(request, known, m)) return m;
  return request.legal[0]!;
}
