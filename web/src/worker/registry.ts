import { BOTS } from "@trestle/bots";
import type { Games } from "@trestle/table";
import type { Entry } from "./games/entry.ts";

const LOADERS: Readonly<Record<string, () => Promise<Entry>>> = {
  colt: async () => (await import("./games/colt.ts")).coltEntry,
  bang: async () => (await import("./games/bang.ts")).bangEntry,
  heist: async () => (await import("./games/heist.ts")).heistEntry,
};
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

const loaded = new Map<string, Entry>();

/** The game, fetched if this is the first time somebody asks for it; null: there is no such game. */
export async function loadGame(id: string): Promise<Entry | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) return null;
  const entry = await load();
  loaded.set(id, entry);
  return entry;
}

/** What tables are told of the games there are: those that were loaded before the table was opened. */
export const GAMES: Games = {
  find(id, edition) {
    const e = loaded.get(id);
    if (e === undefined || (edition !== null && edition.hash !== e.edition?.hash)) return null;
    return e.game;
  },
  bots: BOTS,
  roles: (id, view) => loaded.get(id)?.roles?.(view) ?? null,
};
