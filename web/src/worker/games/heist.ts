import { makeHeistPlayer } from "@trestle/bots";
import { isEditionFault, makeHeist, ours, parseEdition, type Edition } from "@trestle/heist";
import { entry, type Entry } from "./entry.ts";

function heistWith(edition: Edition): Entry {
  const game = makeHeist(edition);
  return entry({ game, seats: 4, player: makeHeistPlayer(edition), edition: { hash: game.hash } });
}

export const heistEntry = heistWith(ours);

/** The game with the components of a file; null: it is no such file. */
export function heistBox(file: unknown): Entry | null {
  const edition = parseEdition(file);
  return isEditionFault(edition) ? null : heistWith(edition);
}
