/** What the engines deal, told in the words of `examples/check_deal.py`. */
import {
  CARDS,
  CHARACTER_IDS,
  RAILCAR_IDS,
  FIRST_RAILCAR,
  STATION_IDS,
  type BangTypes,
} from "@trestle/games/bang/engine";
import type { ColtTypes } from "@trestle/games/colt/engine";
import { ours, type Edition, type HeistTypes } from "@trestle/games/heist/engine";
import { isLogFault, judgeLog, type Log, type LogHeader, type Step, type Types } from "@trestle/kernel";
import { playedWith } from "../src/lib/played-with.ts";
import { findGame } from "../src/registry.ts";
import { NO_ARGS } from "./table-log.ts";

/** Hears a game from its deal on and writes down what was dealt. */
function listener(header: Pick<LogHeader, "game" | "edition">, lines: string[]): Step<Types> {
  if (header.game === "colt") return (_, __, state) => tellColt(state as ColtTypes["state"], lines);
  if (header.game === "heist") {
    const edition = (header.edition?.file ?? ours) as Edition;
    return (_, events, state) =>
      tellHeist(edition, events as HeistTypes["event"][], state as HeistTypes["state"], lines);
  }
  return bangListener(lines) as Step<Types>;
}

/** The opening of a closed log. */
export function openingOf(log: Log): string[] {
  const entry = playedWith(log.header, NO_ARGS);
  if (isLogFault(entry)) throw new Error(entry.reason);
  const lines: string[] = [];
  const tell = listener(log.header, lines);
  const judged = judgeLog(entry.game, log, (...told) => {
    if (log.header.game === "bang" || told[0] === null) tell(...told);
  });
  if (isLogFault(judged)) throw new Error(judged.reason);
  return lines;
}

/** The opening from a seed. */
export function openingFrom(game: string, options: unknown, seats: number, seed: string): string[] {
  const entry = findGame(game)!;
  const lines: string[] = [];
  const events: Types["event"][] = [];
  const config = entry.game.parseConfig(options);
  const start = { config, seats, seed, rules: entry.game.rulesVersion };
  const state = entry.game.setup(start, (e) => events.push(e));
  listener({ game, edition: entry.edition }, lines)(null, events, state);
  return lines;
}

function tellColt({ loot, first }: ColtTypes["state"], lines: string[]): void {
  lines.push(`cars: ${loot.slice(1).join(" ")}`, `first figure: ${first}`);
}

function bangListener(lines: string[]): Step<BangTypes> {
  let offers: number[][] = [];
  let characters: number[] = [];
  return (entry, events, { players, train }) => {
    if (entry === null) offers = players.map((p) => p.offer.slice());
    if (entry === null && train !== null)
      lines.push(
        `stations: ${train.stations.map((s) => STATION_IDS[s]).join(" ")}`,
        `railcars: ${train.cars.map((c) => RAILCAR_IDS[c - FIRST_RAILCAR]).join(" ")}`,
        `locomotive: ${train.side}`,
      );
    for (const e of events) {
      if (e.t === "cast") characters = e.characters;
      if (e.t !== "drew" || e.why !== "setup") continue;
      const mine = characters[e.seat]!;
      const names = [mine, ...offers[e.seat]!.filter((c) => c !== mine)].map((c) => CHARACTER_IDS[c]);
      const hand = e.secret!.cards.map(cardText).join(", ");
      lines.push(`seat ${e.seat}: ${players[e.seat]!.role}, ${names.join(" not ")}: ${hand}`);
    }
  };
}

function cardText(card: number): string {
  const { name, suit, rank } = CARDS[card]!;
  return `${name} ${rank > 10 ? "JQKA"[rank - 11] : rank}${suit[0]!.toUpperCase()}`;
}

function tellHeist(edition: Edition, events: HeistTypes["event"][], s: HeistTypes["state"], lines: string[]): void {
  const told = events.find((e) => e.t === "set-up")!;
  const tiles = s.squares.map((square) => square.map((t) => edition.tiles[t]!.id).join(" "));
  lines.push(
    `events: ${s.events
      .toReversed()
      .map((e) => edition.events[e]!.id)
      .join(" ")}`,
  );
  lines.push(`squares: ${tiles.join(", ")}`, `wanted: ${told.row.join(" ")}`);
  for (const e of events)
    if (e.t === "dealt") lines.push(`cowboy ${e.who.cowboy}: ${(e.cards ?? e.secret!.cards).join(" ")}`);
  lines.push(`turned up: ${told.turnedUp}`, `first cowboy: ${told.first.cowboy}`);
}
