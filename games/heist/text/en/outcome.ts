import type { Names, RuleId } from "@trestle/kernel";
import { join } from "./words.ts";

/** How it ended, as one sentence. */
export function outcomeText(because: RuleId, winners: readonly number[], names: Names): string {
  const who = join(winners.map((seat) => names.seat(seat)));
  const win = winners.length === 1 ? `${who} wins` : `${who} win together`;
  switch (because) {
    case "HEIST-END-1":
      return "The goal is reached: the gang has won.";
    case "HEIST-END-3":
      return winners.length === 0
        ? "A third town goes unpaid and the Last Rope reaches the skull: the gang has lost."
        : `A third town goes unpaid and the Last Rope reaches the skull. ${win}.`;
    case "HEIST-END-4":
      return winners.length === 0
        ? "The engine comes to a junction without a switch: the line ends here, and the gang has lost."
        : `The engine comes to a junction without a switch: the line ends here. ${win}.`;
    case "HEIST-VAR-1":
      return "The run is over, and the Heist Meter is your score.";
    case "HEIST-VS-8":
      return `Enough counters have come home: ${win}.`;
    case "HEIST-VS-9":
      return `The run is over and most points count: ${win}.`;
    case "HEIST-VS-10":
      return winners.length > 1
        ? `The run is over, and nothing breaks the tie: ${win}.`
        : `The run is over with a tie, which counters and loot decide: ${win}.`;
    default:
      return winners.length === 0 ? "The game is over. Nobody wins." : `The game is over. ${win}.`;
  }
}
