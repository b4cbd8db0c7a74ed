import { createStore } from "zustand/vanilla";
import { useStore } from "./use-store.ts";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the page. It follows the settings once the texts of that language are loaded. */
const spoken = createStore<{ language: Language }>(() => ({ language: "en" }));

export function setLanguage(language: Language): void {
  spoken.setState({ language });
}
export function useLanguage(): Language {
  return useStore(spoken, (s) => s.language);
}

/** Texts of the kit itself. */
const TEXT = { en: { close: "Close" }, it: { close: "Chiudi" } } as const;

export function useUiText(): (typeof TEXT)[Language] {
  return TEXT[useLanguage()];
}
