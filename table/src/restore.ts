import { isLogFault, readLog, withFile, type LogHeader } from "@trestle/kernel";
import { partsOf } from "./boards.ts";
import type { Games } from "./games.ts";
import { Match } from "./match.ts";
import type { TableRecord } from "./record.ts";

/** The log in the store does not lead anywhere. */
export class DamagedTable extends Error {}

/** The edition as a log's first line names it: with its file, unless it is ours. */
export function wholeEdition(games: Games, id: string, edition: TableRecord["edition"]): LogHeader["edition"] {
  const file = edition === null ? undefined : games.file?.(id, edition.hash);
  return edition === null || file === undefined ? edition : { hash: edition.hash, file };
}

export function newMatch(games: Games, record: TableRecord, header: LogHeader): Match {
  const game = games.find(header.game, header.edition);
  if (game === null) throw new DamagedTable(`there is no game ${header.game} here`);
  if (header.rulesVersion < 1 || header.rulesVersion > game.rulesVersion)
    throw new DamagedTable(`rules version ${header.rulesVersion} of ${header.game} is not known here`);
  return new Match(game, header, record.secret, partsOf(record), record.clock, games.sha256);
}

/** Plays a stored log again, every line of it checked. `time` is the play time it ends at. */
export function matchFrom(games: Games, record: TableRecord, lines: readonly string[]): { match: Match; time: number } {
  const edition = wholeEdition(games, record.game, record.edition);
  const first = edition?.file === undefined ? lines[0]! : withFile(lines[0]!, edition.file);
  const log = readLog(`${[first, ...lines.slice(1)].join("\n")}\n`, "open");
  if (isLogFault(log)) throw new DamagedTable(`line ${log.line}: ${log.reason}`);
  // Tables of one edition share one file, not a copy of it each.
  const match = newMatch(games, record, edition === null ? log.header : { ...log.header, edition });
  let time = 0;
  for (const entry of log.entries) {
    const fault = match.follow(entry, checkOf(lines[entry.n]!));
    if (fault !== null) throw new DamagedTable(fault);
    time = entry.at;
  }
  return { match, time };
}

/** The running check at the end of a line that has been read and found right. */
function checkOf(line: string): string {
  return /"check":"([0-9a-f]{32})"\}$/.exec(line)![1]!;
}
