/**
 * Stories of Train Heist that read like examples of the rulebook.
 *
 *   story("[HEIST-BOARD-5] who boards where the Sheriff stands is jailed", (t) => {
 *     t.cowboys("Red* Blue").train("r05 r04 r03 r02 r01").sheriff("ee4").put("Red", "rimNW1");
 *     t.Red.boards(4);
 *     t.Red.is("jail");
 *     t.speedIs(3);
 *   });
 *
 * A table begins with `cowboys`, `solo`, `versus` or `score`: names are colours, the star marks whose turn it is, in
 * its Action step with four actions. Hands, squares and the row of Wanted Cards are EMPTY, all 21 tiles are in the
 * sack, all cards in the deck, everybody on foot in the canyon, the train on its starting spaces, speed 2, switches
 * top red and low green, the Event Deck six cards "front 1". Then place what matters:
 *
 *   put("Red", "in3") · rides("Red", 0) · horses("rimE canyon") · train("r14 r13 …") · switches("green", "red")
 *   hand("Red", "K04 R05 W") · deck("K01 B02") and events("rear2 flip north speedUp") top first, the events being all
 *   there are · carries("Red", "L10") · square("A1", "L10 L17") top LAST · town("B", "L01") · sack("L01 L02") = only
 *   these · sheriff("ee4") · speed(4) · meter(9) · goal(12) · knot(3) · closed("north") · row("wild boxcar")
 *   wanted("Red", "wild") works at once · bullets("Red", 1) · board(2) bullets lying on the board
 *   counters("Red", "B", 2) · points("Red", 6) · actions(0)
 *
 * Pieces placed are taken from where they would lie otherwise; tiles that a story sets aside for good
 * by naming a whole sack lie nowhere. Cards: R07, B10, K01, W.
 *
 * A cowboy acts by its colour: t.Red.moves("drawN"). Each deed must be legal, be listed in `moves`, survive `parseMove`
 * and keep the table whole. `t.Red.cannot(move.to("rimN"), "HEIST-MOVE-1", { from: "canyon" })` wants the refusal with
 * that rule and these figures among its data, and nothing changed. `move.*` builds every move there is.
 *
 * Looking: t.Red.is(space), holds(cards), carries(tiles); t.carsAre, sheriffIs, speedIs, meterIs, knotIs, switchesAre,
 * townHas, squareHas, sackHas, actionsAre, horsesAre, owes("Red", "claim"), over(rule, winners); t.told(type) = events
 * of that type since the table was laid; t.s is the state itself.
 */
import { expect } from "vitest";
import { isRefusal, type Decision } from "@trestle/kernel";
import { storyOf } from "@trestle/testkit";
import { heist, ours } from "../engine/index.ts";
import { CACTI, LETTERS, SIDES } from "../engine/edition/types.ts";
import type { Direction, JunctionId, Letter, Side } from "../engine/edition/types.ts";
import { takeIn } from "../engine/hands.ts";
import type { Config, DecisionKind, HeistEvent, Move, State } from "../engine/types.ts";
import { drawHeist } from "../terminal/index.ts";
import { board as b, broken, piecesOf } from "./pieces.ts";

const words = (text: string): string[] => text.split(/\s+/).filter((w) => w !== "");
const squareId = (name: string): string => (name.startsWith("loot") ? name : `loot${name}`);
const cardId = (name: string): string => (name.startsWith("W") ? b.cardIds[b.wild]! : name);
const cards = (text: string): string[] => words(text).map(cardId).sort(byFace);
const byFace = (a: string, z: string): number => b.cardOf.get(a)! - b.cardOf.get(z)!;

const EVENTS: Record<string, string> = {
  speedUp: "EV01",
  north: "EV03",
  east: "EV04",
  south: "EV05",
  front1: "EV06",
  front2: "EV09",
  rear1: "EV12",
  rear2: "EV15",
  flip: "EV18",
};

const byText = (a: string, z: string): number => a.localeCompare(z);

