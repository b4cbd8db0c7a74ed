import type { Move, State } from "../engine/index.ts";
import { LETTERS } from "../engine/index.ts";
import type { ReasonLine } from "@trestle/kernel";
import type { Pilot } from "./policy.ts";
import type { Arm } from "./search.ts";

const line = (key: string, data: ReasonLine["data"] = {}): ReasonLine => ({ key, data });

/** What a move is for, from the plan behind it. */
export function purpose(s: State, me: number, move: Move, pilot: Pilot): ReasonLine {
  const { t } = pilot.g;
  switch (move.t) {
    case "escape":
    case "draw":
    case "bullet":
    case "quick":
    case "nudge":
    case "drop":
    case "claim":
    case "place":
    case "lay":
    case "accept":
    case "decline":
    case "put":
    case "propose":
    case "straight":
      return line(move.t);
    case "trade":
      return line(s.cowboys[move.with]!.at === t.jail ? "rescue" : "gift", { seat: s.cowboys[move.with]!.seat });
    case "loot":
      return line("rob", { car: LETTERS[carOf(pilot, move.squares[0]!)]!, tiles: move.squares.length });
    case "discard":
      return line("discard");
    default:
      return aim(s, me, move, pilot);
  }
}

/** What partners like to know, as the bot itself says it; null: nothing of that kind. */
export function aloud({ key, data }: ReasonLine): ReasonLine | null {
  return SAID.includes(key) ? line(`say-${key}`, data) : null;
}
const SAID: readonly string[] = ["rob", "place-oneself", "carry", "deliver", "rescue", "flip"];

function carOf(pilot: Pilot, square: string): number {
  return pilot.g.t.squareIds.indexOf(square) >> 1;
}

function aim(s: State, me: number, move: Move, pilot: Pilot): ReasonLine {
  const { t } = pilot.g;
  const { plan } = pilot;
  if (move.t === "done") return line(s.todo.at(-1)?.k === "discard" ? "keep" : "rest");
  if (move.t === "flip") return line("flip");
  if (plan === null) return line(s.cowboys[me]!.loot.length > 0 ? "carry" : "place-oneself");
  if (plan.errand?.t === "flip") return line("flip");
  if (plan.errand?.t === "trade") return line("rescue", { seat: s.cowboys[plan.errand.with]!.seat });
  if (plan.goal === "rob" && plan.robbery !== null)
    return line("rob", { car: LETTERS[plan.robbery.car]!, tiles: plan.robbery.squares === 3 ? 2 : 1 });
  if (plan.goal !== "carry") return line("place-oneself");
  const before = plan.steps.at(-1)?.k === "drop" ? plan.steps.at(-2) : undefined;
  const town = before === undefined ? -1 : t.townAt[before.to]!;
  return town < 0 ? line("carry") : line("deliver", { town: LETTERS[town]! });
}

/** What told most between an option and the next best: at most one counter, and how good both look. */
export function counters(arm: Arm, rival: Arm | null, versus: boolean): ReasonLine[] {
  const n = arm.rewards.length;
  if (n === 0) return [];
  const m = rival?.rewards.length ?? 0;
  const out: ReasonLine[] = [];
  if (rival !== null && m > 0) {
    const rates: [string, number, number, number][] = [
      ["jailed", arm.jailed / n, rival.jailed / m, 1],
      ["knots", arm.knots / n, rival.knots / m, 0.6],
      ["points", arm.points / n, rival.points / m, 0.5],
    ];
    const [key, mine, theirs, weight] = rates.toSorted((p, q) => weightOf(q) - weightOf(p))[0]!;
    if (Math.abs(mine - theirs) * weight >= 0.04) out.push(line(key, { value: round(mine), next: round(theirs) }));
  }
  const next = rival === null || m === 0 ? {} : { next: shareOf(rival) };
  out.push(line(versus ? "wins" : "gang-wins", { share: shareOf(arm), ...next }));
  return out;
}

const weightOf = ([, mine, theirs, weight]: [string, number, number, number]): number =>
  Math.abs(mine - theirs) * weight;
const round = (x: number): number => Math.round(100 * x) / 100;

/** How often it wins, by this reckoning. */
export function shareOf(arm: Arm): number {
  return arm.rewards.length === 0 ? 0 : round(arm.wins / arm.rewards.length);
}
