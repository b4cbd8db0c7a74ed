import type { BangTypes, Event, Move, Role, State, View } from "../engine/index.ts";
import { sfc32 } from "@trestle/kernel";
import { type Baselines, type BotRequest, random } from "@trestle/bots";
import { beliefBefore, hurtFrom, presence, reveal } from "./belief.ts";
import { ALL, deedOf, follow, newStory, NOBODY } from "./deeds.ts";
import { knowledgeOf } from "./knowledge.ts";
import { SELF, type Mood } from "./mind.ts";

/** Players to measure against; all keep the rules of thumb of the Gunslinger and differ in what they think of others. */
export const baselines: Baselines<BangTypes> = {
  random,
  greedy,
  karma,
  heuristic: (request) => knowledgeOf(request).rule,
};

/** Not tuned with the levels: a baseline must not grow. */
const FIXED: Mood = { shy: 0.05, shoot: 1, duel: 1, steal: 1, train: 1, thrift: 0.5 };

/** Draws no conclusions: everybody is what the deal of the roles makes likely, until a role is shown. */
function greedy(request: BotRequest<BangTypes>): Move {
  const { view, decision } = request;
  const b = beliefBefore(view);
  for (let i = 0; i < view.players.length; i++) if (view.players[i]!.shown) reveal(b, i, view.players[i]!.role!);
  presence(b, view.players);
  const hurt: number[] = [];
  hurtFrom(b, decision.seat, view.players[decision.seat]!.role!, hurt);
  return knowledgeOf(request, { hurt, mood: FIXED }).rule;
}

/** Keeps accounts: who hurts the Sheriff is bad, who hurts the bad is good. */
function karma(request: BotRequest<BangTypes>): Move {
  const { view, history, decision, game } = request;
  const bad = accounts(view, history, game.imagine(view, sfc32(request.seed)));
  const mine = view.players[decision.seat]!.role!;
  const hurt = view.players.map((p, at) => (at === decision.seat ? SELF : attitude(mine, p.role, bad[at]!, view)));
  return knowledgeOf(request, { hurt, mood: FIXED }).rule;
}

function accounts(view: View, history: readonly Event[], s: State): number[] {
  const bad = view.players.map(() => 0);
  const sheriff = view.players.findIndex((p) => p.role === "sheriff");
  for (const p of s.players) {
    p.table = [];
    p.out = false;
  }
  const story = newStory();
  for (const e of history) {
    const deed = deedOf(s, e, story);
    follow(s, e);
    if (e.t === "eliminated" || e.t === "faded") bad[e.seat] = standing(e.role);
    if (deed === null || deed.at === ALL || deed.at === NOBODY) continue;
    const victim = deed.at === sheriff ? -1 : clamp(bad[deed.at]!);
    bad[deed.by]! -= 0.5 * deed.weight * victim;
  }
  return bad.map(clamp);
}

function standing(role: Role): number {
  return role === "outlaw" ? 1 : role === "renegade" ? 0.5 : -1;
}

function clamp(x: number): number {
  return x < -1 ? -1 : x > 1 ? 1 : x;
}

/** `bad`: how much somebody is taken for an enemy of the law, from -1 to 1. */
function attitude(mine: Role, shown: Role | null, bad: number, view: View): number {
  const inPlay = view.players.filter((p) => !p.out).length;
  if (view.players.length === 3) return inPlay === 2 || preyOf(mine) === shown ? 1 : 0.35;
  const sheriff = shown === "sheriff";
  switch (mine) {
    case "sheriff":
      return 0.2 + bad;
    case "deputy":
      return sheriff ? -2 : 0.1 + bad;
    case "outlaw":
      return sheriff ? 1 : -0.7 * bad;
    case "renegade":
      if (inPlay === 2) return 1;
      return sheriff ? -0.3 : 0.4 + 0.3 * bad;
  }
}

/** BANG-3P-2 */
function preyOf(role: Role): Role {
  return role === "deputy" ? "renegade" : role === "renegade" ? "outlaw" : "deputy";
}
