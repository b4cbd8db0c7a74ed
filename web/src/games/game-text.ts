import { findManifest } from "@trestle/games";
import type { GameText, Types } from "@trestle/kernel";
import { useEffect, useState } from "preact/hooks";
import { useLanguage, type Language } from "@trestle/ui/language.ts";

export interface LoadedGameText {
  text: GameText<Types>;
  language: Language;
}

/** The game's texts in the page's language, or in English if it has no others. */
export async function loadGameText(game: string, language: Language): Promise<LoadedGameText> {
  const { text } = findManifest(game)!;
  const own = text[language];
  return own === undefined ? { text: (await text.en()).text, language: "en" } : { text: (await own()).text, language };
}

/** null: loading. */
export function useGameText(game: string): LoadedGameText | null {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<LoadedGameText | null>(null);
  useEffect(() => {
    let current = true;
    setLoaded(null);
    void loadGameText(game, language).then((t) => current && setLoaded(t));
    return () => {
      current = false;
    };
  }, [game, language]);
  return loaded;
}
