import { BOTS } from "@trestle/bots";
import type { Games } from "@trestle/table";
import type { Entry } from "./games/entry.ts";

const LOADERS: Readonly<Record<string, () => Promise<Entry>>> = {
  colt: async () => (await import("./games/colt.ts")).coltEntry,
  bang: async () => (await import("./games/bang.ts")).bangEntry,
  heist: async () => (await import("./games/heist.ts")).heistEntry,
};
/** Games that are played with more than one box: what makes an entry of a file. */
const BOXES: Readonly<Record<string, (file: unknown) => Promise<Entry | null>>> = {
  heist: async (file) => (await import("./games/heist.ts")).heistBox(file),
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

const boxes = new Map<string, Entry>();

/** Keeps another box, so that plans of its tables can be rehearsed. */
export async function keepBox(id: string, file: unknown): Promise<boolean> {
  const made = Object.hasOwn(BOXES, id) ? await BOXES[id]?.(file) : null;
  if (made?.edition == null) return false;
  boxes.set(`${id} ${made.edition.hash}`, made);
  return true;
}

/** The game with the box of this hash; null: it is not on the shelf. */
export async function loadWith(id: string, edition: string | null): Promise<Entry | null> {
  const usual = await loadGame(id);
  if (usual === null || edition === null || usual.edition?.hash === edition) return usual;
  return boxes.get(`${id} ${edition}`) ?? null;
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
