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

/** Fast fingers ask only once, and the ghost still follows the hand. */
const SETTLE_MS = 120;
const WORLDS = 8;

/** Asks for a rehearsal of the plan once the picks have settled. A newer request makes older answers void. */
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
    // A rehearsal of the first picks still holds while the next pick is rehearsed.
    if (this.#shown.length > 0 && !(picks.length > 0 && this.#shown.every((key, i) => picks[i] === key)))
      this.#show(null);
    if (plan === null || picks.length === 0) return;
    const turn = this.#turn;
    this.#timer = setTimeout(() => void this.#run(plan, turn), SETTLE_MS);
  }

  async #run(plan: Plan, turn: number): Promise<void> {
    // The same seed for the whole decision: the picture changes only by what the pick changes.
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
