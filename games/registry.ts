import * as list from "./index.ts";
import type { BotSentences, GameManifest, Language } from "./manifest.ts";

export { isEditionFault, textWith } from "./manifest.ts";
export type * from "./manifest.ts";

/** All games, in the order of the home page; a game without a place in it comes last. */
export const MANIFESTS: readonly GameManifest[] = Object.values(list).sort(
  (a: GameManifest, b: GameManifest) => (a.order ?? Infinity) - (b.order ?? Infinity),
);

export function findManifest(id: string): GameManifest | null {
  return MANIFESTS.find((m) => m.id === id) ?? null;
}

/** The sentences of a game's bots in a language, else in English; those of the default bots where it brings none. */
export async function botSentences(manifest: GameManifest, language: Language): Promise<BotSentences> {
  const { botText } = manifest;
  if (botText !== undefined) return (botText[language] ?? botText.en)();
  if (manifest.bots !== undefined) return {};
  return (await (language === "it" ? import("@trestle/bots/text/it") : import("@trestle/bots/text/en"))).lines;
}
