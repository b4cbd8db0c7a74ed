import { createStore } from "zustand/vanilla";
import { useStore } from "../store/use.ts";
import { en } from "./en/index.ts";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** The words of the page. Every catalogue has the shape of the English one, or the build fails. */
export type Text = typeof en;

const LOADERS: Readonly<Record<Language, () => Promise<Text>>> = {
  en: async () => en,
  it: async () => (await import("./it/index.ts")).it,
};

export const words = createStore<{ language: Language; text: Text }>(() => ({ language: "en", text: en }));

export async function speak(language: Language): Promise<void> {
  const text = await LOADERS[language]();
  words.setState({ language, text });
  document.documentElement.lang = language;
}

export function useText(): Text {
  return useStore(words, (w) => w.text);
}
export function useLanguage(): Language {
  return useStore(words, (w) => w.language);
}
