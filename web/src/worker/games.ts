import { BOTS } from "@trestle/bots";
import { findManifest } from "@trestle/games";
import { loadGame as load, type LoadedGame } from "@trestle/games/load";
import type { Games } from "@trestle/table";

const loaded = new Map<string, LoadedGame>();

/** The game, fetched on first use; null: there is no such game. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const manifest = findManifest(id);
  if (manifest === null) return null;
  const game = await load(manifest);
  loaded.set(id, game);
  return game;
}

const editions = new Map<string, LoadedGame>();

/** Keeps another edition, for rehearsals at its tables. */
export async function keepEdition(id: string, file: unknown): Promise<boolean> {
  const made = (await loadGame(id))?.withEdition?.(file);
  if (made === undefined || "reason" in made || made.edition === null) return false;
  editions.set(`${id} ${made.edition.hash}`, made);
  return true;
}

/** The game with the edition of this hash; null: it is not loaded. */
export async function loadEdition(id: string, edition: string | null): Promise<LoadedGame | null> {
  const usual = await loadGame(id);
  if (usual === null || edition === null || usual.edition?.hash === edition) return usual;
  return editions.get(`${id} ${edition}`) ?? null;
}

/** The loaded games, for tables: a game is loaded before its table is opened. */
export const GAMES: Games = {
  find(id, edition) {
    const e = loaded.get(id);
    if (e === undefined || (edition !== null && edition.hash !== e.edition?.hash)) return null;
    return e.game;
  },
  bots: BOTS,
};