function eventFace(name: string): number {
  const face = b.eventOf.get(EVENTS[name] ?? name);
  if (face === undefined) throw new Error(`there is no event ${name}`);
  return face;
}

/** Every move, from short arguments. Squares "A1", cards "K01 W". */
export const move = {
  to: (to: string): Move => ({ t: "move", to }),
  dash: (via: string, to: string): Move => ({ t: "dash", via, to }),
  board: (section: number): Move => ({ t: "board", section }),
  leave: (to: string): Move => ({ t: "leave", to }),
  jump: (horse: number): Move => ({ t: "jump", horse }),
  ride: (horse: number, card: string): Move => ({ t: "ride", horse, card: cardId(card) }),
  gallop: (to: string): Move => ({ t: "gallop", to }),
  longWay: (): Move => ({ t: "way", long: true }),
  shortWay: (): Move => ({ t: "way", long: false }),
  loot: (squares: string, with_: string): Move => ({
    t: "loot",
    squares: words(squares).map(squareId),
    cards: cards(with_),
  }),
  drop: (): Move => ({ t: "drop" }),
  lay: (tile: string, town: Letter): Move => ({ t: "lay", tile, town }),
  flip: (junction: JunctionId): Move => ({ t: "flip", junction }),
  trade: (other: number, card: string): Move => ({ t: "trade", with: other, card: cardId(card) }),
  put: (card: string): Move => ({ t: "put", card: cardId(card) }),
  ask: (card: string): Move => ({ t: "ask", card: cardId(card) }),
  propose: (): Move => ({ t: "propose" }),
  accept: (): Move => ({ t: "accept" }),
  grant: (): Move => ({ t: "grant" }),
  decline: (): Move => ({ t: "decline" }),
  bullet: (): Move => ({ t: "bullet" }),
  quick: (): Move => ({ t: "quick" }),
  shoot: (): Move => ({ t: "shoot" }),
  draw: (): Move => ({ t: "draw" }),
  escape: (with_: string): Move => ({ t: "escape", cards: cards(with_) }),
  mount: (horse: number): Move => ({ t: "mount", horse }),
  dismount: (): Move => ({ t: "dismount" }),
  set: (with_: string): Move => ({ t: "set", cards: cards(with_) }),
  straight: (with_: string, junction: JunctionId): Move => ({ t: "straight", cards: cards(with_), junction }),
  nudge: (direction: Direction): Move => ({ t: "nudge", direction }),
  claim: (card: string | null): Move => ({ t: "claim", card }),
  place: (tile: string, square: string): Move => ({ t: "place", tile, square: squareId(square) }),
  discard: (card: string): Move => ({ t: "discard", card: cardId(card) }),
  done: (): Move => ({ t: "done" }),
};

/** A cowboy at the table: what it does and what can be seen of it. */
export class Player {
  readonly t: Story;
  readonly index: number;
  constructor(t: Story, index: number) {
    this.t = t;
    this.index = index;
  }
  get me(): State["cowboys"][number] {
    return this.t.s.cowboys[this.index]!;
  }

