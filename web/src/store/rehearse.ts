import type { Decision } from "@trestle/kernel";
import type { Rehearsal } from "@trestle/ui/scene.ts";

export interface Plan {
  game: string;
  edition: string | null;
  view: unknown;
  decision: Decision;
  picks: readonly string[];
}
type Ask = (ask: Plan & { worlds: number; seed: number }) => Promise<Rehearsal>;

/** Long enough that fast fingers ask once, short enough that the ghost follows the hand. */
const SETTLE_MS = 120;
const WORLDS = 8;

/** Has the plan so far acted out, once the picks have come to rest; what is asked for later makes earlier answers void. */
export class Rehearser {
  readonly #ask: Ask;
  readonly #show: (rehearsal: Rehearsal | null) => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #turn = 0;
  #shown: readonly string[] = [];

  constructor(ask: Ask, show: (rehearsal: Rehearsal | null) => void) {
    this.#ask = ask;
    this.#show = (rehearsal) => {
      this.#shown = rehearsal?.picks ?? [];
      show(rehearsal);
    };
  }

  /** null: nothing to rehearse. */
  plan(plan: Plan | null): void {
    this.stop();
    const picks = plan?.picks ?? [];
    // What was shown for the first cards still holds while the next one is thought through.
    if (this.#shown.length > 0 && !(picks.length > 0 && this.#shown.every((key, i) => picks[i] === key)))
      this.#show(null);
    if (plan === null || picks.length === 0) return;
    const turn = this.#turn;
    this.#timer = setTimeout(() => void this.#run(plan, turn), SETTLE_MS);
  }

  async #run(plan: Plan, turn: number): Promise<void> {
    // The same worlds for the whole decision: what changes in the picture is what the pick has changed.
    const asked = this.#ask({ ...plan, worlds: WORLDS, seed: plan.decision.id });
    const rehearsal = await asked.catch(() => null);
    if (turn === this.#turn) this.#show(rehearsal);
  }

  stop(): void {
    this.#turn++;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
