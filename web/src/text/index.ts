import { createStore } from "zustand/vanilla";
import { useStore } from "@trestle/ui/use-store.ts";
import { setLanguage, type Language } from "@trestle/ui/language.ts";
import { en, type Text } from "./en/index.ts";
import type { ShellText } from "./en/shell.ts";

const LOADERS: Readonly<Record<Language, () => Promise<Text>>> = {
  en: async () => en,
  it: async () => (await import("./it/index.ts")).it,
};
const SHELLS: Readonly<Record<Language, () => Promise<ShellText>>> = {
  en: async () => (await import("./en/shell.ts")).shell,
  it: async () => (await import("./it/shell.ts")).shell,
};

export const words = createStore<{ language: Language; text: Text; shell: ShellText | null }>(() => ({
  language: "en",
  text: en,
  shell: null,
}));
let asked = false;

export async function loadText(language: Language): Promise<void> {
  const [text, shell] = await Promise.all([LOADERS[language](), asked ? SHELLS[language]() : null]);
  words.setState({ language, text, shell });
  setLanguage(language);
  document.documentElement.lang = language;
}

/** Loads the texts of the shell: await it before showing a screen that uses them. */
export async function loadShellText(): Promise<ShellText> {
  asked = true;
  const { language, shell } = words.getState();
  if (shell !== null) return shell;
  const loaded = await SHELLS[language]();
  if (words.getState().language !== language) return loadShellText();
  words.setState({ shell: loaded });
  return loaded;
}

/** A screen, once the texts of the shell are loaded. */
export async function withShellText<S>(screen: Promise<S>): Promise<S> {
  await loadShellText();
  return screen;
}

export function useText(): Text {
  return useStore(words, (w) => w.text);
}
export function useShellText(): ShellText {
  const shell = useStore(words, (w) => w.shell);
  if (shell === null) throw new Error("a screen is shown before its words are there");
  return shell;
}
