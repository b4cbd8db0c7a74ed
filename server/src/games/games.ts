import { MANIFESTS, type EditionFault, type TextPart } from "@trestle/games";
import { loadGame, textWith, type LoadedGame } from "@trestle/games/load";
import type { AnyGame, GameText, LogHeader, Types } from "@trestle/kernel";
import { EditionCache } from "./edition-cache.ts";
import { slowHeapGrowth } from "./heap-growth.ts";

/** What the server knows of a game: its engine, its words and its bots. */
export interface Entry extends Pick<LoadedGame, "game" | "bots" | "edition"> {
  text: GameText<Types>;
  /** Default number of seats. */
  seats: number;
  /** The components as JSON, where they are not ours. */
  file: string | null;
  /** The same game with the components of a file; only where a game has editions. */
  withEdition?(raw: unknown): Entry | EditionFault;
}

function entryOf(loaded: LoadedGame, words: TextPart): Entry {
  const { manifest, game, bots, edition, components } = loaded;
  const { text } = textWith(words, components);
  const file = edition?.file === undefined ? null : JSON.stringify(edition.file);
  const entry: Entry = { game, text, bots, edition, file, seats: manifest.seats.usual };
  if (loaded.withEdition === undefined) return entry;
  return {
    ...entry,
    withEdition(raw) {
      slowHeapGrowth();
      const other = loaded.withEdition!(raw);
      return "reason" in other ? other : entryOf(other, words);
    },
  };
}

export const GAMES: readonly Entry[] = await Promise.all(
  MANIFESTS.map(async (manifest) => {
    const [loaded, words] = await Promise.all([loadGame(manifest), manifest.text.en()]);
    return entryOf(loaded, words);
  }),
);

const editions = new EditionCache({ count: 32, bytes: 1024 ** 2 });

/**
 * The game with the components that a table was made with. `file` may be their JSON. Null: the components are unknown
 * here and no file came along, or it is broken.
 */
export function findEntry(id: string, edition: LogHeader["edition"] = null): Entry | null {
  const e = GAMES.find((g) => g.game.id === id) ?? null;
  if (e === null || edition === null || edition.hash === e.edition?.hash) return e;
  const known = editions.get(`${id} ${edition.hash}`);
  if (known !== null || edition.file === undefined) return known;
  const raw = typeof edition.file === "string" ? (JSON.parse(edition.file) as unknown) : edition.file;
  const made = e.withEdition?.(raw);
  if (made === undefined || "reason" in made || made.edition?.hash !== edition.hash) return null;
  return remember(made);
}

/** Caches an edition that somebody has brought. */
export function remember(made: Entry): Entry {
  return made.file === null ? made : editions.add(`${made.game.id} ${made.edition?.hash}`, made);
}

export function findGame(id: string, edition: LogHeader["edition"] = null): AnyGame | null {
  return findEntry(id, edition)?.game ?? null;
}
