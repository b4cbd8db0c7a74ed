import type { Names, ReasonLine } from "@trestle/kernel";

/** What a bot says, in the page's language; its words are fetched when the first of them speaks. */
export async function sentencesOf(game: string, line: ReasonLine, names: Names): Promise<string> {
  return (await import("./bot-sentences.ts")).sentencesOf(game, [line], names);
}
