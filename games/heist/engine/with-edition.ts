import { ours } from "./edition/ours.ts";
import { parseEdition } from "./edition/parse.ts";
import { isEditionFault, type Edition } from "./edition/types.ts";
import { makeHeist, type HeistGame } from "./heist.ts";

interface HeistEngine {
  game: HeistGame;
  edition: { hash: string; file?: Edition };
  components: Edition;
  withEdition(file: unknown): HeistEngine | { place: string; reason: string };
}

function engineWith(edition: Edition): HeistEngine {
  const game = makeHeist(edition);
  return {
    game,
    edition: edition === ours ? { hash: game.hash } : { hash: game.hash, file: edition },
    components: edition,
    withEdition(file) {
      const parsed = parseEdition(file);
      if (isEditionFault(parsed)) return parsed;
      const other = engineWith(parsed);
      return other.game.hash === engine.game.hash ? engine : other;
    },
  };
}

/** With our own components, until a file brings others. */
export const engine: HeistEngine = engineWith(ours);
