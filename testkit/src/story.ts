import { expect, it } from "vitest";
import {
  canonical,
  citedIn,
  sha256Text,
  type Decision,
  type Game,
  type RuleId,
  type Seat,
  type Types,
} from "@trestle/kernel";

/** A test that reads like an example of the rulebook. Its title begins with the rules it shows: `[COLT-FIRE-6] …`. */
export function story(title: string, body: () => void): void {
  storyOf(() => undefined)(title, body);
}

/**
 * A game's own `story`: its body is handed a fresh stage of that game's DSL. Where it fails, `picture` shows the table as
 * it was then.
 */
export function storyOf<D>(stage: () => D, picture?: (t: D) => string): (title: string, body: (t: D) => void) => void {
  return (title, body) => {
    if (!title.startsWith("[") || citedIn(title.slice(0, title.indexOf("]") + 1)).length !== 1)
      throw new Error(`the title of a story begins with its rule in brackets: ${JSON.stringify(title)}`);
    it(title, () => {
      const t = stage();
      try {
        body(t);
      } catch (error) {
        if (error instanceof Error && picture !== undefined) error.message += `\n\n${picture(t)}\n`;
        throw error;
      }
    });
  };
}

/** A table in a test: holds the state, answers decisions as a table would, and remembers what was told. */
export class Driver<T extends Types> {
  readonly game: Game<T>;
  state: T["state"];
  /** All events so far. */
  readonly events: T["event"][] = [];
  #heard = 0;

  constructor(game: Game<T>, state: T["state"]) {
    this.game = game;
    this.state = state;
  }

  /** A fresh game: options as they are typed, and any text as its seed. */
  static deal<T extends Types>(game: Game<T>, options: unknown, seats: number, seed = "7"): Driver<T> {
    const config = game.parseConfig(options);
    const events: T["event"][] = [];
    const start = { config, seats, seed: sha256Text(seed), rules: game.rulesVersion };
    const driver = new Driver(
      game,
      game.setup(start, (e) => events.push(e)),
    );
    driver.events.push(...events);
    return driver;
  }

  /** The pending decision of that seat and kind (and figure, where a seat has several). */
  decision(seat: Seat, kind: string, as?: number): Decision {
    const pending = this.game.pending(this.state);
    const found = pending.filter((d) => d.seat === seat && d.kind === kind && (as === undefined || d.as === as));
    if (found.length !== 1)
      expect.fail(`seat ${seat} has ${found.length} decisions ${kind}; pending: ${JSON.stringify(pending)}`);
    return found[0]!;
  }

  asks(seat: Seat, kind: string, as?: number): boolean {
    const pending = this.game.pending(this.state);
    return pending.some((d) => d.seat === seat && d.kind === kind && (as === undefined || d.as === as));
  }

  /** Plays a move as it would come from outside: read, checked, applied. Returns what it made happen. */
  answer(seat: Seat, kind: string, raw: unknown, as?: number): T["event"][] {
    const d = this.decision(seat, kind, as);
    const move = this.#read(raw);
    expect(this.game.why(this.state, d, move), `${JSON.stringify(raw)} is refused`).toBeNull();
    expect(this.game.check(this.state, d, move)).toBeNull();
    const from = this.events.length;
    this.game.apply(this.state, d, move, (e) => this.events.push(e));
    return this.events.slice(from);
  }

  /** The move is refused by that rule, with these figures. */
  refuses(
    seat: Seat,
    kind: string,
    raw: unknown,
    rule: RuleId,
    data?: Record<string, number | string>,
    as?: number,
  ): void {
    const d = this.decision(seat, kind, as);
    const move = this.#read(raw);
    const refusal = this.game.why(this.state, d, move);
    expect(refusal?.rule ?? "legal", `${JSON.stringify(raw)} must be refused`).toBe(rule);
    expect(this.game.check(this.state, d, move)).toBe(rule);
    if (data !== undefined) expect(refusal?.data).toMatchObject(data);
  }

  /** The moves this decision offers. */
  offers(seat: Seat, kind: string, as?: number): T["move"][] {
    const out: T["move"][] = [];
    this.game.moves(this.state, this.decision(seat, kind, as), out);
    return out;
  }

  /** The events since this was last asked. */
  news(): T["event"][] {
    const news = this.events.slice(this.#heard);
    this.#heard = this.events.length;
    return news;
  }

  /** Some event so far has at least these fields. */
  expectEvent(partial: Partial<T["event"]>): T["event"] {
    const found = this.events.findLast((e) => matches(e, partial));
    if (found === undefined)
      return expect.fail(`no event ${JSON.stringify(partial)} among ${JSON.stringify(this.events)}`);
    return found;
  }

  expectNoEvent(partial: Partial<T["event"]>): void {
    const found = this.events.find((e) => matches(e, partial));
    if (found !== undefined) expect.fail(`there is an event ${JSON.stringify(found)}`);
  }

  #read(raw: unknown): T["move"] {
    const move = this.game.parseMove(JSON.parse(JSON.stringify(raw)));
    if (move === null) return expect.fail(`${JSON.stringify(raw)} is no move`);
    return move;
  }
}

function matches(value: unknown, partial: unknown): boolean {
  if (typeof partial !== "object" || partial === null || Array.isArray(partial))
    return canonical(value) === canonical(partial);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(partial).every(
    ([key, inner]) => key in value && matches((value as Record<string, unknown>)[key], inner),
  );
}
