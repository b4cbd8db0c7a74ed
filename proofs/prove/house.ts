import { BOTS } from "@trestle/bots";
import { sha256Text } from "@trestle/kernel";
import type { Env, Games, NewTable, Op, StoredTable } from "@trestle/table";
import { findGame, type Entry } from "@trestle/tools/registry.ts";

/** A table without a network: what the proofs that run in one process stand on. */
export const games: Games = {
  find: (id) => findGame(id)?.game ?? null,
  bots: BOTS,
};

export const HOST_SECRET = "0".repeat(32);

export function wishFor(e: Entry, more: Partial<NewTable> = {}): NewTable {
  const plain = { options: {}, seats: e.seats, bots: 0, level: "greenhorn", temper: "even", clock: "off" } as const;
  return { game: e.game.id, ...plain, listed: false, watchers: true, edition: e.edition, ...more };
}

/** Time that is turned by hand and chance that can be drawn again. */
export class Turned implements Env {
  now = 1_000_000;
  readonly #seed: string;
  #drawn = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }
  random(): string {
    return sha256Text(`${this.#seed} ${this.#drawn++}`);
  }
}

/** What a store would hold of one table. Throws where a store would refuse. */
export class Kept {
  rev = 0;
  record: StoredTable["record"] | null = null;
  readonly lines: string[] = [];
  readonly chat: StoredTable["chat"] = [];

  keep(op: Op): void {
    if (op.t === "line") {
      if (op.n !== this.lines.length) throw new Error(`line ${op.n} after line ${this.lines.length - 1}`);
      this.lines.push(op.line);
    } else if (op.t === "chat") this.chat.push(op.line);
    else {
      if (op.rev !== this.rev + 1) throw new Error(`revision ${op.rev} after ${this.rev}`);
      this.rev = op.rev;
      this.record = copied(op.record);
    }
  }

  stored(): StoredTable {
    if (this.record === null) throw new Error("nothing has been kept yet");
    return copied({ rev: this.rev, record: this.record, lines: this.lines, chat: this.chat });
  }
}

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
