import { colt } from "@trestle/games/colt/engine";
import { below, pick, sfc32, sha256Text, type AnyGame, type Rng } from "@trestle/kernel";
import { Table, type Env } from "@trestle/table";
import { vi } from "vitest";
import type { ClientFrame, ServerFrame } from "@trestle/protocol";
import type { Connect, TransportEvents } from "../../src/net/transport.ts";

/** What happens to frames on their way, each in per cent. */
export interface Network {
  rng: Rng;
  duplicate: number;
  /** Later frames overtake it. */
  late: number;
  /** The connection breaks, and both ends notice. */
  cut: number;
  /** The connection dies silently. */
  dead: number;
}
export const PERFECT: Network = { rng: sfc32(1), duplicate: 0, late: 0, cut: 0, dead: 0 };

const games = {
  find: (id: string) => (id === "colt" ? (colt as AnyGame) : null),
  bots: {
    levels: ["greenhorn"],
    tempers: ["even"],
    usual: "greenhorn",
    minderTempers: { safe: "even", bold: "even", hold: "even" },
  },
};
export const HOST = "0".repeat(32);
const DELAY = 5;

/** Makes the keys and parts that the page draws the same in every run. */
export function seedChance(seed: number): void {
  const rng = sfc32(seed);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((into) => {
    if (into instanceof Uint8Array) into.set(Uint8Array.from(into, () => below(rng, 256)));
    return into;
  });
}

interface Link {
  on: TransportEvents;
  network: Network;
  dead: boolean;
}

/** A real table in fake time, reached over networks of all kinds. */
export class FakeServer {
  readonly table: Table;
  readonly links = new Map<number, Link>();
  readonly lines: string[] = [];
  #drawn = 0;
  #connections = 0;
  readonly #bots = sfc32(9);

  constructor({ bots = 3, watchers = true }: { bots?: number; watchers?: boolean } = {}) {
    const request = {
      game: "colt",
      options: {},
      seats: 4,
      bots,
      level: "greenhorn",
      temper: "even",
      clock: "off",
    } as const;
    const made = Table.create(games, { ...request, listed: false, watchers, edition: null }, HOST, this.env);
    if ("rule" in made) throw new Error(made.rule);
    this.table = made;
    this.act(() => undefined);
  }

  get env(): Env {
    return { now: Date.now(), random: () => sha256Text(`random ${this.#drawn++}`) };
  }

  connect(network: Network): Connect {
    return (on) => {
      const id = ++this.#connections;
      const link: Link = { on, network, dead: false };
      this.links.set(id, link);
      setTimeout(() => {
        if (link.dead) return;
        this.table.join(id, null);
        on.open();
      }, DELAY);
      return {
        send: (frame) => this.#travel(link, () => this.#take(id, frame)),
        close: () => this.#end(id, { heard: false }),
      };
    };
  }

  /** Breaks all connections at once, as when a server restarts. */
  cutAll(): void {
    for (const id of this.links.keys()) this.#end(id, { heard: true });
  }

  act(what: (table: Table) => void): void {
    what(this.table);
    for (const batch of this.table.take()) {
      for (const op of batch.ops) if (op.t === "line") this.lines.push(op.line);
      for (const { to, frame } of batch.frames) this.#deliver(to, JSON.stringify(frame));
    }
    const job = this.table.wanted()[0];
    if (job === undefined) return;
    this.table.handed(job);
    setTimeout(
      () => this.act((t) => t.answer(job, { move: pick(this.#bots, job.legal), iterations: 1 }, this.env)),
      DELAY,
    );
  }

  #take(id: number, frame: ClientFrame): void {
    const copy = JSON.parse(JSON.stringify(frame)) as ClientFrame;
    this.act((t) => (copy.t === "hello" ? t.hello(id, copy, this.env) : t.command(id, copy, this.env)));
  }

  #deliver(id: number, text: string): void {
    const link = this.links.get(id);
    if (link !== undefined) this.#travel(link, () => link.on.frame(JSON.parse(text) as ServerFrame));
  }

  #travel(link: Link, arrive: () => void): void {
    if (link.dead) return;
    const { rng, duplicate, late, cut, dead } = link.network;
    const happens = (chance: number): boolean => chance > 0 && below(rng, 100) < chance;
    const id = [...this.links].find(([, l]) => l === link)?.[0] ?? 0;
    if (happens(dead)) {
      link.dead = true;
      return;
    }
    if (happens(cut)) return this.#end(id, { heard: true });
    const go = (): void => {
      if (!link.dead) arrive();
    };
    setTimeout(go, DELAY + (happens(late) ? below(rng, 60) : 0));
    if (happens(duplicate)) setTimeout(go, DELAY + 1);
  }

  #end(id: number, { heard }: { heard: boolean }): void {
    const link = this.links.get(id);
    if (link === undefined) return;
    this.links.delete(id);
    link.dead = true;
    this.act((t) => t.drop(id, this.env));
    if (heard) setTimeout(() => link.on.down(null), DELAY);
  }
}
