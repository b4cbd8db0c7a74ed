import { botSentences, findManifest } from "@trestle/games";
import type { Names, ReasonLine } from "@trestle/kernel";
import { words } from "../../text/index.ts";

/** The sentences of these keys in the page's language. */
export async function sentencesOf(game: string, lines: readonly ReasonLine[], names: Names): Promise<string> {
  const manifest = findManifest(game);
  const sentences = manifest === null ? {} : await botSentences(manifest, words.getState().language);
  return lines
    .map(({ key, data }) => sentences[key]?.(data, names) ?? "")
    .filter((sentence) => sentence !== "")
    .join(" ");
}