  does(m: Move): this {
    this.t.play(this.index, m);
    return this;
  }
  cannot(m: Move, rule: string, figures: Record<string, number | string> = {}): this {
    this.t.refuse(this.index, m, rule, figures);
    return this;
  }
  moves(...spaces: string[]): this {
    for (const to of spaces) this.does(move.to(to));
    return this;
  }
  dashes = (via: string, to: string): this => this.does(move.dash(via, to));
  boards = (section: number): this => this.does(move.board(section));
  leaves = (to: string): this => this.does(move.leave(to));
  jumps = (horse = 0): this => this.does(move.jump(horse));
  /** Plays the card for a horse and sends it there. */
  sends = (horse: number, card: string, to: string): this => this.does(move.ride(horse, card)).does(move.gallop(to));
  loots = (squares: string, with_: string): this => this.does(move.loot(squares, with_));
  drops = (): this => this.does(move.drop());
  lays = (tile: string, town: Letter): this => this.does(move.lay(tile, town));
  flips = (junction: JunctionId): this => this.does(move.flip(junction));
  /** Offers these cards, as one proposal, and asks for others. */
  offers(other: string, with_: string, want = ""): this {
    const [first, ...rest] = cards(with_);
    this.does(move.trade(this.t.who(other), first!));
    for (const card of rest) this.does(move.put(card));
    for (const card of cards(want)) this.does(move.ask(card));
    return this.does(move.propose());
  }
  /** Agrees to what is offered and gives these cards back. */
  accepts(back = ""): this {
    for (const card of cards(back)) this.does(move.put(card));
    return this.does(move.accept());
  }
  /** Gives exactly what was asked for. */
  grants = (): this => this.does(move.grant());
  declines = (): this => this.does(move.decline());
  takesBullet = (): this => this.does(move.bullet());
  quickDraws = (): this => this.does(move.quick());
  usesBullet = (): this => this.does(move.shoot());
  drawsInJail = (): this => this.does(move.draw());
  escapes = (with_: string): this => this.does(move.escape(with_));
  mounts = (horse = 0): this => this.does(move.mount(horse));
  dismounts = (): this => this.does(move.dismount());
  /** Pair, 3 or 4 of a Kind. */
  playsSet = (with_: string): this => this.does(move.set(with_));
  playsStraight = (with_: string, junction: JunctionId): this => this.does(move.straight(with_, junction));
  nudges = (direction: Direction): this => this.does(move.nudge(direction));
  claims = (card: string): this => this.does(move.claim(card));
  passesUp = (): this => this.does(move.claim(null));
  places = (tile: string, square: string): this => this.does(move.place(tile, square));
  discards = (card: string): this => this.does(move.discard(card));
  /** Ends the Action step (the train moves), or the Discard step. */
  ends = (): this => this.does(move.done());
  /** Ends the Action step and, if nothing else is asked in between, the Discard step too. */
  endsTurn(): this {
    this.ends();
    const d = heist.pending(this.t.s)[0];
    if (d?.kind === "discard" && d.as === this.index) this.ends();
    return this;
  }

  is(space: string): this {
    expect(b.spaceIds[this.me.at]).toBe(space);
    return this;
  }
  holds(text: string): this {
    expect(this.me.hand.map((c) => b.cardIds[c])).toEqual(cards(text));
    return this;
  }
  holdsCards(n: number): this {
    expect(this.me.hand.length).toBe(n);
    return this;
  }
  carries(text: string): this {
    expect(this.me.loot.map((c) => b.tileIds[c]!).toSorted(byText)).toEqual(words(text).toSorted(byText));
    return this;
  }
  isOn(horse: number | null): this {
    expect(this.me.horse).toBe(horse);
    return this;
  }
  isFlat(flat = true): this {
    expect(this.me.flat).toBe(flat);
    return this;
  }
  hasBullets(n: number): this {
    expect(this.me.bullets).toBe(n);
    return this;
  }
  bears(wanted: string | null): this {
    expect(this.me.wanted === null ? null : b.wantedIds[this.me.wanted]).toBe(wanted);
    return this;
  }
  /** Destinations of the legal moves of one kind, sorted. */
  options(kind: "move" | "leave" | "gallop"): string[] {
    return this.legal()
      .flatMap((m) => (m.t === kind ? [m.to] : []))
      .sort();
  }
  legal(kind?: Move["t"]): Move[] {
    const out: Move[] = [];
    heist.moves(this.t.s, this.t.decision(this.index), out);
    return kind === undefined ? out : out.filter((m) => m.t === kind);
  }
}

export class Story {
  s!: State;
  log: HeistEvent[] = [];
  private names: string[] = [];
  private pieces: unknown = null;

  cowboys = (names: string, options: Record<string, unknown> = {}): this => this.lay(names, options);
  solo = (names: string, options: Record<string, unknown> = {}): this =>
    this.lay(names, { ...options, solo: words(names).length });
  versus = (names: string): this => this.lay(names, { mode: "versus" });
  score = (names: string): this => this.lay(names, { mode: "score" });

