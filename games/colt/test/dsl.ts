/**
 * Stories of Colt Super Express, in the notation of the specification:
 *
 *   t.train("C3[Belle>] C2[^Mei> | Doc<] C1[] L[Tuco<]");   bandits sit clockwise in the order they are written
 *   t.seats("Belle Doc Mei").first("Doc").options({ horse: true }).train("…");
 *   t.Belle.plays("fire");                 one card, as the next of her programme
 *   t.Belle.has("horse flip move");        her programme, nothing shown yet
 *   t.Belle.reveals();                     its next card
 *   t.round({ Belle: "move fire floor", … });   a whole round through the public door
 *   t.unhooks();                           the end of a round
 *   t.becomes("C3[…] …");                  the train afterwards
 */
import { expect } from "vitest";
import { Driver, storyOf } from "@trestle/testkit";
import type { RuleId } from "@trestle/kernel";
import { colt } from "../engine/index.ts";
import { beginRound } from "../engine/round.ts";
import { playNext } from "../engine/shootin.ts";
import { unhook } from "../engine/unhook.ts";
import { ACTIONS, LOOT } from "../engine/catalogue.ts";
import { encode } from "../engine/plan.ts";
import type { ColtTypes, Ctx, Event, Figure, State } from "../engine/types.ts";
import { BANDIT_NAMES } from "../text/en/names.ts";
import { drawPicture, place, readPicture } from "./picture.ts";

const SHORT: Record<string, string> = { floor: "change-floor" };

function card(word: string): number {
  const at = (ACTIONS as readonly string[]).indexOf(SHORT[word] ?? word);
  if (at < 0) throw new Error(`no card ${word}`);
  return at;
}
function cards(words: string): number[] {
  return words.split(" ").map(card);
}

class Stage {
  driver!: Driver<ColtTypes>;
  #seats: string[] | null = null;
  #first: string | null = null;
  #options: Record<string, unknown> = {};

  get s(): State {
    return this.driver.state;
  }
  get events(): Event[] {
    return this.driver.events;
  }

  seats(names: string): this {
    this.#seats = names.split(" ");
    return this;
  }
  first(name: string): this {
    this.#first = name;
    return this;
  }
  options(options: Record<string, unknown>): this {
    this.#options = options;
    return this;
  }

  /** A game as it is dealt. */
  deal(names: string, seed = "7"): this {
    this.#seats = names.split(" ");
    const bandits = this.#seats.map((name) => name.toLowerCase());
    const seats = this.#options["duel"] === true ? 2 : bandits.length;
    this.driver = Driver.deal(colt, { ...this.#options, bandits }, seats, seed);
    return this;
  }

  train(picture: string): this {
    const drawn = readPicture(picture);
    const names = this.#seats ?? [...picture.matchAll(/([A-Z][a-z]+)[<>]/g)].map((m) => m[1]!);
    const filled = names.slice();
    // A table has three bandits at least: whoever is missing has been out for long.
    for (const name of BANDIT_NAMES) if (filled.length < 3 && !filled.includes(name)) filled.push(name);
    this.deal(filled.join(" "));
    place(this.s, drawn);
    this.s.loot = [0, ...LOOT.slice(0, this.s.cars)];
    this.s.aside = LOOT.slice(this.s.cars);
    this.s.first = this.#first === null ? 0 : this.index(this.#first);
    this.s.round = 0;
    beginRound(this.#x());
    this.events.length = 0;
    return this;
  }

  index(name: string): number {
    const at = this.s.figures.findIndex((f) => BANDIT_NAMES[f.bandit] === name);
    if (at < 0) throw new Error(`${name} is not at this table`);
    return at;
  }
  figure(name: string): Figure {
    return this.s.figures[this.index(name)]!;
  }
  bandit(name: string): Bandit {
    return new Bandit(this, name);
  }
  get Belle(): Bandit {
    return this.bandit("Belle");
  }
  get Doc(): Bandit {
    return this.bandit("Doc");
  }
  get Mei(): Bandit {
    return this.bandit("Mei");
  }
  get Tuco(): Bandit {
    return this.bandit("Tuco");
  }

  round(plans: Record<string, string>): this {
    for (const [name, words] of Object.entries(plans)) this.bandit(name).hands(words);
    return this;
  }
  unhooks(): this {
    unhook(this.#x());
    return this;
  }
  /** The next card of this figure; the end of the game is tested as after every card. */
  next(figure: number): void {
    playNext(this.#x(), figure);
  }

  becomes(picture: string): this {
    expect(drawPicture(this.s)).toBe(drawPicture(this.#copyWith(picture)));
    return this;
  }
  isOver(because: RuleId, ...winners: string[]): this {
    expect(this.s.outcome?.because).toBe(because);
    expect(this.s.outcome?.winners).toEqual(
      [...new Set(winners.map((w) => this.figure(w).seat))].toSorted((a, b) => a - b),
    );
    expect(this.s.phase).toBe("over");
    return this;
  }
  goesOn(): this {
    expect(this.s.outcome).toBeNull();
    return this;
  }
  /** The cards shown so far, in order: `Belle move`. */
  shown(): string[] {
    return this.events.flatMap((e) => (e.t === "revealed" ? [`${BANDIT_NAMES[e.bandit]} ${ACTIONS[e.card]}`] : []));
  }
  told(t: Event["t"]): Event[] {
    return this.events.filter((e) => e.t === t);
  }

  #copyWith(picture: string): State {
    const copy = colt.clone(this.s);
    place(copy, readPicture(picture));
    return copy;
  }
  #x(): Ctx {
    return { s: this.s, sink: (e) => this.events.push(e), left: false };
  }
}

class Bandit {
  readonly t: Stage;
  readonly name: string;

  constructor(t: Stage, name: string) {
    this.t = t;
    this.name = name;
  }
  get f(): Figure {
    return this.t.figure(this.name);
  }

  /** Hands in a programme as a player does. */
  hands(words: string): Event[] {
    const as = this.t.index(this.name);
    return this.t.driver.answer(this.f.seat, "plan", { t: "plan", cards: cards(words) }, as);
  }
  cannotHand(words: string, rule: RuleId, data?: Record<string, number | string>): void {
    const move = { t: "plan", cards: words === "" ? [] : cards(words) };
    this.t.driver.refuses(this.f.seat, "plan", move, rule, data, this.t.index(this.name));
  }
  has(words: string): this {
    this.f.plan = encode(cards(words));
    this.f.shown = 0;
    return this;
  }
  reveals(): this {
    this.t.next(this.t.index(this.name));
    return this;
  }
  plays(...words: string[]): this {
    for (const word of words) {
      this.f.plan = encode([card(word), 0, 0]);
      this.f.shown = 0;
      this.reveals();
    }
    return this;
  }
  owns(...loot: number[]): this {
    this.f.loot = loot;
    return this;
  }
  is(status: Figure["status"]): this {
    expect(this.f.status).toBe(status);
    return this;
  }
  tookLoot(...values: number[]): this {
    expect(this.f.loot).toEqual(values);
    return this;
  }
}

export const story = storyOf(() => new Stage());
