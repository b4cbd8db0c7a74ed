import {
  HASH_EVERY,
  hashOf,
  seal,
  seedOf,
  sha256Text,
  undoTo,
  type AnyGame,
  type By,
  type Counted,
  type Decision,
  type Entry,
  type EventBase,
  type LogEnd,
  type LogHeader,
  type ReasonLine,
  type Refusal,
  type Seat,
  type Seed,
  type SeatHolder,
  type Start,
  type Types,
} from "@trestle/kernel";
import { Clock } from "./clock.ts";
import type { JobResult } from "./games.ts";
import type { ClockPreset } from "@trestle/protocol";

type MoveEntry = Extract<Entry, { t: "move" }>;

/** A move that counts, with what its player thought, and whether anything was revealed by it or since. */
export interface CountedMove {
  entry: MoveEntry;
  revealed: boolean;
}

/** What one entry made happen, for those who watch. */
export interface HistoryEntry {
  n: number;
  by: { seat: Seat; by: By } | null;
  events: EventBase[];
  /** What the bot said. */
  say?: ReasonLine;
}

function historyEntryOf({ n, seat, by, say }: MoveEntry, events: EventBase[]): HistoryEntry {
  const happened: HistoryEntry = { n, by: { seat, by }, events };
  if (say !== undefined) happened.say = say;
  return happened;
}

/** The game of a table with its log: everything here is derived from the log and the sealed deal. */
export class Match {
  readonly game: AnyGame;
  readonly header: LogHeader;
  readonly clock: Clock;
  state: Types["state"];
  /** Entries so far. */
  n = 0;
  readonly #config: Types["config"];
  readonly #seed: Seed;
  /** The running check over all lines so far. */
  #check: string;
  #counted: Counted[] = [];
  #playedAgain = 0;
  /** The last time the game went back, and where in the history that is. */
  #undone: { after: number; happened: HistoryEntry } | null = null;
  /** What the newest entry made happen, until it is told. */
  #newest: HistoryEntry | null = null;
  /** The history while it is in memory; null: it can be replayed. */
  #history: HistoryEntry[] | null = null;
  #remembers = false;
  readonly #keys = new Map<string, number>();
  readonly sha: (text: string) => string;

