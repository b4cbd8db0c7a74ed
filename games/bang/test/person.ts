import { expect } from "vitest";
import type { Decision, RuleId } from "@trestle/kernel";
import { bang } from "../engine/index.ts";
import { NAME, piece, RANK, SUIT } from "../engine/pieces.ts";
import type { BaggageUse, PieceName } from "../engine/catalogue.ts";
import type { DecisionKind, Move, Piece, Player } from "../engine/types.ts";
import type { Stage } from "./dsl.ts";

/** Somebody at the table of a story. Words are card names, `name:QH` where the copy matters. */
export class Person {
  readonly t: Stage;
  readonly name: string;

  constructor(t: Stage, name: string) {
    this.t = t;
    this.name = name;
  }
  get seat(): number {
    return this.t.seat(this.name);
  }
  get p(): Player {
    return this.t.s.players[this.seat]!;
  }

  /** What the game asks this person. */
  decision(): Decision {
    this.t.finish();
    const { pending } = this.t.s;
    const d = pending.find((q) => q.seat === this.seat);
    if (d === undefined) return expect.fail(`${this.name} is not asked anything; pending: ${JSON.stringify(pending)}`);
    return d;
  }
  offers(): Move[] {
    const out: Move[] = [];
    bang.moves(this.t.s, this.decision(), out);
    return out;
  }
  tries(): Move[] {
    const out: Move[] = [];
    bang.tries(this.t.s, this.decision(), out);
    return out;
  }
  does(move: Move): this {
    const d = this.decision();
    this.t.driver.answer(this.seat, d.kind, move);
    return this;
  }

  plays(word: string): Aim {
    const moves = this.offers().filter((m) => m.t === "play" && isNamed(m.card, word));
    const plain = moves.find((m) => m.t === "play" && m.at === null && m.take === null);
    const aim = new Aim(this, word, moves);
    if (plain !== undefined) this.does(plain);
    else if (moves.length === 0) this.refused(word);
    else this.t.begin(`${this.name} plays ${word}`);
    return aim;
  }
  refused(word: string): never {
    const found = this.tries().filter((m) => m.t === "play" && isNamed(m.card, word));
    const rules = found.map((m) => bang.check(this.t.s, this.decision(), m));
    return expect.fail(`${this.name} cannot play ${word}: ${rules.join(", ") || "it is not there"}`);
  }
  activates(car: PieceName, as: BaggageUse | null = null): Aim {
    const moves = this.offers().filter((m) => m.t === "use" && m.card === piece(car) && m.as === as);
    if (moves.length === 0) expect.fail(`${this.name} cannot activate ${car}`);
    const plain = moves.find((m) => m.t === "use" && m.at === null);
    const aim = new Aim(this, car, moves);
    if (plain !== undefined) this.does(plain);
    else this.t.begin(`${this.name} activates ${car}`);
    return aim;
  }

