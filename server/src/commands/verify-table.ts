import { createHash } from "node:crypto";
import { isLogFault, readLog, replayEntries, seedOf, type LogHeader } from "@trestle/kernel";
import { partsOf } from "@trestle/table";
import { findGame } from "../games/games.ts";
import type { WholeTable } from "../store/server-store.ts";

/** The result of checking a table. */
export interface Examined {
  /** Of everything stored of it: equal on both sides of a move. */
  digest: string;
  /** Of the position that its log leads to; null: no game has begun. */
  position: string | null;
  lines: number;
  /** What is wrong with its log; null: nothing. */
  fault: string | null;
}

/** Plays a table's log again and checks every line and every hash. */
export function verifyTable(table: WholeTable): Examined {
  const { record, lines, chat } = table;
  const hash = createHash("sha256");
  for (const part of [JSON.stringify(record), ...lines, ...chat.map((line) => JSON.stringify(line))])
    hash.update(part).update("\n");
  const digest = hash.digest("hex");
  const none = { digest, position: null, lines: lines.length };
  if (lines.length === 0) return { ...none, fault: null };
  const log = readLog(`${lines.join("\n")}\n`, "open");
  if (isLogFault(log)) return { ...none, fault: `line ${log.line}: ${log.reason}` };
  const game = findGame(log.header.game, log.header.edition);
  if (game === null) return { ...none, fault: missing(log.header) };
  const seed = seedOf(log.header, record.secret, partsOf(record));
  const run = replayEntries(game, log, seed, null);
  if (isLogFault(run)) return { ...none, fault: `line ${run.line}: ${run.reason}` };
  return { digest, position: run.hash, lines: lines.length, fault: null };
}

function missing({ game, edition }: LogHeader): string {
  return edition === null || edition.file !== undefined || findGame(game) === null
    ? `there is no game ${game} here`
    : `its edition ${edition.hash} is missing`;
}
