import { isLogFault, readLog, type LogHeader } from "@trestle/kernel";
import { partsOf } from "./boards.ts";
import type { Games } from "./games.ts";
import { Match } from "./match.ts";
import type { Record as TableRecord } from "./record.ts";

/** The log in the store does not lead anywhere. */
export class DamagedTable extends Error {}

export function newMatch(games: Games, record: TableRecord, header: LogHeader): Match {
  const game = games.find(header.game, header.edition);
  if (game === null) throw new DamagedTable(`there is no game ${header.game} here`);
  return new Match(game, header, record.secret, partsOf(record), record.clock, games.sha256);
}

/** Plays a stored log again, every line of it checked. `time` is the play time it ends at. */
export function matchFrom(games: Games, record: TableRecord, lines: readonly string[]): { match: Match; time: number } {
  const log = readLog(`${lines.join("\n")}\n`, "open");
  if (isLogFault(log)) throw new DamagedTable(`line ${log.line}: ${log.reason}`);
  const match = newMatch(games, record, log.header);
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
