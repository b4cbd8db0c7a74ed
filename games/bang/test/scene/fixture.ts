import { bang, type BangTypes, type Event, type View } from "../../engine/index.ts";
import { redact, sha256Text, type Decision, type Seat } from "@trestle/kernel";

export interface Step {
  events: Event[];
  view: View;
}
export interface Asked {
  decision: Decision;
  view: View;
  legal: BangTypes["move"][];
}

/** Draws that are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Game {
  seats: number;
  options: Record<string, unknown>;
  seed: number;
}

/** Runs a game of aimless gunmen; `told` hears each step, `asked` each question before it is answered. */
export function run(
  { seats, options, seed }: Game,
  told: (events: Event[], state: BangTypes["state"]) => void,
  asked: (ask: Asked) => void = () => undefined,
): void {
  const config = bang.parseConfig(options);
  if ("rule" in config) throw new Error(config.rule);
  const events: Event[] = [];
  const tell = (e: Event): void => {
    // The engine goes on with its lists: what was told must not change with them.
    events.push(structuredClone(e));
  };
  const state = bang.setup({ config, seats, seed: sha256Text(String(seed)), rules: bang.rulesVersion }, tell);
  const roll = dice(seed);
  told(events.splice(0), state);
  for (let n = 0; n < 1500 && bang.outcome(state) === null; n++) {
    const pending = bang.pending(state);
    const decision = pending[roll(pending.length)]!;
    const legal: BangTypes["move"][] = [];
    bang.moves(state, decision, legal);
    asked({ decision, view: bang.view(state, decision.seat), legal });
    // Whoever may end the turn does so less often than a coin would: more cards are seen.
    const busy = legal.filter((m) => m.t !== "pass");
    const among = busy.length > 0 && roll(4) > 0 ? busy : legal;
    bang.apply(state, decision, among[roll(among.length)]!, tell);
    told(events.splice(0), state);
  }
}

/** A game as one seat (null: a watcher) is told it, step by step. */
export function steps(game: Game, eyes: Seat | null): Step[] {
  const out: Step[] = [];
  run(game, (events, state) => {
    out.push({ events: events.map((e) => redact(e, eyes)), view: bang.view(state, eyes) });
  });
  return out;
}
