import type { Level, Temper } from "@trestle/bots";
import {
  owed,
  recordGame,
  redact,
  word,
  type Decision,
  type Log,
  type Names,
  type Recorder,
  type Rng,
  type SeatHolder,
  type Types,
} from "@trestle/kernel";
import { findCompany } from "./company.ts";
import { spell, type Mind, type Thought } from "./spell.ts";
import type { Entry } from "../registry.ts";

/** A table in this terminal: one game with its log, one person (or none), bots in the other seats. */
export interface LocalTable {
  entry: Entry;
  recorder: Recorder<Types>;
  names: Names;
  /** The person's seat; null: bots only, and a spectator's view. */
  me: number | null;
  /** Events of the last moves that were not shown yet, as the person may know them. */
  news: Types["event"][];
  history: Types["event"][][];
  bots: Rng;
  level: Level;
  temper: Temper;
  /** What bots thought, move by move, and how often something has been revealed since the deal. */
  thoughts: Thought[];
  revealed: number;
  /** What bots have said to all and was not shown yet. */
  aloud: string[];
  /** Who knows what bots think; null: this table itself. */
  mind: Mind | null;
  /** The table as it was drawn last. */
  drawn: string;
}

export interface TableSetup {
  entry: Entry;
  config: Types["config"];
  seats: number;
  me: number | null;
  myName: string;
  secret: string;
  bots: Rng;
  level: Level;
  temper: Temper;
  created: string;
}

export function openTable(t: TableSetup): LocalTable {
  const company = findCompany(t.seats, t.me, t.myName);
  const sitters: SeatHolder[] = company.map((name, seat) =>
    seat === t.me ? { kind: "person", name } : { kind: "bot", name, level: t.level, temper: t.temper },
  );
  const names: Names = { seat: (seat) => company[seat] ?? `seat ${seat + 1}` };
  const news: Types["event"][] = [];
  const history: Types["event"][][] = company.map(() => []);
  const sink = (event: Types["event"]): void => {
    if (event.reveals === true) made.revealed++;
    news.push(redact(event, t.me));
    history.forEach((heard, seat) => heard.push(redact(event, seat)));
  };
  const { entry, config, seats, secret, created } = t;
  const deal = { config, seats, table: "terminal", secret, created, sitters, edition: entry.edition };
  const made: Pick<LocalTable, "thoughts" | "revealed" | "aloud" | "mind"> = {
    thoughts: [],
    revealed: 0,
    aloud: [],
    mind: null,
  };
  const recorder = recordGame(entry.game, deal, sink);
  const bots = { bots: t.bots, level: t.level, temper: t.temper };
  return Object.assign(made, { entry, recorder, names, me: t.me, news, history, ...bots, drawn: "" });
}

export function viewOf(t: LocalTable): Types["view"] {
  return t.entry.game.view(t.recorder.state, t.me);
}

/** What the person may answer now: first what is owed, then what is free. */
export function mine(t: LocalTable): Decision[] {
  const all = t.entry.game.pending(t.recorder.state).filter((d) => d.seat === t.me);
  return all.toSorted((a, b) => Number(a.free) - Number(b.free));
}

/** One bot answers one decision. False: no bot owes any. */
export function botMoves(t: LocalTable): boolean {
  const { game } = t.entry;
  const s = t.recorder.state;
  const d = owed(game.pending(s).filter((q) => q.seat !== t.me));
  if (d === null) return false;
  const legal: Types["move"][] = [];
  game.moves(s, d, legal);
  const { revealed } = t;
  const thinking = t.entry.bots.begin({
    game,
    view: game.view(s, d.seat),
    history: t.history[d.seat]!,
    legal,
    decision: d,
    seed: word(t.bots) | 0,
    iterations: t.entry.bots.enough,
    level: t.level,
    temper: t.temper,
  });
  if (!thinking.done) thinking.more(t.entry.bots.enough);
  const { move, why, say } = thinking.result();
  t.thoughts.push({ seat: d.seat, why, say, revealed });
  t.recorder.play(d, move, "bot", 0, {
    iterations: thinking.spent,
    ...(why.lines.length === 0 ? {} : { why }),
    ...(say === null ? {} : { say }),
  });
  if (say !== null) t.aloud.push(`${t.names.seat(d.seat)}: ${spell(t.entry, [say], t.names)}`);
  return true;
}

export function isOver(t: LocalTable): boolean {
  return t.entry.game.outcome(t.recorder.state) !== null;
}

/** The sentences of what happened since this was last asked, each with its rule. */
export function takeNews(t: LocalTable): { sentence: string; rule: string }[] {
  const out: { sentence: string; rule: string }[] = [];
  for (const event of t.news) {
    const sentence = t.entry.text.event(event, t.names);
    if (sentence !== null) out.push({ sentence, rule: event.rule });
  }
  t.news.length = 0;
  return out;
}

export function closeTable(t: LocalTable): Log {
  return t.recorder.close();
}