  /** As a game goes on that began under older rules. */
  byRulesOf(version: number): this {
    this.s.rules = version;
    return this;
  }

  private lay(text: string, options: Record<string, unknown>): this {
    const list = words(text);
    this.names = list.map((n) => n.replace("*", ""));
    const first = list.findIndex((n) => n.endsWith("*")) + 1 || 1;
    const config = configOf({ first, colours: this.names.map((n) => n.toLowerCase()), ...options });
    const seats = config.solo > 0 ? 1 : list.length;
    this.s = heist.setup({ config, seats, seed: "7".repeat(64), rules: heist.rulesVersion }, null);
    const { s } = this;
    for (const c of s.cowboys) s.deck.push(...c.hand.splice(0));
    s.deck.push(...s.discard.splice(0));
    for (const q of s.squares) s.sack.push(...q.splice(0));
    s.row = [];
    s.speed = 2;
    return this.events("front1 front1 front1 front1 front1 front1");
  }

  who(name: string): number {
    const i = this.names.indexOf(name);
    if (i < 0) throw new Error(`nobody here is called ${name}`);
    return i;
  }
  player = (name: string): Player => new Player(this, this.who(name));
  get Red(): Player {
    return this.player("Red");
  }
  get Blue(): Player {
    return this.player("Blue");
  }
  get Green(): Player {
    return this.player("Green");
  }
  get Yellow(): Player {
    return this.player("Yellow");
  }

