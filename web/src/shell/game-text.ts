import type { GameText, Types } from "../net/frames.ts";
import { useEffect, useState } from "preact/hooks";
import { useLanguage, type Language } from "../text/index.ts";
import type { GameId } from "./game-ids.ts";

type Words = GameText<Types>;
type Loader = () => Promise<Words>;

/** The games' own words, each language a file; a game that lacks the page's language is told in English. */
const LOADERS: Readonly<Record<GameId, { en: Loader } & Partial<Record<Language, Loader>>>> = {
  colt: {
    en: async () => words((await import("@trestle/colt/text/en")).en),
    it: async () => words((await import("@trestle/colt/text/it")).it),
  },
  bang: {
    en: async () => words((await import("@trestle/bang/text/en")).en),
    it: async () => words((await import("@trestle/bang/text/it")).it),
  },
  heist: {
    en: async () => words((await import("@trestle/heist/text/en")).en),
    it: async () => words((await import("@trestle/heist/text/it")).it),
  },
};

/** Forgets the game's own types: nothing here asks for a sentence about a view. */
function words<T extends Types>(text: GameText<T>): Words {
  return text;
}

export interface Told {
  text: Words;
  language: Language;
}

export async function loadGameText(game: GameId, language: Language): Promise<Told> {
  const own = LOADERS[game][language];
  return own === undefined ? { text: await LOADERS[game].en(), language: "en" } : { text: await own(), language };
}

/** null: on its way. */
export function useGameText(game: GameId): Told | null {
  const language = useLanguage();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let current = true;
    setTold(null);
    void loadGameText(game, language).then((t) => current && setTold(t));
    return () => {
      current = false;
    };
  }, [game, language]);
  return told;
}
