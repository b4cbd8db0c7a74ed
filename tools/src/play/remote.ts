import { USUAL_LEVEL } from "@trestle/bots";
import { owed, sfc32, type Decision, type EventBase, type Names, type Recorder, type Types } from "@trestle/kernel";
import type {
  AskedFrame,
  Board,
  ClockInfo,
  PassedFrame,
  ServerFrame,
  StepFrame,
  SyncFrame,
  TableInfo,
} from "@trestle/protocol";
import { serverRules } from "@trestle/server/text/en";
import { tableRules } from "@trestle/table/text/en";
import type { Entry } from "../registry.ts";
import type { Company } from "./asides.ts";
import type { Line } from "./line.ts";
import { reasonOf, spell, type Advice, type Mind } from "./spell.ts";
import type { LocalTable } from "./table.ts";

/** The table on the server as the terminal's own code knows tables: its state is imagined from the view. */
export class RemoteTable implements Company {
  info!: TableInfo;
  you: SyncFrame["you"] = { seats: [], host: false };
  board: Board | null = null;
  local: LocalTable | null = null;
  v = 0;
  /** The decision that is being asked for on the screen. */
  open: number | null = null;
  /** The host is being asked what to do about missing parts of the deal. */
  asksForParts = false;
  /** The person does not wait any longer. */
  left = false;
  /** The last entry that a bot has played, by its seat. */
  readonly moved = new Map<number, number>();
  /** What is to be told with the news of the game. */
  readonly notes: string[] = [];
  /** What is told at once: talk, and what one is asked. */
  readonly words: string[] = [];
  readonly names: Names = { seat: (seat) => this.info.seats[seat]?.name ?? `seat ${seat + 1}` };
  /** The game, with the components of the table. */
  readonly entry: Entry;
  /** The server has said how the table stands. */
  isGreeted = false;
  #changed: (() => void)[] = [];
  #clocksAt = 0;
  #asked: AskedFrame | null = null;

  constructor(entry: Entry) {
    this.entry = entry;
  }

  take(frame: ServerFrame, line: Line): void {
    if (frame.t === "sync" || frame.t === "about") {
      this.info = frame.table;
      this.isGreeted = true;
      this.you = frame.you;
      this.#clocksAt = Date.now();
    }
    if ("v" in frame) this.v = frame.v;
    if (frame.t === "sync") {
      const board = frame.boards[0];
      const missed = frame.away === null ? [] : frame.history.filter((h) => h.v > frame.away!);
      if (missed.length > 0) this.notes.push("You were away, and others played for you. What happened:");
      if (board !== undefined)
        this.#see(
          board,
          missed.flatMap((h) => h.events),
          line,
        );
    } else if (frame.t === "step") {
      this.info = { ...this.info, clocks: frame.clocks };
      this.#clocksAt = Date.now();
      this.#heard(frame);
      this.#see(frame.board, frame.events, line);
    } else if (frame.t === "passed") {
      this.#heard(frame);
      this.#hear(frame.seat, frame.events);
    } else if (frame.t === "said") this.words.push(`${frame.line.name}: ${frame.line.text}`);
    else if (frame.t === "asked") this.#hearAsked(frame);
    for (const go of this.#changed.splice(0)) go();
  }

  #hearAsked(asked: AskedFrame): void {
    this.#asked = asked.waiting.length === 0 ? null : asked;
    if (this.isAsked) this.words.push(`${this.names.seat(asked.by)} would like to go back a step. Type yes or no.`);
  }

  get isAsked(): boolean {
    return this.seat !== null && this.#asked?.waiting.includes(this.seat) === true;
  }
  get isStarting(): boolean {
    return this.info.phase === "lobby" && this.info.starting !== null;
  }
  get seat(): number | null {
    return this.you.seats[0] ?? null;
  }
  get clocks(): readonly ClockInfo[] {
    const gone = Date.now() - this.#clocksAt;
    return this.info.clocks.map((c) => (c.running && c.left !== null ? { ...c, left: Math.max(0, c.left - gone) } : c));
  }

  leave(): true {
    this.left = true;
    for (const go of this.#changed.splice(0)) go();
    return true;
  }

  #heard({ by, v, say: aloud }: StepFrame | PassedFrame): void {
    if (by?.by !== "bot" && by?.by !== "minder") return;
    this.moved.set(by.seat, v);
    if (aloud !== undefined) this.notes.push(`${this.names.seat(by.seat)}: ${spell(this.entry, [aloud], this.names)}`);
  }

  #see(board: Board, events: EventBase[], line: Line): void {
    this.board = board;
    const entry = this.entry;
    const state = entry.game.imagine(board.view, sfc32(board.pending[0]?.id ?? 0));
    if (this.local === null) this.local = fresh(entry, this.names, board.seat, line, new RemoteMind(line, this));
    Object.assign(this.local.recorder, { state });
    this.#hear(board.seat, events);
  }

  #hear(seat: number | null, events: EventBase[]): void {
    if (this.local === null) return;
    const told = events.filter((e) => e.t !== "undone");
    if (told.length < events.length) this.notes.push("The last move was taken back. [TABLE-UNDO-1]");
    this.local.news.push(...told);
    if (seat !== null) (this.local.history[seat] ??= []).push(...told);
  }

  /** A refusal in words: the game's, or the table's own. */
  refusal({ rule, data }: Extract<ServerFrame, { t: "refused" }>): string {
    const own = ({ ...tableRules, ...serverRules } as Record<string, { short: string } | undefined>)[rule];
    return `No: ${own?.short ?? this.entry.text.refusal({ rule, data }, this.names)} [${rule}]`;
  }

  /** Resolves when the next frame has come. */
  change(): Promise<void> {
    return new Promise((go) => this.#changed.push(go));
  }

  owes(): Decision | null {
    const { board, info } = this;
    if (board === null || board.seat === null || info.phase !== "playing" || info.paused) return null;
    return owed(board.pending.filter((d) => d.seat === board.seat));
  }
}

/** What bots think is asked of the server. */
class RemoteMind implements Mind {
  readonly #line: Line;
  readonly #table: RemoteTable;

  constructor(line: Line, table: RemoteTable) {
    this.#line = line;
    this.#table = table;
  }

  async hints(d: Decision): Promise<readonly Advice[] | string> {
    const answer = await this.#line.send({ t: "hint", seat: d.seat, d: d.id });
    if (answer.t === "refused") return this.#table.refusal(answer);
    return answer.t === "hints" ? answer.list : [];
  }

  async reasons(): Promise<string[]> {
    const { entry, names, moved } = this.#table;
    const all = [...moved].map(async ([seat, n]) => {
      const answer = await this.#line.send({ t: "reason", n });
      return answer.t === "reason" ? [reasonOf(entry, names, seat, answer)] : [];
    });
    return (await Promise.all(all)).flat();
  }
}

function fresh(entry: Entry, names: Names, me: number | null, line: Line, mind: Mind): LocalTable {
  const recorder: Pick<Recorder<Types>, "play"> = {
    play: (d, move) => void line.send({ t: "move", seat: d.seat, d: d.id, move }),
  };
  const company = { level: USUAL_LEVEL, temper: "even" } as const;
  const thoughts = { thoughts: [], revealed: 0, aloud: [], mind };
  const played = { news: [], history: [], bots: sfc32(0), drawn: "", ...company, ...thoughts };
  return { entry, recorder: recorder as Recorder<Types>, names, me, ...played };
}