  private space(name: string): number {
    const n = b.spaceOf.get(name);
    if (n === undefined) throw new Error(`there is no space ${name}`);
    return n;
  }
  private set(change: (s: State) => void): this {
    change(this.s);
    this.pieces = null;
    return this;
  }
  put = (name: string, space: string): this =>
    this.set((s) => {
      s.cowboys[this.who(name)]!.at = this.space(space);
    });
  rides = (name: string, horse: number): this =>
    this.set((s) => {
      const c = s.cowboys[this.who(name)]!;
      c.horse = horse;
      c.at = s.horses[horse]!;
    });
  horses = (text: string): this =>
    this.set((s) => {
      s.horses = words(text).map((w) => (w === "gone" ? null : this.space(w)));
    });
  train = (text: string): this => this.set((s) => (s.cars = words(text).map((w) => this.space(w))));
  switches = (top: Side, low: Side): this => this.set((s) => (s.switches = [SIDES.indexOf(top), SIDES.indexOf(low)]));
  sheriff = (space: string): this => this.set((s) => (s.sheriff = b.sheriffAt[this.space(space)]!));
  speed = (n: number): this => this.set((s) => (s.speed = n));
  meter = (n: number): this => this.set((s) => (s.meter = n));
  goal = (n: number): this => this.set((s) => (s.goal = n));
  knot = (n: number): this => this.set((s) => (s.hangman = n - 1));
  actions = (n: number): this => this.set((s) => (s.actions = n));
  closed = (...cacti: (typeof CACTI)[number][]): this =>
    this.set((s) => (s.closed = CACTI.map((c) => cacti.includes(c))));
  /** The deck is used up and the switch tokens are gone. */
  noTokens = (): this =>
    this.set((s) => {
      s.tokens = false;
      s.events = [];
    });
  hand = (name: string, text: string): this =>
    this.set((s) => {
      const c = s.cowboys[this.who(name)]!;
      s.deck.push(...c.hand.splice(0));
      for (const id of cards(text)) takeIn(c.hand, this.pull(s.deck, b.cardOf.get(id)!, id));
    });
  /** The top of the Poker Deck, first card first. */
  deck = (text: string): this =>
    this.set((s) => {
      const list = words(text).map((w) => this.pull(s.deck, b.cardOf.get(cardId(w))!, w));
      s.deck.push(...list.toReversed());
    });
  /** These are all cards left in the Poker Deck; the others form the discard pile. */
  onlyDeck = (text: string): this =>
    this.set((s) => {
      const list = words(text).map((w) => this.pull(s.deck, b.cardOf.get(cardId(w))!, w));
      s.discard.push(...s.deck);
      s.deck = list.toReversed();
    });
  private pull(from: number[], piece: number, name: string): number {
    const i = from.indexOf(piece);
    if (i < 0) throw new Error(`${name} is not there to be placed`);
    return from.splice(i, 1)[0]!;
  }
  private tiles = (text: string): number[] => words(text).map((w) => this.pull(this.s.sack, b.tileOf.get(w) ?? -1, w));
  carries = (name: string, text: string): this =>
    this.set((s) => void s.cowboys[this.who(name)]!.loot.push(...this.tiles(text)));
  square = (name: string, text: string): this =>
    this.set((s) => void s.squares[b.squareOf.get(squareId(name))!]!.push(...this.tiles(text)));
  town = (letter: Letter, text: string): this =>
    this.set((s) => void s.towns[LETTERS.indexOf(letter)]!.push(...this.tiles(text)));
  /** Only these are left in the sack; what lies nowhere else is out of this story. */
  sack = (text: string): this =>
    this.set((s) => {
      s.sack = this.tiles(text);
    });
  /** Fills every empty square with one tile each, so that no refill is asked for. */
  fillSquares = (): this =>
    this.set((s) => {
      s.sack.sort((x, z) => x - z);
      for (const q of s.squares) if (q.length === 0) q.push(s.sack.shift()!);
    });
  /** The whole Event Deck, top first. */
  events = (text: string): this =>
    this.set((s) => {
      s.events = words(text)
        .map((w) => eventFace(w))
        .toReversed();
    });
  row = (text: string): this => this.set((s) => (s.row = words(text).map((w) => b.wantedOf.get(w)!)));
  /** Its ability works at once. */
  wanted = (name: string, card: string): this =>
    this.set((s) => {
      const c = s.cowboys[this.who(name)]!;
      c.wanted = b.wantedOf.get(card)!;
      c.active = true;
    });
  bullets = (name: string, n: number): this => this.set((s) => (s.cowboys[this.who(name)]!.bullets = n));
  board = (n: number): this => this.set((s) => (s.bullets = n));
  counters = (name: string, town: Letter, n: number): this =>
    this.set((s) => (s.cowboys[this.who(name)]!.counters[LETTERS.indexOf(town)] = n));
  points = (name: string, n: number): this => this.set((s) => (s.cowboys[this.who(name)]!.points = n));
  flat = (name: string): this => this.set((s) => (s.cowboys[this.who(name)]!.flat = true));
  /** In jail, with or without having raised the Speed Meter. */
  jailed = (name: string, raised = true): this =>
    this.set((s) => {
      const c = s.cowboys[this.who(name)]!;
      c.at = b.jail;
      c.raised = raised;
      s.bullets += c.bullets;
      c.bullets = 0;
    });

  decision(cowboy: number): Decision {
    const d = heist.pending(this.s).find((q) => q.as === cowboy);
    if (d === undefined)
      throw new Error(`${this.names[cowboy]} owes nothing, but ${JSON.stringify(heist.pending(this.s))}`);
    return d;
  }
  play(cowboy: number, m: Move): void {
    const { s } = this;
    this.pieces ??= piecesOf(s);
    const d = this.decision(cowboy);
    expect(heist.why(s, d, m), `${this.names[cowboy]} ${JSON.stringify(m)}`).toBeNull();
    const legal: Move[] = [];
    heist.moves(s, d, legal);
    expect(legal).toContainEqual(m);
    expect(heist.parseMove(JSON.parse(JSON.stringify(m)))).toEqual(m);
    heist.apply(s, d, m, (e) => this.log.push(e));
    expect(broken(s)).toBeNull();
    expect(piecesOf(s)).toEqual(this.pieces);
  }
  refuse(cowboy: number, m: Move, rule: string, figures: Record<string, number | string>): void {
    const d = this.decision(cowboy);
    const before = JSON.stringify(this.s);
    const refusal = heist.why(this.s, d, m);
    expect(refusal?.rule, `${this.names[cowboy]} ${JSON.stringify(m)} ${JSON.stringify(refusal)}`).toBe(rule);
    expect(refusal!.data).toMatchObject(figures);
    expect(heist.check(this.s, d, m)).toBe(rule);
    const legal: Move[] = [];
    heist.moves(this.s, d, legal);
    expect(legal).not.toContainEqual(m);
    expect(JSON.stringify(this.s)).toBe(before);
  }

