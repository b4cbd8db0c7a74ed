import { botSentences, findManifest } from "@trestle/games";
import type { Names } from "@trestle/kernel";
import { words } from "../../text/index.ts";

/** A sentence to be, as bots leave it. */
interface Line {
  key: string;
  data: Record<string, number | string>;
}

/** What lines say in the page's language, one sentence after the other. */
export async function sentencesOf(game: string, lines: readonly Line[], names: Names): Promise<string> {
  const manifest = findManifest(game);
  const sentences = manifest === null ? {} : await botSentences(manifest, words.getState().language);
  return lines
    .map(({ key, data }) => sentences[key]?.(data, names) ?? "")
    .filter((sentence) => sentence !== "")
    .join(" ");
}
