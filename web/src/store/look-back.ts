import type { Board } from "@trestle/protocol";
import type { Refusal, Seat } from "@trestle/kernel";
import type { Answer } from "../net/session.ts";
import type { CommandRequest } from "../net/transport.ts";

/** Boards of earlier moments, each fetched once. They are forgotten when another seat looks. */
export class LookBack {
  readonly #request: (request: CommandRequest) => Promise<Answer>;
  #seen = new Map<number, Promise<Board | Refusal>>();
  #viewpoint: Seat | null = null;

  constructor(request: (request: CommandRequest) => Promise<Answer>) {
    this.#request = request;
  }

  /** The board after entry `v`, or the refusal. */
  at(v: number, seat: Seat | null): Promise<Board | Refusal> {
    if (seat !== this.#viewpoint) this.forget();
    this.#viewpoint = seat;
    const known = this.#seen.get(v);
    if (known !== undefined) return known;
    const asked = this.#ask(v, seat);
    const seen = this.#seen.set(v, asked);
    void asked.then((got) => "rule" in got && seen.delete(v));
    return asked;
  }

  async #ask(v: number, seat: Seat | null): Promise<Board | Refusal> {
    const answer = await this.#request({ t: "look", seat, v });
    if (answer.t === "seen") return answer.board;
    return answer.t === "refused" ? { rule: answer.rule, data: answer.data } : { rule: "TABLE-LOOK-1", data: { v } };
  }

  forget(): void {
    this.#seen = new Map();
  }
}
