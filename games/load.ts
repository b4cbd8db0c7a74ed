import type { AnyGame, LogHeader } from "@trestle/kernel";
import { isEditionFault, type BotsPart, type EditionFault, type Engine, type GameManifest } from "./manifest.ts";

export { textWith } from "./manifest.ts";

/** A game that is ready to be played: its engine and its bots. */
export interface LoadedGame {
  manifest: GameManifest;
  game: AnyGame;
  bots: BotsPart;
  edition: LogHeader["edition"];
  components: unknown;
  /** The same game with the components of a file; only where a game has editions. */
  withEdition?(file: unknown): LoadedGame | EditionFault;
}

export async function loadGame(manifest: GameManifest): Promise<LoadedGame> {
  const [engine, bots] = await Promise.all([manifest.engine(), manifest.bots?.() ?? defaultBots()]);
  return loadedWith(manifest, engine, bots);
}

/** Most games bring their own. */
async function defaultBots(): Promise<BotsPart> {
  return (await import("@trestle/bots/default")).defaultBots;
}

function loadedWith(manifest: GameManifest, engine: Engine, bots: BotsPart): LoadedGame {
  const { game, edition = null, components } = engine;
  const loaded: LoadedGame = { manifest, game, bots, edition, components };
  if (engine.withEdition === undefined) return loaded;
  return {
    ...loaded,
    withEdition(file) {
      const other = engine.withEdition!(file);
      if (isEditionFault(other)) return other;
      return loadedWith(manifest, other, bots.withEdition?.(other.components) ?? bots);
    },
  };
}
