import type { Board } from "@trestle/protocol";
import type { Refusal, Seat } from "@trestle/kernel";
import type { Answer } from "../net/session.ts";
import type { Wish } from "../net/transport.ts";

/** Boards of earlier moments, asked for once. What one seat saw is forgotten when another looks. */
export class Looks {
  readonly #wish: (wish: Wish) => Promise<Answer>;
  #seen = new Map<number, Promise<Board | Refusal>>();
  #eyes: Seat | null = null;

  constructor(wish: (wish: Wish) => Promise<Answer>) {
    this.#wish = wish;
  }

  /** The board after entry `v`, or why it cannot be had. */
  at(v: number, seat: Seat | null): Promise<Board | Refusal> {
    if (seat !== this.#eyes) this.forget();
    this.#eyes = seat;
    const known = this.#seen.get(v);
    if (known !== undefined) return known;
    const asked = this.#ask(v, seat);
    const seen = this.#seen.set(v, asked);
    void asked.then((got) => "rule" in got && seen.delete(v));
    return asked;
  }

  async #ask(v: number, seat: Seat | null): Promise<Board | Refusal> {
    const answer = await this.#wish({ t: "look", seat, v });
    if (answer.t === "seen") return answer.board;
    return answer.t === "refused" ? { rule: answer.rule, data: answer.data } : { rule: "TABLE-LOOK-1", data: { v } };
  }

  forget(): void {
    this.#seen = new Map();
  }
}
