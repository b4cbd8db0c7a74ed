import type { Names } from "../../net/frames.ts";
import { words, type Language } from "../../text/index.ts";

/** A sentence to be, as bots leave it. */
interface Line {
  key: string;
  data: Record<string, number | string>;
}
type Lines = Readonly<Record<string, (data: Line["data"], names: Names) => string>>;

/** Bots' words, a file for each game and language: few ask a bot for its reasons. */
const LOADERS: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ lines: Lines }>>>>> = {
  colt: { en: () => import("@trestle/bots/text/en/colt"), it: () => import("@trestle/bots/text/it/colt") },
  bang: { en: () => import("@trestle/bots/text/en/bang"), it: () => import("@trestle/bots/text/it/bang") },
  heist: { en: () => import("@trestle/bots/text/en/heist"), it: () => import("@trestle/bots/text/it/heist") },
};

/** What lines say in the page's language, one sentence after the other. */
export async function spelled(game: string, lines: readonly Line[], names: Names): Promise<string> {
  const found = await LOADERS[game]?.[words.getState().language]();
  return lines
    .map(({ key, data }) => found?.lines[key]?.(data, names) ?? "")
    .filter((sentence) => sentence !== "")
    .join(" ");
}