  told<K extends HeistEvent["t"]>(type: K): Extract<HeistEvent, { t: K }>[] {
    return this.log.filter((e): e is Extract<HeistEvent, { t: K }> => e.t === type);
  }
  carsAre(text: string): this {
    expect(this.s.cars.map((c) => b.spaceIds[c])).toEqual(words(text));
    return this;
  }
  sheriffIs(space: string): this {
    expect(b.spaceIds[b.sheriffLine[this.s.sheriff]!]).toBe(space);
    return this;
  }
  switchesAre(top: Side, low: Side): this {
    expect(this.s.switches.map((n) => SIDES[n])).toEqual([top, low]);
    return this;
  }
  horsesAre(text: string): this {
    expect(this.s.horses.map((h) => (h === null ? "gone" : b.spaceIds[h]))).toEqual(words(text));
    return this;
  }
  speedIs = (n: number): this => this.number(this.s.speed, n);
  meterIs = (n: number): this => this.number(this.s.meter, n);
  knotIs = (n: number): this => this.number(this.s.hangman + 1, n);
  actionsAre = (n: number): this => this.number(this.s.actions, n);
  boardHas = (n: number): this => this.number(this.s.bullets, n);
  private number(got: number, want: number): this {
    expect(got).toBe(want);
    return this;
  }
  townHas(letter: Letter, text: string): this {
    const tiles = this.s.towns[LETTERS.indexOf(letter)]!.map((i) => b.tileIds[i]!);
    expect(tiles.toSorted(byText)).toEqual(words(text).toSorted(byText));
    return this;
  }
  squareHas(name: string, text: string): this {
    expect(this.s.squares[b.squareOf.get(squareId(name))!]!.map((i) => b.tileIds[i])).toEqual(words(text));
    return this;
  }
  sackHas(n: number): this {
    return this.number(this.s.sack.length, n);
  }
  owes(name: string, kind: DecisionKind): this {
    const [d] = heist.pending(this.s);
    expect([this.names[d!.as], d!.kind]).toEqual([name, kind]);
    return this;
  }
  turnOf(name: string): this {
    expect(this.names[this.s.active]).toBe(name);
    return this;
  }
  over(because: string, winners: string): this {
    expect(this.s.outcome?.because).toBe(because);
    expect(this.s.outcome?.winners.map((seat) => this.names[seat])).toEqual(words(winners));
    expect(heist.pending(this.s)).toEqual([]);
    return this;
  }
  goesOn(): this {
    expect(this.s.outcome).toBeNull();
    return this;
  }
}

/** Options as a table would take them. */
export function configOf(options: Record<string, unknown>): Config {
  const config = heist.parseConfig(options);
  if (isRefusal(config)) throw new Error(JSON.stringify(config));
  return config;
}

export { b as board, heist };

/** Both maps with everybody's cards open, as a terminal draws them. */
function pictureOf({ s }: Story): string {
  const view = heist.view(s, null);
  const cowboys = view.cowboys.map((c, i) => heist.view(s, c.seat).cowboys[i]!);
  const names = { seat: (seat: number) => `Seat ${seat}` };
  return draw({ ...view, cowboys }, names, { columns: 110, paint: (_style, text) => text }).join("\n");
}
const draw = drawHeist(ours);

/** One story; its title begins with the rules it checks, in brackets. */
export const story = storyOf(() => new Story(), pictureOf);
