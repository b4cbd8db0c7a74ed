import type { AnyGame } from "@trestle/kernel";
import type { TableRecord } from "./record.ts";

/**
 * Whether a Legend may be asked for advice. Where nobody said, it may where that takes nothing from anybody: whoever
 * plays alone with bots, and those who win or lose together, unless they play against a quick clock.
 */
export function hintsOn(record: TableRecord, game: AnyGame | null): boolean {
  const said = record.hinted ?? record.hints;
  if (typeof said === "boolean") return said;
  if (record.clock === "blitz") return false;
  const others = record.seats.filter((s) => s.kind !== "bot").length > 1;
  return !others || game?.cooperative?.(record.options) === true;
}
