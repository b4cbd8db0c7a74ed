import { BLUE, NAME, ROLES, type BangTypes, type Move } from "../engine/index.ts";
import type { BotRequest } from "@trestle/bots";
import type { ReasonLine } from "@trestle/kernel";
import { chanceOf, type Belief } from "./belief.ts";
import type { Knowledge } from "./knowledge.ts";
import { shareOf, type Option } from "./search.ts";
import { aimOf } from "./veto.ts";

/** Why a move is right by rule: whom it is meant for and what that one is taken for, else what kind of thing it is. */
export function reasonOf(request: BotRequest<BangTypes>, known: Knowledge, move: Move): ReasonLine[] {
  if (request.legal.length === 1) return [{ key: "only", data: {} }];
  const at = aimOf(known.table, move);
  if (at >= 0 && at !== request.decision.seat) return [suspicion("aim", known.own, at)];
  return [{ key: kindOf(request, move), data: {} }];
}

/** What a seat is most likely taken for. */
function suspicion(key: string, b: Belief, at: number): ReasonLine {
  let role: string = ROLES[0];
  let share = 0;
  for (const r of ROLES) {
    const chance = chanceOf(b, at, r);
    if (chance <= share) continue;
    share = chance;
    role = r;
  }
  return { key, data: { seat: at, role, share: rounded(share) } };
}

function kindOf(request: BotRequest<BangTypes>, m: Move): string {
  switch (m.t) {
    case "pass":
      return request.decision.kind === "play" ? "hold" : "bear";
    case "play":
      return playKind(m.card);
    case "use":
      return "car-use";
    case "answer":
    case "barrel":
    case "cover":
    case "sleeper":
      return request.decision.kind === "last-life" ? "heal" : "dodge";
    case "take":
    case "advance":
      return "car";
    case "sid":
      return "heal";
    case "choose":
      return "character";
    default:
      return "least";
  }
}

function playKind(card: number): string {
  switch (NAME[card]) {
    case "stagecoach":
    case "wells-fargo":
    case "next-stop":
    case "general-store":
      return "draw";
    case "beer":
    case "saloon":
      return "heal";
    case "gatling":
    case "indians":
      return "crowd";
    default:
      return BLUE[card]! ? "equip" : "best";
  }
}

/** At least so much must differ from the runner-up to be worth a sentence. */
const WORTH_SAYING = 0.03;

/** The counters of the playouts that differ most from the runner-up, and how often it wins. */
export function reasonsOf(request: BotRequest<BangTypes>, option: Option, other: Option | null): ReasonLine[] {
  const share: ReasonLine = { key: "wins", data: interval(option) };
  if (other === null) return [share];
  return [...differences(request.decision.seat, option, other).slice(0, 2), share];
}

function interval(o: Option): Record<string, number> {
  const mean = shareOf(o);
  const variance = o.worlds === 0 ? 0.25 : Math.max(0, o.sum2 / o.worlds - mean * mean);
  const half = 1.96 * Math.sqrt(variance / Math.max(1, o.worlds));
  return { share: rounded(mean), low: rounded(Math.max(0, mean - half)), high: rounded(Math.min(1, mean + half)) };
}

function differences(seat: number, a: Option, b: Option): ReasonLine[] {
  const found: { line: ReasonLine; size: number }[] = [];
  for (let q = 0; q < a.life.length; q++) {
    const fell = [a.fell[q]! / a.played, b.fell[q]! / b.played] as const;
    const life = a.life[q]! / a.played - b.life[q]! / b.played;
    const data =
      q === seat
        ? { share: rounded(fell[0]), other: rounded(fell[1]) }
        : { seat: q, share: rounded(fell[0]), other: rounded(fell[1]) };
    found.push({ line: { key: q === seat ? "i-fall" : "falls", data }, size: Math.abs(fell[0] - fell[1]) });
    const points = Math.round(Math.abs(life) * 10) / 10;
    if (points === 0) continue;
    const key = q === seat ? (life > 0 ? "i-keep" : "i-lose") : life > 0 ? "keeps" : "loses";
    found.push({ line: { key, data: q === seat ? { points } : { seat: q, points } }, size: 0.4 * Math.abs(life) });
  }
  found.sort((x, y) => y.size - x.size);
  return found.filter((f) => f.size >= WORTH_SAYING).map((f) => f.line);
}

/** In whole hundredths: nobody wants to hear more. */
function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}

/** Said aloud where the whole table may well think so: who is aimed at is taken for something by everybody. */
export function remarkOf(known: Knowledge, seat: number, move: Move): ReasonLine | null {
  const at = aimOf(known.table, move);
  if (at < 0 || at === seat) return null;
  const line = suspicion("say-suspect", known.public, at);
  const open = (known.public.known & (1 << at)) !== 0;
  return open || line.data["role"] === "sheriff" || Number(line.data["share"]) < 0.8 ? null : line;
}
