import { findManifest, type About, type GameManifest } from "@trestle/games";
import { useLanguage } from "@trestle/ui/language.ts";

/** Name and promise of a game in the page's language. */
export function useAbout({ about }: GameManifest): About {
  return about[useLanguage()] ?? about.en;
}
/** The name of a game that a server speaks of; its id, where this page does not know it. */
export function useGameName(game: string): string {
  const language = useLanguage();
  const about = findManifest(game)?.about;
  return about === undefined ? game : (about[language] ?? about.en).name;
}