  /** Begins with the deal. */
  constructor(
    game: AnyGame,
    header: LogHeader,
    secret: Seed,
    parts: readonly (Seed | null)[],
    preset: ClockPreset,
    sha: (text: string) => string = sha256Text,
  ) {
    this.sha = sha;
    this.game = game;
    this.header = header;
    this.#config = header.config;
    this.#seed = seedOf(header, secret, parts);
    this.#check = seal("", header, sha).check;
    this.state = this.#deal();
    this.clock = new Clock(preset, header.seats, game.pending(this.state), this.#history![0]!.events.length);
  }

  /** Moves that count today: what it takes to play the game again. */
  get moves(): number {
    return this.#counted.length;
  }
  /** Moves that were played again whenever the game went back. */
  get replayed(): number {
    return this.#playedAgain;
  }

  get check(): string {
    return this.#check;
  }

  get headerLine(): string {
    return seal("", this.header).line;
  }

  get #start(): Start<Types["config"]> {
    const { seats, rulesVersion } = this.header;
    return { config: this.#config, seats, seed: this.#seed, rules: rulesVersion };
  }

  #deal(): Types["state"] {
    const events: EventBase[] = [];
    const state = this.game.setup(this.#start, (e) => events.push(e));
    this.#history = [{ n: 0, by: null, events }];
    this.#undone = null;
    return state;
  }

  decision(seat: Seat, id: number): Decision | null {
    for (const d of this.game.pending(this.state)) if (d.id === id && d.seat === seat) return d;
    return null;
  }

  /** The game after entry `v`, from the moves that count today: a state that has been, apart from the one in play. */
  stateAfter(v: number): Types["state"] {
    return this.#replayed(v, null);
  }

  #replayed(v: number, history: HistoryEntry[] | null): Types["state"] {
    const { game } = this;
    let events: EventBase[] = [];
    const sink = history === null ? null : (e: EventBase) => void events.push(e);
    const state = game.setup(this.#start, sink);
    history?.push({ n: 0, by: null, events });
    for (const { entry } of this.#counted) {
      if (entry.n > v) break;
      events = [];
      const d = game.pending(state).find((q) => q.id === entry.d && q.seat === entry.seat)!;
      game.apply(state, d, game.parseMove(entry.move), sink);
      history?.push(historyEntryOf(entry, events));
    }
    return state;
  }

  /**
   * Events of the entries that count, with those of the deal first. Seldom asked for and the larger part of a table: where
   * nobody asks all the time, it is replayed from the log.
   */
  get history(): readonly HistoryEntry[] {
    this.#history ??= this.#replayedHistory();
    return this.#history;
  }

  /** From now on the history stays at hand: bots ask for it at every decision. */
  remember(): readonly HistoryEntry[] {
    this.#remembers = true;
    return this.history;
  }

  #replayedHistory(): HistoryEntry[] {
    const history: HistoryEntry[] = [];
    this.#replayed(this.n, history);
    if (this.#undone !== null) history.splice(this.#undone.after, 0, this.#undone.happened);
    return history;
  }

  /** What the newest entry made happen, for those who watch: asked for once, and not held any longer. */
  takeNewest(): HistoryEntry {
    const newest = this.#newest;
    this.#newest = null;
    return newest?.n === this.n ? newest : { n: this.n, by: null, events: [] };
  }

  /** It may have been put at hand for one who came in: the next move would make it grow for nobody. */
  #tell(happened: HistoryEntry, keeps: boolean): void {
    this.#newest = happened;
    if (keeps || this.#remembers) this.#history?.push(happened);
    else this.#history = null;
  }

  /** The move that entry `n` is, if it counts. */
  countedMove(n: number): CountedMove | null {
    const at = this.#counted.findIndex((m) => m.entry.n === n);
    if (at < 0) return null;
    return { entry: this.#counted[at]!.entry, revealed: this.#counted.slice(at).some((m) => m.reveals) };
  }

  /** The entry that a command with this key has made, if it has. */
  entryOf(key: string): number | null {
    return this.#keys.get(key) ?? null;
  }

  /** Is it asked, can it be read, is it legal? Then the move to play. */
  judge(seat: Seat, id: number, raw: unknown): { d: Decision; move: Types["move"] } | Refusal {
    const d = this.decision(seat, id);
    if (d === null) return { rule: "TABLE-TURN-1", data: { d: id } };
    const move = this.game.parseMove(raw);
    if (move === null) return { rule: "TABLE-MOVE-1", data: { kind: d.kind } };
    const refusal = this.game.why(this.state, d, move);
    return refusal ?? { d, move };
  }

  /** Plays a judged move and returns its line of the log. */
  play(d: Decision, move: Types["move"], by: By, key: string, at: number, thought: JobResult | null): string {
    const n = this.n + 1;
    const entry: Entry = { n, t: "move", at, d: d.id, seat: d.seat, by, key, move };
    if (thought !== null) entry.iterations = thought.iterations;
    if (thought?.why !== undefined && thought.why.lines.length > 0) entry.why = thought.why;
    if (thought?.say !== undefined && thought.say !== null) entry.say = thought.say;
    const events = this.#apply(entry, d, move, false);
    this.clock.answered(d, at, this.game.pending(this.state), events);
    return this.#append(entry);
  }

  /** `keeps`: it happened before, and those who come back ask what did. */
  #apply(entry: MoveEntry, d: Decision, move: Types["move"], keeps: boolean): EventBase[] {
    const events: EventBase[] = [];
    this.game.apply(this.state, d, move, (e) => events.push(e));
    this.#counted.push({ entry, reveals: events.some((e) => e.reveals === true) });
    this.#tell(historyEntryOf(entry, events), keeps);
    return events;
  }

  #append(entry: Entry): string {
    if (entry.n % HASH_EVERY === 0) entry.hash = hashOf(this.game.facts(this.state), this.sha);
    return this.#seal(entry);
  }

