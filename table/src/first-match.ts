import { commitmentOf, LOG_FORMAT } from "@trestle/kernel";
import { partsOf } from "./boards.ts";
import type { Games } from "./games.ts";
import { hintsOn } from "./hints-on.ts";
import type { Match } from "./match.ts";
import type { Record as TableRecord } from "./record.ts";
import { newMatch } from "./restore.ts";

/** The seats are taken: parts of the deal and hints are settled, and the cards are dealt. */
export function firstMatch(games: Games, record: TableRecord): Match {
  const game = games.find(record.game, record.edition)!;
  record.parts = partsOf(record);
  record.hints = hintsOn(record, game);
  const match = newMatch(games, record, {
    format: LOG_FORMAT,
    game: record.game,
    rulesVersion: game.rulesVersion,
    edition: record.edition,
    config: record.options,
    seats: record.seats.length,
    table: record.id,
    commitment: commitmentOf(record.secret),
    created: record.created,
  });
  record.phase = "playing";
  return match;
}
