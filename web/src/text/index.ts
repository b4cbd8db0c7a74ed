import { createStore } from "zustand/vanilla";
import { useStore } from "../store/use.ts";
import { en } from "./en/index.ts";
import type { shell } from "./en/shell.ts";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** The words of the page. Every catalogue has the shape of the English one, or the build fails. */
export type Eager = typeof en;
export type Shell = typeof shell;
export type Text = Eager & Shell;

const LOADERS: Readonly<Record<Language, () => Promise<Eager>>> = {
  en: async () => en,
  it: async () => (await import("./it/index.ts")).it,
};
const SHELLS: Readonly<Record<Language, () => Promise<Shell>>> = {
  en: async () => (await import("./en/shell.ts")).shell,
  it: async () => (await import("./it/shell.ts")).shell,
};

/** The shell's words are there once a screen has asked for them; only those screens use them. */
export const words = createStore<{ language: Language; text: Text }>(() => ({
  language: "en",
  text: { ...en } as Text,
}));
let asked = false;

export async function speak(language: Language): Promise<void> {
  const [own, more] = await Promise.all([LOADERS[language](), asked ? SHELLS[language]() : {}]);
  words.setState({ language, text: { ...own, ...more } as Text });
  document.documentElement.lang = language;
}

/** Fetches the shell's words as well: await it before a screen that uses them is shown. */
export async function speakShell(): Promise<void> {
  if (asked && "lobby" in words.getState().text) return;
  asked = true;
  const { language, text } = words.getState();
  const more = await SHELLS[language]();
  if (words.getState().language === language) words.setState({ language, text: { ...text, ...more } });
  else await speakShell();
}

/** A screen, once its words are there. */
export async function inWords<S>(screen: Promise<S>): Promise<S> {
  await speakShell();
  return screen;
}

export function useText(): Text {
  return useStore(words, (w) => w.text);
}
export function useLanguage(): Language {
  return useStore(words, (w) => w.language);
}
