import { slots, type Move } from "@trestle/games/colt/engine";
import { en } from "@trestle/games/colt/text/en";
import type { Scene } from "@trestle/ui/scene.ts";
import type { Stage } from "../../src/store/table-parts.ts";
import type { Now } from "../../src/stage/director.ts";

/** A scene with Colt's texts and slots whose picture is the view itself. */
export const SCENE: Scene = {
  id: "colt",
  text: en,
  slots: (move) => slots(move as Move),
  picture: (view) => view,
  advance: (picture) => picture,
  motion: {},
  headline: () => "",
  Board: () => null,
  Hand: () => null,
  Result: () => null,
  screenReader: {
    grid: () => ({ label: "", rows: [] }),
    board: () => [],
    hand: () => [],
    player: () => [],
    keys: () => [],
  },
};

/** Shows everything at once, unless told to wait. */
export class FakeStage implements Stage {
  readonly #onNow: (now: Now) => void;
  readonly did: string[] = [];
  slow = false;
  #newest: unknown = null;

  constructor(onNow: (now: Now) => void) {
    this.#onNow = onNow;
  }
  sync(view: unknown): void {
    this.did.push("sync");
    this.#show(view);
  }
  push({ events, view }: { v: number; events: readonly { t: string; rule: string }[]; view: unknown }): void {
    this.did.push(`push ${events.map((e) => e.t).join(" ")}`.trim());
    this.#newest = view;
    const event = events[0] ?? null;
    if (this.slow && event !== null)
      this.#onNow({ picture: view, view, event, ms: 1_000, behind: events.length - 1, again: false });
    else this.#show(view);
  }
  replay(before: unknown, events: readonly { t: string }[]): void {
    this.did.push(`replay ${events.map((e) => e.t).join(" ")}`);
    this.#onNow({ picture: before, view: before, event: null, ms: 0, behind: 0, again: true });
  }
  hurry(): void {
    this.did.push("hurry");
  }
  skip(): void {
    this.did.push("skip");
    this.#show(this.#newest);
  }
  stop(): void {
    this.did.push("stop");
  }
  #show(view: unknown): void {
    this.#newest = view;
    this.#onNow({ picture: view, view, event: null, ms: 0, behind: 0, again: false });
  }
}
