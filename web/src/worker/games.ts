import { BOTS } from "@trestle/bots";
import { findManifest } from "@trestle/games";
import { loadGame as load, type LoadedGame } from "@trestle/games/load";
import type { Games } from "@trestle/table";

const loaded = new Map<string, LoadedGame>();

/** The game, fetched if this is the first time somebody asks for it; null: there is no such game. */
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

/** Keeps another edition, so that plans of its tables can be rehearsed. */
export async function keepBox(id: string, file: unknown): Promise<boolean> {
  const made = (await loadGame(id))?.withEdition?.(file);
  if (made === undefined || "reason" in made || made.edition === null) return false;
  editions.set(`${id} ${made.edition.hash}`, made);
  return true;
}

/** The game with the edition of this hash; null: it is not here. */
export async function loadWith(id: string, edition: string | null): Promise<LoadedGame | null> {
  const usual = await loadGame(id);
  if (usual === null || edition === null || usual.edition?.hash === edition) return usual;
  return editions.get(`${id} ${edition}`) ?? null;
}

/** What tables are told of the games there are: those that were loaded before the table was opened. */
export const GAMES: Games = {
  find(id, edition) {
    const e = loaded.get(id);
    if (e === undefined || (edition !== null && edition.hash !== e.edition?.hash)) return null;
    return e.game;
  },
  bots: BOTS,
};
