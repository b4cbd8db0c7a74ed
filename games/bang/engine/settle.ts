import { FRAMES } from "./registry.ts";
import type { Ctx, FrameRule } from "./stack.ts";
import type { Frame } from "./types.ts";

const nothing = (): void => {};

/** Frames are flat: figures, words and lists of figures. */
function copyFlat<F extends Frame>(f: F): F {
  const copy = { ...f };
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice() as typeof value;
  }
  return copy;
}

type Whole = Required<FrameRule<Frame>>;

/** The rules of all frames in one shape: with the optional ones filled in, looking one up is the same load for all. */
function whole(rule: FrameRule<Frame>): Whole {
  return {
    step: rule.step,
    moves: rule.moves ?? nothing,
    tries: rule.tries ?? nothing,
    check: rule.check ?? (() => "BANG-PLAY-1"),
    answer: rule.answer ?? nothing,
    resume: rule.resume ?? nothing,
    clone: rule.clone ?? copyFlat,
    response: rule.response ?? false,
    looksAtDeck: rule.looksAtDeck ?? false,
    holds: rule.holds ?? (() => []),
  };
}

const RULES = new Map<Frame["k"], Whole>();
for (const [k, rule] of Object.entries(FRAMES)) RULES.set(k as Frame["k"], whole(rule));
const TURN = RULES.get("turn")!;
const EFFECT = RULES.get("effect")!;

export function ruleOf(f: Frame): Whole {
  const { k } = f;
  if (k === "turn") return TURN;
  return k === "effect" ? EFFECT : RULES.get(k)!;
}

/** Runs until somebody must decide, or the game is over. */
export function settle(x: Ctx): void {
  const { s } = x;
  for (let fuel = 10_000; s.pending.length === 0 && s.outcome === null; fuel--) {
    if (fuel === 0) throw new Error(`runaway stack: ${s.stack.map((f) => f.k).join(" > ")}`);
    const f = s.stack[s.stack.length - 1]!;
    const rule = ruleOf(f);
    if (s.returned === null) {
      rule.step(x, f);
    } else {
      const result = s.returned;
      s.returned = null;
      rule.resume(x, f, result);
    }
  }
}