  #seal(entry: Entry): string {
    const { line, check } = seal(this.#check, entry, this.sha);
    this.#note(entry, check);
    return line;
  }

  #note(entry: Entry, check: string): void {
    this.#check = check;
    this.n = entry.n;
    if (entry.key !== undefined) this.#keys.set(entry.key, entry.n);
  }

  /** Who sits where is part of the log, so that a replay can name them. */
  sit(seat: Seat, who: SeatHolder, at: number): string {
    return this.#append({ n: this.n + 1, t: "seat", at, seat, who });
  }

  pause(on: boolean, key: string, at: number): string {
    return this.#append({ n: this.n + 1, t: "pause", at, on, key });
  }

  /** The entry after which somebody else has been playing for this seat; null: its last move was its person's own. */
  awaySince(seat: Seat): number | null {
    let away: number | null = null;
    for (const { entry } of this.#counted.toReversed()) {
      if (entry.seat !== seat) continue;
      if (entry.by === "person" || entry.by === "bot") break;
      away = entry.n - 1;
    }
    return away;
  }

  /** TABLE-UNDO-1, TABLE-UNDO-2, TABLE-UNDO-3: where this seat may go back to by itself. The kernel judges logs by the same. */
  undoTo(seat: Seat): number | Refusal {
    return undoTo(this.#counted.at(-1), seat);
  }

  /** Goes back: the moves that still count are played again from the deal. */
  undo(seat: Seat, to: number, key: string, at: number): string {
    const entry: Entry = { n: this.n + 1, t: "undo", at, seat, to, key };
    this.#rewind(entry);
    return this.#append(entry);
  }

  #rewind(entry: Extract<Entry, { t: "undo" }>): void {
    const kept = this.#counted.filter((m) => m.entry.n <= entry.to);
    const alone = this.#counted.slice(kept.length).every((m) => m.entry.seat === entry.seat);
    this.#counted = [];
    this.#playedAgain += kept.length;
    this.state = this.#deal();
    for (const m of kept) {
      const d = this.decision(m.entry.seat, m.entry.d)!;
      this.#apply(m.entry, d, this.game.parseMove(m.entry.move), true);
    }
    this.clock.wentBack(this.game.pending(this.state), entry.at, { alone });
    // Those who watch are told of the step back itself; what was undone is no longer part of the story.
    const undone = { t: "undone", rule: "TABLE-UNDO-1", seat: entry.seat, to: entry.to };
    const happened: HistoryEntry = { n: entry.n, by: null, events: [undone] };
    this.#undone = { after: kept.length + 1, happened };
    this.#tell(happened, true);
  }

  /**
   * Takes up an entry that the store already has, with the check of its very line: written anew, the same entry could
   * have its fields in another order. Returns what is wrong with it.
   */
  follow(entry: Entry, check: string): string | null {
    if (entry.t === "move") {
      const judged = this.judge(entry.seat, entry.d, entry.move);
      if ("rule" in judged) return `entry ${entry.n} is refused: ${judged.rule}`;
      const events = this.#apply(entry, judged.d, judged.move, true);
      this.clock.answered(judged.d, entry.at, this.game.pending(this.state), events);
    } else if (entry.t === "undo") this.#rewind(entry);
    if (entry.hash !== undefined && entry.hash !== hashOf(this.game.facts(this.state), this.sha))
      return `entry ${entry.n} leads to another position than its hash says`;
    this.#note(entry, check);
    return null;
  }

  /** The line that opens the deal, once the game is over. */
  end(secret: Seed, parts: (Seed | null)[], botSecret: Seed): string {
    const hash = hashOf(this.game.facts(this.state), this.sha);
    const end: LogEnd = { t: "end", outcome: this.game.outcome(this.state), hash, secret, parts, botSecret };
    return seal(this.#check, end, this.sha).line;
  }
}
