import type { Gallery } from "@trestle/ui/gallery.ts";
import type { Language } from "@trestle/ui/language.ts";
import type { Components, Scene } from "@trestle/ui/scene.ts";

type LoadScene = (language: Language, components?: Components) => Promise<Scene>;
type LoadGallery = (language: Language) => Promise<Gallery>;

/** Scenes and galleries by game; each is a file of its own that is fetched when it is first needed. */
const SCENES = import.meta.glob<LoadScene>("../../../games/*/scene/index.ts", { import: "loadScene" });
const GALLERIES = import.meta.glob<LoadGallery>("../../../games/*/scene/gallery/index.tsx", { import: "loadGallery" });

/** null: this page has no picture of the game. */
export function loadScene(game: string, language: Language, components?: Components): Promise<Scene> | null {
  const load = SCENES[`../../../games/${game}/scene/index.ts`];
  return load === undefined ? null : load().then((scene) => scene(language, components));
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
