/**
 * Stories of BANG! and The Great Train Robbery.
 *
 * Setting the table (any order; everything not mentioned stays in the draw pile, the Railcar deck or face down):
 *
 *   t.seats("Ann* Bob Cid")       clockwise; the star is the active player, in Phase 2, and the Sheriff. Tables of two
 *                                 or three names are filled up with players who are long out (t.three("…") is the
 *                                 real game of three, roles open: Deputy, Outlaw, Renegade in the order written).
 *                                 Nobody has cards; everybody has 4 life points, the Sheriff 5, and an ability that
 *                                 stays out of the way until a new turn begins.
 *   t.options({ … })              before seats
 *   t.roles("Bob outlaw Cid deputy")   t.is("Bob", "bart-cassidy")   t.life("Bob", 1)   t.out("Dan")   t.ghost("Cid")
 *   t.hand("Ann", "duel bang:QH") t.table("Bob", "barrel caboose")   t.discard("beer missed")  (the last is the top)
 *   t.deck("5S 3H beer")          the next cards, first one first; a card is `name`, `name:QH`, or only `QH`
 *   t.line("boom-town frisco …", pos)   t.cars("caboose …")   t.railcars("…") (deck, first one first)   t.side("leland")
 *   t.active("Bob")               somebody else than the star is in Phase 2;  t.begins("Bob"): the turn just begins
 *
 * Doing something (fails unless it is legal):
 *
 *   t.Ann.plays("beer")           t.Ann.plays("duel").on("Bob")      t.Ann.plays("panic").on("Bob", "barrel" | "hand")
 *   t.Ann.plays("water-tower").on("caboose")
 *   t.Ann.activates("coal-hopper")   t.Ann.activates("passenger-car").on("Bob", "hand")
 *   t.Ann.activates("baggage-car", "cat-balou").on("Bob", "barrel")   t.Ann.activates("sleeper-car").on("Bob")
 *   t.Bob.uses("missed" | "bang" | "beer" | "barrel" | "jourdonnais" | "baggage-car")   in answer
 *   t.Bob.covers("barrel")  (Caboose)   t.Bob.sleeps("barrel")  (Sleeper Car in answer)   t.Bob.diverts("bang", "Cid")
 *   t.Bob.passes()   t.Ann.ends() (the turn, as far as the next question)   t.Bob.picks("card")   t.Bob.stands("barrel")
 *   t.Bob.heals("beer", "bang") (Sid Ketchum)   t.Bob.gives("beer", "Cid")   t.Bob.draws("deck" | "discard" | "Cid")
 *   t.Ann.takes("caboose")   t.Ann.pays("bang", …)   t.Ann.paysLife()   t.Ann.advances()   t.Ann.zips()
 *   t.Ann.exempts("Cid")   t.Ann.places("Cid")   t.Ann.steams(0 | 2)   t.Ann.timesOut(): what an expired clock plays
 *
 * Saying what is so:
 *
 *   t.Ann.cannotPlay("bang", "BANG-PLAY-2", "Bob"?)   t.Ann.cannot({ t: "take", car }, "GTR-TAKE-1", { data }?)
 *   t.Bob.mayUse("missed")   t.Bob.mayNotUse("missed")   t.Ann.mayPlay("bang", "Bob")
 *   t.Bob.isAsked("shot")   t.Bob.hasLost(1) (since the story began)   t.Bob.hasLife(2)   t.Bob.holds("bang beer")
 *   t.Bob.hasCards(3)   t.Bob.hasInPlay("barrel")   t.Bob.isOut()   t.Bob.isGhost()   t.Bob.isIn()
 *   t.Ann.sees("Bob", 2)   t.topIs("missed")   t.wins("BANG-WIN-1", "Ann")   t.goesOn()   t.turnIs("Bob")   t.told("drew")
 *   t.trainIs("caboose …", pos)   t.log() the names of all events so far
 */
import { expect } from "vitest";
import type { RuleId } from "@trestle/kernel";
import { Driver, storyOf } from "@trestle/testkit";
import { CHARACTER_IDS, type CharacterId, type Role } from "../engine/catalogue.ts";
import { RAILCAR_IDS, STATION_IDS, type LocomotiveSide } from "../engine/catalogue.ts";
import { distance } from "../engine/distance.ts";
import { newTurn } from "../engine/frames/turn.ts";
import { bang } from "../engine/index.ts";
import { isRailcar, NAME, piece, RANK, SUIT } from "../engine/pieces.ts";
import { context } from "../engine/registry.ts";
import { settle } from "../engine/settle.ts";
import type { BangTypes, Event, Piece, Player, State } from "../engine/types.ts";
import { allPieces } from "./pieces.ts";
import { Person } from "./person.ts";

/** Abilities that matter only when a turn begins or ends, or when their owner wants them to. */
const QUIET: readonly CharacterId[] = [
  "zippy-roy",
  "sid-ketchum",
  "evan-babbit",
  "black-jack",
  "pedro-ramirez",
  "kit-carlson",
  "jesse-jones",
  "jimmy-texas",
];
const DEFAULT_ROLES: readonly Role[] = ["outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade"];

