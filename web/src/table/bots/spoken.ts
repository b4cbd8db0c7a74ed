import type { Names, ReasonLine } from "@trestle/kernel";

/** What a bot says aloud, in the page's language. Bots' sentences are loaded on first use. */
export async function sentencesOf(game: string, line: ReasonLine, names: Names): Promise<string> {
  return (await import("./bot-sentences.ts")).sentencesOf(game, [line], names);
}
