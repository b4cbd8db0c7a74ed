import { useEffect, useState } from "preact/hooks";
import type { SideText } from "../../text/en/side.ts";
import { useLanguage, type Language } from "@trestle/ui/language.ts";

const LOADERS: Readonly<Record<Language, () => Promise<SideText>>> = {
  en: async () => (await import("../../text/en/side.ts")).side,
  it: async () => (await import("../../text/it/side.ts")).side,
};

/** The texts of the side panel, loaded with it; null: loading. */
export function useSideText(): SideText | null {
  const language = useLanguage();
  const [words, setWords] = useState<SideText | null>(null);
  useEffect(() => {
    let wanted = true;
    void LOADERS[language]().then((loaded) => wanted && setWords(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
}