export class Stage {
  driver!: Driver<BangTypes>;
  names: string[] = [];
  #options: Record<string, unknown> = {};
  #started = false;
  #before: number[] = [];
  #unfinished: string | null = null;

  /** The state as it is, for setting it up. */
  get raw(): State {
    return this.driver.state;
  }
  /** The state of a game under way. */
  get s(): State {
    this.start();
    return this.driver.state;
  }
  get events(): Event[] {
    return this.driver.events;
  }

  options(options: Record<string, unknown>): this {
    this.#options = options;
    return this;
  }

  seats(names: string): this {
    const list = names.split(" ");
    const star = Math.max(
      0,
      list.findIndex((n) => n.endsWith("*")),
    );
    this.names = list.map((n) => n.replace("*", ""));
    this.#deal(Math.max(4, list.length));
    const others = DEFAULT_ROLES.slice();
    this.raw.players.forEach((p, at) => {
      p.role = at === star ? "sheriff" : others.shift()!;
      p.shown = at === star;
    });
    this.raw.players.forEach((p, at) => this.#ready(p, at, at === star ? 5 : 4));
    this.raw.driver = star;
    return this.active(this.names[star]!);
  }

  /** The variant for three: Deputy, Outlaw, Renegade. */
  three(names: string): this {
    this.names = names.split(" ");
    this.#deal(3);
    const roles: Role[] = ["deputy", "outlaw", "renegade"];
    this.raw.players.forEach((p, at) => {
      p.role = roles[at]!;
      p.shown = true;
      this.#ready(p, at, 4);
    });
    this.raw.driver = 0;
    return this.active(this.names[0]!);
  }

  #deal(seats: number): void {
    this.driver = Driver.deal(bang, this.#options, seats);
    const { raw } = this;
    for (const p of raw.players) {
      raw.deck.push(...p.hand);
      p.hand = [];
    }
    raw.deck.sort((a, b) => b - a);
    if (raw.train !== null) raw.train.pos = 0;
    this.events.length = 0;
  }

  #ready(p: Player, at: number, life: number): void {
    p.character = CHARACTER_IDS.indexOf(QUIET[at]!);
    p.life = life;
    p.max = life;
    p.out = at >= this.names.length;
    if (p.out) Object.assign(p, { life: 0, shown: true });
  }

  seat(name: string): number {
    const at = this.names.indexOf(name);
    if (at < 0) throw new Error(`${name} is not at this table`);
    return at;
  }
  player(name: string): Player {
    return this.raw.players[this.seat(name)]!;
  }

