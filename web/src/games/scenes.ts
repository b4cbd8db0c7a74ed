import { findManifest, isEditionFault, textWith, type GameManifest } from "@trestle/games";
import type { Gallery } from "@trestle/ui/gallery.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { EditionFile, Scene } from "@trestle/ui/scene.ts";

type LoadScene = (language: Language, edition?: EditionFile) => Promise<Scene>;
type LoadGallery = (language: Language) => Promise<Gallery>;

/** Scenes and galleries by game, each a chunk of its own. */
const SCENES = import.meta.glob<LoadScene>("../../../games/*/scene/index.ts", { import: "loadScene" });
const GALLERIES = import.meta.glob<LoadGallery>("../../../games/*/scene/gallery/index.tsx", { import: "loadGallery" });

/** The game's own scene, else the default one; null: this page does not know the game. */
export function loadScene(game: string, language: Language, edition?: EditionFile): Promise<Scene> | null {
  const load = SCENES[`../../../games/${game}/scene/index.ts`];
  if (load !== undefined) return load().then((scene) => scene(language, edition));
  const manifest = findManifest(game);
  return manifest === null ? null : loadDefault(manifest, language, edition);
}

/** The page uses only the engine's slots; it is the worker that plays. */
async function loadDefault(manifest: GameManifest, language: Language, edition?: EditionFile): Promise<Scene> {
  // A game that lacks the page's language is told in English, all of it.
  const told = manifest.text[language] === undefined ? "en" : language;
  const [{ defaultScene }, usual, words] = await Promise.all([
    import("@trestle/ui/default-scene/index.ts"),
    manifest.engine(),
    (manifest.text[told] ?? manifest.text.en)(),
  ]);
  const other = edition === undefined ? usual : usual.withEdition?.(await edition.file());
  const engine = other === undefined || isEditionFault(other) ? usual : other;
  return defaultScene(engine.game, textWith(words, engine.edition).text, told);
}

export function hasGallery(game: string): boolean {
  return Object.hasOwn(GALLERIES, galleryOf(game));
}
export async function loadGallery(game: string, language: Language): Promise<Gallery> {
  return (await GALLERIES[galleryOf(game)]!())(language);
}
function galleryOf(game: string): string {
  return `../../../games/${game}/scene/gallery/index.tsx`;
}