  /** The legal answer made with this card. */
  #answer(word: string): Move | undefined {
    return this.offers().find((m) => {
      if (m.t === "barrel") return m.card === null ? word === "jourdonnais" : isNamed(m.card, word);
      return (m.t === "answer" || m.t === "use") && isNamed(m.card, word);
    });
  }
  uses(word: string): this {
    const move = this.#answer(word);
    return move === undefined ? expect.fail(`${this.name} cannot use ${word}`) : this.does(move);
  }
  mayUse(word: string): this {
    expect(this.#answer(word), `${this.name} may use ${word}`).toBeDefined();
    return this;
  }
  mayNotUse(word: string): this {
    expect(this.#answer(word), `${this.name} may not use ${word}`).toBeUndefined();
    return this;
  }
  passes(): this {
    return this.does({ t: "pass" });
  }
  /** The clock answers, as often as this person is asked. */
  timesOut(times = 1): this {
    for (let i = 0; i < times; i++) this.does(bang.fallback(this.t.s, this.decision()));
    return this;
  }
  ends(): this {
    expect(this.decision().kind).toBe("play");
    return this.passes();
  }

  /** A move of this kind about a card of this name. */
  #about(t: "pick" | "stand" | "cover" | "sleeper" | "sid", word: string): this {
    const move = this.offers().find((m) => m.t === t && isNamed(m.card, word));
    return move === undefined ? expect.fail(`${this.name} cannot ${t} ${word}`) : this.does(move);
  }
  picks(...words: string[]): this {
    for (const word of words) this.#about("pick", word);
    return this;
  }
  pays(...words: string[]): this {
    for (const word of words) {
      expect(this.decision().kind).toBe("pay");
      this.#about("pick", word);
    }
    return this;
  }
  paysLife(): this {
    return this.does({ t: "life" });
  }
  stands(word: string): this {
    return this.#about("stand", word);
  }
  covers(word: string): this {
    return this.#about("cover", word);
  }
  sleeps(word: string): this {
    return this.#about("sleeper", word);
  }
  heals(first: string, second: string): this {
    this.#about("sid", first);
    const asked = this.t.s.pending.some((d) => d.seat === this.seat && d.kind === "sid-ketchum");
    return asked ? this.picks(second) : this;
  }
  diverts(word: string, at: string): this {
    const to = this.t.seat(at);
    const move = this.offers().find((m) => m.t === "divert" && isNamed(m.card, word) && m.at === to);
    return move === undefined ? expect.fail(`${this.name} cannot divert with ${word} to ${at}`) : this.does(move);
  }
  gives(word: string, at: string): this {
    const to = this.t.seat(at);
    const move = this.offers().find((m) => m.t === "give" && isNamed(m.card, word) && m.at === to);
    return move === undefined ? expect.fail(`${this.name} cannot give ${word} to ${at}`) : this.does(move);
  }
  draws(from: string): this {
    if (from === "deck" || from === "discard") return this.does({ t: "draw", from, at: null });
    return this.does({ t: "draw", from: "hand", at: this.t.seat(from) });
  }
  takes(car: PieceName): this {
    return this.does({ t: "take", car: piece(car) });
  }
  advances(): this {
    return this.does({ t: "advance", by: "action" });
  }
  zips(): this {
    return this.does({ t: "advance", by: "zippy-roy" });
  }
  exempts(name: string): this {
    return this.does({ t: "exempt", at: this.t.seat(name) });
  }
  places(name: string): this {
    return this.does({ t: "place", at: this.t.seat(name) });
  }
  steams(times: 0 | 2): this {
    return this.does({ t: "steam", times });
  }

  cannot(move: Move, rule: RuleId, data?: Record<string, number | string>): this {
    this.t.driver.refuses(this.seat, this.decision().kind, move, rule, data);
    return this;
  }
  /** Every way to play it (at that player, if named) is refused, and this rule is why. */
  cannotPlay(word: string, rule: RuleId, at?: string): this {
    const to = at === undefined ? null : this.t.seat(at);
    const d = this.decision();
    const found = this.tries().filter((m) => m.t === "play" && isNamed(m.card, word) && (to === null || m.at === to));
    if (found.length === 0) expect.fail(`${this.name} has no ${word} to try`);
    const verdicts = found.map((m) => bang.check(this.t.s, d, m));
    expect(verdicts, `${this.name} plays ${word}`).not.toContain(null);
    expect(verdicts).toContain(rule);
    return this;
  }
  mayPlay(word: string, at?: string): this {
    const to = at === undefined ? null : this.t.seat(at);
    const found = this.offers().some((m) => m.t === "play" && isNamed(m.card, word) && (to === null || m.at === to));
    expect(found, `${this.name} may play ${word}`).toBe(true);
    return this;
  }
  /** Whether some legal move is of this kind. */
  may(t: Move["t"]): boolean {
    return this.offers().some((m) => m.t === t);
  }

  isAsked(kind: DecisionKind): this {
    expect(this.decision().kind).toBe(kind);
    return this;
  }
  isNotAsked(): this {
    expect(this.t.s.pending.some((d) => d.seat === this.seat)).toBe(false);
    return this;
  }
  hasLost(points: number): this {
    expect(this.t.lifeBefore(this.seat) - this.p.life, `${this.name} has lost`).toBe(points);
    return this;
  }
  hasLife(life: number): this {
    expect(this.p.life, `${this.name}'s life`).toBe(life);
    return this;
  }
  holds(words: string): this {
    expect(this.p.hand.map((c) => NAME[c]!).toSorted()).toEqual(words === "" ? [] : words.split(" ").toSorted());
    return this;
  }
  hasCards(count: number): this {
    expect(this.p.hand.length, `${this.name}'s hand`).toBe(count);
    return this;
  }
  hasInPlay(words: string): this {
    expect(this.p.table.map((c) => NAME[c]!).toSorted()).toEqual(words === "" ? [] : words.split(" ").toSorted());
    return this;
  }
  isOut(): this {
    expect(this.p.out, `${this.name} is out`).toBe(true);
    return this;
  }
  isIn(): this {
    expect(this.p.out, `${this.name} is in play`).toBe(false);
    return this;
  }
  isGhost(): this {
    expect([this.p.ghost, this.p.out, this.p.life]).toEqual([true, false, 0]);
    return this;
  }
  sees(name: string, at: number): this {
    expect(this.t.distance(this.name, name), `${this.name} sees ${name}`).toBe(at);
    return this;
  }
}

/** A card that still needs its target. */
export class Aim {
  readonly by: Person;
  readonly word: string;
  readonly moves: Move[];

  constructor(by: Person, word: string, moves: Move[]) {
    this.by = by;
    this.word = word;
    this.moves = moves;
  }
  /** At a player; with `what` at one of their cards in play or their hand. A Railcar of the train is named alone. */
  on(whom: string, what?: string): Person {
    const { t } = this.by;
    t.complete();
    const move = this.moves.find((m) => (m.t === "play" || m.t === "use") && this.#fits(m.at, m.take, whom, what));
    if (move === undefined) return expect.fail(`${this.word} cannot be aimed at ${whom} ${what ?? ""}`);
    return this.by.does(move);
  }
  #fits(at: number | null, take: Piece | null, whom: string, what?: string): boolean {
    const { names } = this.by.t;
    if (!names.includes(whom)) return at === null && take !== null && isNamed(take, whom);
    if (at !== names.indexOf(whom)) return false;
    return what === undefined || what === "hand" ? take === null : take !== null && isNamed(take, what);
  }
}

/** `bang`, `bang:QH` or `QH`. */
function isNamed(card: Piece | null, word: string): boolean {
  if (card === null) return false;
  const rank = RANK[card]!;
  const suit = SUIT[card];
  const face =
    suit === null || suit === undefined ? "" : `${rank > 10 ? "JQKA"[rank - 11] : rank}${suit[0]!.toUpperCase()}`;
  return word === NAME[card] || word === face || word === `${NAME[card]}:${face}`;
}