  /** Takes a card out of the draw pile, wherever it lies there; a Railcar out of its deck or the train. */
  #find(word: string): Piece {
    const [name, face] = /^(10|[2-9JQKA])[CDHS]$/.test(word) ? [null, word] : (word.split(":") as [string, string?]);
    if (name !== null && (RAILCAR_IDS as readonly string[]).includes(name)) return this.#findCar(name);
    const { deck } = this.raw;
    const at = deck.findLastIndex(
      (c) => (name === null || NAME[c] === name) && (face === undefined || faceOf(c) === face),
    );
    if (at < 0) throw new Error(`there is no ${word} in the draw pile`);
    return deck.splice(at, 1)[0]!;
  }
  #findCar(name: string): Piece {
    const car = piece(name as (typeof RAILCAR_IDS)[number]);
    const train = this.raw.train!;
    for (const list of [train.deck, train.cars]) if (list.includes(car)) list.splice(list.indexOf(car), 1);
    while (train.cars.length < 3 && train.deck.length > 0) train.cars.push(train.deck.pop()!);
    return car;
  }
  #findAll(words: string): Piece[] {
    return words === "" ? [] : words.split(" ").map((w) => this.#find(w));
  }

  hand(name: string, words: string): this {
    this.player(name).hand.push(...this.#findAll(words));
    return this;
  }
  table(name: string, words: string): this {
    this.player(name).table.push(...this.#findAll(words));
    return this;
  }
  discard(words: string): this {
    this.raw.discard.push(...this.#findAll(words));
    return this;
  }
  deck(words: string): this {
    this.raw.deck.push(...this.#findAll(words).toReversed());
    return this;
  }
  /** The draw pile holds only these; the rest lies in the discard pile, under what is there. */
  onlyDeck(words: string): this {
    const cards = this.#findAll(words).toReversed();
    this.raw.discard.unshift(...this.raw.deck);
    this.raw.deck = cards;
    return this;
  }
  life(name: string, life: number): this {
    this.player(name).life = life;
    return this;
  }
  is(name: string, character: CharacterId): this {
    const at = CHARACTER_IDS.indexOf(character);
    const other = this.raw.players.find((p) => p.character === at);
    if (other !== undefined) other.character = this.player(name).character;
    this.player(name).character = at;
    return this;
  }
  roles(words: string): this {
    const list = words.split(" ");
    for (let i = 0; i < list.length; i += 2) this.player(list[i]!).role = list[i + 1] as Role;
    return this;
  }
  out(name: string): this {
    Object.assign(this.player(name), { out: true, shown: true, life: 0 });
    return this;
  }
  ghost(name: string): this {
    Object.assign(this.player(name), { ghost: true, life: 0 });
    return this.table(name, "ghost-car");
  }
  line(words: string, pos: number): this {
    const train = this.raw.train!;
    const stations = words.split(" ").map((id) => STATION_IDS.indexOf(id as (typeof STATION_IDS)[number]));
    const all = [...train.stations, ...train.spare];
    train.stations = stations;
    train.spare = all.filter((i) => !stations.includes(i));
    return this.pos(pos);
  }
  pos(pos: number): this {
    this.raw.train!.pos = pos;
    return this;
  }
  cars(words: string): this {
    const cars = words === "" ? [] : words.split(" ").map((w) => this.#findCar(w));
    const train = this.raw.train!;
    train.deck.push(...train.cars);
    train.cars = cars;
    return this;
  }
  railcars(words: string): this {
    const cars = words.split(" ").map((w) => this.#findCar(w));
    this.raw.train!.deck.push(...cars.toReversed());
    return this;
  }
  /** The Railcar deck is empty: all that lay in it is in front of a player. */
  noRailcarDeck(holder: string): this {
    const train = this.raw.train!;
    this.player(holder).table.push(...train.deck.splice(0));
    return this;
  }
  side(side: LocomotiveSide): this {
    this.raw.train!.side = side;
    return this;
  }
  active(name: string): this {
    this.raw.turn = newTurn(this.seat(name), "ordinary");
    this.raw.turn.step = "play";
    return this;
  }
  begins(name: string): this {
    this.raw.turn = newTurn(this.seat(name), "ordinary");
    return this;
  }

  /** The table is set: runs to the first question. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    const { raw } = this;
    raw.stack = [{ k: "turn" }];
    raw.pending = [];
    this.#before = raw.players.map((p) => p.life);
    this.events.length = 0;
    settle(context(raw, (e) => this.events.push(e)));
  }
  lifeBefore(seat: number): number {
    this.start();
    return this.#before[seat]!;
  }

  /** A play that still waits for its `on`. */
  begin(what: string): void {
    this.finish();
    this.#unfinished = what;
  }
  finish(): void {
    if (this.#unfinished !== null) throw new Error(`${this.#unfinished} lacks its target`);
  }
  complete(): void {
    this.#unfinished = null;
  }
  /** After the story: nothing is unfinished, no piece is lost. */
  done(): void {
    this.finish();
    if (this.driver === undefined) return;
    const { cards, cars } = allPieces(this.raw);
    expect([cards.length, cars.length]).toEqual(this.raw.train === null ? [80, 0] : [96, 16]);
  }

  person(name: string): Person {
    this.seat(name);
    return new Person(this, name);
  }
  get Ann(): Person {
    return this.person("Ann");
  }
  get Bob(): Person {
    return this.person("Bob");
  }
  get Cid(): Person {
    return this.person("Cid");
  }
  get Dan(): Person {
    return this.person("Dan");
  }
  get Eve(): Person {
    return this.person("Eve");
  }
  get Fay(): Person {
    return this.person("Fay");
  }
  get Gus(): Person {
    return this.person("Gus");
  }
  get Hal(): Person {
    return this.person("Hal");
  }

  topIs(name: string): this {
    expect(NAME[this.s.discard.at(-1) ?? -1] ?? "nothing").toBe(name);
    return this;
  }
  trainIs(cars: string, pos: number): this {
    const train = this.s.train!;
    expect([train.cars.map((c) => NAME[c]).join(" "), train.pos]).toEqual([cars, pos]);
    return this;
  }
  turnIs(name: string): this {
    expect(this.names[this.s.turn.seat]).toBe(name);
    return this;
  }
  wins(because: RuleId, ...names: string[]): this {
    expect(this.s.outcome?.because).toBe(because);
    const named = this.s.outcome?.winners.map((w) => this.names[w] ?? `seat ${w}`).filter((n) => !n.startsWith("seat"));
    expect(named).toEqual(names);
    return this;
  }
  goesOn(): this {
    expect(this.s.outcome).toBeNull();
    return this;
  }
  told(t: Event["t"]): Event[] {
    this.start();
    return this.events.filter((e) => e.t === t);
  }
  log(): string[] {
    this.start();
    return this.events.map((e) => e.t);
  }
  distance(a: string, b: string): number {
    this.start();
    return distance(this.s, this.seat(a), this.seat(b));
  }
}

function faceOf(card: Piece): string {
  const rank = RANK[card]!;
  return isRailcar(card) ? "" : `${rank > 10 ? "JQKA"[rank - 11] : rank}${SUIT[card]![0]!.toUpperCase()}`;
}

const run = storyOf(() => new Stage());

/** A test that reads like an example of the rulebook. Its title begins with the rules it shows. */
export function story(title: string, body: (t: Stage) => void): void {
  run(title, (t) => {
    body(t);
    t.done();
  });
}
