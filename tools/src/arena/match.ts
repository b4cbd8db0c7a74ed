import {
  addPair,
  newPaired,
  playArenaGame,
  type Paired,
  type ArenaResult,
  type ArenaSeat,
  type Temper,
} from "@trestle/bots";
import { isRefusal, type LogHeader, type Types } from "@trestle/kernel";
import type { Entry } from "../registry.ts";

/** What an arena is asked to play; plain data, so that it can be handed to a thread. */
export interface Wish {
  game: string;
  edition: LogHeader["edition"];
  /** The table's options; where there are several they are played by turns. */
  options: readonly Record<string, unknown>[];
  seats: number;
  hero: string;
  others: string;
  /** Plays every deal a second time in the hero's place. */
  baseline: string | null;
  temper: Temper;
  /** Of a Legend's decision; null: as many as it is worth. */
  iterations: number | null;
  seed: string;
}

/** Wins of one kind of game. */
export interface Count {
  games: number;
  wins: number;
  paired: Paired;
}

export interface Tally extends Count {
  /** By the hero's role or by the goal that was set, where the game has such. */
  groups: Record<string, Count>;
  /** What the groups are; null: there are none. */
  groupedBy: "role" | "goal" | null;
  /** Seats that won, over all games: what somebody at the table won on average. */
  seatsWon: number;
  noWinner: number;
  decisions: number;
  illegal: number;
  fallbacks: number;
  /** Milliseconds of the processor for the hero's decisions, and for its turns where the game counts them. */
  thought: number[];
  turns: number[];
}

function newCount(): Count {
  return { games: 0, wins: 0, paired: newPaired() };
}

export function newTally(): Tally {
  const none = { seatsWon: 0, noWinner: 0, decisions: 0, illegal: 0, fallbacks: 0 };
  return { ...newCount(), ...none, groups: {}, groupedBy: null, thought: [], turns: [] };
}

/**
 * Game number i: every deal comes once for each seat of the hero, so that no seat's luck counts. Where all seats are
 * filled alike that would be the same game over and over: then every game has a deal of its own.
 */
export function playMatch(e: Entry, wish: Wish, i: number, tally: Tally): void {
  const alike = wish.hero === wish.others && wish.temper === "even";
  const hero = i % wish.seats;
  const deal = alike ? i : Math.floor(i / wish.seats);
  const options = wish.options[deal % wish.options.length]!;
  const played = playWith(e, wish, { hero, deal, options, name: wish.hero, temper: wish.temper });
  const group = groupOf(e, played, hero, options);
  const counts = group === null ? [tally] : [tally, (tally.groups[group.name] ??= newCount())];
  if (group !== null) tally.groupedBy = group.by;
  const won = played.winners.includes(hero);
  for (const count of counts) {
    count.games++;
    if (won) count.wins++;
  }
  tally.seatsWon += played.winners.length;
  if (played.winners.length === 0) tally.noWinner++;
  tally.decisions += played.decisions;
  tally.illegal += played.illegal;
  tally.fallbacks += played.fallbacks;
  for (const ms of played.thought) tally.thought.push(ms);
  for (const ms of played.turns) tally.turns.push(ms);
  if (wish.baseline === null) return;
  const before = playWith(e, wish, { hero, deal, options, name: wish.baseline, temper: "even" });
  const difference = Number(won) - Number(before.winners.includes(hero));
  for (const count of counts) addPair(count.paired, difference);
}

interface Place {
  hero: number;
  deal: number;
  options: Record<string, unknown>;
  name: string;
  temper: Temper;
}

function playWith(e: Entry, wish: Wish, place: Place): ArenaResult<Types> {
  const config = e.game.parseConfig(place.options);
  if (isRefusal(config)) throw new Error(`${config.rule}: ${JSON.stringify(place.options)}`);
  const { game, bots, baselines } = e;
  const iterations = wish.iterations ?? bots.enough;
  const seats = Array.from({ length: wish.seats }, (_, seat): ArenaSeat => {
    const mine = seat === place.hero;
    return { name: mine ? place.name : wish.others, temper: mine ? place.temper : "even", iterations };
  });
  const seed = `${wish.seed} ${place.deal}`;
  return playArenaGame({ game, bots, baselines, config, seed, seats, hero: place.hero, now: processorTime });
}

/** Of this thread alone, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Group {
  by: NonNullable<Tally["groupedBy"]>;
  name: string;
}

function groupOf(e: Entry, played: ArenaResult<Types>, hero: number, options: Record<string, unknown>): Group | null {
  const role = e.game.roles?.(e.game.view(played.state, hero))[hero] ?? null;
  if (role !== null) return { by: "role", name: role };
  return "goal" in options ? { by: "goal", name: `goal ${String(options["goal"])}` } : null;
}

export function addTally(sum: Tally, more: Tally): void {
  addCount(sum, more);
  for (const [name, count] of Object.entries(more.groups)) addCount((sum.groups[name] ??= newCount()), count);
  sum.groupedBy ??= more.groupedBy;
  sum.seatsWon += more.seatsWon;
  sum.noWinner += more.noWinner;
  sum.decisions += more.decisions;
  sum.illegal += more.illegal;
  sum.fallbacks += more.fallbacks;
  for (const ms of more.thought) sum.thought.push(ms);
  for (const ms of more.turns) sum.turns.push(ms);
}

function addCount(sum: Count, more: Count): void {
  sum.games += more.games;
  sum.wins += more.wins;
  sum.paired.games += more.paired.games;
  sum.paired.sum += more.paired.sum;
  sum.paired.squares += more.paired.squares;
}
