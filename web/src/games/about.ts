import { findManifest, type About, type GameManifest } from "@trestle/games";
import { useLanguage } from "@trestle/ui/language.ts";

/** Name and description of a game in the page's language. */
export function useAbout({ about }: GameManifest): About {
  return about[useLanguage()] ?? about.en;
}
/** The name of a game by id; the id itself if this page does not know the game. */
export function useGameName(game: string): string {
  const language = useLanguage();
  const about = findManifest(game)?.about;
  return about === undefined ? game : (about[language] ?? about.en).name;
}
