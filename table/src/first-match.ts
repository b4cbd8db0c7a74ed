import { LOG_FORMAT } from "@trestle/kernel";
import type { Games } from "./games.ts";
import { hintsOn } from "./hints-on.ts";
import type { Match } from "./match.ts";
import type { TableRecord } from "./record.ts";
import { newMatch, wholeEdition } from "./restore.ts";

/** The list is frozen and the parts are in: hints are settled, and the cards are dealt. */
export function firstMatch(games: Games, record: TableRecord): Match {
  const game = games.find(record.game, record.edition)!;
  const { list, parts } = record.starting!;
  const { label, attempt, seats } = list;
  delete record.starting;
  record.parts = parts;
  record.hinted = hintsOn(record, game);
  const match = newMatch(games, record, {
    format: LOG_FORMAT,
    game: record.game,
    rulesVersion: list.rulesVersion,
    edition: wholeEdition(games, record.game, record.edition),
    config: record.options,
    seats: record.seats.length,
    table: record.id,
    commitment: list.commitment,
    created: record.created,
    deal: { label, attempt, seats },
  });
  record.phase = "playing";
  return match;
}
